import { writeSync } from 'node:fs';
import { whyRefused } from '../files/refusals.js';

/** Takes the output of a run. */
export interface Stream {
  /** @throws OutputError */
  write(bytes: Uint8Array): void;
}

/** Standard output cannot be written. */
export class OutputError extends Error {}

/** Milliseconds between two tries at a pipe that is full. */
const PATIENCE = 5;

/**
 * A file descriptor that is written at once. process.stdout would take 7 ms to set up, and would keep in
 * memory what its reader has not taken yet.
 *
 * When the reader closes the pipe early, as in `roomlint check | head`, the rest is dropped and the exit code
 * stays the same.
 *
 * @param name what to call it in errors; undefined when errors are to be ignored
 */
export function descriptorStream(file: number, name: string | undefined): Stream {
  let isClosed = false;
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length && !isClosed; ) {
        try {
          at += writeSync(file, bytes, at);
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException;
          if (code === 'EAGAIN') {
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
            continue;
          }
          isClosed = true;
          if (name !== undefined && code !== 'EPIPE' && code !== 'EBADF')
            throw new OutputError(`${name}: ${whyRefused('write', error)}`);
        }
      }
    },
  };
}
