import { expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { holdsSection } from '../../src/snapshot/snapshot-shape.js';

const ITEM = { prefabName: 'GLB', pos: { x: 0, y: 0, z: 0 } };

test.each<[JsonValue, boolean]>([
  [{ quests: null }, true],
  [{ Quests: {} }, false],
  [{ Quests: { a: { EntryId: '', Status: '' } } }, true],
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
