import { describe, expect, test } from 'vitest';
import {
  better,
  type Growth,
  growsTooFast,
  misses,
  type SizedSample,
  timesLinear,
} from '../../.ci/bench/hostile/growth.js';

const EMPTY = { cpuMilliseconds: 200, wallMilliseconds: 200, peakKilobytes: 60_000 };
const sample = (bytes: number, cpuMilliseconds: number): SizedSample => ({
  ...EMPTY,
  bytes,
  cpuMilliseconds,
});
const growth = (...samples: Growth['samples']): Growth => ({
  shape: 'a',
  task: 'check',
  samples,
  empty: EMPTY,
});

describe('growth is compared to that of the size', () => {
  test('without the time for an empty file', () => {
    expect(timesLinear(growth(sample(1, 600), sample(2, 1_000), sample(4, 1_800)))).toEqual([1, 1]);
    expect(timesLinear(growth(sample(1, 600), sample(2, 1_800), sample(4, 6_600)))).toEqual([2, 2]);
  });

  test('by the sizes that the files have', () => {
    expect(timesLinear(growth(sample(10, 600), sample(30, 1_400)))).toEqual([1]);
  });

  test('up to 1.3 times, beyond what is noise', () => {
    expect(growsTooFast(growth(sample(1, 600), sample(2, 1_200)))).toBe(false);
    expect(growsTooFast(growth(sample(1, 600), sample(2, 1_300)))).toBe(true);
    expect(growsTooFast(growth(sample(1, 200), sample(2, 480)))).toBe(false);
    expect(misses(growth(sample(1, 600), sample(2, 1_300)))).toEqual(['growth']);
  });

  test('and no run takes more than 20 seconds or 1 GB, whatever its size', () => {
    expect(misses(growth(sample(1, 20_000)))).toEqual([]);
    expect(misses(growth(sample(1, 20_001)))).toEqual(['time']);
    expect(misses(growth({ ...sample(1, 600), peakKilobytes: 1_000_001 }))).toEqual(['memory']);
    expect(misses({ ...growth(sample(1, 20_001)), runs: 2 })).toEqual([]);
    expect(misses(growth('timed out'))).toEqual(['timed out']);
  });

  test('of the better of several runs', () => {
    const least = better(sample(1, 700), sample(1, 600));
    expect(least).toMatchObject({ bytes: 1, cpuMilliseconds: 600 });
    expect(better('timed out', least)).toBe(least);
    expect(better(least, 'crashed')).toBe(least);
  });
});
