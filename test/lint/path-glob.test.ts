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
  test.each<[glob: string, matching: string, others: string]>([
    ['a/*.json', 'a/b.json', 'a/b/c.json'],
    ['*', 'a', 'a/b'],
    ['**', 'a/b/c', '../a'],
    ['a/**', 'a a/b/c', 'b'],
    ['a/**/c', 'a/c a/b/b/c', 'ac'],
    ['a**b', 'acb', 'a/b'],
    ['**/*.json', 'a.json b/a.json', 'a.js'],
    ['room?.json', 'room1.json', 'room/.json'],
    ['room[1-3].json', 'room2.json', 'room4.json'],
    ['room[!1-3].json', 'room4.json', 'room2.json'],
    ['[a-c]', 'b', '/'],
    ['[]a]', '] a', 'b'],
    ['[[:digit:]]', '7', 'd'],
    ['{a,b/c}.json', 'b/c.json', 'c.json'],
    ['{a,{b,c}d}', 'a cd', 'c'],
    ['a{1..3}', 'a2', 'a4'],
    ['a{08..11}', 'a09', 'a9'],
    ['a{b..d}', 'ac', 'ae'],
    ['(a|b).json', 'b.json', 'ab.json'],
    ['@(a|b)', 'b', 'ab'],
    ['?(a)b', 'b ab', 'aab'],
    ['*(ab)', 'ababab', 'aba'],
    ['+(a|b)', 'abba', 'c'],
    ['!(a|b).json', 'c.json', 'a.json'],
    ['!(*.min).json', 'a.json', 'a.min.json'],
    ['a\\*', 'a*', 'ab'],
    ['{a}', '{a}', 'a'],
    ['[', '[', 'a'],
    ['a{b', 'a{b', 'ab'],
    ['(a{b)c}', '(a{b)c}', 'ac'],
    ['\u{1f600}?', '\u{1f600}\u{1f600}', '\u{1f600}'],
  ])('%s matches %s and not %s', (glob, matching, others) => {
    expect(matching.split(' ').filter((path) => !matches(glob, path))).toEqual([]);
    expect(others.split(' ').filter((path) => matches(glob, path))).toEqual([]);
    expect(matches('room (1).json', 'room (1).json')).toBe(true);
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
  test.each([
    ...[
      '(a|a+)+x',
      '+(a*)+(a*)+(a*)x',
      `**/*${'a*'.repeat(100)}x`,
      `${'**/'.repeat(100)}x`,
      `${'+('.repeat(20)}a${')'.repeat(20)}x`,
      `${'*'.repeat(900)}x`,
      `${'{a,a}'.repeat(150)}x`,
      `!(${'*a'.repeat(20)})x`,
      `*(!(${'*a'.repeat(20)}))x`,
      `${'?(a)'.repeat(200)}x`,
      `${'!(a)'.repeat(100)}x`,
    ],
  ])('of %s is bounded', (glob) => {
    for (const path of ['a'.repeat(100), 'a/'.repeat(250)]) expect(steps(glob, path)).toBeLessThan(3_000_000);
  });

  test('is linear in the path', () => {
    for (const glob of ['+(a*)+(a*)+(a*)x', '**/*a*a*a*a*x', '(a|a+)+x', '{a,a,a}*+(a|aa)x']) {
      const [one, four] = [steps(glob, 'a'.repeat(500)), steps(glob, 'a'.repeat(2_000))];
      expect(one).toBeGreaterThan(0);
      expect(four / one).toBeLessThan(4.2);
    }
  });

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
});
