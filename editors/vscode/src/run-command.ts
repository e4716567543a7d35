import { execFile } from 'node:child_process';

/** What a run of roomlint gave. */
export interface Output {
  /** Null after a signal. */
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command on the Node that the editor brings along. */
export function runCommand(script: string, args: readonly string[], cwd: string): Promise<Output> {
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' };
  const options = { cwd, env, maxBuffer: Number.POSITIVE_INFINITY };
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [script, ...args], options, (error, out, err) => {
      if (typeof error?.code === 'string') reject(error);
      else resolve({ code: child.exitCode, out, err: err.trim() });
    });
  });
}
