import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pathGlobFault, pathMatcher } from '../../src/lint/path-glob.js';
import { runs } from '../runs.js';

function matches(glob: string, path: string, dot = true): boolean {
  const matcher = pathMatcher(glob, { dot });
  if (typeof matcher === 'string') throw new Error(matcher);
  return matcher(path);
}

/** The work of matching a path. */
function steps(glob: string, path: string): number {
  const matcher = pathMatcher(glob, { dot: true });
  const count = { steps: 0 };
  if (typeof matcher !== 'string') matcher(path, count);
  return count.steps;
}

describe('a path glob', () => {
  test.each([
    ['a', 'a'],
    ['a/*.json', 'a/b.json'],
    ['**', 'a/b/c'],
    ['a/**', 'a'],
    ['a/**', 'a/b/c'],
    ['a/**/c', 'a/c'],
    ['a/**/c', 'a/b/b/c'],
    ['**/*.json', 'a.json'],
    ['room?.json', 'room1.json'],
    ['room[1-3].json', 'room2.json'],
    ['room[!1-3].json', 'room4.json'],
    ['[]a]', ']'],
    ['[[:digit:]]', '7'],
    ['{a,b/c}.json', 'b/c.json'],
    ['{a,{b,c}d}', 'cd'],
    ['a{1..3}', 'a2'],
    ['a{08..11}', 'a09'],
    ['a{b..d}', 'ac'],
    ['{a}', '{a}'],
    ['room (1).json', 'room (1).json'],
    ['(a|b).json', 'b.json'],
    ['@(a|b)', 'b'],
    ['?(a)b', 'b'],
    ['*(ab)', 'ababab'],
    ['+(a|b)', 'abba'],
    ['!(a|b).json', 'c.json'],
    ['!(*.min).json', 'a.json'],
    ['a\\*', 'a*'],
    ['[', '['],
    ['a{b', 'a{b'],
    ['(a{b)c}', '(a{b)c}'],
    ['\u{1f600}?', '\u{1f600}\u{1f600}'],
  ])('%s matches %s', (glob, path) => {
    expect(matches(glob, path)).toBe(true);
  });

  test.each([
    ['*', 'a/b'],
    ['a**b', 'a/b'],
    ['room?.json', 'room/.json'],
    ['+(a|b)', ''],
    ['!(a|b).json', 'a.json'],
    ['!(*.min).json', 'a.min.json'],
    ['@(a|b)', 'ab'],
    ['a{1..3}', 'a4'],
    ['**', '../a'],
    ['a\\*', 'ab'],
    ['[a-c]', '/'],
  ])('%s does not match %s', (glob, path) => {
    expect(matches(glob, path)).toBe(false);
  });

  test('matches a leading dot only when asked to', () => {
    for (const glob of ['*', '**', '?a', '[.]a', '!(b)', '*(.a|b)']) {
      expect(matches(glob, '.a')).toBe(true);
      if (!glob.includes('.a')) expect(matches(glob, '.a', false)).toBe(false);
    }
    expect(matches('.*', '.a', false)).toBe(true);
  });

  test('matches what a regular expression of the same meaning matches', () => {
    const parts = {
      a: 'a',
      b: 'b',
      '*': '[^/]*',
      '?': '[^/]',
      '{a,b}': '(?:a|b)',
      '[ab]': '[ab]',
      '@(a|ba)': '(?:a|ba)',
      '+(a|b)': '(?:a|b)+',
      '?(b)': 'b?',
      '*(ab)': '(?:ab)*',
    };
    const name = fc
      .array(fc.constantFrom(...Object.entries(parts)), { minLength: 1, maxLength: 4 })
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
    fc.assert(
      fc.property(
        fc.array(folder, { maxLength: 3 }),
        name,
        fc.array(short, { minLength: 1, maxLength: 4 }),
        (folders, last, names) => {
          const all = [...folders, last];
          const expected = new RegExp(`^${all.map(({ regExp }) => regExp).join('')}$`).test(names.join('/'));
          expect(matches(all.map(({ glob }) => glob).join(''), names.join('/'))).toBe(expected);
        },
      ),
      { numRuns: runs(3000) },
    );
  });
});

describe('the work of a match', () => {
  const long = 'a'.repeat(250);

  test.each([
    ['(a|a+)+x', long],
    ['+(a*)+(a*)+(a*)x', long],
    [`**/*${'a*'.repeat(100)}x`, long],
    [`${'**/'.repeat(100)}x`, 'a/'.repeat(500)],
    [`${'+('.repeat(20)}a${')'.repeat(20)}x`, long],
    [`${'*'.repeat(900)}x`, long],
    [`${'{a,a}'.repeat(150)}x`, long],
    [`!(${'*a'.repeat(20)})x`, long],
    [`*(!(${'*a'.repeat(20)}))x`, long.slice(150)],
    [`${'?(a)'.repeat(200)}x`, long],
    [`${'!(a)'.repeat(100)}x`, long],
  ])('of %s is bounded', (glob, path) => {
    expect(steps(glob, path)).toBeLessThan(3_000_000);
  });

  test.each(['+(a*)+(a*)+(a*)x', '**/*a*a*a*a*x', '(a|a+)+x', '{a,a,a}*+(a|aa)x'])(
    'of %s is linear in the path',
    (glob) => {
      const [one, four] = [steps(glob, 'a'.repeat(1_000)), steps(glob, 'a'.repeat(4_000))];
      expect(one).toBeGreaterThan(0);
      expect(four / one).toBeLessThan(4.2);
    },
  );

  test.each([
    ['a'.repeat(1_001), 'the pattern is longer than 1000 characters: split it into several'],
    ['{1..5000}', 'a range in the pattern has more than 1000 numbers'],
    ['{100..999}{100..999}', 'the pattern has too many alternatives: split it into several'],
    ['!(!(a)b)', 'a "!(…)" inside another one is not supported'],
    ['!(a/b)', 'a "!(…)" cannot contain "/"'],
    [`!(${'?*'.repeat(100)})`, 'a "!(…)" is too long: split the pattern into several'],
    [`${'@('.repeat(30)}a${')'.repeat(30)}`, 'groups in the pattern are nested more than 20 levels deep'],
  ])('is bounded by rejecting other globs: %s', (glob, fault) => {
    expect(pathGlobFault(glob)).toBe(fault);
  });

  test('of reading any glob is bounded too', () => {
    for (const piece of ['(', '{', '[', '+(', '{a,', '[[:', '**/', '\\', '!(']) {
      const glob = piece.repeat(Math.floor(1_000 / piece.length));
      expect(['function', 'string']).toContain(typeof pathMatcher(glob, { dot: true }));
    }
  });
});
