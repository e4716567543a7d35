import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { Snapshot } from '../../src/snapshot/snapshot.js';
import { entries, tasksOf } from '../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, OPEN_DOOR, questsOnly, room } from '../example-room.js';
import { lintExample } from '../lint-example.js';
import { many } from '../runs.js';

/* Rooms that are too large for a page: mistakes in very many records. */

const found = (rule: string, text: string): readonly Finding[] =>
  lintExample(text).findings.filter((finding) => finding.rule === rule);

const messages = (rule: string, text: string): string[] => found(rule, text).map(({ message }) => message);

const numbered = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Items that are each other's parents, in a circle. */
const cycleOf = (count: number): string => {
  const { roomItems } = JSON.parse(room()) as { roomItems: JsonObject };
  const parents = numbered(count, (index) => [
    index + 1,
    { ...(roomItems['2'] as JsonObject), parentItemID: ((index + 1) % count) + 1 },
  ]);
  return JSON.stringify({ roomItems: Object.fromEntries(parents) });
};

const requiring = (count: number, id: string): string =>
  questsOnly((quests) => {
    for (const entry of Object.values(quests))
      if (entry.Name === '1_open_door')
        entry.Requirements = numbered(count, () => ({ delete: false, amount: 1, type: 'quest', id }));
  });

test('a pair that differs in a thousand fields has one finding', () => {
  const fields = Object.fromEntries(numbered(1_000, (index) => [`f${index}`, index]));
  const others = Object.fromEntries(Object.keys(fields).map((field) => [field, 'other']));
  expect(found('quest/pair-symmetry', entries({ [FIND_KEY_COMPLETED]: fields }))).toHaveLength(1);
  const both = entries({ [FIND_KEY_COMPLETED]: fields, [FIND_KEY]: others });
  expect(found('quest/pair-symmetry', both)).toHaveLength(1);
});

test('many subscriptions with one Id are one finding that counts them', () => {
  const text = room((changed) => {
    const tasks = tasksOf(changed, '2');
    for (let index = 0; index < 300; index++) tasks.push({ ...tasks[1] });
  });
  expect(messages('subscription/id-unique', text)).toEqual([
    expect.stringContaining('is used by 301 subscriptions'),
  ]);
});

test('a long cycle of items names the first of them and counts the others', { timeout: 60_000 }, () => {
  const [finding, ...others] = lintExample(cycleOf(20)).findings;
  expect(others).toEqual([]);
  expect(finding?.message).toMatch(
    /^items 1 .* → … \(8 more\) → 1 .*: set parentItemID of one of them to 0$/,
  );
  expect(finding?.related).toHaveLength(11);
  const count = many(100_000, 12_000);
  expect(messages('item/parent-cycle', cycleOf(count))).toEqual([
    expect.stringContaining(`… (${count - 12} more)`),
  ]);
});

test('a quest that never starts shows some of very many effects that wait for it', () => {
  const text = room((changed) => {
    const first = tasksOf(changed, '2')[1];
    for (const item of ['2', '3', '4']) tasksOf(changed, item).splice(0);
    for (let index = 0; index < 60; index++)
      tasksOf(changed, '2').push({
        ...first,
        Id: `b4e2a6c8-3d5f-4071-9bac-2d4e6f80${1000 + index}`,
        TargetState: 1,
      });
  });
  const [finding] = found('flow/never-activated', text);
  expect(finding?.related).toHaveLength(12);
});

test('very many unknown requirements are one finding, and each repeated one is a finding', () => {
  const count = many(20_000);
  expect(messages('requirement/known-quest', requiring(count, 'nobody'))).toEqual([
    `no quest in the file has the id "nobody": use the id of an inProgress entry, or leave the requirement out (and in ${2 * count - 1} more places)`,
  ]);
  expect(found('requirement/no-duplicate', requiring(count, FIND_KEY))).toHaveLength(count - 1);
});

test('each of very many broken logic values is a finding, and so is a very long one', () => {
  const count = many(30_000);
  const logic = Object.fromEntries(numbered(count, (key) => [`k${key}`, '{"a" 1}']));
  expect(found('logic/json-string', JSON.stringify({ logic }))).toHaveLength(count);
  const long = JSON.stringify({ logic: { a: `{"a":"${'\\"'.repeat(many(1_000_000, 200_000))}",}` } });
  expect(found('logic/json-string', long)).toHaveLength(1);
});

test('many subscriptions to one crowded EntryId are one finding that counts them', () => {
  const text = room((changed) => {
    const entry = changed.quests[FIND_KEY] ?? {};
    for (const index of numbered(100, String)) changed.quests[`mlh${index.padStart(11, '0')}`] = { ...entry };
    const tasks = tasksOf(changed, '2');
    const [task] = tasks;
    for (let index = 0; index < 100; index++) tasks.push({ ...task, Name: 'x' });
  });
  expect(messages('subscription/quest-name', text)).toEqual([
    expect.stringContaining('(and in 99 more subscriptions)'),
  ]);
});

test('many quests with one Name are one finding', () => {
  const quests: Record<string, JsonObject> = {};
  for (const index of numbered(300, String)) {
    const EntryId = `0f6d2a4e-7b1c-4c3d-9e5f-2a8b6c4d${index.padStart(4, '0')}`;
    const id = `mlh4k2p9x7q${index.padStart(3, '0')}`;
    for (const [key, Status] of [
      [`${id}a`, 'inProgress'],
      [`${id}b`, 'completed'],
    ] as const)
      quests[key] = { EntryId, id: key, Name: '0_a', Status };
  }
  expect(messages('quest/name-unique', JSON.stringify({ quests }))).toEqual([
    '300 quests have the Name "0_a": give each its own',
  ]);
});

test('a thousand effects for one state of one item are one finding', () => {
  const [, task = {}] = (JSON.parse(JSON.parse(room()).logic['2']) as { Tasks: JsonObject[] }).Tasks;
  const Tasks: JsonValue = numbered(1_000, () => ({ ...task, TargetState: 1 }));
  const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks }) } });
  expect(messages('subscription/one-per-state', text)).toEqual([
    expect.stringMatching(/^item 2 has 1000 effects for /),
  ]);
});

test('types are guessed neither for very many different names nor for a huge one', () => {
  const Tasks: JsonObject[] = numbered(5_000, (index) => ({ $type: `OnQlickEv${index}` }));
  Tasks.push({ $type: 'OnClickEvent'.repeat(10_000) }, { $type: '__proto__' }, { $type: 'constructor' });
  const text = JSON.stringify({ logic: { '2': JSON.stringify({ Tasks }) } });
  expect(messages('subscription/unknown-type', text).filter((each) => each.includes('did you mean'))).toEqual(
    [],
  );
});

test('a missing inProgress entry explains its own lost id only', () => {
  const lost = JSON.parse(questsOnly((quests) => delete quests[OPEN_DOOR])) as JsonObject;
  const { logic } = JSON.parse(room()) as { logic: JsonObject };
  const other = JSON.stringify({ ...lost, logic }).replace(`\\"${OPEN_DOOR}\\"`, '\\"mlh0a1b2c3d4e5\\"');
  const snapshot = new Snapshot(JSON.parse(other));
  snapshot.walk({});
  expect([...snapshot.lostQuestIds.keys()]).toEqual([OPEN_DOOR]);
});
