import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { roomWith, tasksOf } from '../example-changes.js';
import { FIND_KEY, OPEN_DOOR, OPEN_DOOR_COMPLETED, rawRoom, room } from '../example-room.js';
import { found, inDetail, inFull } from './shown-findings.js';

/* Two faults of one rule in one room: one finding where they have one cause, and two where they have not. */

type Sections = Record<string, Record<string, JsonValue>>;

const raw = (change: (sections: Sections) => void): string =>
  rawRoom((snapshot) => change(snapshot as unknown as Sections));

/** What makes a copy of an effect one that waits for the completion of the second quest. */
const WAITS = {
  Id: '3c6a2e40-b5d7-4809-b324-a5c6e7089abc',
  TaskTriggerId: OPEN_DOOR,
  Name: '1_open_door',
  TargetState: 2,
};

describe('two faults of different causes are two findings', () => {
  test('fields of logic with different wrong types', () => {
    const text = roomWith({ logic: { 2: { col: 7 }, 3: { e: 'x' } } });
    expect(found(text)).toEqual(['logic/field-types /logic/2#/col', 'logic/field-types /logic/3#/e']);
  });

  test('numbers in quotes and other wrong types of one field of logic', () => {
    const text = roomWith({ logic: { 2: { e: '0.5' }, 3: { e: [] }, 4: { e: '7' } } });
    expect(found(text)).toEqual(['logic/field-types /logic/2#/e', 'logic/field-types /logic/3#/e']);
  });

  test('two ids that are none, in logic without quests', () => {
    const text = raw((sections) => {
      delete sections.quests;
      for (const [item, value] of Object.entries(sections.logic ?? {}))
        Object.assign(sections.logic ?? {}, {
          [item]: String(value).replaceAll(FIND_KEY, 'XX').replaceAll(OPEN_DOOR, 'YY'),
        });
    });
    expect(found(text)).toEqual([
      'quest/id-format /logic/2#/Tasks/0/TaskTriggerId',
      'quest/id-format /logic/3#/Tasks/0/TaskTriggerId',
    ]);
  });

  test('a quest that is never completed, and a FinishTime that is no exact number', () => {
    const text = room(({ quests, logic }) => {
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        Object.assign(quests[key] ?? {}, { FinishTime: 2 ** 64 });
      for (const item of Object.keys(logic))
        for (const task of tasksOf({ logic } as Parameters<typeof tasksOf>[0], item))
          if (task.TargetState === 121) task.TargetState = 111;
    });
    expect(found(text)).toEqual([
      `flow/never-completed /quests/${OPEN_DOOR}`,
      `text/unsafe-number /quests/${OPEN_DOOR}/FinishTime`,
      `text/unsafe-number /quests/${OPEN_DOOR_COMPLETED}/FinishTime`,
    ]);
  });
});

describe('what is wrong with a chain as a whole is one finding', () => {
  const SECOND = { Trigger: {}, Id: '2b591d3f-a4c6-47f8-a213-94b5d6f789ab' };

  test('useRandom in its subscription, with a fix', () => {
    const text = room((changed) => {
      const [, holder] = tasksOf(changed, '3');
      Object.assign(holder ?? {}, { useRandom: true });
      const { linkedTasks } = (holder?.Effector ?? {}) as { linkedTasks: JsonObject[] };
      linkedTasks.push({ ...linkedTasks[0], ...SECOND });
    });
    expect(inDetail(text)).toEqual([
      'effect/linked-trigger /logic/3#/Tasks/1/useRandom: useRandom is in the subscription: move it beside linkedTasks',
      '  unsafe fix: move useRandom beside linkedTasks',
    ]);
  });

  test('useRandom in each of its linked tasks, with one fix', () => {
    const text = room((changed) => {
      const [, holder] = tasksOf(changed, '3');
      const effector = (holder?.Effector ?? {}) as { linkedTasks: JsonObject[] };
      const [link] = effector.linkedTasks;
      effector.linkedTasks = [
        { ...link, useRandom: true },
        { ...link, ...SECOND, useRandom: true },
      ];
    });
    expect(inDetail(text)).toEqual([
      'effect/linked-trigger /logic/3#/Tasks/1/Effector/linkedTasks/0/useRandom: useRandom is in 2 linked tasks: move it beside linkedTasks',
      '  /logic/3#/Tasks/1/Effector/linkedTasks/1/useRandom: the same here',
      '  unsafe fix: move useRandom beside linkedTasks',
    ]);
  });

  test('a Delay beside linkedTasks, although the quest then leaves Completed at once', () => {
    const text = room((changed) => {
      const [, holder] = tasksOf(changed, '3');
      const effector = (holder?.Effector ?? {}) as { Delay?: number; linkedTasks: JsonObject[] };
      effector.Delay = 5;
      for (const link of effector.linkedTasks) link.Trigger = {};
      const [shown] = tasksOf(changed, '2').slice(-1);
      tasksOf(changed, '2').push({ ...shown, ...WAITS });
    });
    expect(inFull(text)).toEqual([
      'effect/linked-trigger /logic/3#/Tasks/1/Effector/Delay: Delay is beside linkedTasks: move it into the Trigger of each linked task, as "Trigger": {"Delay": 5}',
    ]);
  });

  test('only the limit, where a quest leaves Completed after a Delay but is completed once', () => {
    const text = room((changed) => {
      const [shown] = tasksOf(changed, '2').slice(-1);
      tasksOf(changed, '2').push({ ...shown, ...WAITS });
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
        Object.assign(changed.quests[key] ?? {}, { RepeatableLimit: 1 });
    });
    expect(found(text)).toEqual([`flow/limit-stops-loop /quests/${OPEN_DOOR}/RepeatableLimit`]);
  });
});
