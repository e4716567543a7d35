import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPointer } from '../../src/json/pointer.js';
import { placeGlobFault, placeMatcher } from '../../src/lint/place-glob.js';

/** `/logic/4#/Tasks/0` as the pointer and the pointers inside strings. */
function matches(glob: string, place: string): boolean {
  const [pointer = '', ...embedded] = place.split('#');
  return placeMatcher(glob)(pointer, embedded);
}

test.each<[glob: string, matching: readonly string[], others: readonly string[]]>([
  ['', [''], ['/quests']],
  ['/**', ['', '/a/0/b#/c'], []],
  ['/quests', ['/quests'], ['/quests/mlh1']],
  ['/quests/*', ['/quests/mlh1', '/quests/'], ['/quests', '/quests/mlh1/Enabled']],
  ['/quests/mlh*', ['/quests/mlh1'], ['/quests/xmlh1']],
  ['/quests/*1', ['/quests/mlh1'], ['/quests/mlh2']],
  ['/quests/**', ['/quests', '/quests/mlh1/Rewards/0'], ['/quest']],
  ['/quests/*/Id', ['/quests/mlh1/Id'], ['/quests/mlh1/id']],
  ['/**/Id', ['/Id', '/a/b/Id'], ['/a/Id/b']],
  ['/**/a/**/b', ['/a/x/a/y/z/b'], ['/b/a']],
  ['/logic/*', ['/logic/4'], ['/logic/4#/Tasks/0']],
  ['/logic/*#', ['/logic/4#'], ['/logic/4']],
  ['/logic/*#/Tasks/*', ['/logic/4#/Tasks/0'], ['/logic/4', '/logic/4#/Tasks/0/TargetState']],
  ['/logic/**', ['/logic/4#/Tasks/0'], ['/quests']],
  ['/logic/**/x', ['/logic/4/x'], ['/logic/4#/x']],
  ['/logic/*#/**', ['/logic/4#/Tasks/0#/deeper'], ['/logic/4']],
  ['/logic/*#/**/Enabled', ['/logic/4#/Tasks/0/Effector/Enabled'], ['/logic/4/Enabled']],
  ['/settings/a##/b', ['/settings/a##/b'], ['/settings/a#/b']],
  ['/a~1b/c~0d', ['/a~1b/c~0d'], ['/a/b/c']],
])('the pointer glob %j matches %j and not %j', (glob, matching, others) => {
  expect(matching.filter((place) => !matches(glob, place))).toEqual([]);
  expect(others.filter((place) => matches(glob, place))).toEqual([]);
});

test('a # leads into a string only where it ends a part: elsewhere it is in a key', () => {
  expect(placeMatcher('/a#b')('/a#b', [])).toBe(true);
  expect(placeMatcher('/a#/b')('/a#/b', [])).toBe(false);
  expect(placeMatcher('/a*/b')('/a#/b', [])).toBe(true);
});

test('a glob without stars matches its own pointer and no other', () => {
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

test('a glob of many ** steps or stars comes to an end', () => {
  const steps = placeMatcher(`${'/**/a'.repeat(40)}/b`);
  const stars = placeMatcher(`/${'*a'.repeat(40)}b`);
  expect([steps('/a'.repeat(200), []), steps(`${'/a'.repeat(200)}/b`, [])]).toEqual([false, true]);
  expect([stars(`/${'a'.repeat(1_000)}`, []), stars(`/${'a'.repeat(1_000)}b`, [])]).toEqual([false, true]);
});
