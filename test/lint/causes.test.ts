import { describe, expect, test } from 'vitest';
import { referenceDraft } from '../../rules/wording/reference-draft.js';
import { nodeSha256 } from '../../src/files/node-sha256.js';
import { Place } from '../../src/json/place.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import { type Draft, replaceValue } from '../../src/lint/draft.js';
import { createLinter } from '../../src/lint/linter.js';
import type { LintResult } from '../../src/lint/result.js';
import { defineRule, type Report, type Rule } from '../../src/lint/rule.js';
import { joinByCause, shownTogether, sortGroups } from '../../src/lint/together.js';
import { finish } from '../../src/text/steps.js';
import { ABOUT } from './small-pack.js';

const TEXT =
  '{"quests":{"b":{"n":1,"m":1},"2":{"n":1,"m":{"k":1}},"a":{"n":1}},"settings":{"x":1,"y":1},"roomItems":{}}';
const [QUESTS, SETTINGS] = [Place.root.at('quests'), Place.root.at('settings')];
const n = (key: string): Place => QUESTS.at(key).at('n');

function ruleThat(
  id: string,
  reports: (report: Report) => void,
  about: Partial<ActiveRule> = {},
): ActiveRule {
  const rule: Rule = defineRule({
    ...ABOUT,
    id,
    fix: 'mixed',
    on: { snapshot: (_snapshot, report) => reports(report) },
  });
  return { rule, level: 'error', options: {}, ...about };
}

function reporting(id: string, drafts: readonly Draft[], about: Partial<ActiveRule> = {}): ActiveRule {
  return ruleThat(id, (report) => drafts.forEach((draft) => void report(draft)), about);
}

function lint(rules: readonly ActiveRule[], perRule = Number.POSITIVE_INFINITY): LintResult {
  const pack = new Map(rules.map(({ rule }) => [rule.id, rule]));
  const linter = createLinter(pack, rules, nodeSha256);
  return linter.lint(new TextEncoder().encode(TEXT), undefined, { perRule, keepsFixes: false });
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
  test('are one finding at the first in file order, with the others as related places and one fix', () => {
    const { findings } = lint([reporting('t/one', caused(['a', '2', 'b']))]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      pointer: '/quests/b/n',
      message: '3 drafts on 2 subjects',
      fix: { safety: 'safe', description: 'write 2' },
    });
    expect(findings[0]?.related.map(({ pointer, message }) => [pointer, message])).toEqual([
      ['/quests/2/n', 'one of 3'],
      ['/quests/a/n', 'one of 3'],
    ]);
    const encoded = findings[0]?.fix?.edits.map(({ start, end, text }) => [TEXT.slice(start, end), text]);
    expect(encoded).toEqual([
      ['1', '2'],
      ['1', '2'],
      ['1', '2'],
    ]);
  });

  test('are apart from those of another cause and of another rule', () => {
    const [one, other] = caused(['a', 'b']).map((draft, index) => ({ ...draft, cause: `${index}` }));
    const rules = [
      reporting('t/one', [one as Draft, other as Draft]),
      reporting('t/other', caused(['a', 'b'])),
    ];
    expect(found(lint(rules))).toEqual([
      't/one /quests/b/n 1 drafts on 1 subjects',
      't/other /quests/b/n 2 drafts on 2 subjects',
      't/one /quests/a/n 1 drafts on 1 subjects',
    ]);
  });

  test('have an unsafe fix if one of them has', () => {
    const [one, other] = caused(['a', 'b']);
    const unsafe = { ...other, fix: replaceValue(n('b'), '2', 'unsafe', 'write 2') } as Draft;
    expect(lint([reporting('t/one', [one as Draft, unsafe])]).findings[0]?.fix?.safety).toBe('unsafe');
  });

  test('are named by the least rank in the fingerprint, wherever that one is', () => {
    const print = (keys: readonly string[], ranked: boolean): string | undefined =>
      lint([
        reporting(
          't/one',
          caused(keys).map((draft, index) => ({ ...draft, ...(ranked && { rank: keys[index] }) })),
        ),
      ]).findings[0]?.fingerprint;
    expect(print(['b', 'a'], true)).toBe(print(['a'], true));
    expect(print(['b', 'a'], false)).toBe(print(['b'], false));
  });

  test('count once where findings are limited, however many they are', () => {
    const drafts = [
      ...caused(['a', 'b', '2']),
      ...caused(['a', 'b']).map((draft) => ({ ...draft, cause: 'two' })),
    ];
    const { findings, omitted } = lint([reporting('t/one', drafts)], 1);
    expect(findings.map(({ message }) => message)).toEqual(['3 drafts on 2 subjects']);
    expect(omitted.get('t/one')).toMatchObject({ errors: 1, fixable: 1 });
  });

  test('are shown with those that have the same level', () => {
    const levelAt = (pointer: string) =>
      pointer.startsWith('/quests/a') ? 'off' : pointer.startsWith('/quests/2') ? 'info' : 'error';
    const { findings } = lint([reporting('t/one', caused(['a', 'b', '2']), { levelAt })]);
    expect(findings.map(({ level, pointer, message }) => [level, pointer, message])).toEqual([
      ['error', '/quests/b/n', '1 drafts on 1 subjects'],
      ['info', '/quests/2/n', '1 drafts on 1 subjects'],
    ]);
  });

  test('show at most twenty related places', () => {
    const many = Array.from({ length: 50 }, (): Draft => ({ at: n('a'), cause: 'many', message: 'here' }));
    expect(lint([reporting('t/one', many)]).findings[0]?.related).toHaveLength(20);
  });

  test('are given as drafts, because a function may never be called', () => {
    const rule = ruleThat('t/one', (report) =>
      report({ make: () => ({ at: n('a'), cause: 'one', message: 'here' }) }),
    );
    const { crashes, findings } = lint([rule]);
    expect(findings).toEqual([]);
    expect(crashes.map(({ error }) => String(error))).toEqual([
      'Error: a draft with a cause or unless must not be deferred',
    ]);
  });
});

