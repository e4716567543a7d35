import { describe, expect, test } from 'vitest';
import { referenceDraft } from '../../rules/wording/reference-draft.js';
import { throughout } from '../../rules/wording/throughout.js';
import { nodeSha256 } from '../../src/files/node-sha256.js';
import { Place } from '../../src/json/place.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import { createLinter } from '../../src/lint/linter.js';
import { withOccurrences } from '../../src/lint/occurrences.js';
import type { LintResult } from '../../src/lint/result.js';
import { defineRule, type Report } from '../../src/lint/rule.js';
import { shownTogether } from '../../src/lint/together.js';
import { ABOUT } from './small-pack.js';

const TEXT =
  '{"quests":{"b":{"n":1,"m":1},"2":{"n":1,"m":{"k":1}},"a":{"n":1},"d":{"n":1}},"settings":{"x":1},"roomItems":{}}';
const [QUESTS, SETTINGS] = [Place.root.at('quests'), Place.root.at('settings')];
const n = (key: string): Place => QUESTS.at(key).at('n');

function ruleThat(
  id: string,
  reports: (report: Report) => void,
  about: Partial<ActiveRule> = {},
): ActiveRule {
  const on = { snapshot: (_snapshot: unknown, report: Report) => reports(report) };
  return { rule: defineRule({ ...ABOUT, id, fix: 'mixed', on }), level: 'error', options: {}, ...about };
}

const reporting = (id: string, drafts: readonly Draft[], about: Partial<ActiveRule> = {}): ActiveRule =>
  ruleThat(id, (report) => drafts.forEach((draft) => void report(draft)), about);

function lint(rules: readonly ActiveRule[], perRule = Number.POSITIVE_INFINITY): LintResult {
  const pack = new Map(rules.map(({ rule }) => [rule.id, rule]));
  const limit = { perRule, keepsFixes: false };
  return createLinter(pack, rules, nodeSha256).lint(new TextEncoder().encode(TEXT), undefined, limit);
}

const found = ({ findings }: LintResult): string[] =>
  findings.map(({ rule, pointer, message }) => `${rule} ${pointer} ${message}`);

/** Drafts with one cause, reported in another order than that of the file. */
const caused = (keys: readonly string[], more: Partial<Draft> = {}): Draft[] =>
  keys.map((key) => ({
    at: n(key),
    cause: 'one',
    subject: key === 'a' ? 'A' : 'B',
    message: ({ drafts, subjects }) => `${drafts} drafts on ${subjects} subjects`,
    again: { message: ({ drafts }) => `one of ${drafts}` },
    fix: replaceValue(n(key), '2', 'safe', 'write 2'),
    ...more,
  }));

describe('drafts of one rule with one cause', () => {
  test('are one finding at the first in the file, with the others as related places and one fix', () => {
    const [finding, ...others] = lint([reporting('t/one', caused(['a', '2', 'b']))]).findings;
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      pointer: '/quests/b/n',
      message: '3 drafts on 2 subjects',
      related: [
        { pointer: '/quests/2/n', message: 'one of 3' },
        { pointer: '/quests/a/n', message: 'one of 3' },
      ],
      fix: { safety: 'safe', description: 'write 2' },
    });
    const edits = finding?.fix?.edits.map(({ start, end, text }) => [TEXT.slice(start, end), text]);
    expect(edits).toEqual(Array(3).fill(['1', '2']));
  });

  test('are apart from those of another cause, another rule and another level', () => {
    const causes = caused(['a', 'b']).map((draft, index) => ({ ...draft, cause: `${index}` }));
    expect(found(lint([reporting('t/one', causes), reporting('t/other', caused(['a', 'b']))]))).toEqual([
      't/one /quests/b/n 1 drafts on 1 subjects',
      't/other /quests/b/n 2 drafts on 2 subjects',
      't/one /quests/a/n 1 drafts on 1 subjects',
    ]);
    const levelAt = (pointer: string) =>
      pointer.startsWith('/quests/a') ? 'off' : pointer.startsWith('/quests/2') ? 'info' : 'error';
    const { findings } = lint([reporting('t/one', caused(['a', 'b', '2']), { levelAt })]);
    expect(findings.map(({ level, pointer }) => `${level} ${pointer}`)).toEqual([
      'error /quests/b/n',
      'info /quests/2/n',
    ]);
  });

  test('are named by the least rank in the fingerprint, wherever that one is', () => {
    const print = (keys: readonly string[], ranked: boolean): string | undefined => {
      const drafts = caused(keys).map((draft, index) => ({ ...draft, ...(ranked && { rank: keys[index] }) }));
      return lint([reporting('t/one', drafts)]).findings[0]?.fingerprint;
    };
    expect(print(['b', 'a'], true)).toBe(print(['a'], true));
    expect(print(['b', 'a'], false)).toBe(print(['b'], false));
  });

  test('show twenty related places, and have a fix for up to 100,000', () => {
    const shown = (count: number) => {
      const drafts = Array.from({ length: count }, (_each, index): Draft => {
        const at = Place.root.at(index);
        const fix = replaceValue(at, '"a"', 'safe', 'write "a"');
        return referenceDraft('Name', ['b'], { at, message: 'wrong', fix });
      });
      return shownTogether(drafts as [Draft, ...Draft[]]);
    };
    expect(shown(30)).toMatchObject({ related: Array(20).fill({ message: 'the same Name' }) });
    expect(shown(100_000).fix?.edits).toHaveLength(100_000);
    expect(shown(100_001).fix).toBeUndefined();
  });
});

