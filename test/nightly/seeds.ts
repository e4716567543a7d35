import { expect } from 'vitest';

const FIRST = Number(process.env.PROPERTY_SEED);
/** So many failures are enough to look at. */
const MAX_FAILURES = 5;

/**
 * Tries seed after seed from PROPERTY_SEED on, until the time is over: PROPERTY_SEED of a failure repeats it first.
 * @returns how many seeds were tried
 */
export async function campaign(minutes: number, attempt: (seed: number) => unknown): Promise<number> {
  const end = performance.now() + minutes * 60_000;
  const failures: string[] = [];
  let seed = FIRST;
  do {
    try {
      await attempt(seed);
    } catch (error) {
      failures.push(`PROPERTY_SEED=${seed}: ${error instanceof Error ? error.message : String(error)}`);
    }
    seed++;
  } while (performance.now() < end && failures.length < MAX_FAILURES);
  console.info(`${expect.getState().currentTestName}: ${seed - FIRST} tried`);
  expect(failures).toEqual([]);
  return seed - FIRST;
}
