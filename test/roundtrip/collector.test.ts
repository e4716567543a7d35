import { describe, expect, test } from 'vitest';
import { Collector, type CountedDifference } from '../../src/roundtrip/collector.js';
import { compareTexts } from '../../src/roundtrip/compare.js';
import { AlikePlaces, ROOT_PLACE } from '../../src/roundtrip/places.js';
import { toBytes } from '../lint-example.js';

const CHANGED: CountedDifference = {
  class: 'changed',
  known: true,
  forgiven: false,
  wording: 'value',
  place: ROOT_PLACE,
  unknownInside: 0,
};

/** Notes a number of equal differences. Returns how many of them were worked out. */
function note(collector: Collector, count: number): number {
  let made = 0;
  for (let index = 0; index < count; index++) {
    collector.note(CHANGED, () => {
      made++;
      return { ...CHANGED, message: '', count: 1, unknownInside: undefined, hides: false } as never;
    });
  }
  return made;
}

describe('a collector of differences', () => {
  test('works out those that are listed, and counts the others', () => {
    const collector = new Collector(3);
    expect(note(collector, 10)).toBe(3);
    expect(collector.omitted).toBe(7);
    expect(collector.groups.map(({ count }) => count)).toEqual([10]);
    expect(collector.isLost).toBe(true);
  });

  test.each([0, 3])('tells once, before the first is worked out, with %i listed', (listed) => {
    let told = 0;
    const collector = new Collector(listed, () => {
      expect(collector.pending).toEqual([]);
      told++;
    });
    expect(collector.countOnly(CHANGED)).toBe(false);
    expect(told).toBe(0);
    note(collector, 10);
    expect(told).toBe(1);
  });

  test('works out the first of a group even if nothing more is listed', () => {
    const collector = new Collector(0);
    expect(collector.countOnly(CHANGED)).toBe(false);
    expect(note(collector, 1)).toBe(1);
    expect(collector.countOnly(CHANGED)).toBe(true);
    expect(collector.groups.map(({ count }) => count)).toEqual([2]);
  });
});

test('differences that are only counted are in the same groups as those that are listed', () => {
  const text = (value: string): string =>
    `{"roomItems":{"2":{"a":${value},"b":[${value},-${value},${value}.5]}},"settings":{"isNight":${value},"x":{"a":${value}}},"logic":{"2":${JSON.stringify(`{"Tasks":[{"TargetState":${value},"x":${value}}]}`)}}}`;
  const [before, after] = [toBytes(text('1')), toBytes(text('2'))];
  const groupsOf = (maxDifferences: number): unknown =>
    compareTexts(before, after, { keep: 'unknown', allow: [], maxDifferences }).groups;
  expect(groupsOf(0)).toEqual(groupsOf(10_000));
});

test('places that are deeper than a hundred levels are one, and their keys are not remembered', () => {
  const places = new AlikePlaces();
  let place = ROOT_PLACE;
  for (let depth = 0; depth < 100; depth++) place = places.at(place, 'a', false);
  const { length } = places.format(place);
  for (const key of ['b', 'c', '*']) expect(places.at(place, key, false)).toBe(place);
  expect(places.at(place, 7, false)).toBe(place);
  expect(places.format(place)).toHaveLength(length);
});