describe('drafts of one kind of mistake', () => {
  const wrong = (key: string, more: Partial<Draft> = {}): Draft =>
    throughout('kind', {
      at: n(key),
      subject: key,
      message: `${key} is wrong`,
      fix: replaceValue(n(key), '2', 'safe', `mend ${key}`),
      ...more,
    });
  const unsafe = { safety: 'unsafe', description: 'mend it', edits: [] } as const;

  test('are one finding, whatever their causes, and one occurrence has the words that it has by itself', () => {
    const { findings } = lint([
      reporting(
        't/one',
        ['b', '2', 'a'].map((key) => wrong(key, { cause: key })),
      ),
    ]);
    expect(findings).toMatchObject([
      {
        message: 'b is wrong (and in 2 more places)',
        related: [{ message: '2 is wrong' }, { message: 'a is wrong' }],
        fix: { safety: 'safe', description: 'mend b, and fix 2 more places alike' },
      },
    ]);
    const [, second] = findings[0]?.occurrences ?? [];
    const alone = withOccurrences(findings, (_rule, key) => key === second);
    expect(alone).toMatchObject([{ pointer: '/quests/2/n', message: '2 is wrong', related: [] }]);
  });

  test('of which some have no fix are one; other kinds, and safe and unsafe fixes, are apart', () => {
    const drafts = [
      wrong('b', { fix: undefined }),
      wrong('2'),
      wrong('a'),
      throughout('another', { at: n('d'), message: 'd is wrong' }),
    ];
    expect(found(lint([reporting('t/one', drafts)]))).toEqual([
      't/one /quests/b/n b is wrong (and in 2 more places)',
      't/one /quests/d/n d is wrong',
    ]);
    expect(found(lint([reporting('t/one', [...drafts.slice(0, 3), wrong('d', { fix: unsafe })])]))).toEqual([
      't/one /quests/b/n b is wrong (and in 1 more place)',
      't/one /quests/2/n 2 is wrong (and in 1 more place)',
    ]);
  });
});

describe('a draft with unless', () => {
  const follows = (unless: Draft['unless']): Draft => ({ at: SETTINGS.at('x'), unless, message: 'follows' });
  const at = (place: Place, unless?: Draft['unless']): Draft => ({ at: place, message: 'here', unless });
  const one = (...drafts: readonly Draft[]) => reporting('t/one', drafts);
  const other = (...drafts: readonly Draft[]) => reporting('t/other', drafts);
  const third = (...drafts: readonly Draft[]) => reporting('t/third', drafts);
  const [HERE, FOLLOWS] = ['t/other /quests/a/n here', 't/one /settings/x follows'];

  test.each<[what: string, rules: readonly ActiveRule[], expected: readonly string[]]>([
    ['at the place of a finding is dropped', [one(follows([n('a')])), other(at(n('a')))], [HERE]],
    ['at one of several such places is dropped', [one(follows([n('b'), n('a')])), other(at(n('a')))], [HERE]],
    ['above such a place stays', [one(follows([QUESTS.at('a')])), other(at(n('a')))], [HERE, FOLLOWS]],
    [
      'around it is dropped with within',
      [one(follows([{ within: QUESTS.at('a') }])), other(at(n('a')))],
      [HERE],
    ],
    ['below such a place stays', [one(follows([n('a').at('deeper')])), other(at(n('a')))], [HERE, FOLLOWS]],
    ['stays beside its own rule', [one(follows([n('a')]), at(n('a')))], ['t/one /quests/a/n here', FOLLOWS]],
    [
      'stays where the other rule is off',
      [one(follows([n('a')])), reporting('t/other', [at(n('a'))], { levelAt: () => 'off' })],
      [FOLLOWS],
    ],
    [
      'stays where the other draft is dropped itself',
      [other(at(n('b'))), third(at(n('a'), [n('b')])), one(follows([n('a')]))],
      ['t/other /quests/b/n here', FOLLOWS],
    ],
    [
      'is decided after those that may explain it, whatever the order of the rules',
      [one(follows([n('a')])), other(at(n('a'), [n('b')])), third(at(n('b'), [n('2')]))],
      ['t/third /quests/b/n here', FOLLOWS],
    ],
    ['is the one of the first rule of two', [other(at(n('a'), [n('b')])), one(at(n('b'), [n('a')]))], [HERE]],
  ])('%s', (_what, rules, expected) => {
    expect(found(lint(rules))).toEqual(expected);
  });

  test('is dropped for a cause of its level or a worse one', () => {
    const levels = ['error', 'warning', 'info'] as const;
    for (const unless of [n('a'), { within: n('a') }])
      for (const [rank, cause] of levels.entries())
        for (const level of levels) {
          const [because, dropped] = [{ level: cause }, { level }];
          const rules = [
            reporting('t/cause', [at(n('a'))], because),
            reporting('t/one', [follows([unless])], dropped),
          ];
          const count = rank <= levels.indexOf(level) ? 1 : 2;
          expect([cause, level, lint(rules).findings.length]).toEqual([cause, level, count]);
        }
  });
});
