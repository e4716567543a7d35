import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteValue } from '../../../src/bytes/json/quote.js';
import type { PlainJson } from '../../../src/bytes/json/value.js';
import { anyCharacter } from '../../properties/arbitraries/json.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

const anyValue = fc.oneof(
  fc.jsonValue() as fc.Arbitrary<PlainJson>,
  fc.string({ unit: anyCharacter }),
  fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

test('a quoted value is one line of at most about 60 characters that no terminal obeys, and JSON if it is whole', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const shown = quoteValue(value);
      expect(shown.length).toBeLessThanOrEqual(64);
      expect(shown).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(shown.isWellFormed()).toBe(true);
      if (!shown.includes('…')) expect(JSON.parse(shown)).toEqual(value);
    }),
    { numRuns: runs(6000) },
  );
});

test.each<[value: PlainJson, shown: string]>([
  ...valueRows<[PlainJson, string]>('bytes/json/tables.md', 'Quoted values'),
  [-0, '-0'],
  ['x'.repeat(100), `"${'x'.repeat(59)}…"`],
  [Array.from({ length: 20_000 }, () => 0), `[${'0,'.repeat(29)}0…`],
  [JSON.parse('{"__proto__":{"constructor":1}}') as PlainJson, '{"__proto__":{"constructor":1}}'],
])('%j is shown as %s', (value, shown) => {
  expect(quoteValue(value)).toBe(shown);
});
