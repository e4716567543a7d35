import { dirname } from 'node:path';
import { createFile } from './pending-file.js';
import { flushFolder } from './replace-file.js';

/**
 * Writes a file that outlasts a crash and a power failure when this returns: whole under its name, or not at all.
 *
 * @param path absolute
 * @throws LinkError, or what the system throws
 */
export function writeDurably(path: string, bytes: Uint8Array): void {
  createFile(path, bytes);
  flushFolder(dirname(path));
}
