import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { isObject } from '../../bytes/json/value.js';
import { Git, type GitAccess, GitError, NOT_IN_REPOSITORY } from '../files/git.js';
import { pathInside } from '../files/paths.js';
import { readSettings } from '../files/read.js';

/** The folder that is set up, and the repository around it. Both are real paths. */
export interface Project {
  readonly cwd: string;
  readonly repository: Repository;
}

export type Repository =
  | {
      readonly kind: 'git';
      readonly root: Git;
      /** The folder in which git looks for hooks. */
      readonly hooks: string;
      /** Whether other repositories may use these hooks as well. */
      readonly sharesHooks: boolean;
      /** The branch that others start from, or else the current one; undefined for a detached HEAD. */
      readonly branch: string | undefined;
    }
  /** `why` is what git says. With `canStart`, `git init` makes one. */
  | { readonly kind: 'none'; readonly why: string; readonly canStart: boolean };

export function projectIn(folder: string, access: GitAccess): Project {
  try {
    const root = Git.around(folder, access);
    const cwd = realpathSync.native(folder);
    const answer = (...question: string[]): string => root.ask(['rev-parse', ...question]) ?? '';
    const hooks = resolve(root.path, answer('--git-path', 'hooks'));
    const own = [root.path, resolve(root.path, answer('--git-common-dir'))];
    const sharesHooks = !own.some((path) => pathInside(path, hooks) !== undefined);
    const symbolic = (name: string): string | undefined =>
      root.ask(['symbolic-ref', '--quiet', '--short', name]);
    const branch = symbolic('refs/remotes/origin/HEAD')?.replace(/^origin\//, '') ?? symbolic('HEAD');
    return { cwd, repository: { kind: 'git', root, hooks, sharesHooks, branch } };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const { message: why } = error;
    const repository = { kind: 'none', why, canStart: why === NOT_IN_REPOSITORY } as const;
    return { cwd: realpathSync.native(folder), repository };
  }
}

/** The root of the repository; without one, the folder that is set up. */
export function topOf({ cwd, repository }: Project): string {
  return repository.kind === 'git' ? repository.root.path : cwd;
}

/** The folder with the installed roomlint, from the folder that is set up upwards; undefined where none is. */
export function installation(project: Project): string | undefined {
  return foldersUp(project).find((folder) => existsSync(join(folder, 'node_modules/.bin/roomlint')));
}

/** The page of the repository that package.json installs roomlint from; undefined if it names none on GitHub. */
export function installedFrom(project: Project): string | undefined {
  return foldersUp(project)
    .map((folder) => pageIn(join(folder, 'package.json')))
    .find((page) => page !== undefined);
}

/** The folder that is set up, and those above it, up to the root of the repository. */
function foldersUp(project: Project): string[] {
  const folders: string[] = [];
  for (let folder = project.cwd; ; folder = dirname(folder)) {
    folders.push(folder);
    if (folder === topOf(project) || folder === dirname(folder)) return folders;
  }
}

function pageIn(path: string): string | undefined {
  const reading = readSettings(path);
  const about = reading.kind === 'text' ? tryParseJson(reading.text) : undefined;
  if (!isObject(about)) return undefined;
  for (const kind of ['devDependencies', 'dependencies', 'optionalDependencies']) {
    const packages = member(about, kind);
    const from = member(packages, 'roomlint');
    const found = typeof from === 'string' ? GITHUB.exec(from) : null;
    if (found !== null) return `https://github.com/${found[1]}`;
  }
  return undefined;
}

/** `github:owner/name`, `owner/name`, or the address of a repository on GitHub. */
const GITHUB =
  /^(?:github:|(?:git\+)?(?:https|ssh):\/\/(?:git@)?github\.com\/|git@github\.com:)?([\w-]+\/[\w.-]+?)(?:\.git)?(?:#.*)?$/;

/** Whether a path is taken, by a broken link as well. */
export function isTaken(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // A file where there should be a folder: writing says so.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}
