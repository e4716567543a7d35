import { requireWhole } from '../../bytes/text/arguments.js';

/** Random numbers that a seed decides (mulberry32), so that a play with chance can be repeated. */
export class SeededRandom {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From here on, the numbers are those that come next in another sequence. */
  goOnAs({ state }: SeededRandom): void {
    this.state = state;
  }

  /** A whole number from 0 to `count` - 1. */
  below(count: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * count);
  }
}

export const GREATEST_SEED = 2 ** 32 - 1;

/** @throws TypeError, and RangeError for a number that is not a seed */
export function requireSeed(seed: number): void {
  requireWhole('seed', seed, 0, GREATEST_SEED);
}
