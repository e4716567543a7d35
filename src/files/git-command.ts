import { spawnSync } from 'node:child_process';

/** git cannot answer. The message says why, and what to do. */
export class GitError extends Error {}

/** Bytes that git may write, where nobody knows how many to expect. */
const MOST_OUTPUT = 1 << 28;

/** @throws GitError when git fails, with what it says */
export function git(cwd: string, args: readonly string[], most = MOST_OUTPUT, input = ''): Buffer {
  const { status, stdout, stderr, error } = run(cwd, args, most, input);
  if (status === 0) return stdout;
  const said = error?.message ?? String(stderr).trim();
  throw new GitError(`git ${args[0]} failed: ${said || 'it does not say why'}`);
}

export function run(
  cwd: string,
  args: readonly string[],
  most = MOST_OUTPUT,
  input = '',
): { status: number | null; stdout: Buffer; stderr: Buffer; error?: Error } {
  return spawnSync('git', args, {
    cwd,
    maxBuffer: most,
    input,
    env: { ...process.env, LC_ALL: 'C' },
  });
}

/** Names, each ended by a zero byte. */
export function names(output: Buffer): string[] {
  return output.toString().split('\0').slice(0, -1);
}
