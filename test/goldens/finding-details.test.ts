import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Finding, FindingPlace } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { findingsOf, placeOf, settingsFor, toBytes } from '../lint-example.js';
import { SLIPS } from '../rules/slip-cases.js';

/*
 * finding-details.txt holds what findings have besides their messages: fingerprint, occurrences, related places, and what the fix says. For all bad
 * examples of the rules, and for the slips. `UPDATE_GOLDENS=1 npx vitest run test/goldens` writes it: read the diff.
 */
const PATH = new URL('finding-details.txt', import.meta.url);
const update = process.env.UPDATE_GOLDENS === '1';
const golden = update ? '' : readFileSync(PATH, 'utf8');
const sections = new Map(golden.split(/^(?== )/m).map((section) => [section.split('\n')[0], section]));
const written: string[] = [];
afterAll(() => {
  if (update) writeFileSync(PATH, written.join(''));
});

function expectGolden(title: string, details: string): void {
  // The file cannot hold the unpaired surrogates of some pointers.
  const section = Buffer.from(`= ${title}\n${details}`).toString();
  written.push(section);
  if (!update) expect(section).toBe(sections.get(`= ${title}`));
}

/** Its line and column in a text without a tree. */
function shownPlace(place: FindingPlace): string {
  return placeOf(place) || `${place.start.line}:${place.start.column}`;
}

/** The first digits, and the number of an equal one. */
function shortened(hash: string): string {
  return hash.replace(/^(.{8})[^:]*/, '$1');
}

function findingsWith(options: Record<string, JsonObject>, text: string | Uint8Array): readonly Finding[] {
  const rules = activeRules(rulePack, settingsFor('all', options));
  return createLinter(rulePack, rules, pureSha256).lint(toBytes(text)).findings;
}

function detailsOf(finding: Finding): string {
  const { rule, fingerprint, occurrences = [], related, fix } = finding;
  const lines = [
    `${rule} ${shownPlace(finding)} ${[fingerprint, ...occurrences].map(shortened).join(' ')}`,
    ...related.map((each) => `  ${shownPlace(each)}: ${each.message}`),
    ...(fix === undefined ? [] : [`  ${fix.safety} fix, ${fix.edits.length} edits: ${fix.description}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

describe('what findings show besides their messages is unchanged', () => {
  test.each([...rulePack.keys()])('for the examples of %s', (id) => {
    const examples = rulePack.get(id)?.examples().bad ?? [];
    const details = examples.map(({ title, text, options }) => {
      const findings = options === undefined ? findingsOf(text) : findingsWith({ [id]: options }, text);
      const own = findings.filter(({ rule }) => rule === id);
      return `${title}\n${own.map(detailsOf).join('')}`;
    });
    expectGolden(id, details.join(''));
  });

  test.each(SLIPS)('for the slip "$title"', ({ title, text }) => {
    expectGolden(`slip: ${title}`, findingsOf(text).map(detailsOf).join(''));
  });
});
