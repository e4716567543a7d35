import { isAbsolute, relative, sep } from 'node:path';

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
