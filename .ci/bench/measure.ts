import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

export interface Sample {
  readonly wallMilliseconds: number;
  readonly cpuMilliseconds: number;
  readonly peakKilobytes: number;
}

/** A node process that is measured. */
export interface Program {
  /** Called before it starts. */
  readonly prepare?: () => void;
  readonly cwd?: string;
  /** Its script, and the arguments of that. */
  readonly args: readonly string[];
  /** Those that it may end with; 0 unless given. */
  readonly exitCodes?: readonly (number | null)[];
}

export class FailedRun extends Error {}

const HOOK = fileURLToPath(new URL('usage-hook.cjs', import.meta.url));

/**
 * Runs one node process to its end. Wall time is taken outside, from start to exit; CPU time and peak memory
 * come from a hook inside the process, because Node tells a parent nothing about a single child and
 * /usr/bin/time is neither everywhere nor the same everywhere. Both sides of a comparison carry the same
 * hook.
 */
export async function measure(program: Program): Promise<Sample> {
  program.prepare?.();
  const start = performance.now();
  const run = await runNode(['--require', HOOK, ...program.args], program.cwd);
  const wallMilliseconds = run.exitedAt - start;
  if (!(program.exitCodes ?? [0]).includes(run.code)) throw failure(program.args, run);
  // A program that measures a part of its run gives the time of that part.
  return { wallMilliseconds, ...(JSON.parse(run.usage) as Omit<Sample, 'wallMilliseconds'>) };
}

/** What a program prints, once it has succeeded. */
export async function output(args: readonly string[]): Promise<string> {
  const run = await runNode(args);
  if (run.code !== 0) throw failure(args, run);
  return run.stdout;
}

/**
 * What a comparison measured: the subject twice, so that two equal programs show how much chance there is in
 * a figure.
 */
export interface Samples {
  readonly subject: readonly Sample[];
  readonly again: readonly Sample[];
  readonly anchor: readonly Sample[];
}

/**
 * Runs the subject, its anchor and the subject again, in turn and in changing order, so that a busy moment of
 * the machine meets all; one round to warm up is not counted.
 */
export async function measureRounds(subject: Program, anchor: Program, runs: number): Promise<Samples> {
  const samples = { subject: [] as Sample[], again: [] as Sample[], anchor: [] as Sample[] };
  const sides = [
    [samples.subject, subject],
    [samples.anchor, anchor],
    [samples.again, subject],
  ] as const;
  for (let run = 0; run <= runs; run++) {
    for (const [list, program] of run % 2 === 0 ? sides : sides.toReversed()) {
      const sample = await measure(program);
      if (run > 0) list.push(sample);
    }
  }
  return samples;
}

/** This many characters of what a program prints are kept. */
const MAX_OUTPUT = 1 << 26;

interface Run {
  readonly code: number | null;
  readonly exitedAt: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly usage: string;
}

function runNode(args: readonly string[], cwd?: string): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      ...(cwd === undefined ? {} : { cwd }),
    });
    const texts = { stdout: '', stderr: '', usage: '' };
    const streams = { stdout: child.stdio[1], stderr: child.stdio[2], usage: child.stdio[3] };
    for (const name of ['stdout', 'stderr', 'usage'] as const) {
      streams[name]?.on('data', (chunk: Buffer) => {
        // A report may be longer than a string can be; the start of it is enough for a message.
        if (texts[name].length < MAX_OUTPUT) texts[name] += chunk.toString();
      });
    }
    let exitedAt = 0;
    child.on('error', reject);
    child.on('exit', () => {
      exitedAt = performance.now();
    });
    child.on('close', (code) => resolve({ code, exitedAt, ...texts }));
  });
}

function failure(args: readonly string[], run: Run): FailedRun {
  const said = `${run.stdout}${run.stderr}`.slice(0, 4000);
  return new FailedRun(`node ${args.join(' ')}\nexited with ${run.code ?? 'a signal'} and said:\n${said}`);
}
