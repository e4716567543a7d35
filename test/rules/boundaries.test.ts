import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { items, task, tasksOf } from '../example-changes.js';
import { OPEN_DOOR, room } from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';
import { inFull, messages } from './shown-findings.js';

/* Where one advice ends and another begins, and which faults are one finding. */

const effect = (record: JsonObject): string => task('2', 1, { Effector: record });

describe('a rotation that is not a unit quaternion', () => {
  test.each<[x: number, y: number, z: number, w: number, advice: string]>([
    // An angle in radians has one axis, and w is 0 or 1.
    [
      0.5236,
      0,
      0,
      1,
      'write a quaternion, not an angle in radians. 30° around x is {x: 0.2588, y: 0, z: 0, w: 0.9659}',
    ],
    [1.5708, 0, 0, 0.5, 'divide x, y, z and w by 1.6485, which gives {x: 0.9529, y: 0, z: 0, w: 0.3033}'],
    [1.5708, 1.5708, 0, 0, 'divide x, y, z and w by 2.2214, which gives {x: 0.7071, y: 0.7071, z: 0, w: 0}'],
    [1.6, 0, 0, 0, 'divide x, y, z and w by 1.6, which gives {x: 1, y: 0, z: 0, w: 0}'],
    // From a length of 10, the numbers are degrees.
    [9, 0, 0, 4, 'divide x, y, z and w by 9.8489, which gives {x: 0.9138, y: 0, z: 0, w: 0.4061}'],
    [
      10,
      0,
      0,
      0,
      'write a quaternion, not angles in degrees. 10° around x is {x: 0.0872, y: 0, z: 0, w: 0.9962}',
    ],
    [
      0,
      30,
      0,
      0,
      'write a quaternion, not angles in degrees. 30° around y is {x: 0, y: 0.2588, z: 0, w: 0.9659}',
    ],
    [
      0,
      0,
      30,
      0,
      'write a quaternion, not angles in degrees. 30° around z is {x: 0, y: 0, z: 0.2588, w: 0.9659}',
    ],
  ])('(%d, %d, %d, %d): %s', (x, y, z, w, advice) => {
    const [message, ...others] = messages(items({ 3: { rot: { x, y, z, w } } }));
    expect(others).toEqual([]);
    expect(message?.replace(/^.*? instead of 1: /, '')).toBe(advice);
  });

  test('is one finding with those of its kind only', () => {
    const text = room(({ roomItems }) => {
      const turned: readonly JsonValue[] = [
        { x: 0, y: 0, z: 0, w: 0 },
        { x: 0, y: 30, z: 0, w: 0 },
        { x: 0, y: 0, z: 30, w: 0 },
        { x: 0, y: 3, z: 0, w: 4 },
        { x: 0, y: 0, z: 0, w: 30 },
      ];
      for (const [index, rot] of turned.entries())
        for (let copy = 0; copy < 3; copy++) roomItems[10 * (index + 1) + copy] = { ...roomItems['2'], rot };
    });
    expect(lintExample(text).findings.map((finding) => [placeOf(finding), finding.related.length])).toEqual([
      ['/roomItems/10/rot', 2],
      ['/roomItems/20/rot', 5],
      ['/roomItems/40/rot', 5],
    ]);
  });
});

test('a long cycle of items names the first ones, in the message and as related places', () => {
  const text = room(({ roomItems }) => {
    for (let key = 10; key < 30; key++)
      roomItems[key] = { ...roomItems['2'], parentItemID: key === 29 ? 10 : key + 1 };
  });
  const [finding, ...others] = lintExample(text).findings;
  const shown = Array.from({ length: 12 }, (_, index) => index + 10);
  const chain = shown.map((key) => `${key} (GLB)`).join(' → ');
  expect(others).toEqual([]);
  expect(finding?.message).toBe(
    `items ${chain} → … (8 more) → 10 (GLB) are each other's parents: set parentItemID of one of them to 0`,
  );
  expect(finding?.related.map((each) => [placeOf(each), each.message])).toEqual(
    shown.slice(1).map((key) => [`/roomItems/${key}/parentItemID`, `the parent of item ${key} (GLB)`]),
  );
});

test('a parameter of an effect of another type is a finding apart from others of the same effects', () => {
  const text = room((changed) => {
    const [, subscription] = tasksOf(changed, '2');
    const wrong = (record: JsonObject, index: number): void => {
      tasksOf(changed, '3').push({
        ...subscription,
        Effector: { $type: 'NPCMessageEvent', ...record },
        Id: `c5f3b7d9-4e60-4182-8cbd-3e5f7091234${index}`,
        Name: '1_open_door',
        TaskTriggerId: OPEN_DOOR,
        TargetState: index % 2 === 0 ? 1 : 2,
      });
    };
    for (let index = 0; index < 3; index++) wrong({ n: 7, m: 'a' }, index);
    for (let index = 3; index < 6; index++) wrong({ n: 'a', m: 7 }, index);
  });
  expect(inFull(text).filter((each) => each.startsWith('effect/parameters'))).toEqual([
    'effect/parameters /logic/3#/Tasks/2/Effector/n: n of this NPCMessageEvent is 7: write a string (and in 2 more places)',
    'effect/parameters /logic/3#/Tasks/5/Effector/m: m of this NPCMessageEvent is 7: write a string (and in 2 more places)',
  ]);
});

test.each([
  ['  ', 'is empty: write "FurnitureAddressables/" and the name of an effect'],
  ['', 'is empty: write "FurnitureAddressables/" and the name of an effect'],
])('a content of white space is empty: %j', (contentString, says) => {
  expect(messages(items({ 2: { prefabName: 'Addressable', contentString } }))).toEqual([
    `contentString of item 2 (Addressable) ${says}`,
  ]);
});

describe('the name of a function', () => {
  const named = (text: string): string[] => messages(effect({ $type: 'FunctionEffector', V: text }));

  test.each(['Setask', 'SetTsk', 'SetTaskk'])('that is nearly SetTask: %s', (name) => {
    expect(named(`${name}(1)`)).toEqual([`"${name}" is not a function: write SetTask`]);
  });

  test.each(['Ab', 'x', 'Sign', 'Sin1', 'Sni', 'S'.repeat(65)])('that is too far from any: %s', (name) => {
    expect(named(`${name}(1.0)`)).toEqual([]);
  });
});
