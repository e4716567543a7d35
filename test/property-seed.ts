import fc from 'fast-check';

/* Random cases follow from PROPERTY_SEED, which test/vitest.config.ts sets, so that they can be repeated. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED) });
