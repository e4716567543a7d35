import { type Prescan, prescan } from '../../bytes/scan/prescan.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/import-limit.js';
import { MAX_CREDENTIALS } from '../../verdict/lint/redaction.js';
import { type PlayableRoom, readRoom } from '../../verdict/play/read-room.js';
import { SnapshotError } from '../../verdict/references/read-snapshot.js';
import { type BufferMaker, unprescannedBuffer } from '../../world/files/prescan-thread.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { inputName, readInput, requireBytes } from '../../world/workspace/input.js';
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
  const reading = readInput(path, { cwd, stdin: world.stdin }, MAX_IMPORTED_BYTES, bufferFor);
  const { bytes, prescanned: prescan } = requireBytes(reading, inputName(path));
  let found: Prescan | undefined;
  const prescanned = (): Prescan => {
    found ??= prescan();
    return found;
  };
  return { bytes, prescanned };
}

/** The room in a file. @throws CommandError when there is none */
export function readPlayableRoom(path: string, cwd: string, terminal: Terminal): PlayableRoom {
  const read = readBytes(path, cwd, terminal);
  return showable(read, path, terminal, () => readRoom(read.bytes));
}

/** Reads a snapshot and hides its credentials. @throws CommandError when it is not a snapshot */
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
    throw new CommandError(`${inputName(path)}${place} ${message}`);
  }
}

/** Hides the credentials of a valid JSON text, if a quick look finds that it may hold some. @throws CommandError */
export function hideCredentialsOfJson(bytes: Uint8Array, path: string, terminal: Terminal): void {
  if (prescan(bytes).secretHints) hideCredentials(bytes, path, terminal);
}

/** Hides what a file holds in all that is printed from now on. @throws CommandError when that is too much */
export function hideCredentials(bytes: Uint8Array, path: string, terminal: Terminal): void {
  if (!terminal.hide(bytes, MAX_CREDENTIALS))
    throw new CommandError(
      `${inputName(path)}: not shown: it contains more than ${MAX_CREDENTIALS.toLocaleString('en')} credentials: remove them`,
    );
}
