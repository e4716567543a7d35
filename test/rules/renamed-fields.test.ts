import { describe, expect, test } from 'vitest';
import { everyQuest, task } from '../../rules/example-changes.js';
import { room } from '../../rules/example-room.js';
import { repairSnapshot } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { toBytes } from '../lint-example.js';
import { inFull } from './shown-findings.js';

type Section = 'roomItems' | 'quests' | 'logic';

/** The example room with other names for fields of one section. */
function renamed(section: Section, names: Readonly<Record<string, string>>): string {
  const rename = (value: JsonValue): JsonValue => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [names[key] ?? key, rename(one)]));
  };
  return room((changed) => {
    changed[section] = rename(changed[section]) as Record<string, JsonObject>;
  });
}

test.each<[Section, Readonly<Record<string, string>>, string]>([
  [
    'logic',
    { DirectEffector: 'DirectEffect' },
    'schema /logic/4#/Tasks/2/DirectEffect: "DirectEffect" is not a documented field: rename it to DirectEffector',
  ],
  [
    'logic',
    { DirectEffector: 'Action' },
    'schema /logic/4#/Tasks/2/Action: "Action" is not a documented field: rename it to DirectEffector',
  ],
  [
    'logic',
    { TargetState: 'Transition' },
    'schema /logic/2#/Tasks/0/Transition: "Transition" is not a documented field: rename it to TargetState (and in 7 more places)',
  ],
  [
    'logic',
    { TargetState: 'NewState' },
    'schema /logic/2#/Tasks/0/NewState: "NewState" is not a documented field: rename it to TargetState (and in 7 more places)',
  ],
  [
    'logic',
    { TaskTriggerId: 'TaskId' },
    'schema /logic/2#/Tasks/0/TaskId: "TaskId" is not a documented field: rename it to TaskTriggerId (and in 6 more places)',
  ],
  [
    'logic',
    { TaskTriggerId: 'Quest', Name: 'Title' },
    'schema /logic/2#/Tasks/0/Title: 15 fields in the logic of items have other names, such as "Title": rename it to Name, and the others like it',
  ],
  [
    'logic',
    { Trigger: 'Event' },
    'schema /logic/2#/Tasks/0/Event: "Event" is not a documented field: rename it to Trigger (and in 4 more places)',
  ],
  [
    'logic',
    { Effector: 'Effect' },
    'schema /logic/2#/Tasks/1/Effect: "Effect" is not a documented field: rename it to Effector (and in 3 more places)',
  ],
  [
    'logic',
    { Effector: 'Action' },
    'schema /logic/2#/Tasks/1/Action: "Action" is not a documented field: rename it to Effector (and in 3 more places)',
  ],
  [
    'logic',
    { Tasks: 'Subscriptions' },
    'schema /logic/2#/Subscriptions: "Subscriptions" is not a documented field: rename it to Tasks (and in 2 more places)',
  ],
  [
    'logic',
    { $type: 'kind' },
    'schema /logic/2#/Tasks/0/kind: "kind" is not a documented field: rename it to $type (and in 14 more places)',
  ],
  [
    'logic',
    { Id: 'Guid' },
    'schema /logic/2#/Tasks/0/Guid: "Guid" is not a documented field: rename it to Id (and in 8 more places)',
  ],
  [
    'logic',
    { linkedTasks: 'chain' },
    'schema /logic/3#/Tasks/1/Effector/chain: "chain" is not a documented field: rename it to linkedTasks',
  ],
  [
    'logic',
    { position: 'pos', rotation: 'rot', scale: 'size' },
    'schema /logic/3#/Tasks/0/Effector/_transformState/pos: 3 fields in the logic of items have other names, such as "pos": rename it to position, and the others like it',
  ],
  [
    'quests',
    { EntryId: 'Guid' },
    'schema /quests/mlh4k2p9x7q1ab/Guid: "Guid" is not a documented field: rename it to EntryId (and in 3 more places)',
  ],
  [
    'quests',
    { Status: 'Phase' },
    'schema /quests/mlh4k2p9x7q1ab/Phase: "Phase" is not a documented field: rename it to Status (and in 3 more places)',
  ],
  [
    'quests',
    { Name: 'Label' },
    'schema /quests/mlh4k2p9x7q1ab/Label: "Label" is not a documented field: rename it to Name (and in 3 more places)',
  ],
  [
    'quests',
    { Requirements: 'Prerequisites' },
    'schema /quests/mlh4k2p9x7q1ab/Prerequisites: "Prerequisites" is not a documented field: rename it to Requirements (and in 3 more places)',
  ],
  [
    'quests',
    { Creator: 'Owner' },
    'schema /quests/mlh4k2p9x7q1ab/Owner: "Owner" is not a documented field: rename it to Creator (and in 3 more places)',
  ],
  [
    'quests',
    { Rewards: 'Prizes' },
    'schema /quests/mlh4k2p9z3w8cd/Prizes: "Prizes" is not a documented field: rename it to Rewards (and in 1 more place)',
  ],
  [
    'quests',
    { SuccessMsg: 'CompletionMessage' },
    'schema /quests/mlh4k2p9z3w8cd/CompletionMessage: "CompletionMessage" is not a documented field: rename it to SuccessMsg (and in 1 more place)',
  ],
  [
    'quests',
    { FinishTime: 'TimeLimit' },
    'schema /quests/mlh4k2p9x7q1ab/TimeLimit: "TimeLimit" is not a documented field: rename it to FinishTime (and in 3 more places)',
  ],
  [
    'quests',
    { Description: 'Desc' },
    'schema /quests/mlh4k2p9x7q1ab/Desc: "Desc" is not a documented field: rename it to Description (and in 3 more places)',
  ],
  [
    'quests',
    { id: 'key' },
    'schema /quests/mlh4k2p9x7q1ab/key: "key" is not a documented field: rename it to id (and in 5 more places)',
  ],
  [
    'quests',
    { amount: 'count' },
    'schema /quests/mlh5m8r2t6y4ef/Requirements/0/count: "count" is not a documented field: rename it to amount',
  ],
  [
    'roomItems',
    { pos: 'position', rot: 'rotation', scale: 'size' },
    'key/spelling /roomItems/2/position: 9 fields of room items have other names, such as "position": rename it to pos, and the others like it',
  ],
  [
    'roomItems',
    { parentItemID: 'parent' },
    'key/spelling /roomItems/2/parent: "parent" is not a documented field: rename it to parentItemID (and in 2 more places)',
  ],
  [
    'roomItems',
    { prefabName: 'prefab' },
    'key/spelling /roomItems/2/prefab: "prefab" is not a documented field: rename it to prefabName (and in 2 more places)',
  ],
])(
  'a field under another name throughout is one finding, which says what its value is: %s: %j',
  (section, names, finding) => {
    const text = renamed(section, names);
    expect(inFull(text, 'recommended')).toEqual([finding]);
    expect(repairSnapshot(toBytes(text), {}, { unsafe: true }).result.findings).toEqual([]);
  },
);

