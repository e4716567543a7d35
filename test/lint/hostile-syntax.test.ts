import { describe, expect, test, vi } from 'vitest';
import { rulePack } from '../../rules/index.js';
import { MAX_PLACES } from '../../src/json/syntax/syntax.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { type Repair, repairText } from '../../src/lint/repair.js';
import { lintPreset, settingsFor, toBytes } from '../lint-example.js';

const SYNTAX = activeRules(rulePack, settingsFor('recommended')).filter(
  ({ rule }) => rule.id === 'text/syntax',
);
const linter = createLinter(rulePack, SYNTAX, pureSha256);

/** Repairs a text, and counts how often it is read from its beginning to its end. */
function repaired(text: string): { readonly repair: Repair; readonly reads: number } {
  let reads = 0;
  const read = (bytes: Uint8Array) => {
    reads++;
    return linter.lint(bytes);
  };
  const bytes = toBytes(text);
  const request = { unsafe: true, first: linter.lint(bytes), findLoss: () => undefined };
  const repair = repairText(bytes, request, read, {
    unreadable: new Set(['text/syntax']),
    reveals: () => true,
    maxBytes: 50_000_000,
  });
  return { repair, reads };
}

const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('a mistake with more places than are reported', () => {
  const COUNT = MAX_PLACES + 2_000;

  test.each([
    ['strings in single quotes', '{"settings":{"a":[', "'b',", '1]}}', '"b",'],
    ['literals after a byte-order mark', '\ufeff{"settings":{"a":[', 'None, ', '1]}}', 'null, '],
  ])('is fixed in all places at once: %s', (_, before, piece, after, fixed) => {
    const { repair, reads } = repaired(before + piece.repeat(COUNT) + after);
    expect(textOf(repair.after.bytes)).toBe(before + fixed.repeat(COUNT) + after);
    expect(reads).toBe(1);
    expect(repair.unfinished).toBe(false);
  });

  test('is fixed in no further place where a fix that is not wanted would be made as well', () => {
    const text = `{"settings":{"a":[${'None,//\n'.repeat(COUNT)}1]}}`;
    const bytes = toBytes(text);
    const request = { unsafe: false, first: linter.lint(bytes), findLoss: () => undefined };
    const repair = linter.repair(bytes, request);
    expect(textOf(repair.after.bytes)).toBe(text.replaceAll('None', 'null'));
  });
});

test('a text that is nested deeper than any room is not parsed to look for one slip', () => {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    for (const opening of ['[', '{"a":'])
      expect(lintPreset('recommended', opening.repeat(50_000)).findings.map(({ rule }) => rule)).toEqual([
        'text/depth',
        'text/syntax',
      ]);
    const parsed = parse.mock.calls.filter(([text]) => text.length > 50_000);
    expect(parsed).toEqual([]);
  } finally {
    parse.mockRestore();
  }
});
