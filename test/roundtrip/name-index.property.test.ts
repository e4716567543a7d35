import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodeTable } from '../../src/json/node-table.js';
import { NameIndex } from '../../src/roundtrip/name-index.js';
import { runs } from '../runs.js';

const SPELLINGS = [
  '"a"',
  '"\\u0061"',
  '"b"',
  '""',
  '"\\ud800"',
  '"\\uD800"',
  '"é"',
  '"\\u00e9"',
  '"__proto__"',
  '"10"',
  '"\\"\\/"',
];
const tokens = fc.array(fc.constantFrom(...SPELLINGS), { maxLength: 30 });

function indexed(keys: readonly string[]): NameIndex {
  const table = new NodeTable();
  expect(table.read(new TextEncoder().encode(`{${keys.map((key) => `${key}:1`).join(',')}}`))).toBe(true);
  const keyStart = (child: number): number => table.key[child] ?? -1;
  return new NameIndex(table, table.children(0), keyStart, (child) => table.keyEnd(child));
}

test('members are found by the meaning of their keys, as in a map', () => {
  fc.assert(
    fc.property(tokens, tokens, (keys, others) => {
      const [one, two] = [indexed(keys), indexed(others)];
      const [names, otherNames] = [keys, others].map((all) => all.map((key) => JSON.parse(key) as string));
      for (const [position, name] of (names ?? []).entries()) {
        const first = (names ?? []).indexOf(name);
        const all = (names ?? []).flatMap((each, at) => (each === name ? [at] : []));
        expect(one.isFirstOfName(position)).toBe(first === position);
        expect(one.firstNamed(name)).toBe(first);
        expect(one.allFrom(first)).toEqual(all);
        expect(one.isRepeated(first)).toBe(all.length > 1);
        expect(two.firstLike(one, position)).toBe((otherNames ?? []).indexOf(name));
      }
      expect(one.firstNamed('c')).toBe(-1);
    }),
    { numRuns: runs(2_000) },
  );
});
