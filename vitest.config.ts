import { defineConfig } from 'vitest/config';
import { forgetOuterSettings, GIT_SETTINGS } from './test/git-environment.js';
import { temporaryFiles } from './test/temporary-files.js';

/** These replace modules of Node, so they cannot share modules with other files. */
const WITH_MOCKED_MODULES = ['test/files/prescan-thread.test.ts', 'test/files/replace-file.test.ts'];

forgetOuterSettings();

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env: { ...temporaryFiles(), ...GIT_SETTINGS, ROOMLINT_STRICT_FIXES: '1' },
    // Half of two cores would stand idle: by default, one is left to whoever watches.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/**/*.test.ts'],
          exclude: ['test/long/**', ...WITH_MOCKED_MODULES],
          // Each worker loads the rule pack once, not once per file: a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: WITH_MOCKED_MODULES } },
    ],
  },
});
