import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { readSnapshotFile } from '../files/read.js';
import { replaceFile } from '../files/replace-file.js';
import { FolderError } from './room-state.js';

/** The file that is pulled and pushed. */
export class FileOnDisk {
  /** Its name in its folder. */
  readonly name: string;

  /** @param path absolute */
  constructor(private readonly path: string) {
    this.name = basename(path);
  }

  /** @returns undefined if there is none. @throws FolderError */
  read(): Uint8Array | undefined {
    if (!existsSync(this.path)) return undefined;
    const reading = readSnapshotFile(this.path, Number.POSITIVE_INFINITY);
    if (reading.kind === 'bytes') return reading.bytes;
    throw new FolderError(`${this.name}: ${reading.message}`);
  }

  /** Replaces it if it holds `before`, or is not there for undefined. @returns whether it did */
  async write(before: Uint8Array | undefined, after: Uint8Array): Promise<boolean> {
    const replaced = replaceFile(this.path, before, after);
    if (replaced.kind === 'error') throw new FolderError(`${this.name}: ${replaced.message}`);
    return replaced.kind === 'replaced';
  }
}
