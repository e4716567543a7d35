import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  read,
  readFileSync,
  readSync,
  type Stats,
  statSync,
} from 'node:fs';
import { promisify } from 'node:util';
import { roomForText } from '../../bytes/scan/prescan.js';
import { LF } from '../../bytes/text/characters.js';
import { decodeLoosely } from '../../bytes/text/encoding.js';
import { RefusedError, whyRefused } from './refusals.js';

/* Reads files, pipes and lines, within limits. What the system refuses is said in words. */

const MIB = 1024 * 1024;
/** The first piece of a pipe: most are shorter. */
const FIRST_PIECE = 65_536;
/** The other pieces of a pipe. */
const PIPE_PIECE = MIB;
/** The most that is read where no size is known before: of git's answers, lists and named settings. */
export const MAX_OUTPUT = 256 * MIB;

/** The bytes of a snapshot, or why there are none. */
export type FileReading =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large'; readonly size: number; readonly message: string }
  | { readonly kind: 'error'; readonly message: string };

/** Bytes that are known already, as a reading with a limit. */
export function upTo(maxBytes: number, bytes: Uint8Array): FileReading {
  return bytes.length > maxBytes ? tooLarge(bytes.length, maxBytes) : { kind: 'bytes', bytes };
}

/** What is not read. */
export function tooLarge(size: number, maxBytes: number): FileReading {
  return { kind: 'too-large', size, message: `it is larger than ${maxBytes.toLocaleString('en')} bytes` };
}

/** Reads a file, a pipe that is open, or an open file such as standard input, unless it has more than `maxBytes`. */
export function readSnapshotFile(from: string | number, maxBytes: number): FileReading {
  try {
    if (typeof from === 'number') return readOpenFile(from, maxBytes);
    return withFile(from, (file) => readOpenFile(file, maxBytes));
  } catch (error) {
    return { kind: 'error', message: whyRefused('read', error) };
  }
}

/** Reads several as {@link readSnapshotFile} does, side by side: to copy 50 MB takes a quarter of a second. */
export function readSnapshotFiles(
  from: readonly (string | number)[],
  maxBytes: number,
): Promise<readonly FileReading[]> {
  return Promise.all(
    from.map((each) =>
      typeof each === 'string' ? readBesideOthers(each, maxBytes) : readSnapshotFile(each, maxBytes),
    ),
  );
}

async function readBesideOthers(path: string, maxBytes: number): Promise<FileReading> {
  try {
    const file = openToRead(path);
    try {
      const { size } = fstatSync(file);
      if (size > maxBytes) return tooLarge(size, maxBytes);
      const bytes = bytesFor(size);
      const { bytesRead } = await promisify(read)(file, bytes, 0, size, null);
      return readWhole(file, bytes, maxBytes, bytesRead);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { kind: 'error', message: whyRefused('read', error) };
  }
}

/** Enough of a file to see the first keys. */
const HEAD = 65_536;

/** The first bytes of a file; undefined if it cannot be read. */
export function readHead(path: string): Uint8Array | undefined {
  const bytes = new Uint8Array(HEAD);
  try {
    const length = withFile(path, (file) => readSync(file, bytes));
    return bytes.subarray(0, length);
  } catch {
    return undefined;
  }
}

function readOpenFile(file: number, maxBytes: number): FileReading {
  const stats = fstatSync(file);
  if (stats.isDirectory()) return { kind: 'error', message: 'this is a folder, not a file' };
  if (!stats.isFile()) return readStream(file, maxBytes);
  if (stats.size > maxBytes) return tooLarge(stats.size, maxBytes);
  return readWhole(file, bytesFor(stats.size), maxBytes);
}

/** A Buffer, as pipes give one. */
function bytesFor(size: number): Buffer {
  const room = roomForText(size);
  return Buffer.from(room.buffer, room.byteOffset, size);
}

/** @param filled how many of the bytes have been read */
function readWhole(file: number, bytes: Buffer, maxBytes: number, filled = 0): FileReading {
  let length = filled;
  while (length < bytes.length) {
    const count = readSync(file, bytes, length, bytes.length - length, null);
    if (count === 0) break;
    length += count;
  }
  if (length < bytes.length) return { kind: 'bytes', bytes: bytes.subarray(0, length) };
  // A file that grew meanwhile, or whose size is unknown (as in /proc), is longer than its size says.
  const rest = readStream(file, maxBytes - length);
  if (rest.kind === 'too-large') return tooLarge(length + rest.size, maxBytes);
  if (rest.kind === 'error' || rest.bytes.length === 0) return { kind: 'bytes', bytes };
  return { kind: 'bytes', bytes: Buffer.concat([bytes, rest.bytes]) };
}

function readStream(file: number, maxBytes: number): FileReading {
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
        return { kind: 'bytes', bytes: Buffer.concat(pieces, length) };
      }
      filled += count;
      length += count;
      if (length > maxBytes) return tooLarge(length, maxBytes);
    }
    pieces.push(piece);
  }
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

/** A line that is longer is not what was asked for. */
const MAX_LINE_LENGTH = 4096;

/** Reads a line from a terminal or pipe, and waits for it; undefined at its end. */
export function readLine(file: number): string | undefined {
  const bytes: number[] = [];
  const one = Buffer.alloc(1);
  while (bytes.length < MAX_LINE_LENGTH) {
    if (readPatiently(file, one) === 0) {
      if (bytes.length === 0) return undefined;
      break;
    }
    if (one[0] === LF) break;
    bytes.push(one[0] ?? LF);
  }
  return Buffer.from(bytes).toString('utf8').replace(/\r$/, '');
}

/** The text of a file that decides what is found, or why there is none. */
export function readSettings(path: string) {
  const reading = readInFull(path);
  if (reading.kind !== 'bytes') return { kind: 'error', message: reading.message } as const;
  return { kind: 'text', text: decodeLoosely(reading.bytes) } as const;
}

/** Reads a file that need not hold a snapshot, such as a list or a baseline. */
export function readInFull(from: string | number): FileReading {
  return readSnapshotFile(from, MAX_OUTPUT);
}

/** Opens a plain file, or a pipe that is already open: others may never end. @throws RefusedError */
function openToRead(path: string): number {
  const found = statSync(path);
  if (found.isFIFO() && isOpenAlready(path)) return openSync(path, 'r');
  requireFile(found);
  // Another program may put a pipe in its place meanwhile.
  const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    requireFile(fstatSync(file));
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The bytes of a plain file. @throws RefusedError, and what the system says */
export function readPlainFile(path: string): Buffer {
  return withFile(path, (file) => readFileSync(file));
}

/** Opens a file to be read, and closes it. @throws RefusedError, and what the system says */
function withFile<Value>(path: string, read: (file: number) => Value): Value {
  const file = openToRead(path);
  try {
    return read(file);
  } finally {
    closeSync(file);
  }
}

/** @throws RefusedError */
export function requireFile(stats: Stats): void {
  if (stats.isFile()) return;
  if (stats.isDirectory()) throw new RefusedError('this is a folder, not a file');
  if (stats.isFIFO())
    throw new RefusedError('this is a named pipe, not a file: save its content to a file first');
  if (stats.isSocket()) throw new RefusedError('this is a socket, not a file');
  throw new RefusedError('this is a device, not a file');
}

function isOpenAlready(path: string): boolean {
  return /^\/(?:dev\/(?:stdin$|fd\/\d+$)|proc\/(?:self|\d+)\/fd\/\d+$)/.test(path);
}
