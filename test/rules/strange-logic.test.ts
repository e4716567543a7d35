import { describe, expect, test } from 'vitest';
import { isForeign, StrangeLogic } from '../../rules/logic/strange-logic.js';
import { Place } from '../../src/json/place.js';
import type { JsonObject } from '../../src/json/value.js';
import { ItemLogic } from '../../src/snapshot/item-logic.js';

/* Which logic does not fit its item, and which two items have each other's. */

interface Given {
  readonly prefab: string;
  readonly value?: JsonObject;
  /** Effects and triggers, with the item that they are noted for if it is another one. */
  readonly types?: readonly (string | undefined | readonly [type: string, itemKey: string])[];
}

function collected(...items: readonly Given[]): StrangeLogic {
  const strange = new StrangeLogic();
  strange.noteType('OnEnterEvent', '0');
  for (const [index, { prefab, value = {}, types = [] }] of items.entries()) {
    const key = String(index);
    const place = Place.root.at('logic').at(key);
    strange.begin(new ItemLogic({ Tasks: [], ...value }, place.inside(), place, key, prefab));
    for (const each of types)
      if (typeof each === 'object') strange.noteType(...each);
      else strange.noteType(each, key);
  }
  strange.end();
  return strange;
}

const seen = (...items: readonly Given[]): unknown[] =>
  collected(...items).strange.map((one) => [
    one.item.itemKey,
    one.own,
    one.misfits,
    one.isIncomplete,
    isForeign(one),
  ]);
const exchanges = (...items: readonly Given[]): string[] =>
  [...collected(...items).exchanges()].map(([one, other]) => `${one.itemKey} ${other.itemKey}`);

describe('logic that does not fit its item', () => {
  test.each<[why: string, item: Given, seen: readonly unknown[] | undefined]>([
    [
      'two keys of another prefab',
      { prefab: 'Leaderboard', value: { health: 1, damage: 2 } },
      [['health', 'damage'], false, true],
    ],
    [
      'one key of another prefab',
      { prefab: 'Leaderboard', value: { health: 1 } },
      [['health'], false, false],
    ],
    ['one key, and one that is missing', { prefab: 'WorldText', value: { p: 12 } }, [['p'], true, true]],
    ['only a missing key, where another prefab has all others', { prefab: 'WorldText' }, [[], true, false]],
    [
      'two events',
      { prefab: 'JumpPad', types: ['OnEnterEvent', 'OnExitEvent'] },
      [['OnEnterEvent', 'OnExitEvent'], false, true],
    ],
    [
      'one event twice',
      { prefab: 'JumpPad', types: ['OnEnterEvent', 'OnEnterEvent'] },
      [['OnEnterEvent'], false, false],
    ],
    ['an event of another item', { prefab: 'JumpPad', types: [['OnEnterEvent', '7']] }, undefined],
    ['an event without a type', { prefab: 'JumpPad', types: [undefined] }, undefined],
    ['an event that its prefab has', { prefab: 'Trigger', types: ['OnEnterEvent'] }, undefined],
    ['no keys', { prefab: 'JumpPad' }, undefined],
    ['a prefab of which nothing is known', { prefab: 'Nothing', value: { health: 1, damage: 2 } }, undefined],
    ['keys that no prefab has', { prefab: 'JumpPad', value: { sparkle: 1, glow: 2 } }, undefined],
    ['keys of its own with one that is odd', { prefab: 'Light', value: { r: 5, n: 'x' } }, undefined],
  ])('%s', (_why, item, expected) => {
    expect(seen(item)).toEqual(expected === undefined ? [] : [['0', item.prefab, ...expected]]);
  });

  test('is looked at for each item by itself', () => {
    const enter = { prefab: 'JumpPad', types: ['OnEnterEvent'] };
    expect(seen(enter, { prefab: 'JumpPad' }, enter)).toEqual([
      ['0', 'JumpPad', ['OnEnterEvent'], false, false],
      ['2', 'JumpPad', ['OnEnterEvent'], false, false],
    ]);
  });
});

describe("two items have each other's logic", () => {
  const PAD_WITH_TEXT = { prefab: 'JumpPad', value: { text: 'x' } };
  const TEXT_WITH_PAD = { prefab: 'WorldText', value: { p: 1 } };
  const PAD_WITH_ZONE = { prefab: 'JumpPad', value: { cm: 'x', opacity: 1 } };
  const ZONE = { prefab: 'Trigger' };

  test.each<[items: readonly Given[], pairs: readonly string[]]>([
    [
      [PAD_WITH_TEXT, TEXT_WITH_PAD],
      ['0 1', '1 0'],
    ],
    [
      [TEXT_WITH_PAD, PAD_WITH_TEXT],
      ['0 1', '1 0'],
    ],
    [[PAD_WITH_TEXT, TEXT_WITH_PAD, TEXT_WITH_PAD], []],
    [
      [PAD_WITH_ZONE, ZONE],
      ['0 1', '1 0'],
    ],
    [[PAD_WITH_ZONE, ZONE, ZONE], []],
    [[PAD_WITH_ZONE, PAD_WITH_ZONE, ZONE], []],
    [[PAD_WITH_ZONE, { ...ZONE, value: { opacity: 1 } }], []],
    [[{ prefab: 'WorldText' }, { prefab: 'JumpPad' }], []],
    [[PAD_WITH_TEXT], []],
  ])('%#', (items, pairs) => {
    expect(exchanges(...items)).toEqual(pairs);
  });
});
