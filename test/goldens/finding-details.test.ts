import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { checkSnapshot } from '../../src/index.js';
import type { Finding, FindingPlace } from '../../src/lint/finding.js';
import { lintExample, placeOf, toBytes } from '../lint-example.js';
import { SLIPS } from '../rules/slip-cases.js';

/*
 * finding-details.txt holds what findings show besides their messages: fingerprint, related places, and what the fix says. For all bad
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

function detailsOf({ rule, fingerprint, related, fix, ...place }: Finding): string {
  const lines = [
    `${rule} ${shownPlace(place)} [${fingerprint.slice(0, 8)}]`,
    ...related.map((each) => `  ${shownPlace(each)}: ${each.message}`),
    ...(fix === undefined ? [] : [`  ${fix.safety} fix, ${fix.edits.length} edits: ${fix.description}`]),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

describe('what findings show besides their messages is unchanged', () => {
  test.each([...rulePack.keys()])('for the examples of %s', (id) => {
    const examples = rulePack.get(id)?.examples().bad ?? [];
    const details = examples.map(({ title, text, options }) => {
      const { findings } = lintExample(text, options === undefined ? {} : { [id]: options });
      const own = findings.filter(({ rule }) => rule === id);
      return `${title}\n${own.map(detailsOf).join('')}`;
    });
    expectGolden(id, details.join(''));
  });

  test.each(SLIPS)('for the slip "$title"', ({ title, text }) => {
    expectGolden(`slip: ${title}`, checkSnapshot(toBytes(text)).findings.map(detailsOf).join(''));
  });
});
