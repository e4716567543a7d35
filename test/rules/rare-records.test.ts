import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { task, tasksOf } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';

/* Records that are rare: values exchanged between fields of other types, one EntryId for all, circles of very many quests. */

type Quests = Record<string, JsonObject>;

const found = (text: string): string[][] =>
  lintExample(text).findings.map((finding) => [
    `${finding.rule} ${placeOf(finding)}: ${finding.message}`,
    ...finding.related.map((each) => `${placeOf(each)}: ${each.message}`),
    ...(finding.fix === undefined ? [] : [`${finding.fix.safety} fix: ${finding.fix.description}`]),
  ]);

describe('one EntryId', () => {
  const copyInto = (quests: Quests, change: JsonObject = {}): void => {
    for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
      const id = `mlh4k2p9x7q1${'xy'.charAt(index)}z`;
      quests[id] = { ...structuredClone(quests[original] ?? {}), id, Name: '2_hide_key', ...change };
    }
  };
  test('that is sound makes the second quest a copy', () => {
    expect(found(questsOnly((quests) => copyInto(quests)))).toEqual([
      [
        'quest/pair-complete /quests/mlh4k2p9x7q1xz/EntryId: "2_hide_key" has the EntryId of "0_find_key": give it its own EntryId',
        `/quests/${FIND_KEY}/EntryId: the other quest`,
        'unsafe fix: give "2_hide_key" its own EntryId',
      ],
    ]);
  });

  test('of a quest and its copy: each may require the other, and not itself', () => {
    const requiring = (id: string): string[] =>
      found(
        questsOnly((quests) =>
          copyInto(quests, { Requirements: [{ delete: false, amount: 1, type: 'quest', id }] }),
        ),
      ).flatMap(([message = '']) => (message.startsWith('requirement/') ? [message] : []));
    const at = '/quests/mlh4k2p9x7q1xz/Requirements/0/id';
    expect(requiring(FIND_KEY_COMPLETED)[0]).toBe(
      `requirement/in-progress-id ${at}: "${FIND_KEY_COMPLETED}" is the id of the completed entry of "0_find_key": use the id of its inProgress entry`,
    );
    expect(requiring('mlh4k2p9x7q1yz')).toEqual([
      `requirement/no-cycle ${at}: "2_hide_key" requires itself, so it can never start: remove this requirement`,
    ]);
  });
});

test('a circle of very many quests names the first ones, and counts the others', () => {
  const COUNT = 15;
  const idOf = (index: number): string => `mlh4k2p9x7q${100 + index}`;
  const nameOf = (index: number): string => `${index}_quest${index}`;
  const uuid = (index: number): string => `a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f90${(16 + index).toString(16)}`;
  const text = room((changed) => {
    const [inProgress, completed] = [OPEN_DOOR, OPEN_DOOR_COMPLETED].map((key) => changed.quests[key]);
    changed.quests = {};
    for (const item of ['2', '3', '4']) tasksOf(changed, item).splice(0);
    for (let index = 0; index < COUNT; index++) {
      const own = { EntryId: uuid(index), Name: nameOf(index), Requirements: [] };
      changed.quests[`${idOf(index)}a`] = { ...inProgress, ...own, id: `${idOf(index)}a` };
      changed.quests[`${idOf(index)}b`] = { ...completed, ...own, id: `${idOf(index)}b` };
      const next = (index + 1) % COUNT;
      const link = {
        Trigger: {},
        Id: uuid(index + 100),
        TargetState: 111,
        Name: nameOf(next),
        TaskTriggerId: `${idOf(next)}a`,
      };
      tasksOf(changed, '3').push({
        $type: 'TaskEffectorSubscription',
        Effector: { $type: 'RunTriggersFromEffector', linkedTasks: [link] },
        Id: uuid(index + 50),
        TargetState: 1,
        Name: nameOf(index),
        TaskTriggerId: `${idOf(index)}a`,
      });
    }
  });
  const [[message], ...others] = found(text) as [string[]];
  const shown = [0, ...Array.from({ length: 11 }, (_, index) => 14 - index)].map(
    (index) => `"${nameOf(index)}"`,
  );
  expect(others).toEqual([]);
  expect(message).toBe(
    `flow/never-activated /quests/${idOf(0)}a: ${shown.join(' → ')} → … (3 more) → "0_quest0" wait for each other, so none can ever start: add a trigger that starts one of them`,
  );
});

test.each([{ targetState: 2 }, { TargetStates: 2 }])(
  'TargetState 0 is not removed where another field would be taken for it: %j',
  (beside) => {
    expect(found(task('2', 1, { TargetState: 0, ...beside }))).toEqual([
      [
        'subscription/target-state /logic/2#/Tasks/1/TargetState: TargetState 0 is never written: leave TargetState out for "Not Active"',
      ],
    ]);
    expect(found(task('2', 1, { TargetState: 0, other: 2 }))[0]?.at(-1)).toBe('safe fix: remove TargetState');
  },
);
