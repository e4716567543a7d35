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
    terminal.hideJson(bytes);
    return reading;
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    terminal.hide(bytes);
    const { at, message } = error;
    const place = at === undefined ? ':' : `:${at.line}:${at.column}`;
    throw new CommandError(`${inputName(path)}${place} ${message}`);
  }
}
