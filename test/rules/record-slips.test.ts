import { describe, expect, test } from 'vitest';
import { lintPreset } from '../lint-example.js';
import { planted } from './record-slips/campaign.js';
import { DOUBLED } from './record-slips/doubled-keys.js';
import { cleanRooms } from './record-slips/rooms.js';
import { RECORD_SLIPS } from './record-slips/slips.js';
import { TABLES } from './record-slips/tables.js';
import { THROUGHOUT } from './record-slips/throughout.js';

/** Rooms of the benchmark are large and add nothing here. */
const ROOMS = cleanRooms().filter((text) => text.length < 30_000);
const VARIANTS = 4;

/** Slips that are not one finding everywhere: the rest is right by the documents, or several things lack. */
const NOT_ONE: readonly RegExp[] = [/^deleted: (?:an item and its logic|logic of an item|a subscription)/];

describe('a slip in records is one finding', () => {
  test('clean rooms have none', () => {
    for (const text of cleanRooms()) expect(lintPreset('recommended', text).findings).toEqual([]);
  });

  test.each(
    Object.entries({ ...RECORD_SLIPS, ...THROUGHOUT, ...DOUBLED, ...TABLES }).filter(
      ([kind]) => !NOT_ONE.some((pattern) => pattern.test(kind)),
    ),
  )('%s', (_kind, plant) => {
    for (const { findings } of planted(plant, VARIANTS, ROOMS))
      expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toHaveLength(1);
  });
});
