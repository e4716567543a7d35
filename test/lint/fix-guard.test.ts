import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { replaceValue } from '../../src/lint/draft.js';
import { createLinter, type Linter } from '../../src/lint/linter.js';
import { activeRules, type RulePack } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { type Repair, type RepairRules, repairText } from '../../src/lint/repair.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';
import { toBytes } from '../lint-example.js';
import { ABOUT } from './small-pack.js';

/* The values of `settings` are words, and rules replace some of them or report them. */

type Words = Readonly<Record<string, string>>;

function replacing(word: string, by: string, reveals: readonly string[] = []): Rule {
  return defineRule({
    ...ABOUT,
    id: `test/${word}`,
    fix: 'unsafe',
    reveals,
    on: {
      snapshot(snapshot, report) {
        for (const [key, value] of wordsOf(snapshot.value)) {
          const at = Place.root.at('settings').at(key);
          const fix = replaceValue(at, JSON.stringify(by), 'unsafe', `write ${by}`);
          if (value === word) report({ at, message: `it is ${word}`, fix });
        }
      },
    },
  });
}

/** Reports each word beyond the first ones, unless a shield is there. */
function reporting(word: string, allowed = 0, shield?: string): Rule {
  return defineRule({
    ...ABOUT,
    id: `test/${word}`,
    on: {
      snapshot(snapshot, report) {
        const words = wordsOf(snapshot.value);
        if (words.some(([, value]) => value === shield)) return;
        for (const [key] of words.filter(([, value]) => value === word).slice(allowed))
          report({ at: Place.root.at('settings').at(key), message: `it is ${word}` });
      },
    },
  });
}

function wordsOf(value: unknown): [string, string][] {
  return Object.entries((value as { settings: Words }).settings);
}

const packOf = (rules: readonly Rule[]): RulePack => new Map(rules.map((rule) => [rule.id, rule]));

function linterOf(rules: readonly Rule[]): Linter {
  const settings = new Map(rules.map(({ id, level }) => [id, { level, options: {} }]));
  return createLinter(packOf(rules), activeRules(packOf(rules), settings), pureSha256);
}

/** No word is documented, so every fix would lose one. That is another test's matter. */
const findLoss = (): undefined => undefined;

const textOf = (words: Words): Uint8Array => toBytes(JSON.stringify({ settings: words }));

function repair(linter: Linter, bytes: Uint8Array): Repair {
  return linter.repair(bytes, { unsafe: true, first: linter.lint(bytes), findLoss });
}

function wordsAfter({ after }: Repair): Words {
  return (JSON.parse(new TextDecoder().decode(after.bytes)) as { settings: Words }).settings;
}

/** Repairs, and expects that a second run refuses the same and changes nothing. */
function repairedTwice(rules: readonly Rule[], words: Words): Repair {
  const linter = linterOf(rules);
  const made = repair(linter, textOf(words));
  expect(made.unfinished).toBe(false);
  const again = repair(linter, made.after.bytes);
  expect(again.repaired).toEqual([]);
  expect(again.after.bytes).toEqual(made.after.bytes);
  expect(refusals(again)).toEqual(refusals(made));
  return made;
}

const refusals = ({ refused }: Repair): (string | undefined)[] => refused.map(({ notFixed }) => notFixed);

const bad = replacing('bad', 'worse');
const worse = reporting('worse');
const good = replacing('good', 'a much better word');

test.each<[what: string, rules: readonly Rule[], words: Words, after: Words, refused: number]>([
  [
    'is taken back, and others are made',
    [good, bad, worse],
    { a: 'good', b: 'bad' },
    { a: 'a much better word', b: 'bad' },
    1,
  ],
  [
    'is made where it may reveal the other rule',
    [replacing('bad', 'worse', ['x/*', 'test/worse']), worse],
    { a: 'bad' },
    { a: 'worse' },
    0,
  ],
  [
    'is made where it may reveal the family',
    [replacing('bad', 'worse', ['test/*']), worse],
    { a: 'bad' },
    { a: 'worse' },
    0,
  ],
  [
    'is made where a further fix removes the finding',
    [bad, replacing('worse', 'fine')],
    { a: 'bad' },
    { a: 'fine' },
    0,
  ],
  [
    'is taken back alone where it does so with others',
    [bad, reporting('worse', 1)],
    { a: 'bad', b: 'bad', c: 'bad' },
    { a: 'bad', b: 'bad', c: 'worse' },
    2,
  ],
  [
    'is tried again once the other fixes are made',
    [
      ...['bad', 'evil'].map((word) => replacing(word, `${word}er`)),
      replacing('good', 'shield'),
      reporting('bader', 0, 'shield'),
      reporting('eviler'),
    ],
    { a: 'bad', b: 'evil', c: 'good' },
    { a: 'bader', b: 'evil', c: 'shield' },
    1,
  ],
])('a fix after which another rule has more findings %s', (_what, rules, words, after, refused) => {
  const made = repairedTwice(rules, words);
  expect(wordsAfter(made)).toEqual(after);
  expect(made.refused).toHaveLength(refused);
});

describe('the effort of a repair', () => {
  /** How often a text is checked while it is repaired. */
  function checksOf(rules: readonly Rule[], words: Words): { checks: number; made: Repair } {
    const linter = linterOf(rules);
    let checks = 0;
    const repairRules: RepairRules = {
      unreadable: new Set(),
      maxBytes: Number.POSITIVE_INFINITY,
      reveals: () => false,
    };
    const lint = (text: Uint8Array) => {
      checks++;
      return linter.lint(text);
    };
    const bytes = textOf(words);
    const request = { unsafe: true, first: linter.lint(bytes), findLoss };
    return { made: repairText(bytes, request, lint, repairRules), checks };
  }
  const many = (count: number, word: (n: number) => string): Words =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, word(n)]));

  test('has a limit where hundreds of fixes do harm, and every one of them is refused', () => {
    const { checks, made } = checksOf(
      [bad, worse],
      many(300, () => 'bad'),
    );
    expect(checks).toBeLessThan(50);
    expect([made.splices, made.refused.length]).toEqual([[], 300]);
    expect(refusals(made)).toContain('too many fixes in this file would lead to new findings');
  });
});

test('fixes that would make a file larger than is read are left out', () => {
  const rules = [replacing('bad', 'a longer word')];
  const repairRules: RepairRules = { unreadable: new Set(), maxBytes: 40, reveals: () => false };
  const linter = linterOf(rules);
  const made = (words: Words): Repair => {
    const bytes = textOf(words);
    const request = { unsafe: true, first: linter.lint(bytes), findLoss };
    return repairText(bytes, request, (text) => linter.lint(text), repairRules);
  };
  expect(made({ a: 'bad' })).toMatchObject({ outgrown: false, repaired: [{ rule: 'test/bad' }] });
  expect(made({ a: 'bad', b: 'ok' })).toMatchObject({ outgrown: true, splices: [], unfinished: false });
});
