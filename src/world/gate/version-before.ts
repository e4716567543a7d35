import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { CommandError } from '../files/command-error.js';
import { askGit, type GitAccess, GitError } from '../files/git.js';
import { relativePath } from '../files/paths.js';
import { Repository } from '../files/repository.js';
import type { NamedBytes } from '../workspace/plan-file.js';
import { importable } from '../workspace/source.js';
import { FolderOnDisk, KEPT } from './folder-on-disk.js';
import { FolderError } from './room-state.js';

/* What the page of `roomlint view` compares a file with: the room as it was last pulled, or a commit. */

/** A file by its name for people and its path. */
interface NamedFile {
  readonly name: string;
  readonly absolute: string;
}

/** The room as the file was last pulled from it or pushed to it. @throws CommandError when it is not known which */
export function lastPullOf({ name, absolute }: NamedFile): NamedBytes | undefined {
  const beside = dirname(absolute);
  try {
    const [first, second] = roomsBeside(beside).flatMap((room) => {
      const folder = new FolderOnDisk(beside, room);
      const hash = folder.state().files.get(basename(absolute))?.base;
      const bytes = hash === undefined ? undefined : folder.base(hash);
      return bytes === undefined ? [] : [{ name: `room ${room} as it was last pulled`, bytes }];
    });
    if (second === undefined) return first;
    throw new CommandError(
      `${printable(name)} was pulled from several rooms: give a file with the snapshot of the room that is meant instead`,
    );
  } catch (error) {
    if (error instanceof FolderError) throw new CommandError(error.message);
    throw error;
  }
}

/** The version in a commit, or why there is none. */
export function versionIn(
  commit: string,
  { absolute }: NamedFile,
  { env, git }: GitAccess,
): NamedBytes | string {
  const found = askGit(() => {
    // A clone that lacks files would fetch them.
    const repository = Repository.open(dirname(absolute), { env: { ...env, GIT_NO_LAZY_FETCH: '1' }, git });
    const id = repository.git.commitOf(commit);
    if (id === undefined) return commit === 'HEAD' ? 'there is no commit yet' : `git knows no ${commit}`;
    const name = relativePath(repository.top, absolute);
    const [before] = repository.filesOf(id, [name]);
    if (before === undefined) return `${commit} does not have it`;
    const shown = `${commit}:${before.name}`;
    return { name: shown, bytes: importable(before.read(MAX_IMPORTED_BYTES), shown) };
  });
  return found instanceof GitError ? found.message : found;
}

/** Rooms with plain names: the names of others do not follow from their folders. */
function roomsBeside(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, KEPT), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.includes('%'))
      .map(({ name }) => name)
      .sort();
  } catch {
    // Nothing was pulled.
    return [];
  }
}
