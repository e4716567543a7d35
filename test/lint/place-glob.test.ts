import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPointer } from '../../src/json/pointer.js';
import { placeGlobFault, placeMatcher } from '../../src/lint/place-glob.js';

/** `/logic/4#/Tasks/0` as the pointer and the pointers inside strings. */
function matches(glob: string, place: string): boolean {
  const [pointer = '', ...embedded] = place.split('#');
  return placeMatcher(glob)(pointer, embedded);
}

describe('a pointer glob', () => {
  test.each([
    ['', ''],
    ['/**', ''],
    ['/**', '/a/0/b#/c'],
    ['/quests/*', '/quests/mlh1'],
    ['/quests/*', '/quests/'],
    ['/quests/mlh*', '/quests/mlh1'],
    ['/quests/*1', '/quests/mlh1'],
    ['/quests/**', '/quests'],
    ['/quests/**', '/quests/mlh1/Rewards/0'],
    ['/**/Id', '/Id'],
    ['/**/Id', '/a/b/Id'],
    ['/**/a/**/b', '/a/x/a/y/z/b'],
    ['/logic/*#/Tasks/*', '/logic/4#/Tasks/0'],
    ['/logic/*#', '/logic/4#'],
    ['/logic/**', '/logic/4#/Tasks/0'],
    ['/logic/*#/**', '/logic/4#/Tasks/0#/deeper'],
    ['/logic/*#/**/Enabled', '/logic/4#/Tasks/0/Effector/Enabled'],
    ['/settings/a##/b', '/settings/a##/b'],
    ['/a~1b/c~0d', '/a~1b/c~0d'],
  ])('%j matches %j', (glob, place) => {
    expect(matches(glob, place)).toBe(true);
  });

  test.each([
    ['', '/quests'],
    ['/quests', '/quests/mlh1'],
    ['/quests/*', '/quests'],
    ['/quests/*', '/quests/mlh1/Enabled'],
    ['/quests/mlh*', '/quests/xmlh1'],
    ['/quests/*/Id', '/quests/mlh1/id'],
    ['/**/Id', '/a/Id/b'],
    ['/logic/*', '/logic/4#/Tasks/0'],
    ['/logic/*#/Tasks/*', '/logic/4'],
    ['/logic/*#/Tasks/*', '/logic/4#/Tasks/0/TargetState'],
    ['/logic/*#/**', '/logic/4'],
    ['/logic/**/x', '/logic/4#/x'],
  ])('%j does not match %j', (glob, place) => {
    expect(matches(glob, place)).toBe(false);
  });

  test('leads into a string only where # ends a part: elsewhere it is in a key', () => {
    expect(placeMatcher('/a#b')('/a#b', [])).toBe(true);
    expect(placeMatcher('/a#/b')('/a#/b', [])).toBe(false);
    expect(placeMatcher('/a*/b')('/a#/b', [])).toBe(true);
  });

  test('without stars matches its own pointer and no other', () => {
    const keys = fc.array(fc.string({ unit: 'grapheme' }).filter((key) => !/[*#]/.test(key)));
    fc.assert(
      fc.property(keys, keys, (mine, other) => {
        const [glob, pointer] = [formatPointer(mine), formatPointer(other)];
        expect(placeGlobFault(glob)).toBeUndefined();
        expect(placeMatcher(glob)(glob, [])).toBe(true);
        expect(placeMatcher(glob)(pointer, [])).toBe(glob === pointer);
      }),
    );
  });

  test('of many ** steps or stars comes to an end', () => {
    const glob = `${'/**/a'.repeat(40)}/b`;
    expect(placeMatcher(glob)('/a'.repeat(200), [])).toBe(false);
    expect(placeMatcher(glob)(`${'/a'.repeat(200)}/b`, [])).toBe(true);
    const stars = placeMatcher(`/${'*a'.repeat(40)}b`);
    expect(stars(`/${'a'.repeat(1_000)}`, [])).toBe(false);
    expect(stars(`/${'a'.repeat(1_000)}b`, [])).toBe(true);
  });
});
