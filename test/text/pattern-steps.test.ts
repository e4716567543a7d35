import { describe, expect, test } from 'vitest';
import { matchesInSteps, nextMatch, occursIn } from '../../src/text/pattern-steps.js';
import { finish } from '../../src/text/steps.js';

const PIECE = 1 << 18;
/** Words around every border of a piece, and a run that is longer than what is read beyond one. */
const TEXT = Array.from({ length: 4 }, (_, index) =>
  `${'.'.repeat(PIECE - 20)}\n+ab${index}\r\n  "x"   ${'%C3'.repeat(index === 2 ? 20_000 : 3)}`.padEnd(
    PIECE + index * 7,
    '-',
  ),
).join('');

function found(pattern: RegExp): (readonly [number, string])[] {
  return [...matchesInSteps(pattern, TEXT)].flatMap((match) =>
    match === undefined ? [] : [[match.index, match[0]] as const],
  );
}

describe('a text that is searched in pieces', () => {
  test.each([/ab\d/g, /^\+/gm, /(?<!\n)\+|"x"\s+%/g, /(?:%C3)+/g, /[^.]+/g, /\r?\n|$/g, /nowhere/g])(
    'has the matches of %s that it has as a whole',
    (pattern) => {
      const whole = [...TEXT.matchAll(pattern)].map((match) => [match.index, match[0]] as const);
      expect(found(pattern)).toEqual(whole);
      expect(finish(occursIn(pattern, TEXT))).toBe(whole.length > 0);
    },
  );

  test('is searched from an offset on, and lets others work before a late match', () => {
    const steps = nextMatch(/ab3/g, TEXT, 10);
    expect(steps.next()).toEqual({ done: false, value: undefined });
    expect(finish(steps)?.index).toBe(TEXT.indexOf('ab3'));
    expect(finish(nextMatch(/ab\d/g, TEXT, TEXT.indexOf('ab3')))?.index).toBe(TEXT.indexOf('ab3'));
    expect(finish(nextMatch(/ab\d/g, TEXT, TEXT.length))).toBeNull();
  });
});
