import { spawn } from 'node:child_process';

/** What a tool made of a text, or why it made nothing. */
export type ToolOutput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly message: string };

/**
 * Runs a command by the shell with a text on its standard input, and gives what it writes to standard output. Its standard error goes
 * where ours goes. A tool that does not read its input to the end is not at fault for that.
 *
 * @param most bytes of output that are taken at most
 */
export function runThrough(command: string, input: Uint8Array, most: number): Promise<ToolOutput> {
  return new Promise((resolve) => {
    const tool = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    const pieces: Buffer[] = [];
    let length = 0;
    let isTooLong = false;
    tool.on('error', (error) =>
      resolve({ kind: 'error', message: `it cannot be started: ${error.message}` }),
    );
    tool.stdin.on('error', () => {
      // It has closed its input, and tells by its exit code whether that was meant.
    });
    tool.stdout.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) {
        pieces.push(piece);
      } else if (!isTooLong) {
        isTooLong = true;
        tool.kill();
      }
    });
    tool.on('close', (code, signal) => {
      if (isTooLong)
        resolve({ kind: 'error', message: `it wrote more than ${most.toLocaleString('en')} bytes` });
      else if (signal !== null) resolve({ kind: 'error', message: `it was ended by ${signal}` });
      else if (code !== 0) resolve({ kind: 'error', message: `it ended with exit code ${code}` });
      else resolve({ kind: 'bytes', bytes: Buffer.concat(pieces) });
    });
    tool.stdin.end(input);
  });
}
