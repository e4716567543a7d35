import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Place } from '../../src/json/place.js';
import type { Step } from '../../src/json/pointer.js';
import { MarkedPlaces } from '../../src/snapshot/marked-places.js';
import { runs } from '../runs.js';

const list = Place.root.at('Tasks');

describe('marked places', () => {
  test('are those that were added, in any order, and no others', () => {
    const step = fc.oneof(fc.nat(8), fc.constantFrom('a', 'b', '1'));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const marked = new MarkedPlaces();
        const added = new Set<Step>();
        for (const one of steps) {
          marked.add(list.at(one));
          added.add(one);
        }
        for (const one of [...Array(10).keys(), 'a', 'b', '1', 'c'])
          expect(marked.has(list.at(one))).toBe(added.has(one));
        expect(marked.isEmpty).toBe(steps.length === 0);
      }),
      { numRuns: runs(200) },
    );
  });

  test('in one list say nothing about those in another', () => {
    const marked = new MarkedPlaces();
    const other = Place.root.at('linkedTasks');
    marked.add(list.at(0));
    marked.add(other.at(1));
    marked.add(list.at(1));
    expect([0, 1, 2].map((index) => marked.has(list.at(index)))).toEqual([true, true, false]);
    expect([0, 1, 2].map((index) => marked.has(other.at(index)))).toEqual([false, true, false]);
  });

  test('may be the root of the JSON in a string, not that of the file', () => {
    const marked = new MarkedPlaces();
    marked.add(Place.root);
    expect(marked.isEmpty).toBe(true);
    marked.add(list.inside());
    expect(marked.has(list.inside())).toBe(true);
    expect(marked.has(Place.root)).toBe(false);
  });
});
