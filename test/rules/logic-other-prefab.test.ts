import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonValue } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { applyFixes, findingsOf, lintWith, settingsFor } from '../lint-example.js';
import { effect, type Item, item, roomOf, trigger } from './logic-rooms.js';
import { detailsOf } from './shown-findings.js';

/* Logic that was meant for another item: what does not fit, whose it may be, and with which item it was exchanged. */

const own = (text: string) => findingsOf(text).filter(({ rule }) => rule === 'logic/other-prefab');
const found = (text: string): string[] => own(text).flatMap(detailsOf);

const foreign = (item: string, has: string): string =>
  `/logic/${item.slice(0, 1)}#: the logic of item ${item} has ${has}: check which item it is for`;
const exchanged = (one: string, other: string): string[] => [
  `/logic/${one.slice(0, 1)}#: item ${one} and item ${other} seem to have each other's logic: exchange them`,
  `  /logic/${other.slice(0, 1)}#: the other item`,
  '  unsafe fix: exchange the logic of the two items',
];

describe('logic/other-prefab', () => {
  const ENTER = trigger('OnEnterEvent');
  const EXIT = trigger('OnExitEvent', 1);

  test.each<[item: Item, has: string]>([
    // One key is enough where a key that the prefab needs is missing as well.
    [['WorldText', { p: 12 }], 'p, which belongs to a JumpPad'],
    [['JumpPad', {}, [ENTER, EXIT]], 'OnEnterEvent and OnExitEvent, which belong to a Trigger'],
    [['JumpPad', { cm: 'x' }, [ENTER]], 'cm and OnEnterEvent, which belong to a Trigger'],
    // A trigger that works everywhere but here.
    [
      ['Trigger', { fov: 1 }, [trigger('OnClickEvent')]],
      'fov and OnClickEvent, which belong to a CameraObject',
    ],
    [
      ['JumpPad', {}, [effect('EnterVehicle'), trigger('OnVehicleEntered', 1)]],
      'EnterVehicle and OnVehicleEntered, which belong to a Vehicle',
    ],
    [
      ['JumpPad', {}, [effect('EquipGunEffect'), trigger('ShotHitTrigger', 1)]],
      'EquipGunEffect and ShotHitTrigger, which belong to a Gun or a Shotgun',
    ],
    // Colours tell prefabs apart: with a number sign, and none, but no other text.
    ...['FFB200', '#FFB200', ''].map((c): [Item, string] => [
      ['JumpPad', { c, b: 1 }],
      'c and b, which belong to a Light, a BlinkLight or a SpotLight',
    ]),
    [['WorldText', { c: 'orange', t: 1 }], 'c and t, which belong to a 9Cube'],
    [['WorldText', { c: 'FFB200', e: 1 }], 'c and e, which belong to a 9Cube or a GLBSign'],
    [['WorldText', { c: true }], 'c, which belongs to other prefabs'],
    // Keys that the prefab has, with other values.
    [['Light', { r: true, c: true }], 'r and c, which belong to a GLB, a Gun or a Shotgun'],
    [['SpotLight', { i: 1, c: 'FFB200', b: 1, bd: 2 }], ''],
  ])('%j', (item, has) => {
    expect(found(roomOf([item]))).toEqual(has === '' ? [] : [foreign(`5 (${item[0]})`, has)]);
  });

  test('logic of other prefabs throughout is one finding', () => {
    const items = Array.from({ length: 7 }, (): Item => ['Trigger', { fov: 60, sn: 'top_down' }]);
    const says =
      'fov and sn, which belong to a CameraObject: check which item it is for (and in 6 more places)';
    expect(own(roomOf(items)).map(({ message }) => message)).toEqual([
      `the logic of item 5 (Trigger) has ${says}`,
    ]);
  });

  test.each<[why: string, item: Item]>([
    ['one key may be a coincidence', ['Leaderboard', { health: 100 }]],
    ['one trigger may be one, however often', ['JumpPad', {}, [ENTER, trigger('OnEnterEvent', 1)]]],
    ['what is missing belongs to nobody', ['WorldText', {}]],
    ['no prefab has all of the keys', ['Light', { r: 5, c: true, b: 'x' }]],
    ['no prefab has this text as a colour', ['WorldText', { c: 'orange', b: 1 }]],
    ['one key has another kind of value, and others fit', ['Light', { r: 5, c: true }]],
    ['one of its own keys is among them', ['Light', { r: 5, n: 'x', title: 'y' }]],
    ['nothing is known of the prefab', ['Nothing', { p: 1, f: 2 }]],
    [
      'an effect works everywhere',
      ['JumpPad', { text: 'x' }, [effect('HideObjectEvent'), trigger('OnPlayerDied', 1)]],
    ],
  ])('is not reported where %s', (_why, item) => {
    expect(found(roomOf([item]))).toEqual([]);
  });

  test('is looked for in each item by itself: triggers of an item or of roomTasks are not those of the next', () => {
    const items: Item[] = [
      item('Trigger', {}, [ENTER, EXIT]),
      item('JumpPad', {}),
      item('JumpPad', { cm: 'x' }),
    ];
    const Tasks = [trigger('OnEnterEvent', 2), trigger('OnExitEvent', 3)] as JsonValue[];
    expect(found(roomOf(items))).toEqual([]);
    // What an item has in extraData beside its logic follows the logic of another item in its extraData.
    const inExtraData = roomOf(
      [item('JumpPad', {}), item('Trigger', {}, [ENTER, EXIT])],
      ({ logic = {}, roomItems = {} }) => {
        for (const key of ['5', '6']) Object.assign(roomItems[key] ?? {}, { extraData: logic[key] });
        delete logic['5'];
      },
    );
    expect(found(inExtraData)).toEqual([]);
    expect(found(roomOf(items, (room) => Object.assign(room, { roomTasks: { Tasks } })))).toEqual([]);
  });

  test('is reported in a thousand items at most', () => {
    const many = (count: number): string =>
      roomOf(Array.from({ length: count }, () => ['WorldText', { p: 1 }]));
    const [rule] = activeRules(rulePack, settingsFor('all')).filter(
      ({ rule }) => rule.id === 'logic/other-prefab',
    );
    const said = (text: string): string[] =>
      lintWith(rule === undefined ? [] : [rule], text).findings.map(({ message }) => message);
    expect(said(many(1_000))).toEqual([expect.stringMatching(/ \(and in 999 more places\)$/)]);
    expect(said(many(1_001))).toEqual([]);
  });
});

