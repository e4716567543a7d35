import { describe, expect, test } from 'vitest';
import { roomWith, tasksOf } from '../../rules/example-changes.js';
import { type ExampleRoom, FIND_KEY, room } from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
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
const inRoomTasks = (...tasks: JsonValue[]): string[] => found(roomWith({ roomTasks: { Tasks: tasks } }));

describe('a subscription in roomTasks', () => {
  test('has no finding when it is right', () => {
    expect(inRoomTasks(TRIGGER)).toEqual([]);
    expect(inRoomTasks(EFFECTOR)).toEqual([]);
  });

  test.each(
    Object.entries<[JsonObject, string]>({
      'an unknown quest': [
        { ...TRIGGER, TaskTriggerId: 'mlh0000000000x' },
        'subscription/known-quest /roomTasks/Tasks/0/TaskTriggerId',
      ],
      'a wrong Name': [{ ...EFFECTOR, Name: '0_fnd_key' }, 'subscription/quest-name /roomTasks/Tasks/0/Name'],
      'a wrong Id': [{ ...EFFECTOR, Id: '12' }, 'subscription/id-uuid /roomTasks/Tasks/0/Id'],
      'an Id of an item': [
        { ...EFFECTOR, Id: 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012' },
        'subscription/id-unique /logic/2#/Tasks/0/Id',
      ],
      'a wrong code': [
        { ...TRIGGER, TargetState: 1 },
        'subscription/transition-code /roomTasks/Tasks/0/TargetState',
      ],
      'a wrong state': [
        { ...EFFECTOR, TargetState: 0 },
        'subscription/target-state /roomTasks/Tasks/0/TargetState',
      ],
      'both forms': [
        { ...TRIGGER, DirectEffector: { Effector: { $type: 'HideObjectEvent' } } },
        'subscription/trigger-form /roomTasks/Tasks/0/DirectEffector',
      ],
      'a missing field': [without(EFFECTOR, 'Id'), 'schema /roomTasks/Tasks/0'],
      'no $type': [without(EFFECTOR, '$type'), 'schema /roomTasks/Tasks/0'],
      'a misspelled $type': [
        { ...EFFECTOR, $type: 'TaskEffectorSubscripton' },
        'subscription/unknown-type /roomTasks/Tasks/0/$type',
      ],
      'a misspelled effect': [
        { ...EFFECTOR, Effector: { $type: 'HideObject' } },
        'effect/unknown-type /roomTasks/Tasks/0/Effector/$type',
      ],
    }),
  )('with %s has the finding that it has anywhere else', (_, [task, expected]) => {
    expect(inRoomTasks(task).map((each) => each.split(': ')[0])).toEqual([expected]);
  });

  test('that is also in an item is named as part of roomTasks', () => {
    const text = room((changed) => {
      changed.roomTasks.Tasks = structuredClone(tasksOf(changed, '2'));
    });
    expect(found(text)).toEqual([
      'subscription/id-unique /logic/2#/Tasks/0/Id: item 2 (GLB) uses 2 Ids of roomTasks, such as "a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9012": give each subscription its own',
    ]);
  });

  test('may start a quest: the documents do not say what roomTasks does', () => {
    const text = room((changed) => {
      const tasks = tasksOf(changed, '4');
      changed.roomTasks.Tasks = tasks.splice(0, 2);
    });
    expect(found(text)).toEqual([]);
  });
});

test('other records of roomTasks are free', () => {
  expect(
    inRoomTasks({ Id: 1, Name: 'x' }, 'TaskTriggerSubscription', 7, { $type: 'OnClickEvent' }, []),
  ).toEqual([]);
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

  test('in roomTasks', () => {
    expect(
      expressionIn((changed) => {
        changed.roomTasks.Tasks = [{ ...EFFECTOR, Effector: { $type: 'FunctionEffector', V: expression } }];
      }),
    ).toEqual([`${PREFIX} /roomTasks/Tasks/0/Effector/V`]);
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

function without({ ...record }: JsonObject, field: string): JsonObject {
  delete record[field];
  return record;
}
