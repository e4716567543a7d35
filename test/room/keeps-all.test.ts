import { describe, expect, test } from 'vitest';
import { room } from '../../rules/example-room.js';
import { keepsAll } from '../../src/room/keeps-all.js';
import { planImport } from '../../src/room/plan.js';

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));
const item = { prefabName: 'GLB' };

describe('an import surely removes nothing', () => {
  test.each([
    ['is the same', room(), room()],
    ['adds an item', { roomItems: { 1: item } }, { roomItems: { 1: item, 2: item } }],
    ['leaves out sections', room(), { settings: { isNight: true } }],
    ['brings the first sections', { settings: {} }, room()],
  ])('where the file %s, as the plan says', (_, current, next) => {
    expect(keepsAll(bytes(current), bytes(next))).toBe(true);
    const { counts } = planImport(bytes(current), bytes(next));
    expect([counts.removedItems, counts.removedQuests]).toEqual([0, 0]);
  });

  test.each([
    ['lacks an item', { roomItems: { 1: item, 2: item } }, { roomItems: { 1: item } }],
    ['lacks all items', { roomItems: { 1: item } }, { roomItems: {} }],
    ['lacks a quest', room(), { quests: {} }],
    ['is invalid JSON', room(), '{'],
    ['has a list for a section', room(), { roomItems: [] }],
    ['belongs to a room that is invalid JSON', '{', room()],
    ['hides its items behind __proto__', { roomItems: { toString: item } }, { roomItems: {} }],
  ])('but not where it %s', (_, current, next) => {
    expect(keepsAll(bytes(current), bytes(next))).toBe(false);
  });
});
