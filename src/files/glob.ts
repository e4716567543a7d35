import type picomatch from 'picomatch';

const GLOB = /[*?[\]{}()!]/;
/** A glob that can match at any depth: it has `**`, or alternatives that hold a slash (or alternatives again). */
const ANY_DEPTH = /\*\*|[({][^)}]*[/({]/;
/** In a name every character may stand, a line feed too. */
export const GLOB_OPTIONS = { flags: 's' } as const;

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
  /** Whether the pattern spells the names out that it wants, at least in part. */
  readonly namesFiles: boolean;
  /** @param inside the path from `base` on, with `/` */
  matches(inside: string, name: string): boolean;
}

/** Reads a pattern, or says why it is none. It matches `.json` only, where its last part has no dot. */
export async function readGlob(pattern: string): Promise<Glob | string> {
  if (/^!(?!\()/.test(pattern)) return 'no such file, and a pattern names what to check: remove the "!"';
  const { default: compile }: { default: typeof picomatch } = await import('picomatch');
  try {
    const { base, glob } = compile.scan(pattern, { unescape: true });
    const matches = compile(glob, GLOB_OPTIONS);
    const last = glob.slice(glob.lastIndexOf('/') + 1);
    return {
      base,
      depth: ANY_DEPTH.test(glob) ? Number.POSITIVE_INFINITY : glob.split('/').length,
      namesFiles: !GLOB.test(last),
      matches: (inside, name) => matches(inside) && (last.includes('.') || name.endsWith('.json')),
    };
  } catch (error) {
    return `invalid pattern: ${(error as Error).message}`;
  }
}
