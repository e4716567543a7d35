import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from '../../src/json/keys.js';
import { parseInPieces } from '../../src/json/parse-in-pieces.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { finish } from '../../src/text/steps.js';
import { anyModel, print } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

/** What JSON.parse makes of the text, and whether keys and values are listed in the same order. */
function expectAsJsonParse(bytes: Uint8Array, size: number): void {
  let expected: unknown;
  try {
    expected = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    expected = undefined;
  }
  const found = finish(parseInPieces(bytes, { escapedKeys: true, size }));
  expect(found).toEqual(expected);
  expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
  for (const object of objectsIn(found)) expect(keysOf(object)).toEqual(Object.keys(object));
}

function objectsIn(value: JsonValue | undefined): JsonObject[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

const size = fc.constantFrom(1, 5, 1000);

test('a text parsed in pieces is what JSON.parse reads, whole, cut or with a byte changed', () => {
  fc.assert(
    fc.property(
      anyModel({ halves: false }),
      fc.integer(),
      size,
      fc.nat(),
      fc.nat(255),
      (model, seed, pieces, at, byte) => {
        const { bytes } = print(model, seed);
        expectAsJsonParse(bytes, pieces);
        const around = new TextEncoder().encode(`{"a": ${new TextDecoder().decode(bytes)}, "b": 1}`);
        expectAsJsonParse(around, pieces);
        expectAsJsonParse(around.subarray(0, at % around.length), pieces);
        expectAsJsonParse(around.with(at % around.length, byte), pieces);
      },
    ),
    { numRuns: runs(5_000) },
  );
});

test('a text of signs is valid in pieces exactly where JSON.parse takes it', () => {
  const signs = String.raw`{ } [ ] , : " "a": "a":{ "2":1 "1":1 "__proto__":{} "\u0061":1 "\" 1`.split(' ');
  const sign = fc.constantFrom(...signs, ' ', '\ufeff');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 20 }), size, (all, pieces) => {
      const text = all.join('');
      for (const each of [text, `{"a":{${text}}}`, `{"a":{"b":1,${text}}}`, `{${text}}`, `[1,[${text}]]`])
        expectAsJsonParse(new TextEncoder().encode(each), pieces);
    }),
    { numRuns: runs(20_000, 400) },
  );
});
