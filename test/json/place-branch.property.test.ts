import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import { PlaceBranch } from '../../src/json/place-branch.js';
import { runs } from '../runs.js';

test('the branches of elements, in any order, are those of keys with the same digits and of nothing else', () => {
  const step = fc.oneof(
    fc.nat(8),
    fc.nat(8).map(String),
    fc.constantFrom('a', '01', '-1', '9007199254740993'),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const root = new PlaceBranch<string>();
      const values = new Map<string, string>();
      for (const [index, one] of steps.entries()) {
        root.at(Place.root.at('list').at(one)).value = `value ${index}`;
        values.set(String(one), `value ${index}`);
      }
      const found = root.next('list');
      for (const one of [...Array(10).keys(), 'a', '01', '-1', '9007199254740993']) {
        expect(found?.next(one)?.value).toBe(values.get(String(one)));
        expect(found?.next(String(one))?.value).toBe(values.get(String(one)));
      }
      expect(found === undefined).toBe(steps.length === 0);
    }),
    { numRuns: runs(200) },
  );
});
