/** Digits that every decimal fraction keeps as a floating point number. */
const DIGITS = 15;

/** A time some seconds later, never infinite, and without the noise of decimal fractions: 0.7 + 0.1 = 0.8. */
export function later(time: number, seconds: number): number {
  return Math.min(Number((time + seconds).toPrecision(DIGITS)), Number.MAX_VALUE);
}
