import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { roomWithChain, roomWithTask } from './changed-tasks.js';
import { effects, setExtraData } from './reference-rooms.js';
import { inDetail, inFull, withRelated } from './shown-findings.js';

/* Each condition of a rule that has several decides by itself. */

/** The example room, whose chain has a linked task for each of these changes. */
const chainOf = (...changes: readonly JsonObject[]): string =>
  roomWithChain(({ chain, linkedTask }) => {
    chain.linkedTasks = changes.map((change, index) => ({
      ...linkedTask,
      Id: `3c6a2e4${index}-b5d7-48f9-b324-a5c6e708a9bc`,
      Trigger: {},
      ...change,
    }));
  });

describe('effect/linked-trigger', () => {
  const EVENT = { Trigger: { $type: 'OnClickEvent' } };

  test('reports events apart from delays, and each kind once', () => {
    expect(withRelated(chainOf(EVENT, { Delay: 2 }, EVENT, { Delay: 3 }))).toEqual([
      [
        'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/Trigger/$type: a linked task does not wait for an event: remove "$type" from its Trigger (Delay may stay) (and in 1 more place)',
        '/logic/3#/Tasks/1/Effector/linkedTasks/2/Trigger/$type: the same here',
      ],
      [
        'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/1/Delay: Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": 2} (and in 1 more place)',
        '/logic/3#/Tasks/1/Effector/linkedTasks/3/Delay: Delay belongs in the Trigger of a linked task: move it there, as "Trigger": {"Delay": 3}',
      ],
    ]);
  });

  test('leaves a Delay alone if the Trigger has one', () => {
    expect(inFull(chainOf({ Delay: 2, Trigger: { Delay: 1 } }))).toEqual([]);
  });

  test('takes useRandom of a subscription for that of a chain only where the chain is its effect', () => {
    const text = roomWithTask('2', 1, (task) => {
      const chain = {
        $type: 'RunTriggersFromEffector',
        linkedTasks: [
          {
            Trigger: {},
            Id: '3c6a2e40-b5d7-48f9-b324-a5c6e708a9bc',
            TargetState: 101,
            Name: '1_open_door',
            TaskTriggerId: OPEN_DOOR,
            useRandom: true,
          },
        ],
      };
      Object.assign(task, { Effector: { $type: 'SomeWrapper', parts: [chain] }, useRandom: true });
    });
    expect(inFull(text)).toEqual([
      'effect/linked-trigger /logic/2#/Tasks/1/Effector/parts/0/linkedTasks/0/useRandom: useRandom is in a linked task: move it beside linkedTasks',
    ]);
  });
});

describe('reference/variable says nothing about a variable', () => {
  const DECLARED = [{ N: 'coins', VT: 0 }];
  test.each([
    ['that is declared and not used', 'coins', [...DECLARED, { N: 'coin', VT: 0 }]],
    ['that is used where it is set', 'coin', DECLARED],
  ])('%s', (_, label, numericParameters) => {
    const text = effects(
      { $type: 'UpdateScoreEvent', label, scoreChange: 1 },
      { $type: 'DisplayValueEvent', label },
      (changed) => setExtraData(changed, { numericParameters }),
    );
    expect(inFull(text)).toEqual([]);
  });
});

test('quest/status-swapped moves no field whose place another field would then seem to take', () => {
  const text = room(({ quests, logic }) => {
    const [one = {}, other = {}] = [quests[FIND_KEY], quests[FIND_KEY_COMPLETED]];
    [one.Status, other.Status] = ['completed', 'inProgress'];
    // References to the other entry: its Status is right, and its fields are not.
    const moved = JSON.stringify({ logic, Requirements: quests[OPEN_DOOR]?.Requirements });
    const to = JSON.parse(moved.replaceAll(FIND_KEY, FIND_KEY_COMPLETED)) as { logic: typeof logic };
    Object.assign(logic, to.logic);
    for (const entry of Object.values(quests))
      for (const each of (entry.Requirements ?? []) as JsonObject[]) each.id = FIND_KEY_COMPLETED;
    other.SuccesMsg = 'x';
  });
  expect(inDetail(text).slice(0, 3)).toEqual([
    `quest/status-swapped /quests/${FIND_KEY_COMPLETED}/Rewards: Rewards and SuccessMsg belong on the completed entry only: move them to the completed entry of "0_find_key"`,
    `  /quests/${FIND_KEY}: the completed entry`,
    `quest/pair-symmetry /quests/${FIND_KEY_COMPLETED}/SuccesMsg: "SuccesMsg" is only on the completed entry of "0_find_key": both entries must have it, or neither`,
  ]);
});

describe('subscription/known-quest', () => {
  const referring = (one: JsonObject, other: JsonObject): string =>
    room((changed) => {
      Object.assign(tasksOf(changed, '2')[1] ?? {}, one);
      Object.assign(tasksOf(changed, '4')[0] ?? {}, other);
    });

  test('calls Id and TaskTriggerId exchanged only if each looks like the other', () => {
    const uuid = '3c6a4e50-b5d7-4809-9324-a5c6e70891bc';
    expect(inFull(referring({ Id: FIND_KEY, TaskTriggerId: 'quest-7' }, {}))).toContain(
      `subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId: no quest in the file has the id "quest-7": use "${FIND_KEY}", the id of "0_find_key"`,
    );
    expect(inFull(referring({ TaskTriggerId: uuid }, {}))).toEqual([
      `subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId: no quest in the file has the id "${uuid}": use "${FIND_KEY}", the id of "0_find_key"`,
    ]);
  });
});

test('flow/unreachable-effect waits until the Name of the quest is right', () => {
  const text = room((changed) => {
    Object.assign(tasksOf(changed, '2')[1] ?? {}, { TargetState: 1 });
    for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
      Object.assign(changed.quests[key] ?? {}, { Name: 'find_key' });
  });
  expect(inFull(text).filter((each) => !each.startsWith('subscription/quest-name'))).toEqual([
    `quest/numbered-name /quests/${FIND_KEY}/Name: Name is "find_key": use a number, an underscore and a name, such as "0_collect"`,
  ]);
});

test('requirement/reachable-amount is one finding for both entries if this requirement is alike on both', () => {
  const text = room(({ quests }) => {
    for (const [key, entry] of Object.entries(quests)) {
      if (key === FIND_KEY || key === FIND_KEY_COMPLETED) entry.RepeatableLimit = 3;
      const [required] = (entry.Requirements ?? []) as JsonObject[];
      if (required !== undefined)
        entry.Requirements = [
          { ...required, amount: key === OPEN_DOOR ? 1 : 2 },
          { ...required, amount: 5 },
        ];
    }
  });
  expect(inDetail(text).filter((line) => line.includes('Requirements/1/amount'))).toEqual([
    `requirement/reachable-amount /quests/${OPEN_DOOR}/Requirements/1/amount: amount is 5, but "0_find_key" can be completed 3 times at most: set amount to 3 or less, or raise its RepeatableLimit`,
    `  /quests/${OPEN_DOOR_COMPLETED}/Requirements/1/amount: the same on the other entry`,
  ]);
});
