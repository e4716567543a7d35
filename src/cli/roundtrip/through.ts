import { closeSync, openSync, statSync } from 'node:fs';
import { startProgram } from '../../files/start-program.js';

/** What a tool wrote, or why it wrote nothing. */
export type ToolOutput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly message: string };

/** What a tool reads from its standard input. */
export interface ToolInput {
  readonly bytes: Uint8Array;
  /** The file that holds it; undefined when it came from standard input. */
  readonly path: string | undefined;
  /** The folder to run it in. */
  readonly cwd: string;
}

/** Runs a shell command on some bytes, and returns its output. @param most stops it beyond so many */
export function runThrough(
  command: string,
  { bytes, path, cwd }: ToolInput,
  most: number,
): Promise<ToolOutput> {
  const file = path === undefined ? undefined : openFile(path);
  return new Promise((resolve) => {
    const stdio = [file ?? ('pipe' as const), 'pipe' as const, 'inherit' as const];
    const tool = startProgram(command, [], { cwd, env: process.env, shell: true, stdio });
    if (file !== undefined) closeSync(file);
    const pieces: Buffer[] = [];
    let length = 0;
    tool.on('error', (error) => resolve({ kind: 'error', message: `cannot be started: ${error.message}` }));
    tool.stdin?.on('error', () => {
      // It has closed its input. Its exit code says whether that was intended.
    });
    tool.stdout?.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) {
        pieces.push(piece);
        return;
      }
      // Ending the shell does not end its children. They end by themselves once their pipe is closed, and are
      // not waited for.
      tool.stdin?.destroy();
      tool.stdout?.destroy();
      tool.kill();
      tool.unref();
      resolve({ kind: 'error', message: `wrote more than ${most.toLocaleString('en')} bytes` });
    });
    tool.on('close', (code, signal) => {
      if (signal !== null) resolve({ kind: 'error', message: `was ended by ${signal}` });
      else if (code !== 0) resolve({ kind: 'error', message: `ended with exit code ${code}` });
      else resolve({ kind: 'bytes', bytes: Buffer.concat(pieces) });
    });
    tool.stdin?.end(bytes);
  });
}

/** Opens a regular file as `tool < file` does, because a tool cannot open Node's pipes as /dev/stdin. */
function openFile(path: string): number | undefined {
  try {
    return statSync(path).isFile() ? openSync(path, 'r') : undefined;
  } catch {
    // It was removed meanwhile, but its bytes have been read.
    return undefined;
  }
}
