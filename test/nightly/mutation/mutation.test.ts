import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { judge } from './campaign.js';
import { drawMutants, type Mutant } from './instrument.js';

/*
 * Stryker's mutants of src/ and rules/, each tried on the tests that run it until one fails, nearest first. Stryker's
 * own runner for vitest loads all modules anew for each mutant, which takes hours here, and lets mutants live by
 * mistake with vitest 4.1 (stryker-js#6073, #6192): mutant-runner tries all mutants in one process instead.
 *
 * Not mutated: what documents a rule or is its test data, what is generated, and pages, which run in a browser. Not
 * judged: mutants of what is computed only once, while files are loaded. Random cases are the same ones with a mutant
 * and without it, and effort is counted in CPU time, so that neither chance nor other work of the machine kills one.
 *
 * MUTATION_OF=rules/wording,src/gate draws only from there, MUTATION_SAMPLE=50 fewer, and MUTATION_SEED=7 the same
 * ones again.
 */
const INSTRUMENTER = '@stryker-mutator/instrumenter@9.6.1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const {
  MUTATION_OF = 'src,rules',
  MUTATION_SAMPLE = '150',
  MUTATION_MINUTES = '16',
  PROPERTY_SEED,
} = process.env;
const SEED = Number(process.env.MUTATION_SEED ?? PROPERTY_SEED);
const COUNT = Number(MUTATION_SAMPLE);
/** So many more are drawn, for those that no test can judge. */
const SPARE = 1.4;
const MIN_KILLED = 0.5;

const folder = temporaryFolder();

test('random changes of src and rules make a test fail, at least every second time', {
  timeout: 1_800_000,
}, async () => {
  folder.write('package.json', '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', INSTRUMENTER];
  execFileSync('npm', install, { cwd: folder.path });
  const drawing = { count: Math.ceil(COUNT * SPARE), seed: SEED, within: MUTATION_OF.split(',') };
  const { mutants, sources } = await drawMutants(ROOT, folder.path, drawing);
  folder.write('sources.json', JSON.stringify(sources));
  const { sample, survivors, unseen, untried, failing } = await judge(folder.path, mutants, {
    count: COUNT,
    minutes: Number(MUTATION_MINUTES),
  });
  const judged = sample.length - untried.length;
  const share = 1 - survivors.length / judged;
  console.info(
    [
      `MUTATION_SEED=${SEED}: ${(share * 100).toFixed(1)} % of ${judged} mutants are killed, ${untried.length} had no time. The survivors:`,
      ...survivors.map((mutant) => `${shown(mutant)}${unseen.has(mutant.id) ? ' (no test runs it)' : ''}`),
      ...failing.map((name) => `This test judges nothing, because it fails without a mutant: ${name}`),
    ].join('\n'),
  );
  expect(judged).toBeGreaterThan(0);
  expect(share).toBeGreaterThanOrEqual(MIN_KILLED);
});

/** A mutant as file:line, with the change. */
function shown({ fileName, location: { start }, mutatorName, replacement }: Mutant): string {
  return `${join(fileName)}:${start.line + 1}:${start.column + 1} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
}
