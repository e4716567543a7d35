import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { forgetOuterSettings, GIT_SETTINGS } from '../../git-environment.js';
import { temporaryFiles } from '../../temporary-files.js';

/* The tests that judge the mutants, run by mutant-runner over sources that hold all mutants. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The sources with mutants, the plan of a pass, and its results. */
const FOLDER = process.env.MUTATION_FOLDER ?? '';

const TESTS = join(ROOT, 'test');

/** Tests that start processes, which run dist/ and no mutant, and those that replace modules of Node. */
const STARTS_PROCESSES =
  /spawnRoomlint|startRoomlint|\bCOMMAND\b|RunningService|node:child_process|vi\.mock|expectLinear/;

function tests(): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/^(?:nightly|architecture|bench)\b/.test(name))
    .filter((name) => !STARTS_PROCESSES.test(readFileSync(join(TESTS, name), 'utf8')))
    .map((name) => `test/${name}`);
}

const sources = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(join(FOLDER, 'sources.json'), 'utf8'))),
);

forgetOuterSettings();

export default defineConfig({
  root: ROOT,
  plugins: [
    {
      name: 'sources-with-mutants',
      enforce: 'pre',
      load: (id: string) => sources.get(relative(ROOT, id)),
    },
  ],
  test: {
    include: tests(),
    setupFiles: join(TESTS, 'properties/random-cases.ts'),
    runner: fileURLToPath(new URL('mutant-runner.ts', import.meta.url)),
    env: { ...temporaryFiles(), ...GIT_SETTINGS, ROOMLINT_STRICT_FIXES: '1', MUTATION_FOLDER: FOLDER },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    reporters: ['dot'],
  },
});
