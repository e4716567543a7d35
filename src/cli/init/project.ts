import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask, GitError, type GitFolder, NOT_IN_REPOSITORY, names, run } from '../../files/git-command.js';
import { commitQuestion } from '../../files/git-history.js';
import { rootAround } from '../../files/git-root.js';
import { pathInside } from '../../files/relative-path.js';

/** The folder that is set up, and the repository around it. Both are real paths. */
export interface Project {
  readonly cwd: string;
  readonly repository: Repository;
}

export type Repository =
  | {
      readonly kind: 'git';
      readonly root: GitFolder;
      /** The folder in which git looks for hooks. */
      readonly hooks: string;
      /** Whether other repositories may use these hooks as well. */
      readonly sharesHooks: boolean;
      readonly hasCommits: boolean;
    }
  /** `why` is what git says. With `canStart`, `git init` makes one. */
  | { readonly kind: 'none'; readonly why: string; readonly canStart: boolean };

export function projectIn(folder: string, env: NodeJS.ProcessEnv): Project {
  try {
    const { root, cwd } = rootAround(folder, env);
    const answer = (...question: string[]): string => ask(root, ['rev-parse', ...question]) ?? '';
    const hooks = resolve(root.path, answer('--git-path', 'hooks'));
    const own = [root.path, resolve(root.path, answer('--git-common-dir'))];
    const sharesHooks = !own.some((path) => pathInside(path, hooks) !== undefined);
    const hasCommits = ask(root, commitQuestion('HEAD')) !== undefined;
    return { cwd, repository: { kind: 'git', root, hooks, sharesHooks, hasCommits } };
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

/** Whether every one of these files is in the last commit. */
export function areCommitted(
  { repository }: Project,
  files: readonly { readonly absolute: string }[],
): boolean {
  if (repository.kind === 'none' || !repository.hasCommits) return false;
  const { root } = repository;
  const { stdout } = run(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']);
  const committed = new Set(names(stdout).map((name) => resolve(root.path, name)));
  return files.every(({ absolute }) => committed.has(absolute));
}

/** The folder with the installed roomlint, from the folder that is set up upwards; undefined where none is. */
export function installation(project: Project): string | undefined {
  const top = topOf(project);
  for (let folder = project.cwd; ; folder = resolve(folder, '..')) {
    if (existsSync(join(folder, 'node_modules/.bin/roomlint'))) return folder;
    if (folder === top || folder === resolve(folder, '..')) return undefined;
  }
}

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
