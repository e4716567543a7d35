import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';

/** What a tool made of a text, or why it made nothing. */
export type ToolOutput =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'error'; readonly message: string };

/** The text that a tool gets on its standard input. */
export interface ToolInput {
  readonly bytes: Uint8Array;
  /** The file that holds it; undefined when it came from standard input. */
  readonly path: string | undefined;
}

/**
 * Runs a command by the shell with a text on its standard input, and gives what it writes to standard output. Its standard error goes
 * where ours goes. A tool that does not read its input to the end is not at fault for that.
 *
 * @param most bytes of output that are taken at most; a tool that writes more is stopped
 */
export function runThrough(command: string, { bytes, path }: ToolInput, most: number): Promise<ToolOutput> {
  const file = path === undefined ? undefined : openFile(path);
  return new Promise((resolve) => {
    const tool = spawn(command, { shell: true, stdio: [file ?? 'pipe', 'pipe', 'inherit'] });
    if (file !== undefined) closeSync(file);
    const pieces: Buffer[] = [];
    let length = 0;
    tool.on('error', (error) =>
      resolve({ kind: 'error', message: `it cannot be started: ${error.message}` }),
    );
    tool.stdin?.on('error', () => {
      // It has closed its input, and tells by its exit code whether that was meant.
    });
    tool.stdout?.on('data', (piece: Buffer) => {
      length += piece.length;
      if (length <= most) {
        pieces.push(piece);
        return;
      }
      // Ending the shell does not end what it has started. With nobody at the other end of the pipe that ends, too, and
      // is not waited for.
      tool.stdin?.destroy();
      tool.stdout?.destroy();
      tool.kill();
      tool.unref();
      resolve({ kind: 'error', message: `it wrote more than ${most.toLocaleString('en')} bytes` });
    });
    tool.on('close', (code, signal) => {
      if (signal !== null) resolve({ kind: 'error', message: `it was ended by ${signal}` });
      else if (code !== 0) resolve({ kind: 'error', message: `it ended with exit code ${code}` });
      else resolve({ kind: 'bytes', bytes: Buffer.concat(pieces) });
    });
    tool.stdin?.end(bytes);
  });
}

/**
 * Opens a regular file for a tool, as `tool < file` does: Node's own pipes are sockets, which a tool cannot open as /dev/stdin.
 * What can be read only once, such as a named pipe, has been read already and is undefined.
 */
function openFile(path: string): number | undefined {
  try {
    return statSync(path).isFile() ? openSync(path, 'r') : undefined;
  } catch {
    // It has gone meanwhile, but its bytes are here.
    return undefined;
  }
}
