import { describe, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { findingsOf } from '../lint-example.js';
import { damagedRoom } from '../rules/fix-campaign/damaged-room.js';
import { goldenFile, restOf, shownPlace } from './golden-file.js';

/*
 * damaged-rooms.txt holds what a check says of rooms with a few faults that have nothing to do with each other:
 * there, findings explain each other, are combined, or have another fix than alone.
 */
const expectGolden = goldenFile('damaged-rooms.txt');
const SEEDS = 240;

function shown(text: string): string {
  return findingsOf(text)
    .map((finding) => `${finding.rule} ${shownPlace(finding)}: ${finding.message}\n${restOf(finding)}`)
    .join('');
}

describe('what a check says is unchanged', () => {
  test.each(Array.from({ length: SEEDS }, (_, seed) => seed))('of random faults %i', (seed) => {
    const { text, steps } = damagedRoom(room(), seed);
    expectGolden(`random faults ${seed}: ${steps.join(', ')}`, shown(text));
  });
});
