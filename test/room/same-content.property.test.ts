import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameInOrder } from '../../src/json/equality/in-order.js';
import { parseJson } from '../../src/json/parse-json.js';
import { sameContent } from '../../src/room/same-content.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import { escaped } from '../properties/arbitraries/spellings.js';
import { runs } from '../runs.js';

const RUNS = { numRuns: runs(20_000) };
const encoder = new TextEncoder();

/** Numbers and strings by groups: spellings of one value, and values that are easily taken for it. */
const NUMBERS = [
  ['1', '1.0', '1.00', '10e-1', '1E0', '0.1e1'],
  ['0', '0.0', '0e5'],
  ['-0', '-0.0', '-0e9'],
  ['9007199254740992', '9007199254740992.0'],
  ['9007199254740993', '9.007199254740993e15'],
  ['0.1', '0.10', '1e-1'],
  ['0.1000000000000000055511151231257827'],
  ['-1.6751624951139092', '-1.67516249511390920'],
  ['1e400', '10e399'],
  ['2e400'],
  ['10', '1e1', '10.0'],
];
const STRINGS = [
  ['"a"', '"\\u0061"'],
  ['"é"', '"\\u00e9"', '"\\u00E9"'],
  ['"\\""', '"\\u0022"'],
  ['"\\\\"', '"\\u005c"'],
  ['"\\\\\\""', '"\\u005c\\u0022"'],
  ['"\\/"', '"/"'],
  ['"\\ud83d\\ude00"', '"😀"'],
  ['"\\ud83d"'],
  ['""'],
  ['"1"'],
  ['"a,b]"'],
];
const GROUPS = [...NUMBERS, ...STRINGS, ['true'], ['false'], ['null'], ['[]', '[ ]'], ['{}', '{\n}']];
const spelling = fc.tuple(fc.nat(GROUPS.length - 1), fc.nat(9), fc.nat(9));
const space = fc.constantFrom('', '', ' ', '\n\t', '\r\n');

/** Two texts with the same shape, whose scalars are mostly other spellings of the same value. */
const twoTexts = fc
  .tuple(
    fc.array(
      fc.tuple(fc.constantFrom('a', 'b', '"', 'é'), spelling, space, space, fc.nat(GROUPS.length - 1)),
      { maxLength: 4 },
    ),
    fc.nat(7),
  )
  .map(([members, change]) => {
    const one = members.map(([key, [group, first], before, behind], index) => {
      const value = spelled(group, first);
      return `${JSON.stringify(`${key}${index}`)}:${before}${value}${behind}`;
    });
    const other = members.map(([key, [group, , second], before, behind, elsewhere], index) => {
      const value = spelled(change === index ? elsewhere : group, second);
      return `${behind}"${escaped(`${key}${index}`)}"${before}:${value}`;
    });
    if (change === 6) other.reverse();
    return [`{${one.join(',')}}`, `{${other.join(',')}}`] as const;
  });

function spelled(group: number, choice: number): string | undefined {
  const spellings = GROUPS[group] ?? [];
  return spellings[choice % spellings.length];
}

test('two records say the same exactly when a comparison by value finds no difference', () => {
  const seen = { same: 0, different: 0, inOrder: 0 };
  fc.assert(
    fc.property(twoTexts, ([one, other]) => {
      const [a, b] = [encoder.encode(one), encoder.encode(other)];
      const isSame = compareTexts(a, b, { keep: 'values', allow: [] }).verdict !== 'lost';
      seen[isSame ? 'same' : 'different']++;
      const content = (text: string, bytes: Uint8Array) => ({ value: parseJson(text), text: bytes });
      expect(sameContent(content(one, a), content(other, b))).toBe(isSame);
      if (sameInOrder(a, b)) {
        seen.inOrder++;
        expect(isSame).toBe(true);
      }
    }),
    RUNS,
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(RUNS.numRuns / 20);
});

test('members in the same order need no second look, whatever their spelling', () => {
  const same = (one: string, other: string): boolean =>
    sameInOrder(encoder.encode(one), encoder.encode(other));
  for (const group of GROUPS)
    for (const one of group)
      for (const other of group) expect(same(`{"k":[${one}]}`, ` { "\\u006b" : [ ${other}\n] }`)).toBe(true);
  expect(same('{"a":1,"b":2}', '{"b":2,"a":1}')).toBe(false);
});
