import { describe, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { findingsOf } from '../lint-example.js';
import { damagedRoom } from '../rules/fix-campaign/damaged-room.js';
import { planted } from '../rules/record-slips/campaign.js';
import { cleanRooms } from '../rules/record-slips/rooms.js';
import { RECORD_SLIPS } from '../rules/record-slips/slips.js';
import { THROUGHOUT } from '../rules/record-slips/throughout.js';
import { goldenFile, restOf, shownPlace } from './golden-file.js';

/*
 * damaged-rooms.txt holds what a check says of rooms with one slip in records, and of rooms with a few faults
 * that have nothing to do with each other: there, findings explain each other, are combined, or have another
 * fix than alone.
 */
const expectGolden = goldenFile('damaged-rooms.txt');
/** The example room, and a small one whose quests need each other. */
const ROOMS = cleanRooms().filter((_room, index) => index === 0 || index === 3);
const VARIANTS = 2;
const SEEDS = 240;

function shown(text: string): string {
  return findingsOf(text)
    .map((finding) => `${finding.rule} ${shownPlace(finding)}: ${finding.message}\n${restOf(finding)}`)
    .join('');
}

describe('what a check says is unchanged', () => {
  test.each(Object.entries({ ...RECORD_SLIPS, ...THROUGHOUT }))('of a slip in records: %s', (kind, plant) => {
    const found = [...planted(plant, VARIANTS, ROOMS)].map(({ text }) => `a room\n${shown(text)}`);
    expectGolden(kind, found.join(''));
  });

  test.each(Array.from({ length: SEEDS }, (_, seed) => seed))('of random faults %i', (seed) => {
    const { text, steps } = damagedRoom(room(), seed);
    expectGolden(`random faults ${seed}: ${steps.join(', ')}`, shown(text));
  });
});
