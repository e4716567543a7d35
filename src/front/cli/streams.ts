import { writeSync } from 'node:fs';
import { whyRefused } from '../../world/files/refusals.js';

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
 * Writes to a file descriptor at once: process.stdout takes 7 ms to set up, and keeps what is not read yet.
 * After a reader closes the pipe, the rest is dropped. @param name for errors; undefined to ignore them
 */
export function descriptorStream(file: number, name: string | undefined): Stream {
  let isClosed = false;
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length && !isClosed; )
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
    },
  };
}

/** Pieces are joined up to about this many UTF-16 units, because small writes are slow. */
const BATCH = 1 << 18;

/** Writes many small pieces of text in few calls. */
export function writeBatched(pieces: Iterable<string>, write: (text: string) => void): void {
  let batch = '';
  for (const piece of pieces) {
    batch += piece;
    if (batch.length < BATCH) continue;
    write(batch);
    batch = '';
  }
  write(batch);
}
