import { defineConfig } from 'vitest/config';

/** Campaigns that take longer than a commit should wait: large files and many random cases. */
export default defineConfig({
  test: { include: ['test/long/**/*.test.ts'], testTimeout: 600_000, fileParallelism: false },
});
