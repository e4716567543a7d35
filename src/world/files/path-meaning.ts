import { lstatSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { pathMatcher } from '../../verdict/lint/path-glob.js';
import { isFolderPassedBy, isJsonName, isOwnFile } from './known-files.js';
import { relativePath } from './paths.js';
import { whyRefused } from './refusals.js';

/* Paths and globs: what one on the command line means, and whether one of a config matches a file. */

/** What a path of the command line means. */
export interface Meaning {
  /** `path` is a file, or something that is not there and that git may know. */
  readonly kind: 'path' | 'folder' | 'glob';
  /** The file or folder, or the folder that a glob begins with, as an absolute path. */
  readonly base: string;
  /** The same as it was given. */
  readonly shown: string;
  /** Levels of folders below the base that can hold a file, the first included. */
  readonly depth: number;
  /** @param inside the path of a file from the base on, with `/` */
  takes(inside: string): boolean;
}

const GLOB = /[*?[\]{}]/;
/** A glob that matches at any depth: with `**`, or alternatives with a slash or more alternatives. */
const ANY_DEPTH = /\*\*|\{[^}]*[/{]/;

/** What a path means, or why it means nothing. */
export function meaningOf(path: string, cwd: string, takesGlobs: boolean): Meaning | string {
  if (path === '') return 'the path is empty: use "." for the current folder';
  const base = resolve(cwd, path);
  const shared = { base, shown: path, depth: Number.POSITIVE_INFINITY };
  try {
    if (!statSync(base).isDirectory()) return { ...shared, kind: 'path', takes: (inside) => inside === '' };
    return {
      ...shared,
      kind: 'folder',
      takes: (inside) => isJsonName(inside) && !isPassedBy(inside),
    };
  } catch (error) {
    const isAbsent = ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
    if (isAbsent && takesGlobs && GLOB.test(path) && !isLink(base)) return readGlob(path, cwd);
    if (!isAbsent) return whyRefused('read', error);
    // Git may have it, or files below it, where the work tree has not.
    const takes = (inside: string): boolean => inside === '' || isJsonName(inside);
    return { ...shared, kind: 'path', takes };
  }
}

/** Without a dot in its last part, a pattern matches `.json` files. */
function readGlob(pattern: string, cwd: string): Meaning | string {
  if (pattern.startsWith('!')) return 'no such file, and a pattern must name what to check: remove the "!"';
  const { base, glob } = splitBase(pattern);
  const matches = pathMatcher(glob, { dot: false });
  if (typeof matches === 'string') return `invalid pattern: ${matches}`;
  const last = glob.slice(glob.lastIndexOf('/') + 1);
  const depth = ANY_DEPTH.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length;
  return {
    kind: 'glob',
    base: resolve(cwd, base),
    shown: base === '' ? '.' : base,
    depth,
    takes: (inside) => {
      if (isPassedBy(inside)) return false;
      const isJson = /\.json$/i.test(inside);
      // Letters of the extension in another case do not hide a snapshot.
      const isMatch = matches(inside) || (isJson && matches(inside.replace(/\.json$/i, '.json')));
      return isMatch && (last.includes('.') || isJson) && (!isOwnFile(inside) || !GLOB.test(last));
    },
  };
}

/** Splits a pattern into the folders before its first wildcard and the rest. */
function splitBase(pattern: string): { readonly base: string; readonly glob: string } {
  const parts = pattern.replace(/^(?:\.\/)+/, '').split('/');
  const first = parts.findIndex((part) => GLOB.test(part.replace(/\\./g, '')));
  const plain = first < 0 ? parts.length - 1 : first;
  const base = parts.slice(0, plain).join('/').replace(/\\(.)/g, '$1');
  return { base: base === '' && plain > 0 ? '/' : base, glob: parts.slice(plain).join('/') };
}

/** Whether a file lies in a folder that no search looks into. @param inside its path from the search on */
function isPassedBy(inside: string): boolean {
  return inside.split('/').slice(0, -1).some(isFolderPassedBy);
}

export function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

const compiled = new Map<string, (path: string) => boolean>();

/** Whether a glob of a config in `folder` matches a file, or a folder above it; dots are ordinary characters. */
export function matchesFile(glob: string, folder: string, file: string): boolean {
  return getOrInsert(compiled, glob, () => compileFileGlob(glob))(relativePath(folder, file));
}

/** Invalid globs are faults of the config, and do not get here. */
function compileFileGlob(glob: string): (path: string) => boolean {
  const below = `${glob.replace(/(?<!\/)\/+$/, '')}/**`;
  const matchers = (glob.endsWith('*') ? [glob] : [glob, below]).map((each) =>
    pathMatcher(each, { dot: true }),
  );
  return (path) => matchers.some((matcher) => typeof matcher === 'function' && matcher(path));
}
