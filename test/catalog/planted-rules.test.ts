import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { room } from '../example-room.js';
import { lintPreset } from '../lint-example.js';
import { EFFECTS } from './planted-effects.js';
import { LOGIC } from './planted-logic.js';
import { addItem, basicTrigger, EFFECT_PLACES, LOGIC_PLACES, withEffect } from './planted-rooms.js';
import { type Change, onItem, settings, spawnPoint, URL } from './room-parts.js';

/* Rules of the layer wherever their fault can be: one finding with the right advice, and none close to it. */

const found = (text: string): string[] =>
  lintPreset('catalog', text).findings.map(({ rule, message }) => `${rule}: ${message}`);

/** What is found in a room, without what is found there in any case. */
function added(text: string, baseline: string): string[] {
  const known = new Set(found(baseline));
  return found(text).filter((finding) => !known.has(finding));
}

describe.each(EFFECTS)('$rule on $effect', ({ effect, says, rule, right, beside }) => {
  test.each(Object.entries(EFFECT_PLACES))('has one finding in %s', (_place, at) => {
    const baseline = withEffect(at, { $type: 'ShowOutline' }, beside);
    expect(added(withEffect(at, effect, beside), baseline)).toEqual([`${rule}: ${says}`]);
    expect(added(withEffect(at, right, beside), baseline)).toEqual([]);
  });
});

describe.each(LOGIC)('$rule on a $prefab', ({ rule, prefab, logic, says, right, content, beside }) => {
  test.each(Object.entries(LOGIC_PLACES))('has one finding in %s', (_place, move) => {
    const withLogic = (values: JsonObject): string =>
      room((changed) => {
        beside?.(changed);
        addItem(changed, '6', prefab, values, content);
        move(changed, '6');
      });
    expect(found(withLogic(logic))).toEqual([`${rule}: ${says}`]);
    expect(found(withLogic(right))).toEqual([]);
  });
});

/** Faults outside of logic: the change that makes them, the message, and what is right. */
const OTHERS: readonly (readonly [rule: string, fault: Change, says: string, right: Change])[] = [
  [
    'text/decoded-twice',
    ({ roomItems }) => Object.assign(roomItems['3'] ?? {}, { hoverTitle: 'GrÃ¶ÃŸe' }),
    '"GrÃ¶ÃŸe" was read in the wrong encoding: write "Größe"',
    ({ roomItems }) => Object.assign(roomItems['3'] ?? {}, { hoverTitle: 'Größe' }),
  ],
  [
    'item/hidden-click',
    ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { placed: false }),
    'item 2 (GLB) is not placed, so nobody can click it for "0_find_key": set placed to true, or move the trigger',
    ({ roomItems }) => Object.assign(roomItems['3'] ?? {}, { placed: false }),
  ],
  [
    'item/prefab-name',
    (changed) => addItem(changed, '6', 'Ligth', { c: 'FFB200' }),
    '"Ligth" is not a known prefab: write "Light"',
    (changed) => addItem(changed, '6', 'Carousel', { c: 'FFB200' }),
  ],
  [
    'item/content-string',
    (changed) => addItem(changed, '6', 'GLB', {}, ' '),
    'contentString of item 6 (GLB) is empty: write the URL of its model',
    (changed) => addItem(changed, '6', 'Light', { c: 'FFB200' }, ''),
  ],
  [
    'item/content-string',
    (changed) => addItem(changed, '6', 'Addressable', {}, 'FurnitureAddressables/Fier2'),
    'contentString of item 6 (Addressable "Fier2") is "FurnitureAddressables/Fier2": write "FurnitureAddressables/Fire2"',
    (changed) => addItem(changed, '6', 'Addressable', {}, 'FurnitureAddressables/Rainbow'),
  ],
  [
    'item/zero-scale',
    ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { scale: { x: 0, y: 0, z: 0 } }),
    'scale of item 2 (GLB) is 0, so it cannot be seen: write 1 for its own size',
    ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { scale: { x: 0, y: 1, z: 1 } }),
  ],
  [
    'item/enemy-ground',
    (changed) => addItem(changed, '6', 'EnemyNPC', { health: 40 }, URL),
    'item 6 (EnemyNPC) has no parent to walk on: set parentItemID to a model, or to a cube with nav',
    (changed) => {
      addItem(changed, '6', 'EnemyNPC', { health: 40 }, URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
  ],
  [
    'item/key-number',
    (changed) => addItem(changed, '06', 'Light', { c: 'FFB200' }),
    'item key "06" is not a whole number: use one such as "62", which parentItemID can name',
    (changed) => addItem(changed, '60', 'Light', { c: 'FFB200' }),
  ],
  [
    'settings/variables',
    settings({ numericParameters: [{ VT: 0 }] }),
    'variable 0 in numericParameters has no N: write its name',
    settings({ numericParameters: [{ N: 'coins', VT: 1, M: true }] }),
  ],
  [
    'settings/foreign-key',
    ({ settings: held }) => Object.assign(held, { skybox: 'night' }),
    '"skybox" is not a known setting: it is in roomSettingsExtraData, as skyBoxDayTextureUrl',
    ({ settings: held }) => Object.assign(held, { weather: 'rain' }),
  ],
  [
    'snapshot/room-tasks',
    ({ roomTasks }) => Object.assign(roomTasks, { Tasks: [['mlh4k2p9x7q1ab']] }),
    'roomTasks holds ["mlh4k2p9x7q1ab"]: use the id of a quest, as a string',
    ({ roomTasks }) => Object.assign(roomTasks, { Tasks: ['mlh4k2p9x7q1ab', 'mlh4k2p9z3w8cd'] }),
  ],
  [
    'reference/spawn-point',
    (changed) => {
      spawnPoint(changed);
      addItem(changed, '6', 'EnemyNPC', onEnemy('Attic'), URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
    'no spawn point of this room is called "Attic": give a SpawnPoint this name (n), or correct spawnName',
    (changed) => {
      spawnPoint(changed);
      addItem(changed, '6', 'EnemyNPC', onEnemy('Cellar'), URL);
      Object.assign(changed.roomItems['6'] ?? {}, { parentItemID: 2 });
    },
  ],
];

function onEnemy(spawnName: string): JsonObject {
  return {
    health: 40,
    ...onItem(basicTrigger('OnEnemyDied', { $type: 'DuplicateEnemy', spawnName, count: 1 })),
  };
}

test.each(OTHERS)('%s has one finding, and what is like its fault has none', (rule, fault, says, right) => {
  expect(found(room(fault))).toEqual([`${rule}: ${says}`]);
  expect(found(room(right))).toEqual([]);
});

test('every rule that the layer switches on is planted', () => {
  const inLayer = [...rulePack.values()]
    .filter(({ level, catalog }) => level === 'off' && catalog?.level !== undefined)
    .map(({ id }) => id);
  const planted = new Set([...EFFECTS, ...LOGIC].map(({ rule }) => rule));
  for (const [rule] of OTHERS) planted.add(rule);
  expect(inLayer.filter((id) => !planted.has(id))).toEqual([]);
});
