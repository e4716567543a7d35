import type { Mutant } from './instrument.js';
import { type CoverageLine, readLines, runPass, type TrialLine } from './passes.js';

export interface Verdict {
  readonly sample: readonly Mutant[];
  readonly survivors: readonly Mutant[];
  /** Mutants that no test runs, which survive. */
  readonly unseen: ReadonlySet<string>;
  /** Mutants that had no time left to be tried. */
  readonly untried: readonly Mutant[];
  /** Tests that fail without a mutant. They judge no mutant. */
  readonly failing: readonly string[];
}

/** How many tests a mutant is tried on at first, then, and at last. */
const STEPS = [12, 80, Number.POSITIVE_INFINITY];
/** How long the tests of one mutant may take, without the first one. */
const MAX_MUTANT_MS = 8_000;
/** A pass ends early where a mutant leaves something behind; the next one goes on. */
const MAX_PASSES = 12;
/** The share of the time in which tests say which mutants they run. */
const COVERAGE_SHARE = 0.6;
const GRACE_MS = 60_000;

/** Tries mutants on the tests that run them, nearest first, until one fails. */
export async function judge(
  folder: string,
  drawn: readonly Mutant[],
  { minutes }: { readonly minutes: number },
): Promise<Verdict> {
  const began = Date.now();
  const end = began + minutes * 60_000;
  const isWhole = await runPass(
    folder,
    { kind: 'coverage' },
    { end: began + COVERAGE_SHARE * minutes * 60_000 },
  );
  const coverage = readLines<CoverageLine>(folder);
  const tests = testsById(coverage.filter(({ failure }) => failure === undefined));
  const loaded = new Set(coverage.flatMap(({ whileLoading }) => whileLoading));
  // What is computed only once, while files are loaded, no test can judge.
  const sample = drawn.filter(({ id }) => tests.has(id) || !loaded.has(id));
  console.info(
    `${coverage.length} tests run ${sample.filter(({ id }) => tests.has(id)).length} of the mutants`,
  );
  for (const most of STEPS)
    for (let pass = 0; pass < MAX_PASSES && Date.now() < end; pass++) {
      const { trials, files } = outstanding(sample, tests, readLines<TrialLine>(folder, 'trial'), most);
      if (files.length === 0) break;
      await runPass(folder, { kind: 'trials', trials, end }, { files, end: end + GRACE_MS });
    }
  const lines = readLines<TrialLine>(folder, 'trial');
  const killed = new Set(lines.flatMap((line) => line.killed));
  const tried = new Set(lines.flatMap((line) => [...line.killed, ...line.survived]));
  const isUntried = ({ id }: Mutant): boolean => (tests.has(id) ? !tried.has(id) : !isWhole);
  return {
    sample,
    survivors: sample.filter((mutant) => !killed.has(mutant.id) && !isUntried(mutant)),
    unseen: new Set(sample.flatMap(({ id }) => (tests.has(id) ? [] : [id]))),
    untried: sample.filter(isUntried),
    failing: coverage.flatMap(({ file, name, failure }) =>
      failure === undefined ? [] : [`${file}: ${name}: ${failure}`],
    ),
  };
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

/** What living mutants have still to be tried on: near tests, then deadly ones, then quick ones. */
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
    const ranked = (tests.get(id) ?? [])
      .map((line) => ({ line, far: distance(fileName, line), kills: kills(line) }))
      .sort((a, b) => a.far - b.far || b.kills - a.kills || a.line.ms - b.line.ms);
    let ms = 0;
    for (const { line } of ranked.slice(0, most)) {
      if (ms > MAX_MUTANT_MS) break;
      ms += line.ms;
      if (tried.has(`${line.test} ${id}`)) continue;
      trials[line.test] ??= [];
      trials[line.test]?.push([id, line.hits[id] ?? 0]);
      files.add(line.file);
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

/** How far a test is from a source: it names the rule or the file, or is of the same family or folder, or neither. */
function distance(source: string, { file, name }: CoverageLine): number {
  const [, folder = '', base = ''] = /^(?:src|rules)\/(.*?)\/?([^/]+)\.ts$/.exec(source) ?? [];
  if (source.startsWith('rules/')) {
    if (name.includes(`${folder}/${base}`)) return 0;
    return name.includes(`${folder}/`) || file.startsWith(`test/rules/${folder}`) ? 1 : 2;
  }
  if (file.startsWith(`test/${folder}/${base}.`)) return 0;
  return file.startsWith(`test/${folder}/`) ? 1 : 2;
}
