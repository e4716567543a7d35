import { resolve } from 'node:path';
import { type BufferMaker, unprescannedBuffer } from '../files/prescan-thread.js';
import { readDescriptor, readSnapshotFile } from '../files/read.js';
import { type PlayableRoom, readRoom } from '../flow/play/read-room.js';
import { MAX_CREDENTIALS } from '../lint/redaction.js';
import { SnapshotError } from '../references/read-snapshot.js';
import type { Prescan } from '../scan/prescan.js';
import { CommandError } from '../workspace/command-error.js';
import { STDIN } from '../workspace/path-source.js';
import { maskOutput } from './masking.js';
import { mostBytes } from './most-bytes.js';
import type { Terminal } from './terminal.js';

/** The bytes of a file, and a prescan of them. */
export interface ReadBytes {
  readonly bytes: Uint8Array;
  prescanned(): Prescan;
}

/** The bytes of a file, or of standard input for "-". @throws CommandError */
export function readBytes(
  path: string,
  cwd: string,
  { world }: Terminal,
  bufferFor: BufferMaker = unprescannedBuffer,
): ReadBytes {
  const most = mostBytes();
  const reading =
    path === STDIN
      ? readDescriptor(world.stdin, most, bufferFor)
      : readSnapshotFile(resolve(cwd, path), most, bufferFor);
  if (reading.kind === 'bytes') {
    let found: Prescan | undefined;
    const prescanned = (): Prescan => {
      found ??= reading.prescanned();
      return found;
    };
    return { bytes: reading.bytes, prescanned };
  }
  const why =
    reading.kind === 'error'
      ? reading.message
      : `larger than ${most.toLocaleString('en')} bytes, the most that an import accepts`;
  throw new CommandError(`${shownName(path)}: ${why}`);
}

/** The room in a file. @throws CommandError when there is none */
export function readPlayableRoom(path: string, cwd: string, terminal: Terminal): PlayableRoom {
  maskOutput(terminal);
  const read = readBytes(path, cwd, terminal);
  return showable(read, path, terminal, () => readRoom(read.bytes));
}

/**
 * What is read of a snapshot, once its credentials are hidden. @throws CommandError where there is no
 * snapshot
 */
export function showable<Reading>(
  { bytes, prescanned }: ReadBytes,
  path: string,
  terminal: Terminal,
  read: () => Reading,
): Reading {
  try {
    const reading = read();
    if (prescanned().secretHints) hideCredentials(bytes, path, terminal);
    return reading;
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    hideCredentials(bytes, path, terminal);
    const { at, message } = error;
    const place = at === undefined ? ':' : `:${at.line}:${at.column}`;
    throw new CommandError(`${shownName(path)}${place} ${message}`);
  }
}

/** Hides what a file holds in all that is printed from now on. @throws CommandError when that is too much */
export function hideCredentials(bytes: Uint8Array, path: string, terminal: Terminal): void {
  if (!terminal.hide(bytes, MAX_CREDENTIALS))
    throw new CommandError(
      `${shownName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString('en')} credentials: remove them`,
    );
}

export function shownName(path: string): string {
  return path === STDIN ? '<stdin>' : path;
}
