import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

interface Job {
  /** The test files, as globs from the root of the repository. */
  readonly tests: () => readonly string[];
  /** Programs that the tests start, each with the Debian package that has it. */
  readonly programs?: Readonly<Record<string, string>>;
  /** Tests that may be skipped, by how their names begin. Any other skip fails the job. */
  readonly maySkip?: Readonly<Record<string, string>>;
}

/** `npm run test:nightly -- <job>` runs one of these, with random seeds and for at most half an hour. */
export const JOBS: Readonly<Record<string, Job>> = {
  campaigns: {
    tests: () => ['test/nightly/campaigns/*.test.ts', ...testsWithMore('random')],
    programs: { chromium: 'chromium' },
  },
  sizes: {
    tests: () => [
      'test/nightly/sizes/*.test.ts',
      'test/nightly/mutation/*.test.ts',
      ...testsWithMore('records'),
    ],
  },
  installs: {
    // Two of them would take a tenth of `npm test`: what CONTRIBUTING.md adds is compiled, and the demo starts 70 processes.
    tests: () => ['test/nightly/installs/**/*.test.ts'],
    programs: { chromium: 'chromium', nvim: 'neovim', 'git-lfs': 'git-lfs' },
    maySkip: { 'the table of what well-known tools keep': 'it is about other versions of the tools' },
  },
};

/** Tests that take fewer cases in `npm test`, with test/runs.ts: random ones, or also very many records. */
function testsWithMore(cases: 'random' | 'records'): string[] {
  return readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/^nightly\b/.test(name))
    .filter((name) => {
      const source = readFileSync(join(TESTS, name), 'utf8');
      const isRandom = name.endsWith('.property.test.ts') || /\b(?:runs|spread)\(|FULL_RUNS/.test(source);
      return cases === 'random' ? isRandom : !isRandom && /\bmany\(/.test(source);
    })
    .map((name) => `test/${name}`);
}
