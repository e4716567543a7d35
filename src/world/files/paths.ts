import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path from a folder to another path, with `/` on every system. */
export function relativePath(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** The same for a path inside the folder, empty for the folder itself; undefined for one outside of it. */
export function pathInside(folder: string, path: string): string | undefined {
  const inside = relativePath(folder, path);
  return inside === '..' || inside.startsWith('../') || isAbsolute(inside) ? undefined : inside;
}

/** Which of two paths comes first by its bytes, as git sorts them. */
export function comparePaths(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

/** The path without links; undefined where nothing is. */
export function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

/** The path of a `file:` URI; undefined for any other address, and for a file on another machine. */
export function filePath(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
