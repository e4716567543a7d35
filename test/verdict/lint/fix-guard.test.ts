import { expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { replaceValue } from '../../../src/verdict/lint/draft.js';
import { createLinter, type Linter } from '../../../src/verdict/lint/linter.js';
import type { RulePack } from '../../../src/verdict/lint/pack.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import { type Repair, type RepairRules, repairText } from '../../../src/verdict/lint/repair.js';
import { defineRule, type Rule } from '../../../src/verdict/lint/rule.js';
import { activeRules, toBytes } from '../../lint-example.js';
import { valueRows } from '../../table-rows.js';
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
          if (value === word) report({ kind: 'found', at, values: { words: `it is ${word}` }, fix });
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
          report({
            kind: 'found',
            at: Place.root.at('settings').at(key),
            values: { words: `it is ${word}` },
          });
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

/** A rule on the page: `[word, by, reveals]` replaces a word, `[word, allowed, shield]` reports it. */
type Spelled =
  | [word: string, by: string, reveals?: string[]]
  | [word: string, allowed: number, shield?: string];
const ruleOf = (spelled: Spelled): Rule =>
  typeof spelled[1] === 'string'
    ? replacing(...(spelled as Parameters<typeof replacing>))
    : reporting(...(spelled as Parameters<typeof reporting>));

type Row = [what: string, rules: readonly Spelled[], words: Words, after: Words, refused: number];
test.each(valueRows<Row>('verdict/lint/tables.md', 'Fixes after which another rule has more findings'))(
  'a fix after which another rule has more findings %s',
  (_what, rules, words, after, refused) => {
    const made = repairedTwice(rules.map(ruleOf), words);
    expect(wordsAfter(made)).toEqual(after);
    expect(made.refused).toHaveLength(refused);
  },
);

/** Repairs a file of limited size, and counts how often the text is checked meanwhile. */
function checkedRepair(rules: readonly Rule[], words: Words, maxBytes = Number.POSITIVE_INFINITY) {
  const [linter, bytes] = [linterOf(rules), textOf(words)];
  let checks = 0;
  const lint = (text: Uint8Array) => {
    checks++;
    return linter.lint(text);
  };
  const repairRules: RepairRules = { unreadable: new Set(), maxBytes, reveals: () => false };
  const request = { unsafe: true, first: linter.lint(bytes), findLoss };
  const made = repairText(bytes, request, lint, repairRules);
  return { made, checks };
}

test('the effort has a limit where hundreds of fixes do harm, and every one of them is refused', () => {
  const words = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`k${n}`, 'bad']));
  const { checks, made } = checkedRepair([replacing('bad', 'worse'), reporting('worse')], words);
  expect(checks).toBeLessThan(50);
  expect([made.splices, made.refused.length]).toEqual([[], 40]);
  expect(refusals(made)).toContain('too many fixes in this file would lead to new findings');
});

test('fixes that would make a file larger than is read are left out', () => {
  const made = (words: Words): Repair => checkedRepair([replacing('bad', 'a longer word')], words, 40).made;
  expect(made({ a: 'bad' })).toMatchObject({ outgrown: false, repaired: [{ rule: 'test/bad' }] });
  expect(made({ a: 'bad', b: 'ok' })).toMatchObject({ outgrown: true, splices: [], unfinished: false });
});
