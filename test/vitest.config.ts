import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { forgetOuterSettings, GIT_SETTINGS } from './git-environment.js';
import { JOBS } from './nightly/jobs.js';
import { temporaryFiles } from './temporary-files.js';

/** These replace modules of Node, so they cannot share modules with other files. */
const WITH_MOCKED_MODULES = [
  'test/world/files/replace-file.test.ts',
  'test/world/files/select-on-windows.test.ts',
];

forgetOuterSettings();

/** The seed of all random cases: the first digits of the commit's hash, or of the time where there is no commit. */
function seedOfCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' });
  const digits = /^[0-9a-f]{7}/.exec(stdout ?? '')?.[0] ?? Date.now().toString(16).slice(-7);
  return String(Number.parseInt(digits, 16));
}

const { PROPERTY_SEED = seedOfCommit(), NIGHTLY = '' } = process.env;
console.info(`Random cases of this run: PROPERTY_SEED=${PROPERTY_SEED}`);

const perCommit = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  setupFiles: ['test/count-processes.ts', 'test/equal-bytes.ts', 'test/properties/random-cases.ts'],
  env: { ...temporaryFiles(), ...GIT_SETTINGS, ROOMLINT_STRICT_FIXES: '1', PROPERTY_SEED },
};

/** `npm test` runs the first two projects, `npm run test:nightly -- <job>` the third: test/nightly/run.ts. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Half of two cores would stand idle: by default, one is left to whoever watches.
    maxWorkers: '100%',
    // What a run has compiled is there for the next: a tenth of its time.
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          ...perCommit,
          name: 'shared',
          globalSetup: ['test/count-processes.ts'],
          include: ['test/**/*.test.ts'],
          exclude: ['test/nightly/**', ...WITH_MOCKED_MODULES],
          // Each worker loads the rule pack once, not once per file: a third of the time.
          isolate: false,
        },
      },
      { test: { ...perCommit, name: 'isolated', include: WITH_MOCKED_MODULES } },
      {
        test: {
          ...perCommit,
          name: 'nightly',
          include: [...(JOBS[NIGHTLY]?.tests() ?? [])],
          env: { ...perCommit.env, FULL_RUNS: 'yes' },
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
