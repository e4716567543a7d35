import { expect, test } from 'vitest';
import { BrokenTexts } from '../../rules/wording/held-json.js';
import { Place } from '../../src/bytes/json/place.js';
import type { PlainObject } from '../../src/bytes/json/value.js';
import { expression, tasksOf } from '../example-changes.js';
import { FIND_KEY, questsOnly, room } from '../example-room.js';
import { findingsOf, lintExample } from '../lint-example.js';
import { many } from '../runs.js';

/* Rooms that are too large for a page: mistakes in very many records. */

const numbered = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
const found = (rule: string, text: string) => findingsOf(text).filter((finding) => finding.rule === rule);

/** Items that are each other's parents, in a circle. */
function cycleOf(count: number): string {
  const { roomItems } = JSON.parse(room()) as { roomItems: PlainObject };
  const parents = numbered(count, (index) => [
    index + 1,
    { ...(roomItems['2'] as PlainObject), parentItemID: ((index + 1) % count) + 1 },
  ]);
  return JSON.stringify({ roomItems: Object.fromEntries(parents) });
}

function questsInCircle(count: number): string {
  const quests = numbered(count, (index) => {
    const id = `mlh${index.toString(36).padStart(11, '0')}`;
    const Requirements = [{ id: `mlh${((index + 1) % count).toString(36).padStart(11, '0')}` }];
    return [id, { id, EntryId: `entry ${index}`, Status: 'inProgress', Name: `${index}_q`, Requirements }];
  });
  return JSON.stringify({ quests: Object.fromEntries(quests) });
}

const requiring = (count: number, id: string): string =>
  questsOnly((quests) => {
    for (const entry of Object.values(quests))
      if (entry.Name === '1_open_door')
        entry.Requirements = numbered(count, () => ({ delete: false, amount: 1, type: 'quest', id }));
  });

const MANY = many(20_000, 1_000);
const CYCLE = many(100_000, 3_000);

test.each<[what: string, rule: string, text: string, message: string]>([
  ['items in a circle', 'item/parent-cycle', cycleOf(CYCLE), `→ … (${CYCLE - 12} more) → 1 `],
  [
    'quests in a circle',
    'requirement/no-cycle',
    questsInCircle(500),
    '"11_q" → … (488 more) → "0_q" require',
  ],
])('very many %s are one finding', (_what, rule, text, message) => {
  const findings = found(rule, text);
  expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)]);
  expect(findings[0]?.related.length).toBeLessThanOrEqual(21);
});

test.each<[rule: string, count: number, text: () => string]>([
  [
    'subscription/id-unique',
    300,
    () =>
      room((changed) => {
        const tasks = tasksOf(changed, '2');
        tasks.push(...numbered(300, () => ({ ...tasks[1] })));
      }),
  ],
  ['requirement/known-quest', MANY, () => requiring(MANY, 'nobody')],
  [
    'schema',
    MANY,
    () =>
      JSON.stringify({
        logic: { '2': JSON.stringify({ Tasks: numbered(MANY, () => null), ViewNodes: [] }) },
      }),
  ],
  ['requirement/no-duplicate', MANY - 1, () => requiring(MANY, FIND_KEY)],
  [
    'logic/json-string',
    MANY,
    () => JSON.stringify({ logic: Object.fromEntries(numbered(MANY, (key) => [`k${key}`, '{"a" 1}'])) }),
  ],
])('each of very many records with the same mistake is a finding of %s', (rule, count, text) => {
  expect(found(rule, text())).toHaveLength(count);
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
  const Tasks: PlainObject[] = numbered(5_000, (index) => ({ $type: `OnQlickEv${index}` }));
  Tasks.push({ $type: 'OnClickEvent'.repeat(10_000) }, { $type: '__proto__' }, { $type: 'constructor' });
  const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks }) } });
  const messages = lintExample(text).findings.map(({ message }) => message);
  expect(messages.filter((each) => each.includes('did you mean'))).toEqual([]);
});

test('the first broken strings are searched for one slip, and after thousands each fault is reported', () => {
  const place = Place.root.at('logic').at('2');
  const kindsAfter = (count: number): string[] => {
    const texts = new BrokenTexts();
    const read = (type: string) => {
      const text = `{"Tasks":[{"$type":"${type}"},"ViewNodes":[]}`;
      return texts.faultsIn({ role: 'logic', text, place, reading: { kind: 'broken' } });
    };
    // Equal ones count as well.
    for (let index = 0; index < count; index++) read('Other');
    return read('Another').map(({ kind }) => kind);
  };
  expect(kindsAfter(4_095)).toEqual(['missing-sign']);
  expect(kindsAfter(4_096)).toEqual(['misplaced-colon', 'mismatched-bracket']);
});
