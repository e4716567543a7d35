import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { forgetOuterSettings, GIT_SETTINGS } from './git-environment.js';
import { temporaryFiles } from './temporary-files.js';

/** These replace modules of Node, so they cannot share modules with other files. */
const WITH_MOCKED_MODULES = [
  'test/files/prescan-thread.test.ts',
  'test/files/replace-file.test.ts',
  'test/files/select-on-windows.test.ts',
];

/** Tests with fewer random cases or records in a commit that are not in a `*.property.test.ts`. */
const SHORTENED = [
  'cli/hostile',
  'cli/plan-hostile',
  'cli/push-faults',
  'cli/real-tools',
  'cli/show',
  'conformance/encoding',
  'gate/folder-on-disk',
  'gate/push-faults',
  'json/decode',
  'json/number',
  'json/uuid',
  'json/syntax/single-slip',
  'lint/path-glob',
  'flow/play/check-room',
  'report/code-frame',
  'report/other-reports',
  'report/picture/picture',
  'report/sarif-report',
  'report/unified-diff',
  'room/logic-merge',
  'room/room-pairs',
  'roundtrip/compare',
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
  'scrub/rule-examples',
  'text/lines',
  'journeys/view-play.journey',
];

forgetOuterSettings();

/** The seed of all random cases: the first digits of the commit's hash, or of the time where there is no commit. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  const digits = /^[0-9a-f]{7}/.exec(stdout ?? '')?.[0] ?? Date.now().toString(16).slice(-7);
  return String(Number.parseInt(digits, 16));
}

const { PROPERTY_SEED = seedOfCommit() } = process.env;
console.info(`Random cases of this run: PROPERTY_SEED=${PROPERTY_SEED}`);

const perCommit = {
  setupFiles: ['test/count-processes.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  env: { ...temporaryFiles(), ...GIT_SETTINGS, ROOMLINT_STRICT_FIXES: '1', PROPERTY_SEED },
};

/** `npm test` runs the first two projects, `npm run test:long` the third. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Half of two cores would stand idle: by default, one is left to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...perCommit,
          name: 'shared',
          globalSetup: ['test/most-processes.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/long/**', ...WITH_MOCKED_MODULES],
          // Each worker loads the rule pack once, not once per file: a third of the time.
          isolate: false,
        },
      },
      { test: { ...perCommit, name: 'isolated', include: WITH_MOCKED_MODULES } },
      // Campaigns that take longer than a commit should wait: large files, growth of CPU time, and all random
      // cases and records.
      {
        test: {
          name: 'long',
          include: [
            'test/long/**/*.test.ts',
            'test/**/*.property.test.ts',
            ...SHORTENED.map((name) => `test/${name}.test.ts`),
          ],
          env: { FULL_RUNS: 'yes', ROOMLINT_STRICT_FIXES: '1' },
          testTimeout: 600_000,
          // Folders of fetched packages take a while to remove.
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
