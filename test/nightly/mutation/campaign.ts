import type { Mutant } from './instrument.js';
import { type CoverageLine, findCoverage, readLines, runPass, type TrialLine } from './passes.js';
import { shuffled } from './sample.js';

export interface Verdict {
  /** Mutants that no test can tell about: they change what is computed once, while files are loaded. */
  readonly fixed: number;
  readonly sample: readonly Mutant[];
  readonly killed: ReadonlySet<string>;
  readonly survivors: readonly Mutant[];
  /** Mutants that no test runs; all of them survive. */
  readonly unseen: ReadonlySet<string>;
  /** Tests that fail without a mutant, or when they are run again. They judge no mutant. */
  readonly failing: readonly string[];
}

/** How many tests a mutant is tried on at first, then, and at last. */
const STEPS = [12, 80, Number.POSITIVE_INFINITY];
/** Tests of very many records take longer, and judge only mutants that no quick test runs. */
const MAX_TEST_MS = 500;
/** How long the tests of one mutant may take, without the first one. */
const MAX_MUTANT_MS = 6_000;
/** Random documents are the main test of edits. */
const EDIT_TESTS = 'test/json/edit/';
/** A pass ends early where a mutant leaves something behind; the next one goes on. */
const MAX_PASSES = 12;

/** Tries a sample of mutants on the tests that run them, and goes on where an earlier call stopped. */
export async function judge(
  folder: string,
  mutants: readonly Mutant[],
  choice: { readonly count: number; readonly seed: number },
): Promise<Verdict> {
  const coverage = await findCoverage(folder);
  const tests = testsOfMutants(coverage);
  const loaded = new Set(coverage.flatMap(({ unnamed }) => unnamed));
  // A mutant that a test runs, but none that can judge it, lives.
  const run = new Set(coverage.flatMap(({ hits }) => Object.keys(hits)));
  const candidates = shuffled(mutants, choice.seed).filter(({ id }) => run.has(id) || !loaded.has(id));
  const sample = candidates.slice(0, choice.count);
  for (const most of STEPS)
    for (let pass = 0; pass < MAX_PASSES; pass++) {
      const { trials, files } = outstanding(sample, tests, readLines<TrialLine>(folder), most);
      if (files.length === 0) break;
      await runPass(folder, { kind: 'trials', trials }, files);
    }
  const lines = readLines<TrialLine>(folder);
  const killed = new Set(lines.flatMap((line) => line.killed));
  return {
    fixed: mutants.length - candidates.length,
    sample,
    killed,
    survivors: sample.filter(({ id }) => !killed.has(id)),
    unseen: new Set(sample.flatMap(({ id }) => (tests.has(id) ? [] : [id]))),
    failing: coverage.flatMap(({ file, name, passes, isRepeatable }) =>
      passes && isRepeatable ? [] : [`${file}: ${name}`],
    ),
  };
}

function isQuick({ file, ms }: CoverageLine): boolean {
  return ms < MAX_TEST_MS || file.startsWith(EDIT_TESTS);
}

function testsOfMutants(coverage: readonly CoverageLine[]): ReadonlyMap<string, readonly CoverageLine[]> {
  const [quick, slow] = [true, false].map((wanted) =>
    testsById(coverage.filter((line) => line.isRepeatable && isQuick(line) === wanted)),
  );
  return new Map([...(slow ?? []), ...(quick ?? [])]);
}

function testsById(lines: readonly CoverageLine[]): ReadonlyMap<string, readonly CoverageLine[]> {
  const tests = new Map<string, CoverageLine[]>();
  for (const line of lines)
    for (const id of Object.keys(line.hits)) {
      const known = tests.get(id);
      if (known === undefined) tests.set(id, [line]);
      else known.push(line);
    }
  return tests;
}

/** What living mutants have still to be tried on: tests of the rule, then deadly ones, then quick ones. */
function outstanding(
  sample: readonly Mutant[],
  tests: ReadonlyMap<string, readonly CoverageLine[]>,
  lines: readonly TrialLine[],
  most: number,
): { trials: Record<string, [string, number][]>; files: string[] } {
  const killed = new Set(lines.flatMap((line) => line.killed));
  const tried = new Set(lines.flatMap(({ test, survived }) => survived.map((id) => `${test} ${id}`)));
  const killsOf = killsByFile(sample, lines);
  const trials: Record<string, [string, number][]> = {};
  const files = new Set<string>();
  for (const { id, fileName } of sample) {
    if (killed.has(id)) continue;
    const kills = (line: CoverageLine): number => killsOf.get(`${line.test} ${fileName}`) ?? 0;
    const ranked = [...(tests.get(id) ?? [])].sort(
      (a, b) => distance(fileName, a) - distance(fileName, b) || kills(b) - kills(a) || a.ms - b.ms,
    );
    let ms = 0;
    for (const { test, file, hits, ms: duration } of ranked.slice(0, most)) {
      if (ms > MAX_MUTANT_MS) break;
      ms += duration;
      if (tried.has(`${test} ${id}`)) continue;
      trials[test] ??= [];
      trials[test].push([id, hits[id] ?? 0]);
      files.add(file);
    }
  }
  return { trials, files: [...files] };
}

/** How many mutants of a file each test has killed, by both. */
function killsByFile(sample: readonly Mutant[], lines: readonly TrialLine[]): ReadonlyMap<string, number> {
  const fileOf = new Map(sample.map(({ id, fileName }) => [id, fileName]));
  const kills = new Map<string, number>();
  for (const { test, killed } of lines)
    for (const id of killed) {
      const key = `${test} ${fileOf.get(id)}`;
      kills.set(key, (kills.get(key) ?? 0) + 1);
    }
  return kills;
}

/** How far a test is from a source: it names the rule, or its family or all rules, or neither. */
function distance(source: string, { file, name }: CoverageLine): number {
  const [, family, rule] = /^rules\/([^/]+)\/(.+)\.ts$/.exec(source) ?? [];
  if (family === undefined) return file.startsWith('test/json/edit/') ? 0 : 1;
  if (name.includes(`${family}/${rule}`)) return 0;
  const isNear = name.includes(`${family}/`) || file.startsWith(`test/rules/${family}`);
  return isNear || (family === 'wording' && file.startsWith('test/goldens/')) ? 1 : 2;
}
