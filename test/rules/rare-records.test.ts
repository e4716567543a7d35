import { describe, expect, test } from 'vitest';
import { everyQuest, task, tasksOf } from '../../rules/example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../../rules/example-room.js';
import type { JsonObject } from '../../src/json/value.js';
import { lintExample, placeOf } from '../lint-example.js';

/* Records that are rare: values exchanged between fields of other types, one EntryId for all, circles of very many quests. */

type Quests = Record<string, JsonObject>;

const found = (text: string): string[][] =>
  lintExample(text).findings.map((finding) => [
    `${finding.rule} ${placeOf(finding)}: ${finding.message}`,
    ...finding.related.map((each) => `${placeOf(each)}: ${each.message}`),
    ...(finding.fix === undefined ? [] : [`${finding.fix.safety} fix: ${finding.fix.description}`]),
  ]);

describe("TargetState and another field that have each other's value are one finding", () => {
  const exchanged = (field: string, index: number): string[][] =>
    found(
      room((changed) => {
        const subscription = tasksOf(changed, '2')[index] ?? {};
        const { [field]: value = null, TargetState: state = null } = subscription;
        Object.assign(subscription, { [field]: state, TargetState: value });
      }),
    );

  test.each(['Name', 'TaskTriggerId'])('%s', (field) => {
    const at = '/logic/2#/Tasks';
    for (const [index, state] of [181, 2].entries())
      expect(exchanged(field, index)).toEqual([
        [
          `schema ${at}/${index}/TargetState: TargetState and ${field} have each other's value: exchange the two`,
          `${at}/${index}/${field}: ${field} is ${state}: it must be a string`,
        ],
      ]);
  });

  test('Id, which comes before it', () => {
    expect(exchanged('Id', 1)).toEqual([
      [
        "schema /logic/2#/Tasks/1/Id: Id and TargetState have each other's value: exchange the two",
        '/logic/2#/Tasks/1/TargetState: TargetState is the string "b4e2a6c8-3d5f-4071-9bac-2d4e6f801234": it must be the number 1 (Active) or 2 (Completed), or left out for Not Active',
      ],
    ]);
  });
});

describe('one EntryId', () => {
  const [NO_UUID, VERSION_1] = ['unique-uuid', '0f6d2a4e-7b1c-1c3d-9e5f-2a8b6c4d1e0f'];
  const UUID = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0f';
  const copyInto = (quests: Quests, change: JsonObject = {}): void => {
    for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
      const id = `mlh4k2p9x7q1${'xy'.charAt(index)}z`;
      quests[id] = { ...structuredClone(quests[original] ?? {}), id, Name: '2_hide_key', ...change };
    }
  };
  const placeholder = (entryId: string, what: string): string[][] => [
    [
      `quest/entry-id-uuid /quests/${FIND_KEY}/EntryId: EntryId is "${entryId}" on 2 quests, ${what}: set a new UUID v4 for each quest, the same on both entries`,
      `/quests/${FIND_KEY_COMPLETED}/EntryId: the next of them`,
    ],
  ];

  test.each([
    [NO_UUID, 'not a UUID'],
    [VERSION_1, 'a UUID but not version 4'],
  ])('%s on all quests makes none of them a copy', (entryId, what) => {
    const text = everyQuest({ EntryId: entryId });
    expect(found(text)).toEqual(placeholder(entryId, what));
  });

  test.each([
    [NO_UUID, 'not a UUID'],
    [VERSION_1, 'a UUID but not version 4'],
  ])('%s on a quest and its copy is the only finding', (entryId, what) => {
    const text = questsOnly((quests) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED])
        Object.assign(quests[key] ?? {}, { EntryId: entryId });
      copyInto(quests);
    });
    expect(found(text)).toEqual(placeholder(entryId, what));
  });

  test('that is sound makes the second quest a copy', () => {
    expect(found(questsOnly((quests) => copyInto(quests)))).toEqual([
      [
        'quest/pair-complete /quests/mlh4k2p9x7q1xz/EntryId: "2_hide_key" looks like a copy of "0_find_key": give it its own EntryId',
        `/quests/${FIND_KEY}/EntryId: the original`,
        'unsafe fix: give the copy its own EntryId',
      ],
    ]);
  });

  test('of three entries and more is a finding only where it is sound', () => {
    const crowd = (EntryId: string): string[][] =>
      found(
        questsOnly((quests) => {
          for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) Object.assign(quests[key] ?? {}, { EntryId });
          quests.mlh4k2p9x7q1zz = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zz' };
          quests.mlh4k2p9x7q1zy = { ...quests[FIND_KEY], id: 'mlh4k2p9x7q1zy', Name: '5_x' };
        }),
      );
    expect(crowd(NO_UUID)).toEqual(placeholder(NO_UUID, 'not a UUID'));
    expect(crowd(UUID)[0]?.[0]).toBe(
      'quest/pair-complete /quests/mlh4k2p9x7q1zz/EntryId: 4 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
    );
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

describe('logic with keys of another prefab', () => {
  const strange = (keys: JsonObject): string[] =>
    found(
      room(({ roomItems, logic }) => {
        roomItems['5'] = { ...roomItems['4'], prefabName: 'SpawnPoint' };
        logic['5'] = { Tasks: [], ViewNodes: [], ...keys };
      }),
    ).flatMap(([message = '']) => (message.startsWith('logic/other-prefab') ? [message] : []));

  test.each<[keys: JsonObject, shown: string]>([
    [{ text: 'a', fc: 1 }, 'text and fc'],
    [{ text: 'a', fc: 1, bb: 1 }, 'text, fc and bb'],
    [{ text: 'a', fc: 1, bb: 1, fs: 1 }, 'text, fc and others'],
  ])('names a few of them: %j', (keys, shown) => {
    expect(strange(keys)).toEqual([
      `logic/other-prefab /logic/5#: the logic of item 5 (SpawnPoint "a") has ${shown}, which belong to a WorldText: check which item it is for`,
    ]);
  });
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
