import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { counted } from '../../bytes/text/in-words.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { askGit, type Git, type GitAccess, GitError, repositoryOf } from './git.js';
import { hashOf } from './node-sha256.js';

/*
 * Conflicts that nobody has decided. A merge of rooms leaves ours in the file and no markers, so `git commit -am` would silently take
 * ours. They are noted in git's own folder, where no clone and no commit sees them.
 */

const FOLDER = 'roomlint-conflicts';
/** What git has while a merge, rebase, cherry-pick or revert is under way. */
const UNDER_WAY = ['MERGE_HEAD', 'CHERRY_PICK_HEAD', 'REVERT_HEAD', 'rebase-merge', 'rebase-apply'] as const;

/** Notes that so many conflicts of a file are open, in which `bytes` was left; 0 forgets them. */
export function noteConflicts(git: Git, name: string, count: number, bytes: Uint8Array): void {
  const path = join(git.pathOf(FOLDER), `${hashOf(new TextEncoder().encode(name))}.json`);
  if (count === 0) {
    rmSync(path, { force: true });
    return;
  }
  mkdirSync(git.pathOf(FOLDER), { recursive: true });
  writeFileSync(path, `${JSON.stringify({ version: 1, path: name, count, left: hashOf(bytes) })}\n`);
}

/** A file in which a merge has left conflicts. */
export interface OpenConflicts {
  /** Its name from the root of the repository on. */
  readonly name: string;
  readonly count: number;
}

/** The files that would be committed as a merge has left them, with its conflicts: who has changed one has decided. */
export function openConflicts(git: Git): OpenConflicts[] {
  return readNotes(git).filter(({ name, left, staged }) => (staged ?? hashIn(git, `:0:${name}`)) === left);
}

/** Why a file of a work tree must not go anywhere: a merge of it is not decided. Undefined if it may. */
export function undecidedMerge(path: string, access: GitAccess): string | undefined {
  if (!isBelowGit(path)) return undefined;
  const why = askGit(() => {
    const { git, name } = repositoryOf(path, access);
    if (git.names(['ls-files', '--unmerged', '-z', '--', `:(top,literal)${name}`]).length > 0)
      return UNMERGED_FILE;
    const left = hashOf(readFileSync(path));
    const found = readNotes(git).find((noted) => noted.name === name && noted.left === left);
    return found && openConflictsText(found);
  });
  // A file outside of a repository has not been merged by git.
  return why instanceof GitError ? undefined : why;
}

/** Whether a folder around a file seems to be a repository: starting git takes longer than looking. */
function isBelowGit(path: string): boolean {
  const folder = dirname(path);
  return existsSync(join(folder, '.git')) || (folder !== path && isBelowGit(folder));
}

export const UNMERGED_FILE = 'it has unresolved merge conflicts: resolve them, then git add it';

export function openConflictsText({ name, count }: OpenConflicts): string {
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${counted(count, 'conflict')} of the merge ${are} not decided, and ours is in the file. To see ${them}: roomlint merge --solve ${name}. To decide, add --resolve theirs, or ours`;
}

interface Noted extends OpenConflicts {
  /** The hash of the file as the merge has left it. */
  readonly left: string;
  /** The hash of the file in the index, where it was looked at. */
  readonly staged: string | undefined;
}

/** What is noted and not over: git has finished, aborted or passed over a merge whose file is that of HEAD, or another one. */
function readNotes(git: Git): Noted[] {
  const folder = git.pathOf(FOLDER);
  if (!existsSync(folder)) return [];
  const isUnderWay = UNDER_WAY.some((name) => existsSync(git.pathOf(name)));
  return readdirSync(folder).flatMap((file) => {
    const noted = tryParseJson(readFileSync(join(folder, file), 'utf8'));
    const [name, count, left] = ['path', 'count', 'left'].map((key) => member(noted, key));
    if (typeof name !== 'string' || typeof count !== 'number' || typeof left !== 'string') return [];
    // git stash pop leaves no trace but the file.
    const staged = isUnderWay ? undefined : hashIn(git, `:0:${name}`);
    const isOver = staged !== undefined && (staged !== left || hashIn(git, `HEAD:${name}`) === left);
    if (isOver) rmSync(join(folder, file), { force: true });
    return isOver ? [] : [{ name, count, left, staged }];
  });
}

/** The hash of a file as git has it in the index or a commit; undefined where it has none. */
function hashIn(git: Git, at: string): string | undefined {
  const { status, stdout } = git.run(['cat-file', 'blob', at], { maxBuffer: MAX_IMPORTED_BYTES + 1 });
  return status === 0 ? hashOf(stdout) : undefined;
}
