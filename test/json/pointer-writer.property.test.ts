import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { briefPointer, PointerWriter } from '../../src/json/pointer-writer.js';

const steps = fc.array(
  fc.oneof(
    fc.nat(20),
    fc.constantFrom('a', 'b', 'a/b', '~', 'inside the string'),
    fc.nat(400).map((length) => 'k'.repeat(length)),
  ),
  { maxLength: 8 },
);

/** A place; the step `inside the string` leads into one. */
function placeOf(path: readonly (string | number)[]): Place {
  let place = Place.root;
  for (const step of path) place = step === 'inside the string' ? place.inside() : place.at(step);
  return place;
}

test('pointers of many places equal those of each place alone, in full and shortened', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 12 }), (paths) => {
      const writer = new PointerWriter();
      for (const place of paths.map(placeOf)) {
        const { pointer, embedded } = place.pointers;
        expect(writer.pointersOf(place)).toEqual({ pointer, embedded });
        expect(writer.briefOf(place)).toEqual([pointer, ...embedded].map(briefPointer));
      }
    }),
  );
});

test('a brief pointer has the beginning and the end of a long one', () => {
  const long = `/${'a'.repeat(100)}/${'b'.repeat(100)}`;
  expect(briefPointer(long)).toBe(`/${'a'.repeat(79)}…${'b'.repeat(80)}`);
  expect(briefPointer('/a/b')).toBe('/a/b');
});
