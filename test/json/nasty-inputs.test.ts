import { describe, expect, test } from 'vitest';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { lintExample, toBytes } from '../lint-example.js';
import { isJson } from '../properties/arbitraries/almost-json.js';
import { NASTY } from './nasty-inputs.js';

const SIZE = 3_000;

describe('an input made to be slow has its findings where they belong: each once, inside the file', () => {
  test.each(NASTY)('%s, linted with all rules', (_, input) => {
    const bytes = toBytes(input(SIZE));
    const { findings, crashes } = lintExample(bytes);
    expect(crashes).toEqual([]);
    expect(findings).not.toEqual([]);
    const starts = findings.map(({ start }) => start.offset);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    const outside = findings.filter(
      ({ start, end }) => start.offset > end.offset || end.offset > bytes.length,
    );
    expect(outside).toEqual([]);
  });

  test.each(NASTY)('%s, with every syntax fault reported', (_, input) => {
    const bytes = toBytes(input(SIZE));
    const spans = findSyntaxFaults(bytes, Number.MAX_SAFE_INTEGER).map(({ span }) => span);
    expect(spans.length === 0).toBe(isJson(new TextDecoder().decode(bytes)));
    expect(new Set(spans.map(({ start, end }) => `${start}-${end}`)).size).toBe(spans.length);
    expect(spans.filter(({ start, end }) => start > end || end > bytes.length)).toEqual([]);
  });
});
