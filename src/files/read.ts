import { closeSync, fstatSync, readSync } from 'node:fs';
import type { Prescan } from '../scan/prescan.js';
import { openToRead } from './open-to-read.js';
import { type BufferMaker, prescannedBuffer } from './prescan-thread.js';
import { whyRefused } from './refusals.js';
import { FIRST_PIECE, PIPE_PIECE } from './sizes.js';

/** The bytes of a snapshot, or why there are none. */
export type FileReading =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array; readonly prescanned: () => Prescan }
  | { readonly kind: 'too-large'; readonly size: number }
  | { readonly kind: 'error'; readonly message: string };

/** Reads a file, or a pipe that is open, into one buffer, unless it has more than `maxBytes`. */
export function readSnapshotFile(
  path: string,
  maxBytes: number,
  bufferFor: BufferMaker = prescannedBuffer,
): FileReading {
  let file: number;
  try {
    file = openToRead(path);
  } catch (error) {
    return { kind: 'error', message: whyRefused('read', error) };
  }
  try {
    return readOpenFile(file, maxBytes, bufferFor);
  } catch (error) {
    return { kind: 'error', message: whyRefused('read', error) };
  } finally {
    closeSync(file);
  }
}

/** Enough of a file to see the first keys. */
const HEAD = 65_536;

/** The first bytes of a file; undefined if it cannot be read. */
export function readHead(path: string): Uint8Array | undefined {
  let file: number | undefined;
  try {
    file = openToRead(path);
    const bytes = new Uint8Array(HEAD);
    return bytes.subarray(0, readSync(file, bytes));
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/** Reads an open file, such as standard input, to its end or to the first bytes beyond `maxBytes`. */
export function readDescriptor(
  file: number,
  maxBytes: number,
  bufferFor: BufferMaker = prescannedBuffer,
): FileReading {
  try {
    return readOpenFile(file, maxBytes, bufferFor);
  } catch (error) {
    return { kind: 'error', message: whyRefused('read', error) };
  }
}

function readOpenFile(file: number, maxBytes: number, bufferFor: BufferMaker): FileReading {
  const stats = fstatSync(file);
  if (stats.isDirectory()) return { kind: 'error', message: 'this is a folder, not a file' };
  if (!stats.isFile()) return readStream(file, maxBytes, bufferFor);
  if (stats.size > maxBytes) return { kind: 'too-large', size: stats.size };
  return readWhole(file, stats.size, maxBytes, bufferFor);
}

function readWhole(file: number, size: number, maxBytes: number, bufferFor: BufferMaker): FileReading {
  const buffer = bufferFor(size);
  let length = 0;
  try {
    while (length < size) {
      const count = readSync(file, buffer.bytes, length, size - length, null);
      if (count === 0) break;
      length += count;
    }
  } finally {
    // Also when reading fails: the prescan on the other core would wait forever.
    buffer.bytesAreThere(length);
  }
  if (length < size)
    return { kind: 'bytes', bytes: buffer.bytes.subarray(0, length), prescanned: buffer.prescanned };
  // A file that grew meanwhile, or whose size is unknown (as in /proc), is longer than its size says.
  const rest = readStream(file, maxBytes - length, bufferFor);
  if (rest.kind === 'too-large') return { kind: 'too-large', size: length + rest.size };
  if (rest.kind === 'error' || rest.bytes.length === 0)
    return { kind: 'bytes', bytes: buffer.bytes, prescanned: buffer.prescanned };
  return fromPieces([buffer.bytes, rest.bytes], length + rest.bytes.length, bufferFor);
}

function readStream(file: number, maxBytes: number, bufferFor: BufferMaker): FileReading {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    // Only the last piece is not full: a pipe gives less at a time than a piece holds.
    const piece = Buffer.allocUnsafeSlow(pieces.length === 0 ? FIRST_PIECE : PIPE_PIECE);
    let filled = 0;
    while (filled < piece.length) {
      const count = readPatiently(file, piece.subarray(filled));
      if (count === 0) {
        pieces.push(piece.subarray(0, filled));
        return fromPieces(pieces, length, bufferFor);
      }
      filled += count;
      length += count;
      if (length > maxBytes) return { kind: 'too-large', size: length };
    }
    pieces.push(piece);
  }
}

function fromPieces(pieces: readonly Uint8Array[], length: number, bufferFor: BufferMaker): FileReading {
  const buffer = bufferFor(length);
  let at = 0;
  for (const piece of pieces) {
    buffer.bytes.set(piece, at);
    at += piece.length;
  }
  buffer.bytesAreThere(length);
  return { kind: 'bytes', bytes: buffer.bytes, prescanned: buffer.prescanned };
}

/** A terminal or pipe may say "not now" (EAGAIN) or end by EOF on Windows: neither is a failure. */
function readPatiently(file: number, into: Uint8Array): number {
  for (;;)
    try {
      return readSync(file, into, 0, into.length, null);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
}