describe('groups of drafts', () => {
  test('are sorted in one go, and only those with several drafts', () => {
    const active = reporting('t/one', []);
    const draft = (at: Place, cause: string) => ({
      active,
      level: 'error' as const,
      draft: { at, cause, message: '' },
    });
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(n) as [Place, Place, Place, Place];
    const asked: (readonly Place[])[] = [];
    const drafts = [draft(d, '1'), draft(c, '2'), draft(b, '3'), draft(a, '1'), draft(a.at(1), '3')];
    const groups = finish(
      sortGroups(finish(joinByCause(drafts)), {
        *areInFileOrder(lists) {
          yield;
          return lists.map(() => false);
        },
        *inFileOrder(places) {
          yield void asked.push(places);
          return [...places].reverse();
        },
      }),
    );
    expect(asked.map((places) => places.length)).toEqual([4]);
    expect(groups.map((group) => group.drafts.map(({ at }) => at))).toEqual([[a, d], [c], [a.at(1), b]]);
  });

  test('have a fix for up to 100,000 drafts, and none for more', () => {
    const shown = (count: number) => {
      const drafts = Array.from({ length: count }, (_each, index): Draft => {
        const at = Place.root.at(index);
        return referenceDraft('Name', ['b'], {
          at,
          message: 'wrong',
          fix: replaceValue(at, '"a"', 'safe', 'write "a"'),
        });
      });
      return finish(shownTogether(drafts as [Draft, ...Draft[]]));
    };
    expect(shown(30).message()).toBe('wrong (and in 29 more subscriptions)');
    expect(shown(30).related).toHaveLength(20);
    expect(shown(100_000).fix?.edits).toHaveLength(100_000);
    expect(shown(100_001).fix).toBeUndefined();
    expect(shown(100_001).message()).toBe('wrong (and in 100000 more subscriptions)');
  });
});

