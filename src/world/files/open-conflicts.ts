import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { memberOf } from '../../bytes/json/value.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/import-limit.js';
import { hexDigest } from '../../verdict/lint/sha256.js';
import { type Git, GitError } from './git.js';
import { nodeSha256 } from './node-sha256.js';

/*
 * Conflicts that nobody has decided. A merge of rooms leaves ours in the file and no markers, so `git commit -am` would silently take
 * ours. They are noted in git's own folder, where no clone and no commit sees them.
 */

const FOLDER = 'roomlint-conflicts';
/** What git has while a merge, rebase, cherry-pick or revert is under way. */
const UNDER_WAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'] as const;

/** Notes that so many conflicts of a file are open, in which `bytes` was left; 0 forgets them. */
export function noteConflicts(git: Git, name: string, count: number, bytes: Uint8Array): void {
  const path = join(folderOf(git), `${hexDigest(nodeSha256, new TextEncoder().encode(name))}.json`);
  if (count === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(folderOf(git), { recursive: true });
  writeFileSync(
    path,
    `${JSON.stringify({ version: 1, path: name, count, left: hexDigest(nodeSha256, bytes) })}\n`,
  );
}

/** A file in which a merge has left conflicts. */
export interface OpenConflicts {
  /** Its name from the root of the repository on. */
  readonly name: string;
  readonly count: number;
}

/** The files that would be committed as a merge has left them, with its conflicts: who has changed one has decided. */
export function openConflicts(git: Git): OpenConflicts[] {
  const folder = folderOf(git);
  if (!existsSync(folder)) return [];
  if (!UNDER_WAY.some((name) => existsSync(pathIn(git, name)))) {
    rmSync(folder, { recursive: true, force: true });
    return [];
  }
  return readdirSync(folder).flatMap((file) => {
    const noted = tryParseJson(readFileSync(join(folder, file), 'utf8'));
    const [name, count, left] = ['path', 'count', 'left'].map((key) => memberOf(noted, key));
    if (typeof name !== 'string' || typeof count !== 'number') return [];
    const { status, stdout } = git.run(['cat-file', 'blob', `:0:${name}`], MAX_IMPORTED_BYTES + 1);
    return status === 0 && hexDigest(nodeSha256, stdout) === left ? [{ name, count }] : [];
  });
}

function folderOf(git: Git): string {
  return pathIn(git, FOLDER);
}

/** @throws GitError */
function pathIn(git: Git, name: string): string {
  const path = git.ask(['rev-parse', '--git-path', name]);
  if (path === undefined) throw new GitError('git does not say where its own files are');
  return resolve(git.path, path);
}
