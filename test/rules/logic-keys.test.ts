import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { findingsOf, placeOf } from '../lint-example.js';

const ZERO = { x: 0, y: 0, z: 0 };
const ITEM: JsonObject = {
  prefabName: 'GLB',
  pos: ZERO,
  rot: { ...ZERO, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
  contentString: 'https://example.com/door.glb',
  parentItemID: 0,
  placed: true,
};
const LOGIC = JSON.stringify({ Tasks: [], ViewNodes: [] });

/** What is found of items and logic with these keys. */
function found(items: readonly string[], logic: readonly string[], change: JsonObject = {}): string[] {
  const room = {
    roomItems: Object.fromEntries(items.map((key) => [key, { ...ITEM, ...change }])),
    logic: Object.fromEntries(logic.map((key) => [key, LOGIC])),
  };
  const all = findingsOf(JSON.stringify(room)).filter(({ rule }) => rule !== 'item/key-number');
  return all.flatMap((finding) => [
    `${finding.rule} ${placeOf(finding)}: ${finding.message}`,
    ...finding.related.map((each) => `  ${placeOf(each)}: ${each.message}`),
  ]);
}

const several = (key: string, advice: string): string =>
  `logic/known-item /logic/${key}: 2 keys of logic, such as "${key}", name items that roomItems does not have, so an import does not merge their logic: ${advice}`;
const lone = (key: string): string =>
  `logic/known-item /logic/${key}: roomItems has no item "${key}", so an import does not merge this logic: correct the key, or remove the entry`;
const CORRECT = 'correct the keys, or remove the entries';
const same = (item: string, key: string): string =>
  `use the same keys in both sections, as "${item}" in roomItems may be "${key}" here`;

describe('several keys of logic that are no items', () => {
  test.each<[string, readonly string[], readonly string[], string]>([
    ['of items with a prefix', ['door2', 'door3', '4'], ['2', '3', '4'], same('door2', '2')],
    ['of items with a suffix', ['2door', '3door'], ['2', '3'], same('2door', '2')],
    ['with a prefix of their own', ['2', '3'], ['door2', 'door3'], same('2', 'door2')],
    ['of numbers that only begin or end alike', ['12', '13'], ['2', '3'], CORRECT],
    ['of which two items may be the first one', ['door2', 'gate2', 'door3'], ['2', '3'], CORRECT],
    ['where the item that is alike has logic', ['door2', 'door3'], ['2', '3', 'door2'], CORRECT],
    ['that are like no item', ['a', 'b'], ['2x', '3x'], CORRECT],
    ['of which the first is empty', ['a'], ['', '3x'], CORRECT],
  ])('%s are one finding', (_what, items, logic, advice) => {
    const [first = '', second = ''] = logic;
    expect(found(items, logic)).toEqual([
      several(first, advice),
      `  /logic/${second}: roomItems has no item "${second}"`,
    ]);
  });

  test('are explained by roomItems where it is empty', () => {
    expect(found([], ['2', '3'])).toEqual([
      'snapshot/removes-all-items /roomItems: roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them',
    ]);
  });
});

describe('one key of logic without an item', () => {
  test('gets no advice from an item that is only a little like it', () => {
    expect(found(['door2', '4'], ['2', '4'])).toEqual([lone('2')]);
  });

  test('is shown with the items that lack it as their parent', () => {
    expect(found(['2', '3'], ['12'], { parentItemID: 12 })).toEqual([
      lone('12'),
      '  /roomItems/2/parentItemID: its parent is the same item',
      '  /roomItems/3/parentItemID: its parent is the same item',
    ]);
  });

  test('is shown alone where all items have a parent in the file', () => {
    expect(found(['2'], ['12'], { parentItemID: 2 }).filter((line) => line.includes('12'))).toEqual([
      lone('12'),
    ]);
  });
});