describe('a draft with unless', () => {
  const follows = (unless: Draft['unless']): Draft => ({ at: SETTINGS.at('x'), unless, message: 'follows' });
  const at = (place: Place): Draft => ({ at: place, message: 'here' });

  test.each<[string, Draft['unless'], string[]]>([
    ['at the place of a finding is dropped', [n('a')], ['t/other /quests/a/n here']],
    ['at one of several such places is dropped', [n('b'), n('a')], ['t/other /quests/a/n here']],
    [
      'above such a place stands',
      [QUESTS.at('a')],
      ['t/other /quests/a/n here', 't/one /settings/x follows'],
    ],
    [
      'around such a place is dropped when it says within',
      [{ within: QUESTS.at('a') }],
      ['t/other /quests/a/n here'],
    ],
    [
      'below such a place stands',
      [n('a').at('deeper')],
      ['t/other /quests/a/n here', 't/one /settings/x follows'],
    ],
  ])('%s', (_what, unless, expected) => {
    expect(found(lint([reporting('t/one', [follows(unless)]), reporting('t/other', [at(n('a'))])]))).toEqual(
      expected,
    );
  });

  test('is not dropped because of its own rule', () => {
    expect(found(lint([reporting('t/one', [follows([n('a')]), at(n('a'))])]))).toHaveLength(2);
  });

  test('is not dropped because of a rule that is off there', () => {
    const off = reporting('t/other', [at(n('a'))], { levelAt: () => 'off' });
    expect(found(lint([reporting('t/one', [follows([n('a')])]), off]))).toEqual([
      't/one /settings/x follows',
    ]);
  });

  test('is not dropped because of a draft that was dropped itself', () => {
    const rules = [
      reporting('t/first', [at(n('b'))]),
      reporting('t/second', [{ ...at(n('a')), unless: [n('b')] }]),
      reporting('t/third', [follows([n('a')])]),
    ];
    expect(found(lint(rules))).toEqual(['t/first /quests/b/n here', 't/third /settings/x follows']);
  });

  test('is decided after the drafts that may explain it, whatever the order of the rules', () => {
    const rules = [
      reporting('t/first', [follows([n('a')])]),
      reporting('t/second', [{ ...at(n('a')), unless: [n('b')] }]),
      reporting('t/third', [{ ...at(n('b')), unless: [n('2')] }]),
    ];
    expect(found(lint(rules))).toEqual(['t/third /quests/b/n here', 't/first /settings/x follows']);
    expect(found(lint(rules.slice(0, 2)))).toEqual(['t/second /quests/a/n here']);
  });

  test('keeps the finding of the first rule where two would drop each other', () => {
    const one = reporting('t/one', [{ ...at(n('a')), unless: [n('b')] }]);
    const other = reporting('t/other', [{ ...at(n('b')), unless: [n('a')] }]);
    expect(found(lint([one, other]))).toEqual(['t/one /quests/a/n here']);
    expect(found(lint([other, one]))).toEqual(['t/other /quests/b/n here']);
  });

  test('is dropped because of findings that are only counted, too', () => {
    const many = [n('b'), n('2'), n('a')];
    const drafts = reporting('t/other', many.map(at));
    const functions = ruleThat('t/other', (report) => {
      for (const place of many) report({ make: () => at(place), fix: 'none', place });
    });
    for (const other of [drafts, functions]) {
      const { findings, omitted } = lint([reporting('t/one', [follows([n('a')])]), other], 1);
      expect(findings.map(({ rule }) => rule)).toEqual(['t/other']);
      expect(omitted.get('t/other')?.errors).toBe(2);
      expect(omitted.has('t/one')).toBe(false);
    }
  });

  test('is not counted when it is dropped', () => {
    const drafts = [follows([n('a')]), follows([n('a')]), follows(undefined)];
    const { omitted, findings } = lint([reporting('t/one', drafts), reporting('t/other', [at(n('a'))])], 1);
    expect(findings).toHaveLength(2);
    expect(omitted.size).toBe(0);
  });
});
