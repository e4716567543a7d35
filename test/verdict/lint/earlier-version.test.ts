import { describe, expect, test } from 'vitest';
import { rulePack } from '../../../rules/index.js';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { EarlierVersions } from '../../../src/verdict/lint/earlier-version.js';
import type { Finding } from '../../../src/verdict/lint/finding.js';
import { createLinter } from '../../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import { roomWith, tasksOf } from '../../example-changes.js';
import { FIND_KEY, FIND_KEY_COMPLETED, rawRoom, room } from '../../example-room.js';
import { activeRules, placeOf, settingsFor, toBytes } from '../../lint-example.js';

const linter = createLinter(rulePack, activeRules(rulePack, settingsFor('recommended')), pureSha256);

interface Told {
  readonly fresh: readonly string[];
  readonly uncovered: readonly string[];
  readonly earlier: number;
}

function compared(before: string | readonly string[], after: string): Told {
  const versions = new EarlierVersions();
  for (const text of [before].flat()) versions.add(linter.report(toBytes(text)));
  const judged = versions.judge(linter.report(toBytes(after)).located().findings);
  const { fresh, uncovered, earlier } = judged;
  // What is known without places is what is known with them.
  const unlocated = versions.judgeUnlocated(linter.report(toBytes(after)));
  if (unlocated !== undefined) expect(unlocated).toEqual(judged);
  const named = (all: readonly Finding[]): string[] =>
    all.map((finding) => `${finding.rule} at ${JSON.stringify(placeOf(finding))}`);
  return { fresh: named(fresh), uncovered: named(uncovered), earlier };
}

const entry = (fields: PlainObject): string =>
  room(({ quests }) => Object.assign(quests[FIND_KEY] ?? {}, fields));
const entries = (Requirements: PlainJson): string =>
  roomWith({ quests: { [FIND_KEY]: { Requirements }, [FIND_KEY_COMPLETED]: { Requirements } } });
/** The first task of item 4, changed. */
const task = (change: PlainObject): string =>
  room((changed) => Object.assign(tasksOf(changed, '4')[0] ?? {}, change));
const withLogic = (value: (text: string) => PlainJson, from: string): string =>
  rawRoom(({ logic }) => Object.assign(logic as PlainObject, { '4': value(JSON.parse(from).logic['4']) }));
const without = (section: string, key: string, value: PlainJson): string =>
  rawRoom((snapshot) => Object.assign(snapshot[section] as PlainObject, { [key]: value }));

const CODE = 'subscription/transition-code';
const START = 'quest/no-auto-start';
const unknown = { id: 'mlh0gone1a2b3', delete: false, amount: 1, type: 'quest' };
const [started, coded] = [entry({ AutoStart: true }), task({ TargetState: 0 })];
const noQuests = rawRoom((snapshot) => Object.assign(snapshot, { quests: [] }));
const starts = roomWith({ quests: { [FIND_KEY]: { AutoStart: true } }, settings: { isNight: 'no' } });
const last = room(({ quests }) => Object.assign(Object.values(quests).at(-1) ?? {}, { AutoStart: true }));
const bare = roomWith({
  quests: { [FIND_KEY]: { AutoStart: undefined, Enabled: undefined, Tracked: undefined } },
});

test.each<
  [what: string, before: string | readonly string[], after: string, fresh: string[], uncovered: string[]]
>([
  [
    'in a record that has been repaired',
    entries('some'),
    entries([unknown]),
    [],
    ['requirement/known-quest'],
  ],
  [
    'in a record with the same fault',
    entry({ Creator: 5 }),
    entry({ Creator: 5, AutoStart: true }),
    [START],
    [],
  ],
  ['in another record', entry({ Description: 5 }), last, [START], []],
  ['in a string that was no JSON', withLogic((text) => text.slice(0, -1), coded), coded, [], [CODE]],
  [
    'in a string of a repaired record',
    without('roomItems', '4', { prefabName: 'Trigger' }),
    coded,
    [CODE],
    [],
  ],
  [
    'where one parent of a merge could not show it',
    [without('quests', FIND_KEY, 'gone'), room()],
    started,
    [],
    [START],
  ],
  ['where the other parent had it', [without('quests', FIND_KEY, 'gone'), started], started, [], []],
  ['in a section of the wrong type, and beside it', noQuests, starts, ['schema'], [START]],
  ['that the change wrote', entry({ Tracked: 5 }), started, [START], []],
  ['that the change did not write', entry({ AutoStart: true, Creator: 7 }), started, [], []],
  ['in a field that was missing', bare, started, [START], []],
  ['in another field that was missing', bare, entry({ Enabled: false }), ['quest/enabled'], []],
  ['in logic that was an object', withLogic(JSON.parse, room()), coded, [CODE], []],
  ['in logic that was an object with it', withLogic(JSON.parse, coded), coded, [], [CODE]],
])('a finding is new, uncovered or known: %s', (_what, before, after, fresh, uncovered) => {
  const told = compared(before, after);
  const rulesOf = (named: readonly string[]): string[] => named.map((name) => name.split(' ')[0] ?? '');
  expect([rulesOf(told.fresh), rulesOf(told.uncovered)]).toEqual([fresh, uncovered]);
});

describe('a record that gets an Id', () => {
  const ID = '0b1c2d3e-4f50-4162-8738-495a6b7c8d9e';
  const faulty = { TargetState: 7 };

  test.each<[what: string, Id: PlainJson | undefined]>([
    ['missing', undefined],
    ['no UUID', 'no id'],
    ['no string', 5],
  ])('that was %s keeps its old findings', (_what, Id) => {
    const before = task({ ...faulty, Id } as PlainObject);
    expect(compared(before, task({ ...faulty, Id: ID }))).toEqual({ fresh: [], uncovered: [], earlier: 1 });
    const { fresh } = compared(before, task({ ...faulty, Id: ID, Name: '9_none' }));
    expect(fresh).toEqual([expect.stringMatching(/^subscription\/quest-name /)]);
  });
});
