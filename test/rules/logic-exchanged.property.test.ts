import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { findingsOf } from '../lint-example.js';
import { runs } from '../runs.js';
import { roomOf } from './logic-rooms.js';

/* What logic/other-prefab says of any two items, by the catalogue itself, which is read here a second time. */

type Kind = 'string' | 'number' | 'boolean' | 'array' | 'object' | 'colour' | '3 numbers' | 'any';
interface Platform {
  readonly prefabs: Readonly<
    Record<string, { readonly keys: Readonly<Record<string, Kind>>; readonly needed: readonly string[] }>
  >;
}
const { prefabs }: Platform = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../src/catalog/platform.json', import.meta.url)), 'utf8'),
);
const NAMES = Object.keys(prefabs).filter((name) => Object.keys(prefabs[name]?.keys ?? {}).length > 0);
/** For each value, the kinds of keys that take it. */
const SAMPLES: readonly (readonly [value: JsonValue, kinds: readonly Kind[]])[] = [
  [7, ['number', 'any']],
  [true, ['boolean', 'any']],
  ['FFB200', ['string', 'colour', 'any']],
  ['Hello', ['string', 'any']],
  [
    [1, 2, 3],
    ['array', '3 numbers', 'any'],
  ],
  [['x'], ['array', 'any']],
  [{ y: 1 }, ['object', 'any']],
];

const takes = (prefab: string, key: string, value: JsonValue): boolean => {
  const kind = prefabs[prefab]?.keys[key];
  return kind !== undefined && SAMPLES.some(([sample, kinds]) => sample === value && kinds.includes(kind));
};
const lacks = (prefab: string, logic: JsonObject): boolean =>
  prefabs[prefab]?.needed.some((key) => !(key in logic)) === true;
const mayHave = (prefab: string, logic: JsonObject): boolean =>
  !lacks(prefab, logic) && Object.entries(logic).every(([key, value]) => takes(prefab, key, value));
const isWrong = (prefab: string, logic: JsonObject): boolean => {
  const isOdd = Object.keys(logic).map((key) => !takes(prefab, key, logic[key] ?? null));
  const hasOddKnown = Object.keys(logic).some((key, at) => isOdd[at] && key in (prefabs[prefab]?.keys ?? {}));
  const isAllOdd = isOdd.length > 0 && !isOdd.includes(false);
  return (isAllOdd || hasOddKnown || lacks(prefab, logic)) && NAMES.some((name) => mayHave(name, logic));
};

const messages = (text: string): string[] =>
  findingsOf(text).flatMap(({ rule, message }) => (rule === 'logic/other-prefab' ? [message] : []));

const items = fc
  .constantFrom(...NAMES)
  .chain((name) =>
    fc.record({
      name: fc.constant(name),
      keys: fc.subarray(Object.keys(prefabs[name]?.keys ?? {}), { minLength: 1 }),
      samples: fc.infiniteStream(fc.constantFrom(...SAMPLES)),
    }),
  )
  .map(({ name, keys, samples }) => {
    const all = [...new Set([...keys.slice(0, 4), ...(prefabs[name]?.needed ?? [])])];
    const logic: JsonObject = {};
    for (const key of all) {
      const kind = prefabs[name]?.keys[key] ?? 'any';
      const fitting = SAMPLES.filter(([, kinds]) => kinds.includes(kind));
      const [value] = samples.next().value;
      logic[key] = (fitting.find(([each]) => each === value) ?? fitting[0])?.[0] ?? null;
    }
    return { name, logic };
  });

test('logic in its own place is never reported, and exchanged logic is one finding that says so', () => {
  const seen = { exchanged: 0, silent: 0 };
  fc.assert(
    fc.property(items, items, (one, other) => {
      expect(
        messages(
          roomOf([
            [one.name, one.logic],
            [other.name, other.logic],
          ]),
        ),
      ).toEqual([]);
      const wrong = roomOf([
        [one.name, other.logic],
        [other.name, one.logic],
      ]);
      const isExchange = isWrong(one.name, other.logic) && isWrong(other.name, one.logic);
      const isNamed = messages(wrong).map((message) => message.includes("each other's logic"));
      if (isExchange) {
        expect(isNamed).toEqual([true]);
        seen.exchanged++;
      } else {
        expect(isNamed).not.toContain(true);
        seen.silent++;
      }
    }),
    { numRuns: runs(300) },
  );
  expect(seen.exchanged).toBeGreaterThan(seen.silent);
});
