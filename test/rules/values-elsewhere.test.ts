import { describe, expect, test } from 'vitest';
import { type ExampleRoom, room } from '../../rules/example-room.js';
import { FIND_KEY, FIND_KEY_COMPLETED } from '../../rules/kit.js';
import { repairSnapshot } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { toBytes } from '../lint-example.js';
import { inFull } from './shown-findings.js';

type RoomChange = (room: ExampleRoom) => void;

const encode = (record: JsonObject): void => {
  for (const key of Object.keys(record)) record[key] = JSON.stringify(record[key]);
};

const tasks = ({ logic }: ExampleRoom, item: string): JsonObject[] => logic[item]?.Tasks as JsonObject[];

const eachTask =
  (change: (task: JsonObject) => void) =>
  (changed: ExampleRoom): void => {
    for (const item of Object.keys(changed.logic)) for (const task of tasks(changed, item)) change(task);
  };

const into = (record: JsonObject, part: string, ...fields: readonly string[]): void => {
  const inner = isObject(record[part] ?? null) ? (record[part] as JsonObject) : {};
  for (const field of fields) {
    inner[field] = record[field] as JsonValue;
    delete record[field];
  }
};

const first = (value: JsonObject[] | undefined, index: number): JsonObject => value?.[index] ?? {};

describe('values that a script encoded once more are one finding', () => {
  test.each<[what: string, change: RoomChange, finding: string]>([
    [
      'in all tasks',
      eachTask(encode),
      'schema /logic/2#/Tasks/0/$type: $type is "\\"TaskTriggerSubscription\\"", JSON that is encoded once more: write "TaskTriggerSubscription" (and in 41 more places)',
    ],
    [
      'in one task',
      (changed) => encode(first(tasks(changed, '2'), 1)),
      'schema /logic/2#/Tasks/1/$type: $type is "\\"TaskEffectorSubscription\\"", JSON that is encoded once more: write "TaskEffectorSubscription" (and in 5 more places)',
    ],
    [
      'in all quests',
      ({ quests }) => Object.values(quests).forEach(encode),
      `schema /quests/${FIND_KEY}/EntryId: EntryId is "\\"0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f\\"", JSON that is encoded once more: write "0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f" (and in 75 more places)`,
    ],
    [
      'in all items',
      ({ roomItems }) => Object.values(roomItems).forEach(encode),
      'schema /roomItems/2/prefabName: prefabName is "\\"GLB\\"", JSON that is encoded once more: write "GLB" (and in 20 more places)',
    ],
  ])('%s', (_what, change, finding) => {
    const text = room(change);
    expect(inFull(text)).toEqual([finding]);
    const { after } = repairSnapshot(toBytes(text), {}, { unsafe: true });
    expect(JSON.parse(Buffer.from(after.bytes).toString())).toEqual(JSON.parse(room()));
  });

  test('but quotes around a message or a label are part of it', () => {
    const quoted = room(({ quests }) => {
      for (const entry of Object.values(quests)) {
        entry.DisplayGroup = '"Garden"';
        if ('SuccessMsg' in entry) entry.SuccessMsg = '"Well done!"';
      }
    });
    expect(inFull(quoted)).toEqual([]);
  });
});

test.each<[what: string, change: RoomChange, finding: string]>([
  [
    'fields of an effector subscription in its Effector',
    (changed) =>
      into(first(tasks(changed, '2'), 1), 'Effector', 'Id', 'TargetState', 'Name', 'TaskTriggerId'),
    'schema /logic/2#/Tasks/1/Effector: Id, TargetState, Name and TaskTriggerId are in the Effector: move them one level up, into the subscription',
  ],
  [
    'fields of a trigger subscription in its Trigger',
    (changed) => into(first(tasks(changed, '2'), 0), 'Trigger', 'TargetState', 'TaskTriggerId'),
    'schema /logic/2#/Tasks/0/Trigger: TargetState and TaskTriggerId are in the Trigger: move them one level up, into the subscription',
  ],
  [
    'the quest of a linked task in its Trigger',
    (changed) => {
      const { linkedTasks } = first(tasks(changed, '3'), 1).Effector as { linkedTasks: JsonObject[] };
      into(first(linkedTasks, 0), 'Trigger', 'TaskTriggerId');
    },
    'schema /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger: TaskTriggerId is in the Trigger: move it one level up, into the linked task',
  ],
])('%s are read as meant, and one finding', (_what, change, finding) => {
  expect(inFull(room(change))).toEqual([finding]);
});

describe('the shared fields of two entries around the two are one finding', () => {
  const pulled = (
    wrap: (shared: JsonObject, inProgress: JsonObject, completed: JsonObject) => JsonObject,
  ): string =>
    room(({ quests }) => {
      const { [FIND_KEY]: one = {}, [FIND_KEY_COMPLETED]: other = {} } = quests;
      const { id, Status, ...shared } = one;
      const { id: otherId, Status: otherStatus, Rewards, SuccessMsg } = other;
      delete quests[FIND_KEY];
      delete quests[FIND_KEY_COMPLETED];
      quests.find_key = wrap(
        shared,
        { id, Status } as JsonObject,
        { id: otherId, Status: otherStatus, Rewards, SuccessMsg } as JsonObject,
      );
    });

  test.each<[what: string, text: string]>([
    ['by their Status', pulled((shared, inProgress, completed) => ({ ...shared, inProgress, completed }))],
    ['in a list', pulled((shared, ...entries) => ({ ...shared, entries }))],
    ['beside an object of their own', pulled((common, one, other) => ({ common, one, other }))],
  ])('%s', (_what, text) => {
    expect(inFull(text)).toEqual([
      'schema /quests/find_key: "find_key" in quests holds the fields that two entries share once, around the two: write two complete entries in quests, each under its id',
    ]);
  });

  test('and a fault in one of them is at its place', () => {
    const text = pulled((shared, inProgress, completed) => ({
      ...shared,
      AutoStart: true,
      inProgress,
      completed,
    }));
    expect(inFull(text)[1]).toMatch(/^quest\/no-auto-start \/quests\/find_key\/AutoStart: /);
  });
});
