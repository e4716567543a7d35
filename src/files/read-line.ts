import { readSync } from 'node:fs';

const LINE_FEED = 0x0a;
/** A line that is longer is not what was asked for. */
const MAX_LINE_LENGTH = 4096;
const PATIENCE = 10;

/** Reads a line from a terminal or pipe, and waits for it; undefined at its end. */
export function readLine(file: number): string | undefined {
  const bytes: number[] = [];
  const one = Buffer.alloc(1);
  while (bytes.length < MAX_LINE_LENGTH) {
    if (readByte(file, one) === 0) return bytes.length === 0 ? undefined : decoded(bytes);
    const byte = one[0] ?? LINE_FEED;
    if (byte === LINE_FEED) break;
    bytes.push(byte);
  }
  return decoded(bytes);
}

function decoded(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString('utf8').replace(/\r$/, '');
}

function readByte(file: number, into: Uint8Array): number {
  for (;;)
    try {
      return readSync(file, into, 0, 1, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE);
    }
}
