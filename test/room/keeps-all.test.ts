import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_REMOVALS } from '../../src/lint/removal-limit.js';
import { judgePlan } from '../../src/room/judge-plan.js';
import { keepsAll } from '../../src/room/keeps-all.js';
import { planImport } from '../../src/room/plan.js';
import { looksLikeSnapshot } from '../../src/snapshot/looks-like-snapshot.js';
import { room } from '../example-room.js';
import { randomPair } from '../properties/arbitraries/odd-rooms.js';
import { runs } from '../runs.js';

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const item = { prefabName: 'GLB' };

function removedBy(current: Uint8Array, next: Uint8Array): number {
  return judgePlan(planImport(current, next), { limits: [NO_REMOVALS], protect: [], dropsLogic: false })
    .removed;
}

describe('an import surely removes nothing', () => {
  test.each([
    ['is the same', room(), room()],
    ['adds an item', { roomItems: { 1: item } }, { roomItems: { 1: item, 2: item } }],
    [
      'leaves out sections',
      { ...JSON.parse(room()), settings: { isNight: false } },
      { settings: { isNight: true } },
    ],
    ['brings the first sections', { settings: {} }, room()],
  ])('where the file %s, as the plan says', (_, current, next) => {
    expect(keepsAll(bytes(current), bytes(next))).toBe(true);
    expect(removedBy(bytes(current), bytes(next))).toBe(0);
  });

  test.each([
    ['lacks an item', { roomItems: { 1: item, 2: item } }, { roomItems: { 1: item } }],
    ['lacks all items', { roomItems: { 1: item } }, { roomItems: {} }],
    ['lacks a quest', room(), { quests: {} }],
    ['lacks a setting', { settings: { isNight: true, roomBase: 'a' } }, { settings: { isNight: true } }],
    [
      'lacks the logic of an item',
      { roomItems: { 1: item }, logic: { 1: '{}' } },
      { roomItems: { 1: item } },
    ],
    ['lacks extraData', { roomItems: { 1: { extraData: '{"e":1}' } } }, { roomItems: { 1: item } }],
    ['has no room tasks any more', { roomTasks: { Tasks: [1] } }, { roomTasks: { Tasks: [] } }],
    ['is invalid JSON', room(), '{'],
    ['has a list for a section', room(), { roomItems: [] }],
    ['belongs to a room that is invalid JSON', '{', room()],
    ['hides its items behind __proto__', { roomItems: { toString: item } }, { roomItems: {} }],
  ])('but not where it %s', (_, current, next) => {
    expect(keepsAll(bytes(current), bytes(next))).toBe(false);
  });
});

test('what surely removes nothing removes nothing, for random pairs', () => {
  fc.assert(
    fc.property(randomPair, ([before, after]) => {
      // What looks like no snapshot is not judged.
      if (![before, after].some(({ value }) => looksLikeSnapshot(value))) return;
      if (keepsAll(before.bytes, after.bytes)) expect(removedBy(before.bytes, after.bytes)).toBe(0);
    }),
    { numRuns: runs(2_000, 300) },
  );
});
