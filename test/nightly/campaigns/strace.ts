import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { COMMAND } from '../../cli/run-roomlint.js';

/** The system calls that change files. Of each, every occurrence fails once. */
export const CALLS = ['write', 'fsync', 'rename', 'link', 'unlink'] as const;
export type Call = (typeof CALLS)[number];

/** What becomes of a call: it is refused, or it ends the process before it is carried out. */
export const FAULTS = ['error=EIO', 'error=ENOSPC', 'signal=SIGKILL'] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyRun {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
  /** The failed call as strace shows it, with its files; undefined for fewer calls. */
  readonly hit: string | undefined;
}

/** Runs the command with one system call of its main thread failing. @param when which call, from 1 */
export async function runWithFault(
  args: readonly string[],
  { cwd, env, call, fault, when }: Setting,
): Promise<FaultyRun> {
  const log = `${cwd}.strace`;
  const options = ['-y', '-o', log, '-e', `trace=${call}`, '-e', `inject=${call}:${fault}:when=${when}`];
  const child = spawn('strace', [...options, process.execPath, COMMAND, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      out += String(piece);
    });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  rmSync(log, { force: true });
  const isKilled = signal === 'SIGKILL';
  const hit = isKilled
    ? lines.findLast((line) => line.startsWith(`${call}(`))
    : lines.find((line) => line.includes('(INJECTED)'));
  return { code, signal, out, hit };
}

interface Setting {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly call: Call;
  readonly fault: Fault;
  readonly when: number;
}
