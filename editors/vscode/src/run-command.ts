import { spawn } from 'node:child_process';

/** What a run of roomlint gave. */
export interface Output {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command on the Node that the editor brings along. */
export function runCommand(script: string, args: readonly string[], cwd: string): Promise<Output> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1', NO_COLOR: '1' };
    const child = spawn(process.execPath, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const pieces: Record<'out' | 'err', Buffer[]> = { out: [], err: [] };
    child.stdout.on('data', (piece: Buffer) => void pieces.out.push(piece));
    child.stderr.on('data', (piece: Buffer) => void pieces.err.push(piece));
    child.once('error', reject);
    child.once('close', (code) => {
      const [out, err] = [Buffer.concat(pieces.out).toString(), Buffer.concat(pieces.err).toString()];
      resolve({ code, out, err: err.trim() });
    });
  });
}
