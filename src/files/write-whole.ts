import { closeSync, fsync, fsyncSync, openSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { FILE_PIECE } from './sizes.js';

/** Writes all bytes to an open file. */
export function writeWhole(file: number, bytes: Uint8Array): void {
  let written = 0;
  while (written < bytes.length) {
    // A disk that is nearly full takes a part, and only the next call fails.
    written += writeSync(file, bytes, written, Math.min(FILE_PIECE, bytes.length - written));
  }
}

/** Flushes a file to disk. Yarn's Plug'n'Play has file handles without `sync`. */
export const flushFile: (file: number) => Promise<void> = promisify(fsync);

/** Makes a rename outlast a power failure, if the system can flush a folder. */
export function flushFolder(folder: string): void {
  try {
    const file = openSync(folder, 'r');
    try {
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch {
    // Windows does not allow it, and neither do some network disks.
  }
}

/** As {@link flushFolder}, without keeping the process from other work. */
export async function flushFolderSoon(folder: string): Promise<void> {
  try {
    const file = await open(folder, 'r');
    try {
      await flushFile(file.fd);
    } finally {
      await file.close();
    }
  } catch {
    // As above.
  }
}
