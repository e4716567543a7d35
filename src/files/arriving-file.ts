import { unlinkSync } from 'node:fs';
import { type FileHandle, open, rename, unlink } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryPath } from './leftovers.js';

/**
 * A file whose bytes arrive piece by piece, as from a network. It appears under its name only when all of them are on the disk. Until then
 * they are in a temporary file beside it: after every crash, the path leads to the old file or to the new one. It never blocks the
 * process: a service goes on with its other requests. A command has nothing else to do and uses PendingFile, which needs no promises.
 */
export class ArrivingFile {
  private isOver = false;

  private constructor(
    private readonly path: string,
    private readonly temporary: string,
    private readonly file: FileHandle,
  ) {}

  /** @param mode the rights of the new file, before the umask */
  static async open(path: string, mode = 0o666): Promise<ArrivingFile> {
    const temporary = temporaryPath(path);
    const file = await open(temporary, 'wx', mode);
    unfinished.add(temporary);
    return new ArrivingFile(path, temporary, file);
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) at += (await this.file.write(bytes, at)).bytesWritten;
  }

  /** Puts the file in its place. */
  async commit(): Promise<void> {
    await this.file.sync();
    await this.file.close();
    await rename(this.temporary, this.path);
    this.isOver = true;
    unfinished.delete(this.temporary);
    await flushFolder(dirname(this.path));
  }

  /** Removes the temporary file if the file is not in its place. */
  async discard(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    await this.file.close().catch(() => {});
    // What cannot be removed now is removed at the next start.
    await unlink(this.temporary).catch(() => {});
    unfinished.delete(this.temporary);
  }
}

/** Temporary files to remove when the process ends early. */
const unfinished = new Set<string>();
process.on('exit', () => {
  for (const path of unfinished) {
    try {
      unlinkSync(path);
    } catch {
      // The next start removes it.
    }
  }
});

/** Writes a file, whole or not at all. The caller must prevent that two run at once for one path: either of them could win. */
export async function putFile(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const file = await ArrivingFile.open(path, mode);
  try {
    await file.write(bytes);
    await file.commit();
  } finally {
    await file.discard();
  }
}

/** Makes a rename outlast a power failure, where the system allows to flush a folder. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const file = await open(folder, 'r');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  } catch {
    // Windows does not allow it, and neither do some network disks.
  }
}
