import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { Baseline } from '../../src/lint/baseline.js';
import { EarlierVersions } from '../../src/lint/earlier-version.js';
import { createLinter } from '../../src/lint/linter.js';
import { occurrencesOf } from '../../src/lint/occurrences.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, OPEN_DOOR_COMPLETED, questsOnly } from '../example-room.js';
import { findingsOf, placeOf, settingsFor, toBytes } from '../lint-example.js';

/* Where the order of the file decides which of several places is reported, a baseline knows it anyway. */

type Quests = Record<string, JsonObject>;

const COPY = 'mlh6c7p9x7q1ab';
const places = (text: string): string[] =>
  findingsOf(text).map((finding) => `${finding.rule} ${placeOf(finding)}`);
const occurrences = (text: string): readonly string[] => findingsOf(text).flatMap(occurrencesOf);

/** Members in this order, which no object keeps for keys that are whole numbers. */
const members = (entries: readonly (readonly [string, object])[]): string =>
  `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(', ')}}`;
const inBothOrders = (section: string, entries: readonly (readonly [string, object])[]) =>
  [entries, entries.toReversed()].map((each) => `{"${section}": ${members(each)}}`) as [string, string];
const quests = (change: (quests: Quests) => void): [string, string] =>
  inBothOrders('quests', Object.entries((JSON.parse(questsOnly(change)) as { quests: Quests }).quests));

const items = (parents: readonly (readonly [string, number])[]): [string, string] =>
  inBothOrders(
    'roomItems',
    parents.map(([key, parentItemID]) => {
      const [rot, scale] = [
        { x: 0, y: 0, z: 0, w: 1 },
        { x: 1, y: 1, z: 1 },
      ];
      return [key, { prefabName: 'GLB', pos: { x: 0, y: 0, z: 0 }, rot, scale, parentItemID }] as const;
    }),
  );

/** A copy of a quest, with other fields. */
const copied = (change: JsonObject) => (all: Quests) => {
  for (const [index, key] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
    const id = `${COPY.slice(0, -1)}${index}`;
    all[id] = { ...structuredClone(all[key] ?? {}), id, ...change };
  }
};
const OTHER = '7b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c4d';

test.each<[what: string, texts: readonly [string, string]]>([
  [
    'items that are each other’s parents',
    items([
      ['2', 3],
      ['3', 4],
      ['4', 2],
    ]),
  ],
  ['a Name that two quests have', quests(copied({ EntryId: OTHER }))],
  ['a Name that two quests have without its number', quests(copied({ EntryId: OTHER, Name: '2_find_key' }))],
  [
    'two entries with one Status',
    quests(({ [FIND_KEY_COMPLETED]: entry = {} }) => {
      delete entry.Rewards;
      delete entry.SuccessMsg;
      entry.Status = 'inProgress';
    }),
  ],
  [
    'three entries with one EntryId',
    quests((all) => {
      all[COPY] = { ...structuredClone(all[FIND_KEY] ?? {}), id: COPY };
    }),
  ],
  [
    'two entries whose EntryId differs',
    quests(({ [FIND_KEY_COMPLETED]: entry = {} }) => {
      entry.EntryId = '0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d1e0e';
    }),
  ],
])('records in another order have another place and the same occurrence: %s', (_what, [first, last]) => {
  expect(places(first)).not.toEqual(places(last));
  expect(occurrences(first)).toHaveLength(1);
  expect(occurrences(last)).toEqual(occurrences(first));
});

test('two circles of items, and a requirement that is repeated on two quests, are occurrences of their own', () => {
  const [circles] = items([
    ['2', 3],
    ['3', 2],
    ['4', 5],
    ['5', 4],
  ]);
  const required = [FIND_KEY, FIND_KEY, OPEN_DOOR, OPEN_DOOR].map((id) => ({
    delete: false,
    amount: 1,
    type: 'quest',
    id,
  }));
  const [repeated] = quests((all) => {
    for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED])
      Object.assign(all[key] ?? {}, { Requirements: required.slice(0, 2) });
    copied({ EntryId: OTHER, Name: '2_hide_key', Requirements: required })(all);
  });
  for (const [text, least] of [
    [circles, 2],
    [repeated, 3],
  ] as const) {
    const keys = occurrences(text).map((key) => key.slice(0, 32));
    expect(keys.length).toBeGreaterThanOrEqual(least);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('all')), pureSha256);

describe('of values that are equally common, the one that is reported', () => {
  const [one, two, three] = ['u6d1fa0c52b7e', 'u1b2c3d4e5f60', 'u9e8d7c6b5a43'];
  const by = (...creators: readonly string[]): [string, string] =>
    inBothOrders(
      'quests',
      creators.flatMap((Creator, index) =>
        (['inProgress', 'completed'] as const).map((Status) => {
          const id = `mlh${'abc'.charAt(index)}aaaaaaaaaa${Status.charAt(0)}`;
          return [
            id,
            { id, EntryId: `entry ${index}`, Name: `${index}_q${index}`, Status, Creator },
          ] as const;
        }),
      ),
    );

  test.each<[what: string, after: string, fresh: readonly string[]]>([
    ['stays known when another quest decides against it', by(one, two, one)[0], []],
    ['stays known when the quests change their order', by(one, two)[1], []],
    [
      'is new on a quest that was the usual one before',
      by(one, two, two)[0],
      ['/quests/mlhaaaaaaaaaaai/Creator 2'],
    ],
    ['does not hide a third value', by(one, two, three)[0], ['/quests/mlhcaaaaaaaaaai/Creator 2']],
  ])('%s', (_what, after, fresh) => {
    const baseline = Baseline.empty();
    baseline.accept('a.json', findingsOf(by(one, two)[0]));
    const unknown = Baseline.read(baseline.toString()).unknown('a.json', findingsOf(after));
    expect(
      unknown
        .filter(({ rule }) => rule === 'quest/creator')
        .map((finding) => `${placeOf(finding)} ${occurrencesOf(finding).length}`),
    ).toEqual(fresh);
    // What is known without places is what is known with them.
    const versions = new EarlierVersions();
    versions.add(linter.report(toBytes(by(one, two)[0])));
    const judged = versions.judge(linter.report(toBytes(after)).located().findings);
    expect([judged, undefined]).toContainEqual(versions.judgeUnlocated(linter.report(toBytes(after))));
    expect(judged.fresh.some(({ rule }) => rule === 'quest/creator')).toBe(fresh.length > 0);
  });
});
