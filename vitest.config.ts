import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/long/**'],
    testTimeout: 20_000,
    // Half of two cores would stand idle: by default, one is left to whoever watches.
    maxWorkers: '100%',
  },
});
