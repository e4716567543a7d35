import { pathMatcher } from '../lint/path-glob.js';

const GLOB = /[*?[\]{}]/;
/** A glob that matches at any depth: with `**`, or alternatives with a slash or more alternatives. */
const ANY_DEPTH = /\*\*|\{[^}]*[/{]/;

/** Whether a path that leads to nothing may be meant as a pattern. */
export function mayBeGlob(path: string): boolean {
  return GLOB.test(path);
}

/** A pattern of the command line. */
export interface Glob {
  /** The folder that it begins with; "" for the current one. */
  readonly base: string;
  /** Levels of folders below `base` that can hold a match, the first included. */
  readonly depth: number;
  /** Whether the last part of the pattern is a name without wildcards. */
  readonly namesFiles: boolean;
  /** @param inside the path from `base` on, with `/` */
  matches(inside: string, name: string): boolean;
}

/** Reads a pattern, or says why it is invalid. Without a dot in its last part, it matches `.json` files. */
export function readGlob(pattern: string): Glob | string {
  if (/^!/.test(pattern)) return 'no such file, and a pattern must name what to check: remove the "!"';
  const { base, glob } = splitBase(pattern);
  const matches = pathMatcher(glob, { dot: false });
  if (typeof matches === 'string') return `invalid pattern: ${matches}`;
  const last = glob.slice(glob.lastIndexOf('/') + 1);
  return {
    base,
    depth: ANY_DEPTH.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length,
    namesFiles: !GLOB.test(last),
    matches: (inside, name) => {
      const isJson = /\.json$/i.test(name);
      // Letters of the extension in another case do not hide a snapshot.
      const isMatch = matches(inside) || (isJson && matches(inside.replace(/\.json$/i, '.json')));
      return isMatch && (last.includes('.') || isJson);
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
