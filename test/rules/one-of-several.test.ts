import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { expression, items, tasksOf } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  room,
} from '../example-room.js';
import { applyFixes, findingsOf, placeOf } from '../lint-example.js';

/* Which one of several records is reported, and where one of them, two and more are different findings. */

const found = (text: string, rule: string): string[] =>
  findingsOf(text)
    .filter((finding) => finding.rule === rule)
    .flatMap((finding) => [
      `${placeOf(finding)}: ${finding.message}`,
      ...finding.related.map((each) => `  ${placeOf(each)}: ${each.message}`),
    ]);

describe('quest/pair-complete, for two entries with one Status', () => {
  /** Entries by key, with the fields of completed entries on some of them, in an order. */
  const entries = (
    status: string,
    ...order: readonly (readonly [key: string, isCompleted: boolean])[]
  ): string =>
    questsOnly((quests) => {
      const { Rewards: _, SuccessMsg: __, ...others } = quests[FIND_KEY_COMPLETED] ?? {};
      for (const [key] of order) delete quests[key];
      for (const [key, isCompleted] of order)
        quests[key] = {
          ...others,
          id: key,
          Status: status,
          ...(isCompleted && { Rewards: [], SuccessMsg: '' }),
        };
    });
  const [A, B] = [FIND_KEY, FIND_KEY_COMPLETED];

  test.each<
    [status: string, other: string, aEnds: boolean, bEnds: boolean, wrong: 'ends' | 'goes on' | 'later']
  >([
    ['inProgress', 'completed', false, false, 'later'],
    ['inProgress', 'completed', true, true, 'later'],
    ['inProgress', 'completed', true, false, 'ends'],
    ['inProgress', 'completed', false, true, 'ends'],
    ['completed', 'inProgress', false, false, 'later'],
    ['completed', 'inProgress', true, true, 'later'],
    ['completed', 'inProgress', true, false, 'goes on'],
    ['completed', 'inProgress', false, true, 'goes on'],
  ])('%s, which one should have as %s: %j and %j', (status, other, aEnds, bEnds, wrong) => {
    for (const [first, second] of [
      [A, B],
      [B, A],
    ] as const) {
      const ends = (key: string): boolean => (key === A ? aEnds : bEnds);
      const at = wrong === 'later' ? second : [A, B].find((key) => ends(key) === (wrong === 'ends'));
      const twin = at === A ? B : A;
      expect(
        found(entries(status, [first, ends(first)], [second, ends(second)]), 'quest/pair-complete'),
      ).toEqual([
        `/quests/${at}/Status: both entries of "0_find_key" have the Status "${status}": set one to "${other}"`,
        `  /quests/${twin}/Status: the Status of the other entry`,
      ]);
    }
  });
});

test.each<[statuses: readonly (string | undefined)[], surplus: number, first: number]>([
  [['inProgress', 'completed', 'inProgress'], 2, 0],
  [['completed', 'inProgress', 'inProgress'], 2, 1],
  [['completed', 'completed', 'inProgress'], 1, 0],
  [['inProgress', 'completed', undefined], 2, 0],
  [[undefined, 'inProgress', 'completed'], 0, 1],
  [[undefined, undefined, 'completed'], 1, 0],
  [[undefined, undefined, undefined], 1, 0],
])(
  'quest/pair-complete, for three entries with one EntryId: %j: the surplus one is reported',
  (statuses, surplus, first) => {
    const key = (index: number): string => `mlh4k2p9x7q1a${index}`;
    const text = questsOnly((quests) => {
      const { Status: _, ...entry } = quests[FIND_KEY] ?? {};
      for (const known of [FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED])
        delete quests[known];
      for (const [index, Status] of statuses.entries())
        quests[key(index)] = { ...entry, id: key(index), ...(Status === undefined ? {} : { Status }) };
    });
    expect(found(text, 'quest/pair-complete').slice(0, 2)).toEqual([
      `/quests/${key(surplus)}/EntryId: 3 entries share this EntryId: give each quest an EntryId of its own, on its two entries`,
      `  /quests/${key(first)}/EntryId: the first of them`,
    ]);
  },
);

