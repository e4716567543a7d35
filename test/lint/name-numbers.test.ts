import { expect, test } from 'vitest';
import { NameNumbers, NumberSet } from '../../src/lint/name-numbers.js';

test('equal names and equal pairs have one number, and others have others, however many there are', () => {
  const numbers = new NameNumbers();
  const all = new Set<number>();
  const made = (): number[] => {
    const some: number[] = [];
    for (let index = 0; index < 300; index++) {
      const place = numbers.below(numbers.root, `quest ${index}`);
      some.push(place, numbers.below(place, undefined));
      for (let field = 0; field < 20; field++) some.push(numbers.below(place, `field ${field}`));
    }
    return some;
  };
  const first = made();
  for (const number of first) all.add(number);
  expect(all.size).toBe(first.length);
  expect(made()).toEqual(first);
});

test('a place knows the place around it, and where it enters a string', () => {
  const numbers = new NameNumbers();
  const logic = numbers.below(numbers.root, 'logic');
  const inside = numbers.below(logic, undefined);
  expect([numbers.around(inside), numbers.around(logic), numbers.around(numbers.root)]).toEqual([
    logic,
    numbers.root,
    undefined,
  ]);
  expect([numbers.isInside(inside), numbers.isInside(logic)]).toEqual([true, false]);
});

test('an occurrence with a tie knows both of its keys', () => {
  const numbers = new NameNumbers();
  const [one, other] = [numbers.of('one'), numbers.of('other')];
  expect(numbers.tiedIn(one)).toBeUndefined();
  expect(numbers.tiedIn(numbers.tie(one, other))).toEqual([one, other]);
});

test('a set of numbers says what was added, far beyond its first size', () => {
  const set = new NumberSet();
  const added = [0, 7, 8, 1_000_003];
  expect(added.map((number) => set.add(number))).toEqual([true, true, true, true]);
  expect(added.map((number) => set.add(number))).toEqual([false, false, false, false]);
  expect([1, 9, 1_000_002, 9_000_000].map((number) => set.has(number))).toEqual([false, false, false, false]);
});
