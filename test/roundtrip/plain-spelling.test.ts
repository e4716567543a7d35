import { describe, expect, test } from 'vitest';
import { hasPlainSpelling } from '../../src/json/decode.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import { EqualRanges } from '../../src/roundtrip/equal-ranges.js';
import { toBytes } from '../lint-example.js';

const isPlain = (token: string): boolean => {
  const bytes = toBytes(token);
  return hasPlainSpelling(bytes, 0, bytes.length);
};

describe('a string with nothing that can be spelled in two ways', () => {
  test.each(['""', '"é"', '"\\"\\\\\\n\\t\\b\\f\\r"', '"\\\\u0041"', '"\\\\/"'])('%s', (token) => {
    expect(isPlain(token)).toBe(true);
  });

  test.each(['"\\u0041"', '"\\/"', '"\\\\\\/"'])('%s is not such a string', (token) => {
    expect(isPlain(token)).toBe(false);
  });
});

describe('what is equal inside two strings and spelled differently', () => {
  const classes = (before: string, after: string): readonly string[] => {
    const snapshot = (logic: string): Uint8Array => toBytes(`{"logic":{"2":${logic}}}`);
    const { differences } = compareTexts(snapshot(before), snapshot(after), { keep: 'bytes', allow: [] });
    return differences.map((difference) => difference.class);
  };

  test('is found beside a change', () => {
    const before = String.raw`"{\"a\":1,\"b\":\"é/\"}"`;
    expect(classes(before, String.raw`"{\"a\":2,\"b\":\"\u00e9/\"}"`)).toEqual(['spelling', 'changed']);
    expect(classes(before, String.raw`"{\"a\":2,\"b\":\"é\/\"}"`)).toEqual(['spelling', 'changed']);
  });

  test('is found in a string in a string', () => {
    const inner = (value: number, letter: string): string =>
      JSON.stringify(JSON.stringify({ x: `{"a":${value},"b":"é"}` })).replace('é', letter);
    expect(classes(inner(1, 'é'), inner(2, '\\u00e9'))).toContain('spelling');
  });

  test('is nothing where both are spelled plainly', () => {
    expect(classes(String.raw`"{\"a\":1,\"b\":\"é\"}"`, String.raw`"{\"a\":2,\"b\":\"é\"}"`)).toEqual([
      'changed',
    ]);
  });
});

test('thousands of equal parts are kept, and each is compared in both strings', () => {
  const ranges = new EqualRanges();
  const content = 'ab'.repeat(1_000);
  for (let at = 0; at < content.length; at += 2) ranges.add(at, at, 1);
  const before = toBytes(`"${content}"`);
  const respelled = `"${content.slice(0, -2)}\\u0061b"`;
  const after = toBytes(respelled);
  const found = ranges.firstRespelled(
    { bytes: before, start: 0, end: before.length },
    { bytes: after, start: 0, end: after.length },
    undefined,
  );
  expect(found?.before).toEqual([1_999, 2_000]);
  expect(found?.after).toEqual([1_999, 2_005]);
});
