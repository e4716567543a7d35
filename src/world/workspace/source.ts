import { type FileReading, readSnapshotFile } from '../files/read.js';
import type { EarlierFile, FileBefore, Repository } from '../files/repository.js';
import type { Search, SelectedFile, SelectionProblem } from '../files/select.js';

/** Lists what there is to check, by paths, git and the like. @param fixes whether files will be written @throws CommandError */
export type Source = (fixes: boolean) => Promise<Listing>;

export interface Listing {
  /** The commit that changes are compared with, for what comes from git. */
  readonly base?: BaseCommit;
  /** Sorted by path. */
  readonly tasks: readonly Task[];
  /** The message if nothing was checked and that is fine: nobody named what to check. Empty for none. */
  readonly mayBeNothing?: string;
  /** What to say beside the report. */
  readonly notes?: readonly string[];
  /** The folders and globs that led to files. */
  readonly searches?: readonly Search[];
}

/** The commit that changes are compared with; without one there is none yet. */
export interface BaseCommit {
  readonly repository: Repository;
  readonly commit: string | undefined;
}

/** One entry of the report: a file to check, or a path that leads to none. */
export type Task = ReadableTask | UnreadableTask;

export interface ReadableTask {
  readonly kind: 'file';
  readonly file: SelectedFile;
  /** Where the bytes go when they have been fixed. */
  readonly target: FixTarget;
  read(maxBytes: number): FileReading;
  /** What it was before the change, where git knows it: a file that held a snapshot is checked in any case. */
  readonly before?: FileBefore | undefined;
  /**
   * Its earlier version in each commit or file that it is compared with. @throws CommandError
   */
  readonly earlier?: () => readonly EarlierFile[];
}

export interface UnreadableTask {
  readonly kind: 'problem';
  readonly file: SelectedFile;
  readonly problem: string;
}

/** Where fixed bytes go. */
export type FixTarget =
  /** To the reader of the output: they came from standard input. */
  | { readonly kind: 'output' }
  | { readonly kind: 'file' }
  /** Into the file and then into git's index. `stage` returns what went wrong. */
  | { readonly kind: 'index'; readonly stage: () => string | undefined };

/** A file that is read and written in place. */
export function fileTask(file: SelectedFile): ReadableTask {
  return {
    kind: 'file',
    file,
    target: { kind: 'file' },
    read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes),
  };
}

/** A path that leads to no file. */
export function problemTask({ path, message }: SelectionProblem): UnreadableTask {
  return { kind: 'problem', file: { path, absolute: path }, problem: message };
}
