import { describe, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { findingsOf, settingsFor, toBytes } from '../lint-example.js';
import { ODD_QUESTS } from '../rules/odd-quests.js';
import { ODD_RECORDS, ODD_WITHOUT_DURATION } from '../rules/odd-records.js';
import { ODD_SUBSCRIPTIONS } from '../rules/odd-subscriptions.js';
import { SLIPS } from '../rules/slip-cases.js';
import { goldenFile, restOf, shownPlace } from './golden-file.js';

/*
 * finding-details.txt holds what findings have besides their messages, which the examples of the rules hold:
 * fingerprint, occurrences, related places, and what the fix says. For slips and odd records it holds the messages as well.
 */
const expectGolden = goldenFile('finding-details.txt');

/** The first digits, and the number of an equal one. */
const shortened = (hash: string): string => hash.replace(/^(.{8})[^:]*/, '$1');

function findingsWith(id: string, options: JsonObject, text: string | Uint8Array): readonly Finding[] {
  const rules = activeRules(rulePack, settingsFor('all', { [id]: options }));
  return createLinter(rulePack, rules, pureSha256).lint(toBytes(text)).findings;
}

function detailsOf(finding: Finding): string {
  const { rule, fingerprint, occurrences = [] } = finding;
  const hashes = [fingerprint, ...occurrences].map(shortened).join(' ');
  return `${rule} ${shownPlace(finding)} ${hashes}\n${restOf(finding)}`;
}

const inFull = (finding: Finding): string => `${finding.message}\n${detailsOf(finding)}`;

describe('what findings show is unchanged', () => {
  test.each([...rulePack.keys()])('for the examples of %s', (id) => {
    const examples = rulePack.get(id)?.examples().bad ?? [];
    const details = examples.map(({ title, text, options }) => {
      const findings = options === undefined ? findingsOf(text) : findingsWith(id, options, text);
      const own = findings.filter(({ rule }) => rule === id);
      return `${title}\n${own.map(detailsOf).join('')}`;
    });
    expectGolden(id, details.join(''));
  });

  test.each(Object.entries(SLIPS))('for the slip "%s"', (title, text) => {
    expectGolden(`slip: ${title}`, findingsOf(text).map(inFull).join(''));
  });

  const odd = Object.entries({ ...ODD_RECORDS, ...ODD_QUESTS, ...ODD_SUBSCRIPTIONS });
  test.each(odd)('for %s', (title, text) => {
    expectGolden(`record: ${title}`, findingsWith('schema', { optional: [] }, text).map(inFull).join(''));
  });

  test.each(Object.entries(ODD_WITHOUT_DURATION))('for %s', (title, text) => {
    const findings = findingsWith('schema', { optional: ['duration'] }, text);
    expectGolden(`record: ${title}`, findings.map(inFull).join(''));
  });
});
