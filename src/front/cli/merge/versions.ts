import { resolve } from 'node:path';
import { MAX_IMPORTED_BYTES } from '../../../model/snapshot/sections.js';
import type { Versions } from '../../../verdict/room/merge-versions.js';
import { SnapshotText, UnusableSnapshotError } from '../../../verdict/room/snapshot-text.js';
import { NotJsonError } from '../../../verdict/roundtrip/compare.js';
import { GitError, repositoryOf } from '../../../world/files/git.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { inputName, readInput, requireBytes } from '../../../world/workspace/input.js';
import type { Terminal } from '../terminal.js';

/** The base of a file that both have added. */
const EMPTY = new TextEncoder().encode('{}');

/** @throws CommandError for a file that cannot be read */
export function readFiles(
  { base, ours, theirs }: Readonly<Record<keyof Versions, string>>,
  cwd: string,
  { world }: Terminal,
): Versions {
  const read = (path: string): Uint8Array =>
    requireBytes(readInput(path, { cwd, stdin: world.stdin }), inputName(path)).bytes;
  const was = read(base);
  // git has no base for a file that both have added.
  return { base: was.length === 0 ? EMPTY : was, ours: read(ours), theirs: read(theirs) };
}

/** The versions of a file that git merges, also when it is staged already. @throws CommandError where git has no conflict in it */
export function readIndex(path: string, cwd: string, terminal: Terminal): Versions {
  try {
    const { git, name } = repositoryOf(resolve(cwd, path), terminal.world);
    const only = `:(top,literal)${name}`;
    // mode object stage TAB name
    const stages = (['--unmerged', '--resolve-undo'] as const)
      .map((which) => git.names(['ls-files', which, '-z', '--', only]).map((entry) => entry.split(/[ \t]/)))
      .find((entries) => entries.length > 0);
    const stage = (number: '1' | '2' | '3'): Uint8Array => {
      const [, object] = stages?.find(([, , is]) => is === number) ?? [];
      if (object !== undefined) return git.output(['cat-file', 'blob', object], MAX_IMPORTED_BYTES + 1);
      if (number === '1' && stages !== undefined) return EMPTY;
      throw new CommandError(
        stages === undefined
          ? 'git has no conflict in it: --solve is for files that a merge has left with one'
          : 'one side has removed the file: keep it with git add, or remove it with git rm',
      );
    };
    return { base: stage('1'), ours: stage('2'), theirs: stage('3') };
  } catch (error) {
    if (error instanceof GitError) throw new CommandError(error.message);
    throw error;
  }
}

/** Which version cannot be merged, and why. */
export function whyNotMerged(versions: Versions): string {
  for (const which of ['base', 'ours', 'theirs'] as const)
    try {
      const { isSnapshot } = SnapshotText.read(versions[which], 'after');
      if (which !== 'base' && !isSnapshot)
        return `${which} is not a room: it has none of the sections of one`;
    } catch (error) {
      if (error instanceof NotJsonError)
        return `${which} is not JSON: line ${error.at.line}, column ${error.at.column}: ${error.fault}`;
      if (error instanceof UnusableSnapshotError) return `${which} is not a room: ${error.fault}`;
      throw error;
    }
  return 'the result would not be a room';
}
