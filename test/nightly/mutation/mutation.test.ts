import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../front/cli/run-roomlint.js';
import { judge } from './campaign.js';
import { type Mutant, Mutator } from './instrument.js';

/*
 * Random mutants by Stryker of src/ and rules/, each tried on the tests that run it until one fails, nearest first: a
 * fixed number of each part that must be exact, and others. Stryker's own runner for vitest loads all modules anew for each
 * mutant, which takes hours here, and lets mutants live by mistake with vitest 4.1 (stryker-js#6073, #6192):
 * mutant-runner tries all mutants in one process instead.
 *
 * Not mutated: what documents a rule, what is generated, and pages, which run in a browser. Not judged: mutants of what
 * is computed only once, while files are loaded. Random cases are the same ones with a mutant and without it, and
 * effort is counted in CPU time, so that neither chance nor other work of the machine kills one.
 *
 * MUTATION_OF=rules/wording,src/world/gate draws only from there, MUTATION_SAMPLE=50 fewer, and MUTATION_SEED=7 the same
 * ones again.
 */
const INSTRUMENTER = '@stryker-mutator/instrumenter@9.6.1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const { MUTATION_OF, MUTATION_SAMPLE = '150', MUTATION_MINUTES = '20', PROPERTY_SEED } = process.env;
const SEED = Number(process.env.MUTATION_SEED ?? PROPERTY_SEED);
const COUNT = Number(MUTATION_SAMPLE);
/** Parts that must be exact, and how many mutants are drawn of each of them. */
const EXACT = [
  'src/bytes/scan',
  'src/bytes/json/edit',
  'src/verdict/roundtrip',
  'src/verdict/room',
  'src/world/gate',
];
const COUNT_OF_EXACT = 25;
/** Where mutants are drawn, and how many. */
const DRAWS: readonly (readonly [within: readonly string[], count: number])[] =
  MUTATION_OF === undefined
    ? [...EXACT.map((part) => [[part], COUNT_OF_EXACT] as const), [['src', 'rules'], COUNT]]
    : [[MUTATION_OF.split(','), COUNT]];
const MIN_KILLED = 0.7;

const folder = temporaryFolder();

test('changes of src and rules make a test fail, seven times out of ten', {
  timeout: 1_800_000,
}, async () => {
  folder.write('package.json', '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', INSTRUMENTER];
  execFileSync('npm', install, { cwd: folder.path });
  const mutator = await Mutator.of(ROOT, folder.path);
  const drawn: Mutant[] = [];
  for (const [within, count] of DRAWS) drawn.push(...(await mutator.drawn(count, SEED, within)));
  const { mutants, sources } = await mutator.build(drawn);
  folder.write('sources.json', JSON.stringify(sources));
  const { sample, survivors, unseen, untried, failing } = await judge(folder.path, mutants, {
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
  expect(failing).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(MIN_KILLED);
});

/** A mutant as file:line, with the change. */
function shown({ fileName, location: { start }, mutatorName, replacement }: Mutant): string {
  return `${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
}
