import { closeSync, fchmodSync, openSync, unlinkSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolders } from './make-folders.js';
import { refuseLinks } from './pending-file.js';
import { writeWhole } from './write-whole.js';

/** Writes a new file and missing folders. @param top links below it are refused @throws LinkError */
export function createFile(path: string, top: string, bytes: Uint8Array, isProgram: boolean): void {
  refuseLinks(path, top);
  makeFolders(dirname(path));
  const file = openSync(path, 'wx');
  try {
    writeWhole(file, bytes);
    // Not by openSync, whose mode a umask may narrow.
    if (isProgram) fchmodSync(file, 0o755);
  } catch (error) {
    unlinkSync(path);
    throw error;
  } finally {
    closeSync(file);
  }
}
