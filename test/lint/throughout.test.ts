import { expect, test } from 'vitest';
import { throughout } from '../../rules/wording/throughout.js';
import { nodeSha256 } from '../../src/files/node-sha256.js';
import { Place } from '../../src/json/place.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import type { Level } from '../../src/lint/level.js';
import { createLinter } from '../../src/lint/linter.js';
import { withOccurrences } from '../../src/lint/occurrences.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';
import { ABOUT } from './small-pack.js';

const TEXT = '{"quests":{"a":{"n":1},"b":{"n":1},"c":{"n":1},"d":{"n":1}}}';
const n = (key: string): Place => Place.root.at('quests').at(key).at('n');

function reporting(id: string, drafts: readonly Draft[], level: Level = 'error'): ActiveRule {
  const rule: Rule = defineRule({
    ...ABOUT,
    id,
    fix: 'safe',
    on: { snapshot: (_snapshot, report) => drafts.forEach((draft) => void report(draft)) },
  });
  return { rule, level, options: {} };
}

const lint = (...rules: ActiveRule[]) =>
  createLinter(new Map(rules.map(({ rule }) => [rule.id, rule])), rules, nodeSha256).lint(
    new TextEncoder().encode(TEXT),
  ).findings;

const wrong = (key: string, more: Partial<Draft> = {}): Draft => ({
  at: n(key),
  subject: key,
  message: `${key} is wrong`,
  fix: replaceValue(n(key), '2', 'safe', `mend ${key}`),
  ...more,
});
const shown = (findings: ReturnType<typeof lint>): string[] =>
  findings.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);

test('three drafts of one kind are one finding with all places and one fix, whatever their causes', () => {
  const drafts = ['a', 'b', 'c'].map((key) => throughout('kind', wrong(key, { cause: key })));
  const [finding, ...others] = lint(reporting('t/one', drafts));
  expect(others).toEqual([]);
  expect(finding?.message).toBe('a is wrong (and in 2 more places)');
  expect(finding?.related.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/quests/b/n b is wrong',
    '/quests/c/n c is wrong',
  ]);
  expect(finding?.fix).toMatchObject({ safety: 'safe', description: 'mend a, and fix 2 more places alike' });
  expect(finding?.fix?.edits).toHaveLength(3);
});

test('two are counted as quests where they are about quests', () => {
  const drafts = ['a', 'b'].map((key) => throughout('kind', wrong(key), 3));
  expect(shown(lint(reporting('t/one', drafts)))).toEqual([
    't/one /quests/a/n a is wrong (and on 1 more quest)',
  ]);
});

test('what cannot be fixed is with what can; other kinds, and safe and unsafe fixes, stay apart', () => {
  const unsafe = { safety: 'unsafe', description: 'mend it', edits: [] } as const;
  const drafts = [
    throughout('kind', wrong('a', { fix: undefined })),
    ...['b', 'c'].map((key) => throughout('kind', wrong(key))),
    throughout('another', wrong('d')),
  ];
  const findings = lint(reporting('t/one', drafts));
  expect(shown(findings)).toEqual([
    't/one /quests/a/n a is wrong (and in 2 more places)',
    't/one /quests/d/n d is wrong',
  ]);
  expect(findings[0]?.fix).toMatchObject({
    safety: 'safe',
    description: 'mend b, and fix 1 more place alike',
  });
  const others = [throughout('kind', wrong('d', { fix: unsafe })), ...drafts.slice(0, 3)];
  expect(shown(lint(reporting('t/one', others)))).toEqual([
    't/one /quests/a/n a is wrong (and in 1 more place)',
    't/one /quests/b/n b is wrong (and in 1 more place)',
  ]);
});

test('one of several occurrences has the words that it has by itself', () => {
  const findings = lint(
    reporting(
      't/one',
      ['a', 'b', 'c'].map((key) => throughout('kind', wrong(key))),
    ),
  );
  const [first, second] = findings[0]?.occurrences ?? [];
  expect(shown(withOccurrences(findings, (_rule, key) => key === second))).toEqual([
    't/one /quests/b/n b is wrong',
  ]);
  expect(shown(withOccurrences(findings, (_rule, key) => key === first))).toEqual([
    't/one /quests/a/n a is wrong',
  ]);
});

test.each<[cause: Level, follows: Level, count: number]>([
  ['error', 'error', 1],
  ['warning', 'error', 2],
  ['info', 'error', 2],
  ['error', 'warning', 1],
  ['warning', 'warning', 1],
  ['info', 'warning', 2],
  ['info', 'info', 1],
])('%s of a cause and %s of what follows from it are %i findings', (cause, level, count) => {
  for (const unless of [n('a'), { within: n('a') }]) {
    const follows = reporting('t/follows', [{ at: n('b'), message: 'follows', unless: [unless] }], level);
    expect(shown(lint(reporting('t/cause', [wrong('a')], cause), follows))).toHaveLength(count);
  }
});
