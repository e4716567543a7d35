import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../../src/verdict/roundtrip/compare.js';
import { toBytes } from '../../lint-example.js';
import { many } from '../../runs.js';
import { compare } from './compare-strings.js';

describe('nesting deeper than any stack', () => {
  const LEVELS = many(1_000_000, 5_000);
  const deep = (open: string, core: string, close: string): string =>
    open.repeat(LEVELS) + core + close.repeat(LEVELS);

  test('is compared to the core', () => {
    const { differences } = compare(deep('[', '1', ']'), deep('[', '2', ']'));
    expect(differences).toMatchObject([{ class: 'changed', before: { start: { offset: LEVELS } } }]);
    expect(differences[0]?.before?.pointer).toHaveLength(2 * 1_000);
  });

  test('with a difference on every level is counted', () => {
    const [before, after] = [deep('{"a":', '1', '}'), deep('{"\\u0061":', '1', '}')];
    const options = { keep: 'values', allow: [], maxDifferences: 5 } as const;
    expect(compareTexts(toBytes(before), toBytes(after), options).omitted).toBe(LEVELS - 5);
  });
});
