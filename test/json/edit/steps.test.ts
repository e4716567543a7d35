import { describe, expect, test } from 'vitest';
import { EditError, type Splice, type TextEdit } from '../../../src/json/edit/edit.js';
import { locateEditsInSteps } from '../../../src/json/edit/locate-edits.js';
import { EditPlanner } from '../../../src/json/edit/planner.js';
import { applySplicesInSteps } from '../../../src/json/edit/splices.js';
import { TakenSplices } from '../../../src/json/edit/taken-splices.js';
import { Place } from '../../../src/json/place.js';
import { PlaceSet } from '../../../src/json/place-set.js';
import { byteOffset } from '../../../src/text/span.js';
import type { Steps } from '../../../src/text/steps.js';

/* Many edits are made in several steps, so that others may work between them. */

function count(steps: Steps<unknown>): number {
  let yields = 0;
  while (steps.next().done !== true) yields++;
  return yields;
}

const splices = (length: number): Splice[] =>
  Array.from({ length }, (_, index) => ({
    start: byteOffset(2 * index),
    end: byteOffset(2 * index + 1),
    text: '',
  }));

describe('splices', () => {
  test.each([
    [4_095, 0],
    [4_096, 2],
    [8_192, 4],
  ])('%d are applied with %d interruptions', (length, interruptions) => {
    expect(count(applySplicesInSteps(new Uint8Array(2 * length), splices(length)))).toBe(interruptions);
  });

  test.each([
    [2_047, 0],
    [2_048, 1],
    [8_192, 4],
  ])('%d are taken with %d interruptions', (length, interruptions) => {
    expect(count(new TakenSplices([]).addInSteps(splices(length)))).toBe(interruptions);
  });
});

describe('edits', () => {
  const numbers = (length: number) => ({
    bytes: new TextEncoder().encode(`{${Array.from({ length }, (_, index) => `"${index}":0`).join()}}`),
    places: Array.from({ length }, (_, index) => Place.root.at(String(index))),
  });
  const replace = (place: Place): TextEdit => ({ kind: 'replace', place, by: { kind: 'json', json: '1' } });
  const found = { offsets: [0, 1, 0, 1], depth: 0, earlier: [], list: undefined };

  test.each([
    [511, 1],
    [512, 2],
    [1_024, 3],
  ])(
    '%d are planned with %d interruptions, of which the last one is for sorting',
    (length, interruptions) => {
      const { bytes, places } = numbers(length);
      expect(count(new EditPlanner(bytes, () => found).plan(places.map(replace)))).toBe(interruptions);
    },
  );

  test.each([
    [511, 1],
    [512, 3],
    [1_024, 5],
  ])('the keys that %d remove are noted before, where keys are renamed', (length, interruptions) => {
    const { bytes, places } = numbers(length);
    const edits = places.map(
      (place, index): TextEdit =>
        index === 0 ? { kind: 'rename', place, key: 'new' } : { kind: 'remove', place },
    );
    expect(count(new EditPlanner(bytes, () => found).plan(edits))).toBe(interruptions);
  });

  test('each 256 groups are an interruption where they are added, and where they are planned', () => {
    const interruptions = (length: number): number => {
      const { bytes, places } = numbers(length);
      const groups = places.map((place) => [replace(place)]);
      return count(locateEditsInSteps(bytes, [], [], groups, new PlaceSet()));
    };
    // Each group is interrupted twice by itself: when it is sorted, and when its splices are kept.
    const [fewer, more] = [interruptions(255) - 2 * 255, interruptions(256) - 2 * 256];
    expect(more - fewer).toBe(2);
  });

  test('a large group is added in steps of its own', () => {
    const interruptions = (length: number): number => {
      const { bytes, places } = numbers(length);
      return count(locateEditsInSteps(bytes, [], [], [places.map(replace)], new PlaceSet()));
    };
    expect(interruptions(1_025) - interruptions(1_024)).toBe(3);
  });
});

test('an edit that cannot be made is an EditError by name', () => {
  expect(String(new EditError('no'))).toBe('EditError: no');
});
