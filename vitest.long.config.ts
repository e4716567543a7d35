import { defineConfig } from 'vitest/config';
import { forgetOuterSettings } from './test/git-environment.js';

forgetOuterSettings();

/** Tests that a commit runs with fewer random cases or fewer records, and that are not in a file named `*.property.test.ts`. */
const SHORTENED = [
  'cli/plan-hostile',
  'cli/push-faults',
  'conformance/encoding',
  'gate/folder-on-disk',
  'gate/push-faults',
  'json/decode',
  'json/number',
  'json/uuid',
  'lint/path-glob',
  'report/code-frame',
  'report/other-reports',
  'report/sarif-report',
  'report/unified-diff',
  'room/room-pairs',
  'roundtrip/hazards',
  'rules/fix-campaign',
  'rules/items',
  'rules/logic',
  'rules/quest-fixes',
  'rules/requirement',
  'rules/requirement-cycles',
  'rules/schema',
  'scan/secrets',
  'schema/faults',
  'text/lines',
];

/** Campaigns that take longer than a commit should wait: large files, growth of CPU time, and all random cases and records. */
export default defineConfig({
  test: {
    include: [
      'test/long/**/*.test.ts',
      'test/**/*.property.test.ts',
      ...SHORTENED.map((name) => `test/${name}.test.ts`),
    ],
    env: { FULL_RUNS: 'yes', ROOMLINT_STRICT_FIXES: '1' },
    testTimeout: 600_000,
    // Folders of fetched packages take a while to remove.
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
