import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { holdsSection, holdsSnapshotRecord, namesSection } from '../../src/snapshot/snapshot-shape.js';

const ITEM = { prefabName: 'GLB', pos: { x: 0, y: 0, z: 0 } };

test.each<[JsonValue, boolean]>([
  [{ quests: null }, true],
  [{ Quests: {} }, true],
  [{ items: { '2': ITEM } }, true],
  [{ items: { '2': { name: 'hammer' } } }, false],
  [{ items: [] }, false],
  [{ login: {}, guests: {} }, false],
  [{ name: 'my-package' }, false],
  [[{ quests: {} }], false],
  [null, false],
])('%j holds a section or a near miss of one: %j', (root, expected) => {
  expect(holdsSection(root)).toBe(expected);
});

test.each<[JsonValue, boolean]>([
  [{ roomItems: { '2': ITEM } }, true],
  [{ items: { '2': ITEM } }, true],
  [{ quests: { a: { AutoStart: true } } }, false],
  [{ quests: { a: { AutoStart: true, Status: 'completed' } } }, true],
  [{ settings: { isNight: true } }, false],
  [{ settings: { isNight: true, roomBase: '' } }, true],
  [{ logic: { '2': '{"Tasks":[],"ViewNodes":[]}' } }, true],
  [{ logic: { and: [1, 2] } }, false],
  [{ logic: 'x > 1' }, false],
])('%j certainly is a snapshot: %j', (root, expected) => {
  expect(holdsSnapshotRecord(root)).toBe(expected);
});

describe('a text that is not JSON', () => {
  test.each([
    ['{ "roomItems": { "2": ', true],
    ['{ // comment\n "settings": {}, }', true],
    ['{ "a": { "quests": {} }, ', false],
    ['{ "a": "quests", ', false],
    ['', false],
    ['quests: 1', false],
  ])('%j names a section at its top level: %j', (text, expected) => {
    expect(namesSection(new TextEncoder().encode(text))).toBe(expected);
  });
});
