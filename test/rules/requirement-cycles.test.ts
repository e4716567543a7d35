import { expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { activeRules } from '../../src/lint/pack.js';
import { lintWith, placeOf, settingsFor } from '../lint-example.js';

const RULES = activeRules(rulePack, settingsFor('recommended')).filter(
  ({ rule }) => rule.id === 'requirement/no-cycle',
);
const idOf = (quest: number, completed = ''): string =>
  `mlh${completed}${quest.toString(36).padStart(11, '0')}`;
const at = (quest: number, index = 0): string => `/quests/${idOf(quest)}/Requirements/${index}/id`;

type Quests = Record<string, JsonObject>;

/** Both entries of quests; of each, which others it requires. */
function room(required: readonly (readonly number[])[], change = (_: Quests) => {}): string {
  const quests: Quests = {};
  for (const [quest, others] of required.entries())
    for (const Status of ['inProgress', 'completed'])
      quests[idOf(quest, Status === 'completed' ? 'c' : '')] = {
        EntryId: `entry ${quest}`,
        Status,
        Name: `${quest}_q`,
        Requirements: others.map((other) => ({ id: idOf(other) })),
      };
  change(quests);
  return JSON.stringify({ quests });
}

const cyclesOf = (text: string) => lintWith(RULES, text).findings;
const having = (key: string, change: JsonObject) => (quests: Quests) => {
  Object.assign(quests[key] ?? {}, change);
};

test.each<[what: string, text: string, places: readonly string[]]>([
  [
    'by the id of a completed entry',
    room([[1], [0]], having(idOf(1), { Requirements: [{ id: idOf(0, 'c') }] })),
    [at(0)],
  ],
  [
    'by one of their entries only',
    room([[], [0]], having(idOf(0, 'c'), { Requirements: [{ id: idOf(1) }] })),
    [at(0).replace('mlh', 'mlhc')],
  ],
  [
    'where an entry is missing and another one broken',
    room([[1], [0]], (quests) => {
      delete quests[idOf(0, 'c')];
      having(idOf(1, 'c'), { Status: 'x', EntryId: 7, Name: null })(quests);
    }),
    [at(0)],
  ],
  [
    'by the id of an inProgress entry that a fix would add',
    room([[0], []], (quests) => delete quests[idOf(0)]),
    [at(0).replace('mlh', 'mlhc')],
  ],
  [
    'and share an EntryId, in one direction',
    room([[], [0]], (quests) => {
      for (const entry of Object.values(quests)) entry.EntryId = 'one';
    }),
    [],
  ],
  [
    'with requirements of no form',
    room([[], []], (quests) => {
      having(idOf(0), { Requirements: [null, 7, [], {}, { id: 3 }, { id: idOf(1) }] })(quests);
      having(idOf(1), { Requirements: { id: idOf(0) } })(quests);
    }),
    [],
  ],
  ['under a key that objects inherit', room([[1], [0]]).replaceAll(idOf(1), '__proto__'), [at(0)]],
])('quests that require each other are found: %s', (_what, text, places) => {
  expect(cyclesOf(text).map(placeOf)).toEqual(places);
});

test('a circle begins with what comes first in the file, in any order of keys', () => {
  const text = room([[1], [0]])
    .replaceAll(idOf(0), '9')
    .replaceAll(idOf(1), '8');
  expect(cyclesOf(text)).toMatchObject([
    { pointer: '/quests/9/Requirements/0/id', related: [{ pointer: '/quests/8/Requirements/0/id' }] },
  ]);
});

test('a circle is shown by its Names, or keys without one, and a long one by its beginning', () => {
  const nameless = room([[1], [0]], (quests) => {
    delete quests[idOf(0)]?.Name;
    having(idOf(1), { Name: '1_\u001b[31m' })(quests);
  });
  expect(cyclesOf(nameless)[0]?.message).toContain(`"${idOf(0)}" → "1_\\u001b[31m" → "${idOf(0)}" require`);
  const count = 3_000;
  const [finding, ...more] = cyclesOf(
    room(Array.from({ length: count }, (_, quest) => [(quest + 1) % count])),
  );
  expect(more).toEqual([]);
  expect(finding?.message).toContain(`"11_q" → … (${count - 12} more) → "0_q" require each other`);
  expect(finding?.related).toHaveLength(11);
});
