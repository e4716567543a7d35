import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RunnerTestCase, RunnerTestFile } from 'vitest';
import { TestRunner } from 'vitest';
import type { CoverageLine, Pass, TrialLine } from './passes.js';

const FOLDER = process.env.MUTATION_FOLDER ?? '';
/** Stryker's factor: a mutant that is run so many times more often than without it is in an endless loop. */
const MAX_HITS_FACTOR = 100;

/** What the code that Stryker generates reads and writes. */
interface Stryker {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number;
  hitLimit: number;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

const stryker: Stryker = {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: Number.POSITIVE_INFINITY,
  // The code keeps this object, so its fields are replaced, never the object.
  mutantCoverage: { static: {}, perTest: {} },
};
Object.assign(globalThis, { __stryker__: stryker });

/**
 * Runs each test once with every mutant that is to be tried on it, in one process: loading the rules for each
 * mutant anew would take a hundred times as long. A test is run without a mutant first, so that what is
 * computed once is computed right.
 */
export default class MutantRunner extends TestRunner {
  readonly #pass: Pass = JSON.parse(readFileSync(join(FOLDER, 'pass.json'), 'utf8'));
  readonly #lines = join(
    FOLDER,
    `${this.#pass.kind === 'trials' ? 'trial' : 'coverage'}-${process.pid}.jsonl`,
  );
  readonly #current = join(FOLDER, `current-${process.pid}.json`);
  readonly #killed = new Set<string>();

  override onCollectStart(file: RunnerTestFile): void {
    super.onCollectStart(file);
    this.#readKills();
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test) as () => Promise<void>;
    if (this.#pass.kind === 'coverage') return this.#record(test, run);
    await this.#tryMutants(test, run, this.#pass.trials[test.id] ?? []);
  }

  /** Runs a test once, without a mutant, and notes which mutants it runs. */
  async #record(test: RunnerTestCase, run: () => Promise<void>): Promise<void> {
    const whileLoading = Object.keys(stryker.mutantCoverage.static);
    Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });
    stryker.currentTestId = test.id;
    const before = process.cpuUsage();
    const failure = await failureOf(run);
    const { user, system } = process.cpuUsage(before);
    stryker.currentTestId = undefined;
    const line: CoverageLine = {
      test: test.id,
      file: relative(process.cwd(), test.file.filepath),
      name: test.fullTestName,
      ms: (user + system) / 1_000,
      failure,
      hits: stryker.mutantCoverage.perTest[test.id] ?? {},
      whileLoading,
    };
    this.#write(line);
    Object.assign(stryker.mutantCoverage, { static: {}, perTest: {} });
  }

  async #tryMutants(
    test: RunnerTestCase,
    run: () => Promise<void>,
    trials: readonly (readonly [string, number])[],
  ): Promise<void> {
    const wanted = trials.filter(([id]) => !this.#killed.has(id));
    const isLate = this.#pass.kind === 'trials' && Date.now() > this.#pass.end;
    if (wanted.length === 0 || isLate) return;
    if (!(await succeeds(run))) this.#endWith({ test: test.id, killed: [], survived: [] });
    const killed: string[] = [];
    const survived: string[] = [];
    let sinceSound = 0;
    for (const [id, hits] of wanted) {
      writeFileSync(this.#current, JSON.stringify({ id, test: test.id, pid: process.pid, at: Date.now() }));
      Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: hits * MAX_HITS_FACTOR });
      const isSurvivor = await succeeds(run);
      stryker.activeMutant = undefined;
      if (isSurvivor) {
        survived.push(id);
        sinceSound++;
        continue;
      }
      const isSound = await succeeds(run);
      // A mutant before this one may have left something behind that fails the test.
      if (isSound || sinceSound === 0) killed.push(id);
      if (!isSound) this.#endWith({ test: test.id, killed, survived });
      sinceSound = 0;
      this.#killed.add(id);
    }
    writeFileSync(this.#current, '{}');
    this.#write({ test: test.id, killed, survived } satisfies TrialLine);
  }

  /** The next pass goes on in a process that no mutant has run in. */
  #endWith(line: TrialLine): never {
    this.#write(line);
    writeFileSync(this.#current, '{}');
    process.kill(process.pid, 'SIGKILL');
    throw new Error('unreachable');
  }

  #write(line: CoverageLine | TrialLine): void {
    appendFileSync(this.#lines, `${JSON.stringify(line)}\n`);
  }

  #readKills(): void {
    if (this.#pass.kind === 'coverage') return;
    for (const name of readdirSync(FOLDER).filter((each) => each.startsWith('trial-')))
      for (const line of readFileSync(join(FOLDER, name), 'utf8').split('\n'))
        if (line.endsWith('}'))
          for (const id of (JSON.parse(line) as TrialLine).killed ?? []) this.#killed.add(id);
  }
}

async function succeeds(run: () => Promise<void>): Promise<boolean> {
  return (await failureOf(run)) === undefined;
}

async function failureOf(run: () => Promise<void>): Promise<string | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error).slice(0, 200);
  }
}
