import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPointer } from '../../../src/bytes/json/pointer.js';
import { pathGlobFault, pathMatcher } from '../../../src/verdict/lint/path-glob.js';
import { placeGlobFault, placeMatcher } from '../../../src/verdict/lint/place-glob.js';
import { runs } from '../../runs.js';
import { tableRows } from '../../table-rows.js';

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

test.each(tableRows('verdict/lint/tables.md').filter(({ title }) => title.startsWith('Globs')))(
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

test('a path glob matches a leading dot only when asked to, and parentheses as they are', () => {
  for (const glob of ['*', '**', '?a', '[.]a', '{.a,b}']) {
    expect(matches(glob, '.a')).toBe(true);
    expect(matches(glob, '.a', false)).toBe(glob.includes('.a'));
  }
  expect(matches('.*', '.a', false)).toBe(true);
  expect(matches('room (1).json', 'room (1).json')).toBe(true);
});

test('a path glob matches what a regular expression of the same meaning matches', () => {
  const parts = Object.entries({
    ...{ a: 'a', b: 'b', '*': '[^/]*', '?': '[^/]', '{a,b}': '(?:a|b)', '[ab]': '[ab]' },
    ...{ '{a,ba}': '(?:a|ba)', '{,b}': 'b?' },
  });
  const name = fc
    .array(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 })
    .map((pairs) => ({
      glob: pairs.map(([glob]) => glob).join(''),
      regExp: pairs.map(([, regExp]) => regExp).join(''),
    }))
    // Two stars in a row are another wildcard.
    .filter(({ glob }) => !glob.replaceAll('{,b}', '').includes('**'));
  const folder = fc.oneof(
    name.map(({ glob, regExp }) => ({ glob: `${glob}/`, regExp: `${regExp}/` })),
    fc.constant({ glob: '**/', regExp: '(?:[^/]+/)*' }),
  );
  const short = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 });
  const path = fc.array(short, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(folder, { maxLength: 3 }), name, path, (folders, last, names) => {
      const all = [...folders, last];
      const written = all.map(({ glob }) => glob).join('');
      // More have too many alternatives.
      fc.pre(written.split('{').length < 10);
      const expected = new RegExp(`^${all.map(({ regExp }) => regExp).join('')}$`).test(names.join('/'));
      expect(matches(written, names.join('/'))).toBe(expected);
    }),
    { numRuns: runs(3000) },
  );
});

test('a path glob with many stars or folders comes to an end', () => {
  for (const glob of [`**/*${'a*'.repeat(100)}x`, `${'**/'.repeat(100)}x`, `${'*a'.repeat(400)}x`])
    for (const path of ['a'.repeat(2_000), 'a/'.repeat(1_000)]) expect(matches(glob, path)).toBe(false);
});

test.each([
  ['a'.repeat(1_001), 'the pattern is longer than 1000 characters: split it into several'],
  ['{a,b}'.repeat(20), 'the pattern has too many alternatives: split it into several'],
  ['{1..9}.json', 'patterns have *, **, ?, [a-z] and {a,b} only: write the names as {a,b}'],
  ['!(a).json', 'patterns have *, **, ?, [a-z] and {a,b} only: write the names as {a,b}'],
])('a path glob is refused: %s', (glob, fault) => {
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
