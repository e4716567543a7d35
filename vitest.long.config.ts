import { defineConfig } from 'vitest/config';

/** Tests whose random cases are too many for a commit to wait for all of them, and not in a file named `*.property.test.ts`. */
const RANDOM = [
  'conformance/encoding',
  'json/decode',
  'json/number',
  'json/uuid',
  'lint/path-glob',
  'report/code-frame',
  'roundtrip/hazards',
  'text/lines',
];

/** Campaigns that take longer than a commit should wait: large files, growth of CPU time, and all random cases. */
export default defineConfig({
  test: {
    include: [
      'test/long/**/*.test.ts',
      'test/**/*.property.test.ts',
      ...RANDOM.map((name) => `test/${name}.test.ts`),
    ],
    env: { FULL_RUNS: 'yes' },
    testTimeout: 600_000,
    fileParallelism: false,
  },
});
