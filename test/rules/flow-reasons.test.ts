import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, OPEN_DOOR, room } from '../example-room.js';
import { lintWith, settingsFor } from '../lint-example.js';

/* The reasons that flow rules give, each with this rule alone: others would explain some of them. */

function messagesOf(id: string, change: (open: ExampleRoom) => void): string[] {
  const rules = activeRules(rulePack, settingsFor('all')).filter(({ rule }) => rule.id === id);
  return lintWith(rules, room(change)).findings.map(({ message }) => message);
}

const setAll = ({ quests }: ExampleRoom, name: string, change: JsonObject): void => {
  for (const entry of Object.values(quests)) if (entry.Name === name) Object.assign(entry, change);
};
const linked = (index: number, change: JsonObject): JsonObject => ({
  Trigger: {},
  Id: `d604c8ea-5f71-4293-9dce-4f6081a2345${index}`,
  Name: '1_open_door',
  TaskTriggerId: OPEN_DOOR,
  ...change,
});

describe('flow/never-activated', () => {
  /** The quest that opens the door, moved by triggers and linked tasks with these codes only. */
  const reason = (triggers: readonly number[], links: readonly number[]): string[] =>
    messagesOf('flow/never-activated', (open) => {
      const [first, , ...others] = tasksOf(open, '4');
      const clicks = triggers.map((TargetState, index) => ({
        ...structuredClone(first),
        Trigger: { $type: 'OnClickEvent' },
        Id: `f826ea0c-7193-44b5-9fe0-6182a3c4567${index}`,
        TargetState,
      }));
      tasksOf(open, '4').splice(0, 3, ...clicks, ...others);
      const [, chain] = tasksOf(open, '3');
      Object.assign(chain ?? {}, {
        Name: '0_find_key',
        TaskTriggerId: FIND_KEY,
        Effector: {
          $type: 'RunTriggersFromEffector',
          linkedTasks: links.map((TargetState, index) => linked(index, { TargetState })),
        },
      });
    });

  test.each<[triggers: readonly number[], links: readonly number[], reason: string]>([
    [[121], [], 'its only trigger has code 121, which needs an active quest'],
    [[101], [], 'its only trigger has code 101, which only resets a quest'],
    [[131], [], 'its only trigger has code 131, which needs a completed quest'],
    [[161, 161], [], 'all its triggers have code 161, which needs an active quest'],
    [[], [121], 'its only linked task has code 121, which needs an active quest'],
    [[], [131, 131], 'all its linked tasks have code 131, which needs a completed quest'],
    [[121], [121], 'all its triggers and linked tasks have code 121, which needs an active quest'],
    [[121, 101], [], 'its triggers have the codes 101 (only resets a quest) and 121 (needs an active quest)'],
    [
      [],
      [171, 121],
      'its linked tasks have the codes 121 (needs an active quest) and 171 (needs a completed quest)',
    ],
    [
      [121, 101],
      [171],
      'its triggers and linked tasks have the codes 101 (only resets a quest), 121 (needs an active quest) and 171 (needs a completed quest)',
    ],
  ])('of triggers with the codes %j and linked tasks with %j', (triggers, links, codes) => {
    expect(reason(triggers, links)).toEqual([
      `nothing starts "1_open_door": ${codes}. Add a trigger with TargetState 111`,
    ]);
  });
});

test.each<[delays: readonly number[], least: number]>([
  [[10], 10],
  [[50, 10, 30], 10],
  [[20, 40], 20],
])('flow/never-completed says which of the delays %j is the least', (delays, least) => {
  const late = messagesOf('flow/never-completed', (open) => {
    const runs = (...linkedTasks: readonly JsonObject[]): JsonObject => ({
      $type: 'RunTriggersFromEffector',
      linkedTasks: [...linkedTasks],
    });
    const completing = delays.map((Delay, index) => linked(index, { TargetState: 121, Trigger: { Delay } }));
    Object.assign(tasksOf(open, '2')[1] ?? {}, { Effector: runs(linked(9, { TargetState: 111 })) });
    Object.assign(tasksOf(open, '3')[0] ?? {}, { Effector: runs(...completing) });
    tasksOf(open, '4').splice(0);
    setAll(open, '1_open_door', { FinishTime: 5 });
  });
  expect(late).toEqual([
    `"1_open_door" expires after 5 seconds, before a linked task completes it (Delay ${least}): raise FinishTime or lower the Delay`,
  ]);
});

test.each<[limit: number, amount: number, most: string | undefined]>([
  [1, 2, 'only once'],
  [2, 3, '2 times at most'],
  [3, 3, undefined],
])(
  'flow/blocked-requirement says how often a quest with the limit %i can be completed, where %i are required',
  (limit, amount, most) => {
    const blocked = messagesOf('flow/blocked-requirement', (open) => {
      setAll(open, '0_find_key', { RepeatableLimit: limit });
      setAll(open, '1_open_door', { Requirements: [{ delete: false, amount, type: 'quest', id: FIND_KEY }] });
      const [first] = tasksOf(open, '2');
      const Id = 'a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f9013';
      tasksOf(open, '2').push({ ...structuredClone(first), Id, TargetState: 101 });
    });
    const advice = 'lower amount, or reset "0_find_key" after its completion';
    expect(blocked).toEqual(
      most === undefined
        ? []
        : [
            `amount is ${amount}, but "0_find_key" can be completed ${most}, so "1_open_door" can never become Active: ${advice}`,
          ],
    );
  },
);
