import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPointer } from '../../src/json/pointer.js';
import { pathGlobFault, pathMatcher } from '../../src/lint/path-glob.js';
import { placeGlobFault, placeMatcher } from '../../src/lint/place-glob.js';
import { runs } from '../runs.js';
import { tableRows } from '../table-rows.js';

function matches(glob: string, path: string, dot = true): boolean {
  const matcher = pathMatcher(glob, { dot });
  if (typeof matcher === 'string') throw new Error(matcher);
  return matcher(path);
}

/** `/logic/4#/Tasks/0` as the pointer and the pointers inside strings. */
function matchesPlace(glob: string, place: string): boolean {
  const [pointer = '', ...embedded] = place.split('#');
  return placeMatcher(glob)(pointer, embedded);
}

const atRoot = (cell: string): string => (cell === '(root)' ? '' : cell);

/** The work of matching a path. */
function steps(glob: string, path: string): number {
  const matcher = pathMatcher(glob, { dot: true });
  const count = { steps: 0 };
  if (typeof matcher !== 'string') matcher(path, count);
  return count.steps;
}

test.each(tableRows('lint/tables.md').filter(({ title }) => title.startsWith('Globs')))(
  '$line',
  ({ title, cells }) => {
    const [glob = '', matching = '', others = ''] = cells.map((cell) => cell.replaceAll('\\|', '|'));
    const isMatch = title.includes('pointers') ? matchesPlace : matches;
    const unlike = (cell: string, expected: boolean): readonly string[] =>
      cell.split(' ').filter((path) => isMatch(atRoot(glob), atRoot(path)) !== expected);
    expect(unlike(matching, true)).toEqual([]);
    if (others !== '') expect(unlike(others, false)).toEqual([]);
  },
);

test('a path glob matches a leading dot only when asked to, and parentheses without alternatives as they are', () => {
  for (const glob of ['*', '**', '?a', '[.]a', '!(b)', '*(.a|b)']) {
    expect(matches(glob, '.a')).toBe(true);
    if (!glob.includes('.a')) expect(matches(glob, '.a', false)).toBe(false);
  }
  expect(matches('.*', '.a', false)).toBe(true);
  expect(matches('room (1).json', 'room (1).json')).toBe(true);
});

test('a path glob matches what a regular expression of the same meaning matches', () => {
  const parts = Object.entries({
    ...{ a: 'a', b: 'b', '*': '[^/]*', '?': '[^/]', '{a,b}': '(?:a|b)', '[ab]': '[ab]' },
    ...{ '@(a|ba)': '(?:a|ba)', '+(a|b)': '(?:a|b)+', '?(b)': 'b?', '*(ab)': '(?:ab)*' },
  });
  const name = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
    .map((pairs) => ({
      glob: pairs.map(([glob]) => glob).join(''),
      regExp: pairs.map(([, regExp]) => regExp).join(''),
    }))
    // Two stars in a row are another wildcard.
    .filter(({ glob }) => !glob.includes('**'));
  const folder = fc.oneof(
    name.map(({ glob, regExp }) => ({ glob: `${glob}/`, regExp: `${regExp}/` })),
    fc.constant({ glob: '**/', regExp: '(?:[^/]+/)*' }),
  );
  const short = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 });
  const path = fc.array(short, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(folder, { maxLength: 3 }), name, path, (folders, last, names) => {
      const all = [...folders, last];
      const expected = new RegExp(`^${all.map(({ regExp }) => regExp).join('')}$`).test(names.join('/'));
      expect(matches(all.map(({ glob }) => glob).join(''), names.join('/'))).toBe(expected);
    }),
    { numRuns: runs(3000) },
  );
});

test.each([
  '+(a*)+(a*)+(a*)x',
  `**/*${'a*'.repeat(100)}x`,
  `${'**/'.repeat(100)}x`,
  `${'+('.repeat(20)}a${')'.repeat(20)}x`,
  `${'{a,a}'.repeat(150)}x`,
  `*(!(${'*a'.repeat(20)}))x`,
  `${'?(a)'.repeat(200)}x`,
])('the work of a match of %s is bounded', (glob) => {
  for (const path of ['a'.repeat(100), 'a/'.repeat(250)]) expect(steps(glob, path)).toBeLessThan(3_000_000);
});

test.each([
  ['a'.repeat(1_001), 'the pattern is longer than 1000 characters: split it into several'],
  ['{1..5000}', 'a range in the pattern has more than 1000 numbers'],
  ['{100..999}{100..999}', 'the pattern has too many alternatives: split it into several'],
  ['!(!(a)b)', 'a "!(…)" inside another one is not supported'],
  ['!(a/b)', 'a "!(…)" cannot contain "/"'],
  [`!(${'?*'.repeat(100)})`, 'a "!(…)" is too long: split the pattern into several'],
  [`${'@('.repeat(30)}a${')'.repeat(30)}`, 'groups in the pattern are nested more than 20 levels deep'],
])('a path glob that takes too much work is refused: %s', (glob, fault) => {
  expect(pathGlobFault(glob)).toBe(fault);
});

test('a # leads into a string only where it ends a part: elsewhere it is in a key', () => {
  expect(placeMatcher('/a#b')('/a#b', [])).toBe(true);
  expect(placeMatcher('/a#/b')('/a#/b', [])).toBe(false);
  expect(placeMatcher('/a*/b')('/a#/b', [])).toBe(true);
});

test('a glob of a pointer without stars matches its own pointer and no other', () => {
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

test('a glob of a pointer with many ** steps or stars comes to an end', () => {
  const many = placeMatcher(`${'/**/a'.repeat(40)}/b`);
  const stars = placeMatcher(`/${'*a'.repeat(40)}b`);
  expect([many('/a'.repeat(200), []), many(`${'/a'.repeat(200)}/b`, [])]).toEqual([false, true]);
  expect([stars(`/${'a'.repeat(1_000)}`, []), stars(`/${'a'.repeat(1_000)}b`, [])]).toEqual([false, true]);
});
