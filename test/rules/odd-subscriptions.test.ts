import { describe, expect, test } from 'vitest';
import { chain, task, tasksOf } from '../../rules/example-changes.js';
import { type ExampleRoom, FIND_KEY, room } from '../../rules/example-room.js';
import type { JsonObject } from '../../src/json/value.js';
import { inDetail } from './shown-findings.js';

/*
 * What rules say where a value of a subscription is missing, empty, of another type, or one of several. Flow is
 * left aside: what cannot be read cannot be played.
 */

const withoutQuests = (change: (open: ExampleRoom) => void): string => {
  const { quests: _, ...rest } = JSON.parse(room(change)) as JsonObject;
  return JSON.stringify(rest, null, 2);
};

type Row = readonly [what: string, text: string, findings: readonly string[]];

describe('subscriptions', () => {
  const AT = '/logic/2#/Tasks';
  const NEW_ID = '  unsafe fix: write a new UUID v4';
  const UUID = 'b4e2a6c8-3d5f-4071-9bac-2d4e6f801234';
  const noUuid = (id: string): string =>
    `subscription/id-uuid ${AT}/1/Id: Id "${id}" is not a UUID: write a new UUID v4`;
  const unknown = (id: string): string =>
    `subscription/known-quest ${AT}/1/TaskTriggerId: no quest in the file has the id "${id}": use "${FIND_KEY}", the id of "0_find_key"`;
  const removed = `subscription/target-state ${AT}/1/TargetState: TargetState 0 is never written: leave TargetState out for "Not Active"`;
  const addState =
    (change: JsonObject) =>
    (open: ExampleRoom): void => {
      const tasks = tasksOf(open, '2');
      const { TaskTriggerId: _, ...second } = structuredClone(tasks[1] ?? {});
      for (const Id of ['4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd', '5d7b3f51-c6e8-4a0b-8435-b6d7f819abcd'])
        tasks.push({ ...second, Id, ...change });
    };
  const twice =
    (change: (task: JsonObject) => void) =>
    (open: ExampleRoom): void => {
      const tasks = tasksOf(open, '2');
      change(tasks[1] ?? {});
      tasks.push({ ...structuredClone(tasks[1]), Id: '4d7b3f51-c6e8-4a0b-8435-b6d7f819abcd' });
    };
  const twoEffects = (quest: string): string[] => [
    `subscription/one-per-state ${AT}/2: item 2 (GLB) has 2 effects for "${quest}" in the state Completed, and the documents give it one: check in the game that all of them run`,
    `  ${AT}/1: the first subscription to this state`,
  ];
  const lacksId = (index: number): string =>
    `schema ${AT}/${index}: this effector subscription has no TaskTriggerId: write the id of the quest's inProgress entry`;
  const lacksName = (index: number): string =>
    `schema ${AT}/${index}: this effector subscription has no Name: write the quest's Name, with its number`;
  const inTrigger = (item: string): string =>
    `subscription/misplaced-type /logic/${item}#/Tasks/0/Trigger/$type: HideObjectEvent is an effect, not a trigger: move it to the Effector of a subscription`;
  const inEffector = `${AT}/1/Effector/$type: OnClickEvent is a trigger, not an effect: move it to the Trigger of a TaskTriggerSubscription`;
  const misplaced = (...tasks: readonly (readonly [item: string, index: number])[]): string =>
    room((open) => {
      for (const [item, index] of tasks)
        Object.assign(
          tasksOf(open, item)[index] ?? {},
          index === 0 ? { Trigger: { $type: 'HideObjectEvent' } } : { Effector: { $type: 'OnClickEvent' } },
        );
    });
  const states = (...changes: readonly (readonly [item: string, index: number, state: number])[]): string =>
    room((open) => {
      for (const [item, index, TargetState] of changes)
        Object.assign(tasksOf(open, item)[index] ?? {}, { TargetState });
    });
  const renamed = (name: string, text: string): string =>
    room((open) => {
      const [first, second] = tasksOf(open, '2');
      Object.assign(first ?? {}, { Name: name });
      Object.assign(second ?? {}, { Effector: { $type: 'FunctionEffector', V: text } });
    });
  const RENAMED = `  ${`/quests/${FIND_KEY}`}/Name: the quest in TaskTriggerId`;

  test.each<Row>([
    [
      'a linked task without a Trigger, with a Delay',
      chain({}, [{ Trigger: undefined, Delay: 5 }]),
      [
        'schema /logic/3#/Tasks/1/Effector/linkedTasks/0: this linked task has no Trigger: write {} to run at once, or {"Delay": seconds}',
      ],
    ],
    [
      'an Id that is that of a quest, with an unknown quest',
      task('2', 1, { Id: FIND_KEY, TaskTriggerId: 'x' }),
      [noUuid(FIND_KEY), NEW_ID, unknown('x')],
    ],
    [
      'an Id and an unknown quest that are no ids',
      task('2', 1, { Id: 'nothing', TaskTriggerId: 'x' }),
      [noUuid('nothing'), NEW_ID, unknown('x')],
    ],
    [
      'an Id that is none, with a UUID as its quest',
      task('2', 1, { Id: 'nothing', TaskTriggerId: UUID }),
      [noUuid('nothing'), NEW_ID, unknown(UUID)],
    ],
    [
      'TargetState 0 with another field',
      task('2', 1, { TargetState: 0, other: 1 }),
      [removed, '  safe fix: remove TargetState'],
    ],
    [
      'TargetState 0 with a field that would be taken for it',
      task('2', 1, { TargetState: 0, targetState: 1 }),
      [removed],
    ],
    [
      'a code and the state 1 that are exchanged, beside the state 0',
      states(['2', 0, 0], ['4', 0, 1], ['3', 0, 111]),
      [
        `subscription/transition-code ${AT}/0/TargetState: TargetState 0 is a state, not a transition code: to make the quest Not Active, write 101 (from any state), 161 (from Active) or 171 (from Completed)`,
        'subscription/target-state /logic/3#/Tasks/0/TargetState: TargetState 111 is a transition code, and a trigger has the state 1: exchange the two values',
        '  /logic/4#/Tasks/0/TargetState: the TargetState of a trigger',
      ],
    ],
    [
      'a code and the state 2 that are exchanged, before the state 3',
      states(['2', 0, 2], ['4', 0, 3], ['3', 0, 111]),
      [
        'subscription/target-state /logic/3#/Tasks/0/TargetState: TargetState 111 is a transition code, and a trigger has the state 2: exchange the two values',
        `  ${AT}/0/TargetState: the TargetState of a trigger`,
        'subscription/transition-code /logic/4#/Tasks/0/TargetState: TargetState 3 is not a transition code: write 111 to activate the quest, 121 to complete it or 101 to reset it (the others are 131, 141, 151, 161, 171 and 181)',
      ],
    ],
    [
      'a Name with another number, where expressions have the right one',
      renamed('5_find_key', "$T{find_key} == 'Active'"),
      [
        `subscription/quest-name ${AT}/0/Name: Name "5_find_key" is not the Name of the quest in TaskTriggerId: write "0_find_key"`,
        RENAMED,
        '  safe fix: write the Name "0_find_key"',
      ],
    ],
    [
      'a Name that expressions have as well',
      renamed('5_old_key', "$T{old_key} == 'Active'"),
      [
        `subscription/quest-name ${AT}/0/Name: Name "5_old_key" is not the Name of the quest in TaskTriggerId: write "0_find_key", and "find_key" instead of "old_key" in expressions`,
        RENAMED,
      ],
    ],
    [
      'two effects with an empty TaskTriggerId',
      room(addState({ TaskTriggerId: '' })),
      [
        `subscription/known-quest ${AT}/2/TaskTriggerId: TaskTriggerId is empty: use "${FIND_KEY}", the id of "0_find_key" (and in 1 more subscription)`,
        `  ${AT}/3/TaskTriggerId: the same TaskTriggerId`,
      ],
    ],
    ['two effects without a TaskTriggerId', room(addState({})), [lacksId(2), lacksId(3)]],
    [
      'two effects for a quest that the file does not have',
      withoutQuests(twice(() => undefined)),
      twoEffects('0_find_key'),
    ],
    [
      'two effects with an empty TaskTriggerId in a file without quests',
      withoutQuests(addState({ TaskTriggerId: '' })),
      [
        `quest/id-format ${AT}/2/TaskTriggerId: quest id in 2 references is empty: use 14 to 17 lowercase letters or digits that begin with "mlh"`,
      ],
    ],
    [
      'two effects without a TaskTriggerId in a file without quests',
      withoutQuests(addState({})),
      [lacksId(2), lacksId(3)],
    ],
    [
      'two effects for a quest that nothing names',
      withoutQuests(twice((each) => delete each.Name)),
      [lacksName(1), lacksName(2), ...twoEffects(FIND_KEY)],
    ],
    [
      'two effects and an event in the wrong place',
      misplaced(['2', 0], ['4', 0], ['2', 1]),
      [inTrigger('2'), `subscription/misplaced-type ${inEffector}`, inTrigger('4')],
    ],
  ])('%s', (_what, text, findings) => {
    expect(inDetail(text)).toEqual(findings);
  });

  test.each<readonly [version: string, id: string, findings: readonly string[]]>([
    ['any', 'x', [noUuid('x'), NEW_ID]],
    ['any', '6fa459ea-ee8a-11ca-894e-db77e160355e', []],
    [
      '4',
      '6fa459ea-ee8a-11ca-894e-db77e160355e',
      [
        `subscription/id-uuid ${AT}/1/Id: Id "6fa459ea-ee8a-11ca-894e-db77e160355e" is a UUID but not version 4: write a new UUID v4`,
        NEW_ID,
      ],
    ],
  ])('with version "%s" and the Id %s', (version, Id, findings) => {
    expect(inDetail(task('2', 1, { Id }), { 'subscription/id-uuid': { version } })).toEqual(findings);
  });

  test.each([
    ['OnClickEvent', true],
    ['OnNothingKnown', true],
    ['Onward', false],
    ['HideObjectEvent', false],
  ])('with %s as their Effector and no Trigger', ($type, isEvent) => {
    expect(inDetail(task('2', 0, { Trigger: undefined, Effector: { $type } }))).toEqual([
      isEvent
        ? `subscription/trigger-form ${AT}/0/Effector: the event of a trigger subscription is its Trigger: rename Effector to Trigger`
        : `subscription/trigger-form ${AT}/0/Effector: a trigger that advances a quest cannot have an Effector: move the Effector to a TaskEffectorSubscription`,
    ]);
  });
});
