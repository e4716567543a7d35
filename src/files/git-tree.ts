import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { LF } from '../text/characters.js';
import { type GitFolder, git } from './git-command.js';
import { pathInside } from './relative-path.js';
import { MAX_OUTPUT } from './sizes.js';

/** What a commit has under a name, after all links. */
export type Located =
  | { readonly kind: 'blob'; readonly id: string }
  /** A link leads out of the repository. No commit can change what is there. */
  | { readonly kind: 'outside'; readonly path: string }
  | { readonly kind: 'missing' };

const MISSING: Located = { kind: 'missing' };
/** Links that lead out of the repository and back are followed this often. */
const MAX_RETURNS = 5;

/** Finds files in a commit, also through links. @param names from `top` on @throws GitError */
export function locateInCommit(
  top: GitFolder,
  commit: string,
  names: readonly string[],
  returns = MAX_RETURNS,
): readonly Located[] {
  // Git reads one name in each line.
  const askable = names.filter((name) => !name.includes('\n') && !top.located.has(`${commit}:${name}`));
  const found = new Map(names.flatMap((name): [string, Located][] => locatedAhead(top, commit, name)));
  for (const name of askable) found.set(name, MISSING);
  const asked = askable.map((name) => `${commit}:${name}\n`).join('');
  if (askable.length === 0) return names.map((name) => found.get(name) ?? locateExactly(top, commit, name));
  const output = git(top, ['cat-file', '--batch-check', '--follow-symlinks'], MAX_OUTPUT, asked);
  let at = 0;
  for (const name of askable) {
    const end = output.indexOf(LF, at);
    const line = output.toString('utf8', at, end);
    at = end + 1;
    const [, id] = /^([0-9a-f]{40,64}) blob \d+$/.exec(line) ?? [];
    if (id !== undefined) found.set(name, { kind: 'blob', id });
    const [, kind, size] = /^(symlink|dangling|loop|notdir) (\d+)$/.exec(line) ?? [];
    if (size === undefined) continue;
    const path = output.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    if (kind === 'symlink') found.set(name, locateOutside(top, commit, path, returns));
  }
  return names.map((name) => found.get(name) ?? locateExactly(top, commit, name));
}

/** What is known of a name without asking. */
function locatedAhead(top: GitFolder, commit: string, name: string): [string, Located][] {
  const question = `${commit}:${name}`;
  if (!top.located.has(question)) return [];
  const id = top.located.get(question);
  return [[name, id === undefined ? MISSING : { kind: 'blob', id }]];
}

/** Finds a file whose name is longer than a line. */
function locateExactly(top: GitFolder, commit: string, name: string): Located {
  const id = blobOf(top, commit, name);
  return id === undefined ? MISSING : { kind: 'blob', id };
}

/** The id of a regular file in a commit, without following links. @throws GitError */
export function blobOf(top: GitFolder, commit: string, name: string): string | undefined {
  const listed = git(top, ['--literal-pathspecs', 'ls-tree', '--full-tree', '-z', commit, '--', name]);
  // Each is: mode type id TAB name
  return /^100\d+ blob ([0-9a-f]+)\t/.exec(String(listed))?.[1];
}

function locateOutside(top: GitFolder, commit: string, link: string, returns: number): Located {
  const path = realPathOf(resolve(top.path, link));
  const name = pathInside(top.path, path);
  if (name === undefined) return { kind: 'outside', path };
  if (returns === 0) return MISSING;
  return locateInCommit(top, commit, [name], returns - 1)[0] ?? MISSING;
}

function realPathOf(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // It is not there.
    return path;
  }
}
