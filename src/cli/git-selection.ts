import { type BranchChanges, Repository } from '../files/git.js';
import { GitError } from '../files/git-command.js';
import { pathScope } from '../files/path-scope.js';
import type { SelectedFile } from '../files/select.js';
import type { RepairTarget } from './repairs.js';
import { fileTask, type ReadableTask, type Task } from './selection.js';
import { warn } from './streams.js';
import { UsageError } from './usage.js';

/**
 * What the next commit would change.
 *
 * @param repairs whether files are to be written, and staged again
 * @throws UsageError when git cannot answer, or a repair would stage what is not meant to be
 */
export async function stagedTasks(paths: readonly string[], repairs: boolean): Promise<Task[]> {
  const repository = openRepository();
  const scope = await pathScope(paths, repository.top);
  const files = orUsageError(() => repository.staged(scope));
  const problems = orUsageError(() => scope.problems(() => repository.files())).map(problemTask);
  if (files.length + problems.length === 0) warn('no snapshot is staged');
  if (!repairs)
    return [...files.map((file): Task => ({ file, target: { kind: 'file' }, read: file.read })), ...problems];
  requireSame(repository, files);
  // Read where they are written: line ends that git converts are those of the file.
  return [...files.map((file) => ({ ...fileTask(file), target: indexOf(repository, file) })), ...problems];
}

/**
 * What a branch has changed since it left `ref`.
 *
 * @throws UsageError when git cannot answer
 */
export async function changedTasks(ref: string, paths: readonly string[]): Promise<Task[]> {
  const { changes, problems } = await branchChanges(ref, paths);
  if (changes.files.length + problems.length === 0) warn(`no snapshot has changed since ${ref}`);
  const tasks = changes.files.map((file): ReadableTask => {
    return { file, target: { kind: 'file' }, read: (maxBytes) => file.read(maxBytes) };
  });
  return [...tasks, ...problems.map(problemTask)];
}

/**
 * What a branch has changed since it left `ref`, and the paths that mean nothing that there is.
 *
 * @throws UsageError when git cannot answer
 */
export async function branchChanges(
  ref: string,
  paths: readonly string[],
): Promise<{ changes: BranchChanges; problems: readonly { path: string; message: string }[] }> {
  const repository = openRepository();
  const scope = await pathScope(paths, repository.top);
  return orUsageError(() => {
    const changes = repository.changedSince(ref, scope);
    const deleted = changes.deleted.map(({ absolute }) => absolute);
    return { changes, problems: scope.problems(() => [...repository.files(), ...deleted]) };
  });
}

function openRepository(): Repository {
  return orUsageError(() => Repository.open());
}

function problemTask({ path, message }: { path: string; message: string }): Task {
  return { file: { path, absolute: path }, problem: message };
}

/** Repairs are made in the work tree, so that it has to hold what is staged. */
function requireSame(repository: Repository, files: readonly SelectedFile[]): void {
  const { changed, hidden } = orUsageError(() => repository.mixed(files));
  const named = (all: readonly SelectedFile[]): string => all.map(({ path }) => path).join(', ');
  if (changed.length > 0)
    throw new UsageError(
      `--staged --fix would mix what is staged with what is not, in ${named(changed)}: stage the rest, or put it aside with git stash --keep-index`,
    );
  if (hidden.length > 0)
    throw new UsageError(
      `--staged --fix cannot know whether the work tree has what is staged of ${named(hidden)}: git is told not to look at it (undo git update-index --assume-unchanged, or add it to the sparse checkout)`,
    );
}

function indexOf(repository: Repository, { absolute }: SelectedFile): RepairTarget {
  const stage = (): string | undefined => {
    try {
      repository.stage(absolute);
      return undefined;
    } catch (error) {
      if (error instanceof GitError) return error.message;
      throw error;
    }
  };
  return { kind: 'index', stage };
}

function orUsageError<Value>(ask: () => Value): Value {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}
