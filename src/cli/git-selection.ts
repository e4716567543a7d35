import { changedSince, changedSinceStaged, type StagedFile, stage, stagedFiles } from '../files/git.js';
import { GitError } from '../files/git-command.js';
import type { SelectedFile } from '../files/select.js';
import { fileTask, type ReadableTask } from './selection.js';
import { complain } from './streams.js';
import { UsageError } from './usage.js';

/**
 * What the next commit would change.
 *
 * @param repairs whether files are to be written, and staged again
 * @throws UsageError when git cannot answer, or a repair would stage what is not meant to be
 */
export function stagedTasks(paths: readonly string[], repairs: boolean): ReadableTask[] {
  const files = orUsageError(() => stagedFiles(paths));
  if (files.length === 0) complain('no snapshot is staged');
  if (!repairs) return files.map(fromIndex);
  const mixed = orUsageError(() => changedSinceStaged(files));
  if (mixed.length > 0) {
    const names = mixed.map(({ path }) => path).join(', ');
    throw new UsageError(
      `--staged --fix would mix what is staged with what is not, in ${names}: stage the rest, or put it aside with git stash --keep-index`,
    );
  }
  // The files hold what is staged, as git says; line ends that it converts are theirs.
  return files.map((file) => ({ ...fileTask(file), target: { kind: 'index', stage: () => restaged(file) } }));
}

/**
 * What a branch has changed since it left `ref`.
 *
 * @throws UsageError when git cannot answer
 */
export function changedTasks(ref: string, paths: readonly string[]): ReadableTask[] {
  const { files } = orUsageError(() => changedSince(ref, paths));
  if (files.length === 0) complain(`no snapshot has changed since ${ref}`);
  return files.map(fileTask);
}

function fromIndex(file: StagedFile): ReadableTask {
  return { file, target: { kind: 'file' }, read: file.read };
}

/** What is committed next is to be the repaired text, not the one before it. */
function restaged({ absolute }: SelectedFile): string | undefined {
  try {
    stage(absolute);
    return undefined;
  } catch (error) {
    if (error instanceof GitError) return error.message;
    throw error;
  }
}

function orUsageError<Value>(ask: () => Value): Value {
  try {
    return ask();
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}