describe("logic/other-prefab, of two items that have each other's logic", () => {
  const ZONE = { cm: 'x', opacity: 1 };

  test.each(
    Object.entries<[items: readonly Item[], one: string, other: string]>({
      'by their keys': [
        [item('JumpPad', { text: 'x', bb: 1 }), item('WorldText', { p: 1 })],
        '5 (JumpPad "x")',
        '6 (WorldText)',
      ],
      'of which one has none': [[item('JumpPad', ZONE), item('Trigger', {})], '5 (JumpPad)', '6 (Trigger)'],
      'of which one has none, in the other order': [
        [item('Trigger', {}), item('JumpPad', ZONE)],
        '5 (Trigger)',
        '6 (JumpPad)',
      ],
      'by a trigger': [
        [item('JumpPad', {}, [trigger('OnEnterEvent')]), item('Trigger', {})],
        '5 (JumpPad)',
        '6 (Trigger)',
      ],
      'with triggers that work everywhere': [
        [item('JumpPad', ZONE), item('Trigger', {}, [trigger('OnPlayerDied')])],
        '5 (JumpPad)',
        '6 (Trigger)',
      ],
      'of which one lacks what it needs': [
        [item('WorldText', {}), item('JumpPad', { text: 'x' })],
        '5 (WorldText)',
        '6 (JumpPad "x")',
      ],
      'of which one may be for three prefabs': [
        [item('JumpPad', { c: 'FFB200', b: 1 }), item('SpotLight', {})],
        '5 (JumpPad)',
        '6 (SpotLight)',
      ],
      'of which one may be for a prefab that another item without keys has': [
        [item('JumpPad', { c: 'FFB200', b: 1 }), item('SpotLight', { p: 1 }), item('Light', {})],
        '5 (JumpPad)',
        '6 (SpotLight)',
      ],
      'of the same keys with other values': [
        [item('Light', { r: 5, c: true }), item('Chart', { c: 'FFB200', r: 5 })],
        '5 (Light)',
        '6 (Chart)',
      ],
    }),
  )('%s', (_what, [items, one, other]) => {
    const text = roomOf(items);
    const [first, second] = items as [Item, Item];
    expect(found(text)).toEqual(exchanged(one, other));
    expect(applyFixes(text, own(text))).toBe(
      roomOf([[first[0], second[1], second[2]], [second[0], first[1], first[2]], ...items.slice(2)]),
    );
  });

  test('are two findings where there are two such pairs', () => {
    const text = roomOf([
      item('WorldText', { p: 1 }),
      item('JumpPad', { text: 'a' }),
      item('CameraObject', { gn: 'a', ln: 'b' }),
      item('Leaderboard', { fov: 1 }),
    ]);
    expect(found(text)).toEqual([
      ...exchanged('5 (WorldText)', '6 (JumpPad "a")'),
      ...exchanged('7 (CameraObject)', '8 (Leaderboard)'),
    ]);
  });

  test.each(
    Object.entries<[items: readonly Item[], findings: readonly string[]]>({
      'a third item may be meant': [
        [item('WorldText', { p: 1 }), item('JumpPad', { text: 'a' }), item('JumpPad', { text: 'b' })],
        [foreign('5 (WorldText)', 'p, which belongs to a JumpPad')],
      ],
      'two items may have lost their keys': [
        [item('JumpPad', ZONE), item('Trigger', {}), item('Trigger', {})],
        [foreign('5 (JumpPad)', 'cm and opacity, which belong to a Trigger')],
      ],
      'items of two prefabs may have lost their keys': [
        [item('JumpPad', { c: 'FFB200', b: 1 }), item('Light', {}), item('SpotLight', {})],
        [foreign('5 (JumpPad)', 'c and b, which belong to a Light, a BlinkLight or a SpotLight')],
      ],
      'two items may have taken the keys of one': [
        [item('JumpPad', ZONE), item('CameraObject', ZONE), item('Trigger', {})],
        [
          `${foreign('5 (JumpPad)', 'cm and opacity, which belong to a Trigger')} (and in 1 more place)`,
          `  ${foreign('6 (CameraObject)', 'cm and opacity, which belong to a Trigger')}`,
        ],
      ],
      'the other item has what it needs': [
        [item('JumpPad', ZONE), item('Trigger', {}, [trigger('OnEnterEvent')])],
        [foreign('5 (JumpPad)', 'cm and opacity, which belong to a Trigger')],
      ],
      'three items have the logic of the next one': [
        [
          item('WorldText', { p: 1 }),
          item('JumpPad', { fov: 3, sn: 'x' }),
          item('CameraObject', { text: 'b' }),
        ],
        [
          `${foreign('5 (WorldText)', 'p, which belongs to a JumpPad')} (and in 1 more place)`,
          `  ${foreign('6 (JumpPad)', 'fov and sn, which belong to a CameraObject')}`,
        ],
      ],
      'one lacks what it needs, and the other lacks nothing': [
        [item('WorldText', {}), item('JumpPad', {})],
        [],
      ],
    }),
  )('are not recognized where %s', (_why, [items, findings]) => {
    expect(found(roomOf(items))).toEqual(findings);
  });

  test('have no fix where one of them is not a string, or is in extraData', () => {
    const items: readonly Item[] = [item('WorldText', { p: 1 }), item('JumpPad', { text: 'x' })];
    for (const key of ['5', '6']) {
      const asObject = roomOf(items, ({ logic = {} }) => {
        logic[key] = JSON.parse(String(logic[key])) as JsonValue;
      });
      const [finding, ...others] = own(asObject);
      expect([finding?.message, finding?.fix, others]).toEqual([
        'item 5 (WorldText) and item 6 (JumpPad "x") seem to have each other\'s logic: exchange them',
        undefined,
        [],
      ]);
      const inExtraData = roomOf(items, ({ logic = {}, roomItems = {} }) => {
        Object.assign(roomItems[key] ?? {}, { extraData: logic[key] });
        delete logic[key];
      });
      expect(own(inExtraData).map(({ fix }) => fix)).toEqual([undefined]);
    }
  });
});
