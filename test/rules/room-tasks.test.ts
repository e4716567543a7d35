import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { roomWith, tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, room } from '../example-room.js';
import { inFull } from './shown-findings.js';

const ID = '3c6a4e50-b5d7-4809-9324-a5c6e70891bc';
const TRIGGER: JsonObject = {
  $type: 'TaskTriggerSubscription',
  Trigger: { $type: 'OnClickEvent' },
  Id: ID,
  TargetState: 111,
  Name: '0_find_key',
  TaskTriggerId: FIND_KEY,
};
const EFFECTOR: JsonObject = {
  $type: 'TaskEffectorSubscription',
  Effector: { $type: 'HideObjectEvent' },
  Id: ID,
  TargetState: 2,
  Name: '0_find_key',
  TaskTriggerId: FIND_KEY,
};

const found = (text: string): string[] => inFull(text, 'recommended');

describe('what stands in roomTasks is free, because no document shows it', () => {
  test.each<[what: string, ...tasks: JsonValue[]]>([
    ['a subscription', TRIGGER],
    ['an unknown quest', { ...TRIGGER, TaskTriggerId: 'mlh0000000000x' }],
    ['a wrong Name and Id', { ...EFFECTOR, Name: '0_fnd_key', Id: '12' }],
    ['an Id of an item', { ...EFFECTOR, Id: 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012' }],
    ['a state that does not exist', { ...TRIGGER, TargetState: 1 }],
    ['a misspelled $type', { ...TRIGGER, $type: 'TaskTriggerSubscripton' }],
    ['records of its own', { Id: 1, Name: 'x' }, 'TaskTriggerSubscription', 7, { $type: 'OnClickEvent' }, []],
    ['an expression', { V: "SetTask('0_find_key', 'Active', 0.0)" }],
  ])('%s', (_what, ...tasks) => {
    expect(found(roomWith({ roomTasks: { Tasks: tasks } }))).toEqual([]);
  });

  test.each<[member: string, value: JsonValue]>([
    ['isNight', true],
    ['settings', { isNight: true }],
    ['7', { prefabName: 'Cube', pos: { x: 0, y: 0, z: 0 } }],
  ])('a member %s beside Tasks', (member, value) => {
    expect(found(roomWith({ roomTasks: { [member]: value } }))).toEqual([]);
  });

  test('tasks that may start a quest', () => {
    const text = room((changed) => {
      const tasks = tasksOf(changed, '4');
      changed.roomTasks.Tasks = tasks.splice(0, 2);
    });
    expect(found(text)).toEqual([]);
  });
});

describe('what stands in ViewNodes is free, because no document shows it', () => {
  test.each<[what: string, node: JsonValue]>([
    ['a subscription', { ...TRIGGER, TaskTriggerId: 'mlh0000000000x', Id: 'x' }],
    ['an expression', { V: "SetTask('0_find_key', 'Active', $T{nowhere})" }],
    ['a number', 7],
  ])('%s', (_what, node) => {
    expect(found(roomWith({ logic: { 2: { ViewNodes: [node] } } }))).toEqual([]);
  });
});

const PREFIX = 'expression/no-number-prefix';
const expressionIn = (change: (changed: ExampleRoom) => void): string[] =>
  found(room(change)).map((each) => each.split(': ')[0] ?? '');

describe('an expression with the number of a quest is found', () => {
  const expression = "SetTask('0_find_key', 'Active', 0.0)";
  const settings = (value: JsonValue): string[] =>
    expressionIn((changed) => {
      changed.settings.roomSettingsExtraData = value;
    });

  test('in roomSettingsExtraData', () => {
    expect(settings(JSON.stringify({ OnStart: expression }))).toEqual([
      `${PREFIX} /settings/roomSettingsExtraData#/OnStart`,
    ]);
    expect(settings(JSON.stringify([1, [expression]]))).toEqual([
      `${PREFIX} /settings/roomSettingsExtraData#/1/0`,
    ]);
  });

  test('in EventData and in strings inside it', () => {
    const inside = JSON.stringify({ events: [{ V: expression, more: JSON.stringify([expression]) }] });
    expect(settings(JSON.stringify({ EventData: inside }))).toEqual([
      `${PREFIX} /settings/roomSettingsExtraData#/EventData#/events/0/V`,
      `${PREFIX} /settings/roomSettingsExtraData#/EventData#/events/0/more#/0`,
    ]);
  });

  test('in roomSettingsExtraData that is an object or encoded twice', () => {
    expect(settings({ OnStart: expression })).toEqual([
      'settings/extra-data-json /settings/roomSettingsExtraData',
      `${PREFIX} /settings/roomSettingsExtraData/OnStart`,
    ]);
    expect(settings(JSON.stringify(JSON.stringify({ OnStart: expression })))).toEqual([
      `${PREFIX} /settings/roomSettingsExtraData##/OnStart`,
    ]);
  });

  test('but not in text that is not an expression, nor with the name alone', () => {
    expect(settings(JSON.stringify({ note: 'SetTask is fun', title: '0_find_key' }))).toEqual([]);
    expect(settings(JSON.stringify({ OnStart: "SetTask('find_key', 'Active', 0.0)" }))).toEqual([]);
  });
});

test('an expression in roomSettingsExtraData that names no quest has its warning', () => {
  expect(
    found(roomWith({ settings: { roomSettingsExtraData: JSON.stringify({ V: '$T{fnid_key}' }) } })),
  ).toEqual([
    'expression/known-quest /settings/roomSettingsExtraData#/V: $T{} names "fnid_key", but the file has no such quest: did you mean "find_key"?',
  ]);
});
