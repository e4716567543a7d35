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

describe('a fix after which another rule has more findings', () => {
  const rules = [replacing('good', 'a much better word'), replacing('bad', 'worse'), reporting('worse')];

  test('is taken back, and the others are made', () => {
    const made = repairedTwice(rules, { a: 'good', b: 'bad', c: 'good' });
    expect(wordsAfter(made)).toEqual({ a: 'a much better word', b: 'bad', c: 'a much better word' });
    expect(made.repaired.map(({ rule }) => rule)).toEqual(['test/good', 'test/good']);
  });

  test('leaves a finding that has no fix any more and says why', () => {
    const { result, refused } = repairedTwice(rules, { a: 'good', b: 'bad' });
    expect(result.findings).toEqual(refused);
    const [finding] = result.findings;
    expect(finding?.notFixed).toBe('the fix (write worse) would lead to test/worse: it is worse');
    expect(finding?.fix).toBeUndefined();
    expect(JSON.parse(JSON.stringify(finding))).toMatchObject({
      rule: 'test/bad',
      notFixed: finding?.notFixed,
    });
  });

  test('is made where its rule says that the other one can see more', () => {
    const revealing = [replacing('bad', 'worse', ['other/*', 'test/worse']), reporting('worse')];
    const made = repairedTwice(revealing, { a: 'bad' });
    expect(wordsAfter(made)).toEqual({ a: 'worse' });
    const family = [replacing('bad', 'worse', ['test/*']), reporting('worse')];
    expect(wordsAfter(repairedTwice(family, { a: 'bad' }))).toEqual({ a: 'worse' });
  });

  test('is made where a further fix removes the new finding', () => {
    const chain = [replacing('bad', 'worse'), replacing('worse', 'fine')];
    expect(wordsAfter(repairedTwice(chain, { a: 'bad' }))).toEqual({ a: 'fine' });
  });

  test('is taken back alone where it does so only together with another one', () => {
    const together = [replacing('bad', 'worse'), reporting('worse', 1)];
    const made = repairedTwice(together, { a: 'bad', b: 'bad', c: 'bad' });
    expect(wordsAfter(made)).toEqual({ a: 'bad', b: 'bad', c: 'worse' });
    expect(made.refused).toHaveLength(2);
  });

  test('is tried again once the other fixes are made', () => {
    const rulesInTurn = [
      ...['bad', 'evil'].map((word) => replacing(word, `${word}er`)),
      replacing('good', 'shield'),
      reporting('bader', 0, 'shield'),
      reporting('eviler'),
    ];
    const made = repairedTwice(rulesInTurn, { a: 'bad', b: 'evil', c: 'good' });
    expect(wordsAfter(made)).toEqual({ a: 'bader', b: 'evil', c: 'shield' });
  });

  test('is found among many others', () => {
    const many = Object.fromEntries(
      Array.from({ length: 100 }, (_, n) => [`k${n}`, n === 71 ? 'bad' : 'good']),
    );
    const made = repairedTwice(rules, many);
    expect(made.repaired).toHaveLength(99);
    expect(refusals(made)).toEqual(['the fix (write worse) would lead to test/worse: it is worse']);
  });
});

describe('the effort of a repair', () => {
  /** How often a text is checked while it is repaired. */
  function checksOf(rules: readonly Rule[], words: Words): { checks: number; made: Repair } {
    const linter = linterOf(rules);
    const pack = packOf(rules);
    let checks = 0;
    const repairRules: RepairRules = {
      unreadable: new Set(),
      maxBytes: Number.POSITIVE_INFINITY,
      reveals: (fixed, found) => pack.get(fixed)?.reveals?.includes(found) === true,
    };
    const bytes = textOf(words);
    const request = { unsafe: true, first: linter.lint(bytes), findLoss };
    const made = repairText(
      bytes,
      request,
      (text) => {
        checks++;
        return linter.lint(text);
      },
      repairRules,
    );
    return { checks, made };
  }

  test('is one check for each round where no fix does harm', () => {
    const { checks } = checksOf([replacing('bad', 'worse'), replacing('worse', 'fine')], {
      a: 'bad',
      b: 'bad',
    });
    expect(checks).toBe(2);
  });

  test('has a limit where hundreds of fixes do harm, and every one of them is refused', () => {
    const harmful = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`k${n}`, 'bad']));
    const { checks, made } = checksOf([replacing('bad', 'worse'), reporting('worse')], harmful);
    expect(checks).toBeLessThan(50);
    expect(made.splices).toEqual([]);
    expect(made.refused).toHaveLength(200);
    expect(refusals(made)).toContain('too many fixes in this file would lead to new findings');
  });
});