describe('subscription/target-state and subscription/transition-code, of an effect and a trigger', () => {
  const states = (effects: readonly number[], triggers: readonly number[]): string[] => {
    const text = room((changed) => {
      const [click, hide] = tasksOf(changed, '2');
      const [[move], [enter]] = [tasksOf(changed, '3'), tasksOf(changed, '4')];
      for (const [index, state] of effects.entries())
        Object.assign([hide, move][index] ?? {}, { TargetState: state });
      for (const [index, state] of triggers.entries())
        Object.assign([click, enter][index] ?? {}, { TargetState: state });
    });
    return ['subscription/target-state', 'subscription/transition-code'].flatMap((rule) =>
      found(text, rule).map((line) => line.replace(/ (?:is|a) .*?:.*| the TargetState/, '')),
    );
  };
  const [HIDE, MOVE] = [
    '/logic/2#/Tasks/1/TargetState: TargetState',
    '/logic/3#/Tasks/0/TargetState: TargetState',
  ];
  const [CLICK, ENTER] = [
    '/logic/2#/Tasks/0/TargetState: TargetState',
    '/logic/4#/Tasks/0/TargetState: TargetState',
  ];

  test('are findings of their own', () => {
    expect(states([181], [2])).toEqual([`${HIDE} 181`, `${CLICK} 2`]);
    expect(states([181], [])).toEqual([`${HIDE} 181`]);
    expect(states([], [2])).toEqual([`${CLICK} 2`]);
    expect(states([181], [2, 1])).toEqual([`${HIDE} 181`, `${CLICK} 2`, `  ${ENTER} 1`]);
    expect(states([181, 111], [2])).toEqual([`${HIDE} 181`, `  ${MOVE} 111`, `${CLICK} 2`]);
  });
});

test.each<[fields: readonly string[], words: string]>([
  [
    ['Enabled'],
    '"Enabled" is already a key of this object, and most readers keep only the last: rename or remove one',
  ],
  [
    ['Enabled', 'Tracked'],
    '"Enabled" and 1 more key of this object appear twice, and most readers keep only the last of each: separate the two records if they have run together, or remove one of each',
  ],
  [
    ['Enabled', 'Tracked', 'Visible'],
    '"Enabled" and 2 more keys of this object appear twice, and most readers keep only the last of each: separate the two records if they have run together, or remove one of each',
  ],
])('text/duplicate-key, for several keys of one object: %j are one finding', (fields, words) => {
  const members = fields.map((field) => `"${field}": true, `).join('');
  const at = `/quests/${FIND_KEY}`;
  expect(found(questsOnly().replace('"EntryId"', `${members}"EntryId"`), 'text/duplicate-key')).toEqual([
    `${at}/Enabled: ${words}`,
    `  ${at}/Enabled: the first "Enabled"`,
    ...fields.slice(1).map((field) => `  ${at}/${field}: "${field}" appears twice, too`),
  ]);
});

describe('subscription/known-quest and expression/known-quest', () => {
  test('gets no advice from a Name that two quests have', () => {
    const text = room((changed) => {
      for (const entry of Object.values(changed.quests)) entry.Name = '0_find_key';
      for (const item of Object.keys(changed.logic))
        for (const task of tasksOf(changed, item)) if (task.Name !== '') task.Name = '0_find_key';
      Object.assign(tasksOf(changed, '2')[0] ?? {}, { TaskTriggerId: 'mlh7k2p9x7q1ab' });
    });
    expect(found(text, 'subscription/known-quest')).toEqual([
      '/logic/2#/Tasks/0/TaskTriggerId: no quest in the file has the id "mlh7k2p9x7q1ab": use the id of a quest\'s inProgress entry',
    ]);
  });

  test('in an expression gets none where the file has no quest', () => {
    const changed = JSON.parse(expression("$T{x} == 'Active'")) as JsonObject;
    expect(found(JSON.stringify({ ...changed, quests: {} }), 'expression/known-quest')).toEqual([
      '/logic/2#/Tasks/1/Effector/V: $T{} names "x", but the file has no such quest: use the Name of a quest in the file, without its number',
    ]);
  });
});

describe('item/content-string', () => {
  test.each([
    ['GLB', 'model'],
    ['GlbCollectable', 'model'],
    ['DefaultPainting', 'image'],
    ['DefaultVideo', 'video'],
  ])('of a %s is the URL of its %s, and white space is none', (prefabName, what) => {
    for (const contentString of ['', '  ', '\n'])
      expect(found(items({ 2: { prefabName, contentString } }), 'item/content-string')).toEqual([
        `/roomItems/2/contentString: contentString of item 2 (${prefabName}) is empty: write the URL of its ${what}`,
      ]);
  });

  test.each<[url: string, fixed: string]>([
    ['https://x/a.glb', 'https://x/a.glb?dynamic=true'],
    ['https://x/a.glb?v=1', 'https://x/a.glb?v=1&dynamic=true'],
    ['https://x/a.glb?dynamic=true', ''],
    ['https://x/a.glb?v=1&dynamic=true', ''],
  ])('of a collectable gets its parameter: %s', (contentString, fixed) => {
    const text = items({ 2: { prefabName: 'GlbCollectable', contentString } });
    const own = findingsOf(text).filter(({ rule }) => rule === 'item/content-string');
    expect(own).toHaveLength(fixed === '' ? 0 : 1);
    expect(applyFixes(text, own)).toBe(text.replace(contentString, fixed === '' ? contentString : fixed));
  });
});
