import { describe, expect, test } from 'vitest';
import { BrokenTexts } from '../../rules/wording/broken-texts.js';
import { Place } from '../../src/json/place.js';
import type { JsonObject } from '../../src/json/value.js';
import { entries, expression, tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, questsOnly, room } from '../example-room.js';
import { findingsOf, lintExample, marksOf, toBytes } from '../lint-example.js';
import { many } from '../runs.js';

/* Rooms that are too large for a page: mistakes in very many records. */

const numbered = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const found = (rule: string, text: string) => findingsOf(text).filter((finding) => finding.rule === rule);

/** Items that are each other's parents, in a circle. */
function cycleOf(count: number): string {
  const { roomItems } = JSON.parse(room()) as { roomItems: JsonObject };
  const parents = numbered(count, (index) => [
    index + 1,
    { ...(roomItems['2'] as JsonObject), parentItemID: ((index + 1) % count) + 1 },
  ]);
  return JSON.stringify({ roomItems: Object.fromEntries(parents) });
}

const requiring = (count: number, id: string): string =>
  questsOnly((quests) => {
    for (const entry of Object.values(quests))
      if (entry.Name === '1_open_door')
        entry.Requirements = numbered(count, () => ({ delete: false, amount: 1, type: 'quest', id }));
  });

const withTasks = (change: (changed: ExampleRoom, tasks: JsonObject[]) => void): string =>
  room((changed) => change(changed, tasksOf(changed, '2')));

const differing = Object.fromEntries(numbered(1_000, (index) => [`f${index}`, index]));
const MANY = many(20_000);
const CYCLE = many(100_000, 3_000);

test.each<[what: string, rule: string, text: string, message: string]>([
  [
    'fields that differ on the entries of a quest',
    'quest/pair-symmetry',
    entries({ [FIND_KEY_COMPLETED]: differing }),
    'and 997 more are only on the completed entry',
  ],
  [
    'subscriptions with one Id',
    'subscription/id-unique',
    withTasks((_, tasks) => tasks.push(...numbered(300, () => ({ ...tasks[1] })))),
    'is used by 301 subscriptions',
  ],
  [
    'subscriptions to one EntryId',
    'subscription/quest-name',
    withTasks(({ quests }, tasks) => {
      for (const index of numbered(100, String))
        quests[`mlh${index.padStart(11, '0')}`] = { ...quests[FIND_KEY] };
      tasks.push(...numbered(100, () => ({ ...tasks[0], Name: 'x' })));
    }),
    '(and in 99 more subscriptions)',
  ],
  [
    'effects for one state of one item',
    'subscription/one-per-state',
    withTasks((_, tasks) => tasks.push(...numbered(999, () => ({ ...tasks[1] })))),
    'item 2 (GLB) has 1000 effects for ',
  ],
  ['items in a circle', 'item/parent-cycle', cycleOf(CYCLE), `→ … (${CYCLE - 12} more) → 1 `],
  [
    'unknown requirements',
    'requirement/known-quest',
    requiring(MANY, 'nobody'),
    `(and in ${2 * MANY - 1} more places)`,
  ],
  [
    'records of the wrong type',
    'schema',
    JSON.stringify({ logic: { '2': JSON.stringify({ Tasks: numbered(MANY, () => null), ViewNodes: [] }) } }),
    `(and in ${MANY - 1} more places)`,
  ],
])('very many %s are one finding, which counts them', (_what, rule, text, message) => {
  const findings = found(rule, text);
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)]);
  expect(findings[0]?.related.length).toBeLessThanOrEqual(21);
});

describe('each is a finding', () => {
  test('of very many repeated requirements, and of broken logic', () => {
    expect(found('requirement/no-duplicate', requiring(MANY, FIND_KEY))).toHaveLength(MANY - 1);
    const logic = Object.fromEntries(numbered(MANY, (key) => [`k${key}`, '{"a" 1}']));
    expect(found('logic/json-string', JSON.stringify({ logic }))).toHaveLength(MANY);
  });

  test('of a thousand numbers in one expression, at its place', () => {
    const text = expression('ä$T{0_find_key}'.repeat(1_000));
    const findings = found('expression/no-number-prefix', text);
    expect(findings).toHaveLength(1_000);
    const [first, last] = [findings[0]!, findings.at(-1)!];
    expect([marksOf(text, first), marksOf(text, last)]).toEqual(['0_find_key', '0_find_key']);
    expect(last.start.offset - first.start.offset).toBe(999 * toBytes('ä$T{0_find_key}').length);
  });

  test('of very many unknown names, in a room with very many quests', () => {
    const { quests, ...others } = JSON.parse(
      expression(numbered(100, (index) => `$T{find_kez${index}}`).join('')),
    ) as { quests: JsonObject };
    for (const index of numbered(1_000, String)) quests[`q${index}`] = { Name: `${index}_quest_${index}` };
    expect(found('expression/known-quest', JSON.stringify({ ...others, quests }))).toHaveLength(100);
  });
});

test('expressions are found as deep as strings are nested, and no deeper than JSON may be', () => {
  const nested = (levels: number): string => `${'['.repeat(levels)}"$T{0_find_key}"${']'.repeat(levels)}`;
  let value = '$T{0_find_key}';
  for (let level = 0; level < 10; level++)
    value = `${'['.repeat(250)}${JSON.stringify(value)}${']'.repeat(250)}`;
  const depths = (text: string): number[] =>
    found('expression/no-number-prefix', expression(text)).map(({ embedded }) => embedded.length);
  expect(depths(value)).toEqual([11]);
  expect(depths(nested(20_000))).toEqual([1]);
});

test('types are guessed neither for very many different names nor for a huge one', () => {
  const Tasks: JsonObject[] = numbered(5_000, (index) => ({ $type: `OnQlickEv${index}` }));
  Tasks.push({ $type: 'OnClickEvent'.repeat(10_000) }, { $type: '__proto__' }, { $type: 'constructor' });
  const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks }) } });
  const messages = lintExample(text).findings.map(({ message }) => message);
  expect(messages.filter((each) => each.includes('did you mean'))).toEqual([]);
});

test('the first broken strings are searched for one slip, and after thousands each fault is reported', () => {
  const text = '{"Tasks":[{"$type":"Other"},"ViewNodes":[]}';
  const place = Place.root.at('logic').at('2');
  const kindsAfter = (count: number): string[] => {
    const texts = new BrokenTexts();
    const add = () => texts.add({ role: 'logic', text, place, reading: { kind: 'broken' } });
    for (const _ of numbered(count, String)) add();
    return add()
      .faults()
      .map(({ kind }) => kind);
  };
  expect(kindsAfter(4_095)).toEqual(['missing-sign']);
  expect(kindsAfter(4_096)).toEqual(['misplaced-colon', 'mismatched-bracket']);
});
