/** Digits that every decimal fraction keeps as a floating point number. */
const DIGITS = 15;

/**
 * A time so many seconds later, without the noise of sums of decimal fractions: 0.7 and 0.1 make 0.8. Nothing
 * is later than the largest number there is, so that no time is infinite.
 */
export function later(time: number, seconds: number): number {
  return Math.min(Number((time + seconds).toPrecision(DIGITS)), Number.MAX_VALUE);
}
