import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { judge } from './campaign.js';
import { type KeptMutant, type Mutant, Mutator } from './instrument.js';

/*
 * Stryker's mutants of src/ and rules/, each tried on the tests that run it until one fails, nearest first: those of
 * mutants.json that are still there, and new ones. Stryker's own runner for vitest loads all modules anew for each
 * mutant, which takes hours here, and lets mutants live by mistake with vitest 4.1 (stryker-js#6073, #6192):
 * mutant-runner tries all mutants in one process instead.
 *
 * Not mutated: what documents a rule, what is generated, and pages, which run in a browser. Not judged: mutants of what
 * is computed only once, while files are loaded. Random cases are the same ones with a mutant and without it, and
 * effort is counted in CPU time, so that neither chance nor other work of the machine kills one.
 *
 * MUTATION_OF=rules/wording,src/gate draws only from there, MUTATION_SAMPLE=50 fewer, and MUTATION_SEED=7 the same
 * ones again. MUTATION_KEEP=yes draws mutants.json anew, a fixed number of each part that must be exact.
 */
const INSTRUMENTER = '@stryker-mutator/instrumenter@9.6.1';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEPT = fileURLToPath(new URL('mutants.json', import.meta.url));
const {
  MUTATION_OF,
  MUTATION_SAMPLE = '150',
  MUTATION_MINUTES = '20',
  MUTATION_KEEP,
  PROPERTY_SEED,
} = process.env;
const SEED = Number(process.env.MUTATION_SEED ?? PROPERTY_SEED);
const COUNT = Number(MUTATION_SAMPLE);
const EVERYWHERE = ['src', 'rules'];
/** How many mutants of each part are kept. */
const SHARES: readonly (readonly [within: readonly string[], count: number])[] = [
  ...['src/scan', 'src/json/edit', 'src/roundtrip', 'src/room', 'src/gate'].map(
    (part) => [[part], 25] as const,
  ),
  [EVERYWHERE, 75],
];
const MIN_KILLED = 0.7;

const folder = temporaryFolder();

test('changes of src and rules make a test fail, seven times out of ten', {
  timeout: 1_800_000,
}, async () => {
  folder.write('package.json', '{ "private": true }');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', INSTRUMENTER];
  execFileSync('npm', install, { cwd: folder.path });
  const mutator = await Mutator.of(ROOT, folder.path);
  if (MUTATION_KEEP !== undefined) await keep(mutator);
  const kept: readonly KeptMutant[] = MUTATION_OF === undefined ? readKept() : [];
  const drawn = [
    ...(await mutator.found(kept)),
    ...(await mutator.drawn(COUNT, SEED, MUTATION_OF?.split(',') ?? EVERYWHERE)),
  ];
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

function readKept(): readonly KeptMutant[] {
  return JSON.parse(readFileSync(KEPT, 'utf8')) as readonly KeptMutant[];
}

/** Draws the mutants to keep. */
async function keep(mutator: Mutator): Promise<void> {
  const kept: KeptMutant[] = [];
  for (const [within, count] of SHARES)
    kept.push(...(await mutator.drawn(count, SEED, within)).map((mutant) => mutator.kept(mutant)));
  writeFileSync(KEPT, `${JSON.stringify(kept, null, 2)}\n`);
}

/** A mutant as file:line, with the change. */
function shown({ fileName, location: { start }, mutatorName, replacement }: Mutant): string {
  return `${fileName}:${start.line + 1}:${start.column + 1} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ').slice(0, 120)}`;
}
