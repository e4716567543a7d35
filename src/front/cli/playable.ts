import { prescan } from '../../bytes/scan/prescan.js';
import { MAX_CREDENTIALS } from '../../verdict/lint/redaction.js';
import { type PlayableRoom, readRoom } from '../../verdict/play/read-room.js';
import { SnapshotError } from '../../verdict/references/read-snapshot.js';
import { CommandError } from '../../world/files/command-error.js';
import { inputName, readInput } from '../../world/workspace/source.js';
import type { Terminal } from './terminal.js';

/** The bytes of a file, or of standard input for "-". @throws CommandError */
export function readBytes(path: string, cwd: string, { world }: Terminal): Uint8Array {
  return readInput(path, { cwd, stdin: world.stdin });
}

/** The room in a file. @throws CommandError when there is none */
export function readPlayableRoom(path: string, cwd: string, terminal: Terminal): PlayableRoom {
  const bytes = readBytes(path, cwd, terminal);
  return showable(bytes, path, terminal, () => readRoom(bytes));
}

/** Reads a snapshot and hides its credentials. @throws CommandError when it is not a snapshot */
export function showable<Reading>(
  bytes: Uint8Array,
  path: string,
  terminal: Terminal,
  read: () => Reading,
): Reading {
  try {
    const reading = read();
    hideCredentialsOfJson(bytes, path, terminal);
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
