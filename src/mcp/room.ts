import { type PlayableRoom, readRoom } from '../flow/play/read-room.js';
import { printable } from '../json/quote.js';
import { SnapshotError } from '../references/read-snapshot.js';
import { CommandError } from '../workspace/command-error.js';
import type { ReadFile } from './desk.js';

/** The room in a file. @throws CommandError when there is none */
export function roomIn(file: ReadFile): PlayableRoom {
  return orRefused(file, () => readRoom(file.bytes));
}

/** What is read of a snapshot. @throws CommandError where there is no snapshot */
export function orRefused<Reading>({ name }: ReadFile, read: () => Reading): Reading {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const { at, message } = error;
    const place = at === undefined ? ':' : `:${at.line}:${at.column}`;
    throw new CommandError(`${printable(name)}${place} ${message}. check says more, and fix may repair it`);
  }
}
