import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What one run of vitest is to find out: which mutants each test runs, or which mutants make it fail. */
export type Pass =
  | { readonly kind: 'coverage' }
  | {
      readonly kind: 'trials';
      /** For each test: mutants, and how often the test runs each. */
      readonly trials: Readonly<Record<string, readonly (readonly [string, number])[]>>;
      /** When no more is tried, as Date.now() says it. */
      readonly end: number;
    };

export interface CoverageLine {
  readonly test: string;
  readonly file: string;
  readonly name: string;
  /** CPU time, which does not depend on what else the machine does. */
  readonly ms: number;
  /** Why the test fails without a mutant; undefined if it passes. */
  readonly failure?: string | undefined;
  /** How often it runs each mutant. */
  readonly hits: Readonly<Record<string, number>>;
  /** Mutants that were run between tests, or while a file was loaded. */
  readonly whileLoading: readonly string[];
}

export interface TrialLine {
  readonly test: string;
  readonly killed: readonly string[];
  readonly survived: readonly string[];
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('vitest.config.ts', import.meta.url));
/** A test takes a second or two at most. One that takes longer with a mutant does not end. */
const MAX_TRIAL_MS = 45_000;

/** Runs vitest once over the mutants. @returns whether it came to an end before `end`, a time as Date.now() says it */
export async function runPass(
  folder: string,
  pass: Pass,
  { files = [], end }: { files?: readonly string[]; end: number },
): Promise<boolean> {
  writeFileSync(join(folder, 'pass.json'), JSON.stringify(pass));
  for (const name of readdirSync(folder).filter((each) => each.startsWith('current-')))
    rmSync(join(folder, name));
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  // A group of its own, so that its workers end with it.
  const child = spawn(process.execPath, [vitest, 'run', '--config', CONFIG, ...files], {
    cwd: ROOT,
    env: {
      ...process.env,
      MUTATION_FOLDER: folder,
      FULL_RUNS: undefined,
      NIGHTLY: undefined,
      VITEST: undefined,
    },
    stdio: 'ignore',
    detached: true,
  });
  let isWhole = true;
  const watch = setInterval(() => {
    endEndless(folder);
    if (Date.now() < end || child.pid === undefined) return;
    isWhole = false;
    process.kill(-child.pid, 'SIGKILL');
  }, 5_000);
  try {
    await ended(child);
  } finally {
    clearInterval(watch);
  }
  return isWhole;
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => child.once('close', () => resolve()).once('error', reject));
}

/** Ends workers in which a mutant runs on and on. */
function endEndless(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('current-'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    if (!text.includes('"pid"') || !text.endsWith('}')) continue;
    const { id, test, pid, at } = JSON.parse(text);
    if (Date.now() - at < MAX_TRIAL_MS) continue;
    const line: TrialLine = { test, killed: [id], survived: [] };
    writeFileSync(join(folder, `trial-${pid}-${id}.jsonl`), `${JSON.stringify(line)}\n`);
    rmSync(join(folder, name));
    process.kill(pid, 'SIGKILL');
  }
}

/** What the passes so far have found out. */
export function readLines<Line>(folder: string, kind: 'coverage' | 'trial' = 'coverage'): Line[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(`${kind}-`))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as Line);
}
