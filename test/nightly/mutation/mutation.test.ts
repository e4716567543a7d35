import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { judge, type Verdict } from './campaign.js';
import { instrument, type Mutant } from './instrument.js';

/*
 * Stryker's mutants of rules/ and src/json/edit, each tried on the tests that run it until one fails: those
 * about its rule first, then the quick ones, for a few seconds at most. Stryker's own runner for vitest loads
 * all modules anew for each mutant, which takes hours here, and lets mutants live by mistake with vitest 4.1
 * (stryker-js#6073, #6192). mutation/mutant-runner tries all mutants in one process instead.
 *
 * Not mutated: what documents a rule or is its test data (examples, with the constants and functions that
 * only they use, why, summary, source). Not judged: mutants of what is computed only once, while files are loaded, as the ids and levels
 * of rules are. All others are in the draw, also those that no test runs and those that change nothing.
 * Random cases are the same ones with a mutant and without it, and effort is counted in CPU time, so that
 * neither chance nor other work of the machine kills a mutant.
 *
 * Takes half an hour of one core: npm run test:long -- test/long/mutation.test.ts
 *
 * While tests are being written: `MUTATION_OF=rules/wording` draws only from that folder or file, also several
 * separated by commas, `MUTATION_SAMPLE=250` draws fewer, and `MUTATION_SEED=7` draws others.
 */
const INSTRUMENTER = '@stryker-mutator/instrumenter@9.6.1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { MUTATION_OF } = process.env;
const SAMPLE = Number(process.env.MUTATION_SAMPLE ?? 1_000);
const SEED = Number(process.env.MUTATION_SEED ?? 2_024);
const MIN_KILLED = 0.9;

const folder = temporaryFolder();
let verdict: Verdict;

beforeAll(async () => {
  folder.write('package.json', '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', INSTRUMENTER];
  execFileSync('npm', install, { cwd: folder.path });
  const { mutants, sources } = await instrument(ROOT, folder.path, MUTATION_OF?.split(','));
  folder.write('sources.json', JSON.stringify(sources));
  verdict = await judge(folder.path, mutants, { count: SAMPLE, seed: SEED });
}, 7_200_000);

describe('a random sample of all changes to rules and edits', () => {
  test('is judged by tests that pass without them, also when they are run again', () => {
    expect(verdict.failing).toEqual([]);
  });

  test.skipIf(MUTATION_OF !== undefined)('is large enough to judge by', () => {
    expect(verdict.sample).toHaveLength(SAMPLE);
  });

  test('makes a test fail, nine times out of ten', () => {
    const { survivors, sample, fixed } = verdict;
    const share = 1 - survivors.length / sample.length;
    console.log(
      [
        `Seed ${SEED}: ${(share * 100).toFixed(1)} % of ${sample.length} mutants ${MUTATION_OF === undefined ? '' : `of ${MUTATION_OF} `}are killed; ${fixed} of all are not judged. The survivors:`,
        ...survivors.map(shown),
      ].join('\n'),
    );
    expect(share).toBeGreaterThanOrEqual(MIN_KILLED);
  });
});

/** A mutant, with its place as editors count lines and columns. */
function shown({ fileName, location: { start }, mutatorName, replacement }: Mutant): string {
  return `${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`;
}
