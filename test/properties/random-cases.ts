import fc from 'fast-check';

/* Random cases follow from PROPERTY_SEED, which test/vitest.config.ts sets, so that they can be repeated. */

const { FULL_RUNS, PROPERTY_SEED } = process.env;
/** At night each property has many more cases, for at most so many milliseconds. */
const NIGHTLY_LIMIT = FULL_RUNS === undefined ? {} : { interruptAfterTimeLimit: 8_000 };
fc.configureGlobal({ seed: Number(PROPERTY_SEED), ...NIGHTLY_LIMIT });
