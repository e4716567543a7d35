import { expect } from 'vitest';

/** Four times the input: four times the time is linear, sixteen times quadratic. */
const TIMES_THE_SIZE = 4;
const MAX_CPU_RATIO = 8;
/** Differences below this (in milliseconds of CPU time) are noise. */
const FLOOR = 50;

/** Builds the input of this size and returns the work on it, which alone is measured. */
export type Task = (size: number) => () => unknown;

/** Milliseconds of CPU time, which other programs on the machine hardly change. */
function cpuOf(work: () => unknown): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** Expects that the work on four times this size takes at most eight times the CPU time. */
export function expectLinear(size: number, task: Task): void {
  const [small, large] = [task(size), task(TIMES_THE_SIZE * size)];
  // The first run compiles the code.
  small();
  const limit = MAX_CPU_RATIO * Math.min(cpuOf(small), cpuOf(small)) + FLOOR;
  const first = cpuOf(large);
  // A collection of garbage may fall into one run, but hardly into two.
  expect(first < limit ? first : Math.min(first, cpuOf(large))).toBeLessThan(limit);
}

/** Expects that the work on four times this size takes no longer, except for noise. */
export function expectConstant(size: number, task: Task): void {
  const [small, large] = [task(size), task(TIMES_THE_SIZE * size)];
  small();
  expect(cpuOf(large)).toBeLessThan(cpuOf(small) + FLOOR);
}