describe('a value says nothing about an undocumented field', () => {
  const before = { Guid: 'b1f1d5b7-2c4e-4f60-8a9b-1c3d5e7f9012', Ref: 'mlh4k2p9x7q1ab', Code2: 111 };

  test('where the documented one is there', () => {
    expect(inFull(task('2', 0, before), 'recommended')).toEqual([]);
  });

  test('where another word for a field of the completed entry is on both', () => {
    expect(inFull(everyQuest({ SuccessText: 'found' }), 'recommended')).toEqual([]);
  });

  test('where two fields could be the missing one', () => {
    const text = task('2', 0, { TaskTriggerId: undefined, ...before, Other: 'mlh4k2p9x7q1ab' });
    expect(inFull(text, 'recommended')).toEqual([
      'subscription/trigger-form /logic/2#/Tasks/0: this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    ]);
  });

  test('where published rooms have it as well', () => {
    const text = task('2', 0, { TaskTriggerId: undefined, InProgressId: 'mlh4k2p9x7q1ab' });
    expect(inFull(text, 'recommended')).toEqual([
      'subscription/trigger-form /logic/2#/Tasks/0: this trigger has neither TaskTriggerId nor DirectEffector: add TaskTriggerId to advance a quest, or DirectEffector to fire an effect',
    ]);
  });
});
