import fc from 'fast-check';
import { expect } from 'vitest';

/* Random cases follow from PROPERTY_SEED, which test/vitest.config.ts sets, so that they can be repeated. */

const { FULL_RUNS, PROPERTY_SEED } = process.env;
/** At night each property has many more cases, for at most so many milliseconds. */
const NIGHTLY_LIMIT = FULL_RUNS === undefined ? {} : { interruptAfterTimeLimit: 8_000 };

/** An interrupted property with fewer cases than this has shown too little. */
const MIN_CASES = 10;

function report(details: fc.RunDetails<unknown>): void {
  if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance });
  if (!details.interrupted) return;
  const { numRuns, runConfiguration } = details;
  const count = `${numRuns} of ${runConfiguration.numRuns} cases in the time limit`;
  if (numRuns < MIN_CASES) throw new Error(`Only ${count}`);
  console.info(`${expect.getState().currentTestName}: ${count}`);
}

fc.configureGlobal({
  reporter: report,
  seed: Number(PROPERTY_SEED),
  ...NIGHTLY_LIMIT,
});
