import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder, and those above it that are missing. `mkdirSync` with `recursive` does not return where a
 * file system says of a folder that is there that it is not, as /proc does.
 *
 * @throws what mkdirSync throws
 */
export function makeFolders(path: string): void {
  const missing: string[] = [];
  for (let folder = resolve(path); !existsSync(folder); folder = dirname(folder)) missing.push(folder);
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
    } catch (error) {
      // Somebody else was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  // Where a file is in the way, this throws.
  if (!statSync(path).isDirectory()) mkdirSync(path);
}
