import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { hasEscapedKey, parseJson, readValue, tryParseJson } from '../../../src/bytes/json/parse-json.js';
import { anyPrinted, isValueOf } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

const parse = JSON.parse;
afterEach(() => vi.restoreAllMocks());

/** Makes JSON.parse read every key as `wrong`, as V8 may; texts without objects are read rightly. */
function breakKeys(): void {
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) =>
    parse(text, (_key, value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.values(value).map((member) => ['wrong', member]))
        : value,
    ),
  );
}

describe('reading values', () => {
  test('returns the value of any valid text', () => {
    fc.assert(
      // JSON.parse cannot be the oracle: it would fail with the engines that this is for.
      fc.property(anyPrinted(), ({ text, model }) => isValueOf(readValue(text), model)),
      { numRuns: runs(1500) },
    );
  });

  test.each([
    ['{"h":1,"\\u0068":2}', { h: 2 }],
    ['{"\\u005f_proto__":1}', parse('{"__proto__":1}')],
    ['{"__proto__":{"a\\n":[]},"b":-0}', parse('{"__proto__":{"a\\n":[]},"b":-0}')],
    [
      '{"\\ud800":"\\udc00", "2":[ 1e3 , true,null ],"1":{}}',
      { 1: {}, 2: [1000, true, null], '\ud800': '\udc00' },
    ],
    [' "\\\\" ', '\\'],
    ['{"\\\\":":", "a":"\\":"}', { '\\': ':', a: '":' }],
  ])('reads %s', (text, value) => {
    expect(readValue(text)).toStrictEqual(value);
    expect(Object.keys(Object(readValue(text)))).toEqual(Object.keys(Object(parse(text))));
  });

  test('does not depend on the keys of JSON.parse where a key holds an escape', () => {
    breakKeys();
    expect(parseJson('{"h":1,"\\u0068":2,"a":{"b":3}}')).toEqual({ h: 2, a: { b: 3 } });
    // The fake works.
    expect(parseJson('{"h":1}')).toEqual({ wrong: 1 });
  });

  test('is undefined for what is not JSON', () => {
    expect(tryParseJson('{"a\\n":1,}')).toBeUndefined();
    expect(() => parseJson('{"a\\n":1,}')).toThrow(SyntaxError);
  });

  test('takes no stack, at any depth', () => {
    const deep = `${'{"\\u0061":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    expect(readValue(deep)).toHaveProperty('a');
  });
});

test.each(valueRows<[text: string, expected: boolean]>('bytes/json/tables.md', 'Escapes in keys'))(
  'an escape in a key of %s is seen: %s',
  (text, expected) => {
    expect(hasEscapedKey(text)).toBe(expected);
  },
);
