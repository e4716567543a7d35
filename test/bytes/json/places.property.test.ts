import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { PlaceBranch } from '../../../src/bytes/json/place-branch.js';
import { briefPointer } from '../../../src/bytes/json/pointer.js';

test('the branches of elements, in any order, are those of keys with the same digits and of nothing else', () => {
  const others = ['a', '01', '-1', '9007199254740993'];
  const step = fc.oneof(fc.nat(8), fc.nat(8).map(String), fc.constantFrom(...others));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const root = new PlaceBranch<number>();
      const values = new Map<string, number>();
      for (const [index, one] of steps.entries()) {
        root.at(Place.root.at('list').at(one)).value = index;
        values.set(String(one), index);
      }
      const found = root.next('list');
      for (const one of [...Array(10).keys(), ...others])
        for (const key of [one, String(one)]) expect(found?.next(key)?.value).toBe(values.get(String(one)));
      expect(found === undefined).toBe(steps.length === 0);
    }),
  );
});

test('a long pointer is cut in the middle', () => {
  const long = `/${'a'.repeat(100)}/${'b'.repeat(100)}`;
  expect(briefPointer(long)).toBe(`/${'a'.repeat(79)}…${'b'.repeat(80)}`);
});
