import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LaterSteps } from '../../src/text/later-steps.js';
import { pairedPieces } from '../../src/text/paired-pieces.js';
import { finish, type Steps, sortInSteps, sortNumbersInSteps } from '../../src/text/steps.js';
import { bytesOf, bytesOfInSteps } from '../../src/text/wtf8.js';

/** Numbers of all sizes in an order that looks random, some of them equal. */
const numbers = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index * 7_919) % 99_991);

test.each([0, 1, 32_768, 32_769, 150_000])('%i numbers are sorted in steps as at once', (count) => {
  const sorted = [...finish(sortNumbersInSteps(Float64Array.from(numbers(count))))];
  expect(sorted).toEqual(numbers(count).sort((a, b) => a - b));
});

test('elements that are equal keep their order, as when they are sorted at once', () => {
  const list = numbers(10_000).map((number, index) => ({ number: number % 7, index }));
  const compare = (a: { number: number }, b: { number: number }): number => a.number - b.number;
  expect(finish(sortInSteps(list, compare))).toEqual(list.toSorted(compare));
});

test('a text in pieces is whole, and parts no surrogate from its other half', () => {
  const unit = fc.constantFrom('a', 'é', '\ud83d\ude00', '\ud83d', '\ude00');
  fc.assert(
    fc.property(fc.array(unit), fc.integer({ min: 1, max: 4 }), (units, size) => {
      const text = units.join('');
      const pieces = [...pairedPieces(text, size)];
      expect(pieces.join('')).toBe(text);
      expect(pieces.map(bytesOf).flatMap((bytes) => [...bytes])).toEqual([...bytesOf(text)]);
    }),
  );
});

test('a long text is encoded in steps as at once', () => {
  const text = 'x\ud83d\ude00\ud83d'.repeat(200_000);
  expect(Buffer.compare(finish(bytesOfInSteps(text)), bytesOf(text))).toBe(0);
});

test('what is left for later is done in order, and so is what that leaves', () => {
  const later = new LaterSteps();
  const done: string[] = [];
  function* work(name: string, next?: string): Steps {
    done.push(name);
    yield;
    if (next !== undefined) later.add(work(next));
  }
  later.add(work('first', 'third'));
  later.add(work('second'));
  expect(later.isEmpty).toBe(false);
  finish(later.takeAll());
  expect(done).toEqual(['first', 'second', 'third']);
  expect(later.isEmpty).toBe(true);
});
