import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { temporaryFiles } from '../../temporary-files.js';

/* The tests that judge the mutants, run by mutant-runner over sources that hold all mutants. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The sources with mutants, the plan of a pass, and its results. */
const FOLDER = process.env.MUTATION_FOLDER ?? '';

/** Very large inputs, and tests of the syntax reader, which run no mutant. */
const LEFT_OUT = [
  'test/json/nasty-inputs.test.ts',
  'test/json/syntax/single-slip.test.ts',
  'test/lint/crowds.test.ts',
];

const sources = new Map<string, string>(
  Object.entries(JSON.parse(readFileSync(join(FOLDER, 'sources.json'), 'utf8'))),
);

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
    include: ['test/{goldens,json,lint,references,room,rules}/**/*.test.ts', 'test/arguments.test.ts'],
    exclude: LEFT_OUT,
    setupFiles: fileURLToPath(new URL('fixed-seed.ts', import.meta.url)),
    runner: fileURLToPath(new URL('mutant-runner.ts', import.meta.url)),
    env: { ...temporaryFiles(), ROOMLINT_STRICT_FIXES: '1', MUTATION_FOLDER: FOLDER },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    reporters: ['dot'],
  },
});
