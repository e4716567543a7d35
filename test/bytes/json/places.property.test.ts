import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { PlaceBranch } from '../../../src/bytes/json/place-branch.js';
import { briefPointer, PointerWriter } from '../../../src/bytes/json/pointer-writer.js';

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

const INSIDE = 'inside the string';
const steps = fc.array(
  fc.oneof(
    fc.nat(20),
    fc.constantFrom('a', 'a/b', '~', INSIDE),
    fc.nat(400).map((length) => 'k'.repeat(length)),
  ),
  { maxLength: 8 },
);

test('pointers of many places equal those of each place alone, in full and shortened', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 12 }), (paths) => {
      const writer = new PointerWriter();
      for (const path of paths) {
        const place = path.reduce<Place>(
          (at, one) => (one === INSIDE ? at.inside() : at.at(one)),
          Place.root,
        );
        const { pointer, embedded } = place.pointers;
        expect(writer.pointersOf(place)).toEqual({ pointer, embedded });
        expect(writer.briefOf(place)).toEqual([pointer, ...embedded].map(briefPointer));
      }
    }),
  );
  const long = `/${'a'.repeat(100)}/${'b'.repeat(100)}`;
  expect(briefPointer(long)).toBe(`/${'a'.repeat(79)}…${'b'.repeat(80)}`);
});
