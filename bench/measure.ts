import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

export interface Sample {
  readonly wallMilliseconds: number;
  readonly cpuMilliseconds: number;
  readonly peakKilobytes: number;
}

/** A node process: what to do before it starts, its folder, its script with the arguments, and the exit code it is to end with. */
export interface Program {
  readonly prepare?: () => void;
  readonly cwd?: string;
  readonly args: readonly string[];
  readonly exitCode?: number;
  /** Other exit codes that are fine. */
  readonly exitCodes?: readonly (number | null)[];
  /** The run is ended after so long. */
  readonly limitMilliseconds?: number;
}

export class FailedRun extends Error {}

/** A run that was ended because it took too long. */
export class TimedOut extends FailedRun {}

const HOOK = fileURLToPath(new URL('usage-hook.cjs', import.meta.url));

/**
 * Runs one node process to its end. Wall time is taken outside, from start to exit; CPU time and peak memory come
 * from a hook inside the process, because Node tells a parent nothing about a single child and /usr/bin/time is
 * neither everywhere nor the same everywhere. Both sides of a comparison carry the same hook.
 */
export async function measure(program: Program): Promise<Sample> {
  program.prepare?.();
  const start = performance.now();
  const run = await runNode(['--require', HOOK, ...program.args], program.cwd, program.limitMilliseconds);
  const wallMilliseconds = run.exitedAt - start;
  if (run.code === null && wallMilliseconds >= (program.limitMilliseconds ?? Number.POSITIVE_INFINITY))
    throw new TimedOut(`node ${program.args.join(' ')} did not end`);
  if (!(program.exitCodes ?? [program.exitCode ?? 0]).includes(run.code)) throw failure(program.args, run);
  const usage: { cpuMilliseconds: number; peakKilobytes: number } = JSON.parse(run.usage);
  return { wallMilliseconds, ...usage };
}

/** What a program prints, once it has succeeded. */
export async function output(args: readonly string[]): Promise<string> {
  const run = await runNode(args);
  if (run.code !== 0) throw failure(args, run);
  return run.stdout;
}

/** Alternates the two programs, so that a busy moment of the machine meets both; one warm-up pair is not counted. */
export async function measurePair(
  subject: Program,
  anchor: Program,
  runs: number,
): Promise<{ readonly subject: Sample[]; readonly anchor: Sample[] }> {
  const samples = { subject: [] as Sample[], anchor: [] as Sample[] };
  for (let run = 0; run <= runs; run++) {
    const first = await measure(subject);
    const second = await measure(anchor);
    if (run === 0) continue;
    samples.subject.push(first);
    samples.anchor.push(second);
  }
  return samples;
}

/** This many characters of what a program prints are kept. */
const MOST_OUTPUT = 1 << 26;

interface Run {
  readonly code: number | null;
  readonly exitedAt: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly usage: string;
}

function runNode(args: readonly string[], cwd?: string, timeout?: number): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      ...(cwd === undefined ? {} : { cwd }),
      ...(timeout === undefined ? {} : { timeout }),
    });
    const texts = { stdout: '', stderr: '', usage: '' };
    const streams = { stdout: child.stdio[1], stderr: child.stdio[2], usage: child.stdio[3] };
    for (const name of ['stdout', 'stderr', 'usage'] as const) {
      streams[name]?.on('data', (chunk: Buffer) => {
        // A report may be longer than a string can be; the start of it is enough for a message.
        if (texts[name].length < MOST_OUTPUT) texts[name] += chunk.toString();
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
