import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FolderOnDisk, KEPT } from './folder-on-disk.js';

/** A room as a file was last pulled from it or pushed to it. */
export interface LastPull {
  readonly room: string;
  readonly bytes: Uint8Array;
}

/**
 * The rooms that a file was pulled from or pushed to, as they were then.
 *
 * @param file absolute
 * @throws FolderError where what was kept is damaged
 */
export function lastPulls(file: string): readonly LastPull[] {
  const beside = dirname(file);
  return roomsBeside(beside).flatMap((room) => {
    const folder = new FolderOnDisk(beside, room);
    const hash = folder.state().files.get(basename(file))?.base;
    const bytes = hash === undefined ? undefined : folder.base(hash);
    return bytes === undefined ? [] : [{ room, bytes }];
  });
}

/** Rooms with plain names: the names of others do not follow from their folders. */
function roomsBeside(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, KEPT), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.includes('%'))
      .map(({ name }) => name)
      .sort();
  } catch {
    // Nothing was pulled.
    return [];
  }
}
