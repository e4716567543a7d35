import { existsSync } from 'node:fs';

/** A file or folder of the package, which has dist/ beside it, and src/ in the checkout; undefined if missing. */
export function inPackage(path: string): URL | undefined {
  return ['../', '../../']
    .map((up) => new URL(`${up}${path}`, import.meta.url))
    .find((place) => existsSync(place));
}
