import { describe, expect, test } from 'vitest';
import { lintPreset } from '../lint-example.js';
import { planted } from './record-slips/campaign.js';
import { cleanRooms } from './record-slips/rooms.js';
import { RECORD_SLIPS } from './record-slips/slips.js';

/** Rooms of the benchmark are large and add nothing here. */
const ROOMS = cleanRooms().filter((text) => text.length < 30_000);
const VARIANTS = 4;

/** Slips that are not one finding in every room: further ones follow, or nobody can see them. */
const NOT_YET: readonly RegExp[] = [
  /^one TaskTriggerId for subscriptions/,
  /^exchanged: (?:keys of two items|TaskTriggerId of)/,
  /^nested: (?:roomItems in logic|settings in roomTasks)$/,
  /^wrapped: a logic value/,
  /^inside: a record of/,
  /^under: (?:a logic value in item|a subscription)/,
  /^a record for a list: Rewards of all/,
  /^deleted: (?:an item and its logic|logic of an item|a subscription)/,
];

describe('a slip in records is one finding', () => {
  test('clean rooms have none', () => {
    for (const text of cleanRooms()) expect(lintPreset('recommended', text).findings).toEqual([]);
  });

  test.each(RECORD_SLIPS.filter(({ kind }) => !NOT_YET.some((pattern) => pattern.test(kind))))(
    '$kind',
    (slip) => {
      for (const { findings } of planted(slip, VARIANTS, ROOMS))
        expect(findings.map(({ rule, message }) => `${rule}: ${message}`)).toHaveLength(1);
    },
  );
});
