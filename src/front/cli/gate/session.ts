import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import type { Config } from '../../../verdict/lint/config.js';
import { faultMessage, isSnapshotFault } from '../../../verdict/room/snapshot-text.js';
import { CommandError } from '../../../world/files/command-error.js';
import type { CommittedBase } from '../../../world/gate/committed-base.js';
import { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import { FolderError } from '../../../world/gate/room-state.js';
import { STDIN } from '../../../world/workspace/source.js';
import { statsOf } from '../option-values.js';
import type { Terminal } from '../terminal.js';

/* The room of a command and its folder: which ones are meant, and work on them. */

/** The identifier of the room that `--room` or the environment names. @throws CommandError without one */
export function chosenRoom({ room }: { readonly room?: string }, { world }: Terminal): string {
  const chosen = room ?? world.env.ROOMLINT_ROOM ?? '';
  if (chosen === '') throw new CommandError('no room: use --room ID, or set ROOMLINT_ROOM');
  return chosen;
}

/** The room folder in the given or nearest folder. @throws CommandError with a hint when the room was not pulled */
export function existingFolder(
  folder: string | undefined,
  cwd: string,
  room: string,
  hint = 'use --folder DIR to say where its file is',
): FolderOnDisk {
  const places = folder === undefined ? upwards(cwd) : [resolve(cwd, folder)];
  for (const place of places) {
    const found = new FolderOnDisk(place, room);
    if (found.exists) return found;
  }
  const where = folder === undefined ? 'here or in a folder above' : `in ${printable(folder)}`;
  throw new CommandError(`room ${printable(room)} was not pulled ${where}: pull it first, or ${hint}`);
}

function upwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}

/** The room folder beside a file, and its path. @throws CommandError for a file that cannot have one */
export function folderBeside(
  file: string,
  cwd: string,
  room: string,
): { readonly path: string; readonly folder: FolderOnDisk } {
  if (file === STDIN)
    throw new CommandError('a room is pulled into a file and pushed from it: name one, and not -');
  const path = resolve(cwd, file);
  const beside = dirname(path);
  if (!existsSync(beside)) throw new CommandError(`${printable(beside)}: no such folder`);
  const stats = statsOf(file, cwd);
  if (stats?.isDirectory()) throw new CommandError(`${printable(file)}: this is a folder, not a file`);
  if (stats !== undefined && !stats.isFile())
    throw new CommandError(`${printable(file)}: this is a pipe or device, not a file`);
  return { path, folder: new FolderOnDisk(beside, room) };
}

/** Works on a file whose base is also kept in one that can be committed, if the config says so. */
export async function withCommittedBase<Result>(
  remember: Config['remember'],
  base: CommittedBase,
  terminal: Terminal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (remember === undefined) return work();
  const why = base.recall();
  if (why !== undefined) terminal.warn(`${base.file.name} is not used: ${why}`);
  const before = base.synced;
  const result = await work();
  if (base.synced?.when !== before?.when && (await base.keep()))
    terminal.warn(`${base.file.name} is new: commit it together with ${base.name}`);
  return result;
}

/** Works on a room folder, locked if asked. Expected errors become CommandErrors. */
export async function withFolder<Result>(
  folder: FolderOnDisk,
  locks: boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  let release: (() => void) | undefined;
  try {
    if (locks) release = folder.lock();
    return await work();
  } catch (error) {
    if (error instanceof FolderError) throw new CommandError(error.message);
    throw isSnapshotFault(error) ? new CommandError(faultMessage(error)) : error;
  } finally {
    release?.();
  }
}
