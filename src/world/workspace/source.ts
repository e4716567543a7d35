import { join, resolve } from 'node:path';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { CommandError } from '../files/command-error.js';
import type { GitAccess } from '../files/git.js';
import { comparePaths } from '../files/paths.js';
import { type FileReading, readInFull, readSnapshotFile, readSnapshotFiles, upTo } from '../files/read.js';
import type { EarlierFile, FileBefore, Repository } from '../files/repository.js';
import {
  type Search,
  type SelectedFile,
  type Selection,
  type SelectionProblem,
  selectFiles,
} from '../files/select.js';

/* What there is to check: files and paths of the command line. git-source has what git has changed. */

/** What there is to check, by paths, git and the like. */
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

/** The path that means standard input. */
export const STDIN = '-';

/** Where paths start, and what they are read with. */
interface PathsFrom {
  readonly cwd: string;
  /** Git, which says what a repository ignores, and the file descriptor of standard input. */
  readonly access: GitAccess & { readonly stdin: number };
}

/**
 * The files that paths lead to, including standard input.
 * @param paths files, folders, globs and `-`; the current folder unless given
 * @param stdinName the name of standard input in reports, which also decides which config applies
 */
export function listPaths(
  paths: readonly string[],
  { cwd, access }: PathsFrom,
  stdinName?: string | undefined,
): Listing {
  const named = paths.length === 0 ? ['.'] : paths;
  const selection = selectFiles(
    named.filter((path) => path !== STDIN),
    cwd,
    access,
  );
  if (!named.includes(STDIN)) return listingOf(selection);
  return listingOf(selection, {
    kind: 'file',
    file: { path: stdinName ?? '<stdin>', absolute: join(cwd, stdinName ?? 'stdin') },
    target: { kind: 'output' },
    read: (maxBytes) => readSnapshotFile(access.stdin, maxBytes),
  });
}

/** The files and folders that a list names, none of which is a glob. @param list its path, or `-` @throws CommandError */
export function listNamed(list: string, { cwd, access }: PathsFrom): Listing {
  const names = readFileList(list, cwd, access.stdin);
  const listing = listingOf(selectFiles(names, cwd, access, false));
  return names.length > 0 ? listing : { ...listing, mayBeNothing: `${listName(list)} names no file` };
}

/** The names in a list of files, one a line, or ended by NUL as `find -print0` writes them. @throws CommandError */
export function readFileList(list: string, cwd: string, stdin: number): readonly string[] {
  const reading = readInFull(list === STDIN ? stdin : resolve(cwd, list));
  const text = reading.kind === 'bytes' ? decodeUtf8(reading.bytes)?.replace(/^\ufeff/, '') : undefined;
  if (text !== undefined)
    return text.split(text.includes('\0') ? '\0' : /\r?\n/).filter((name) => name !== '');
  const why =
    reading.kind === 'bytes' ? 'it is not UTF-8: write the list as UTF-8, one path a line' : reading.message;
  throw new CommandError(`cannot read the list of files from ${listName(list)}: ${why}`);
}

function listName(list: string): string {
  return list === STDIN ? 'standard input' : list;
}

function listingOf({ files, problems, searches }: Selection, ...more: readonly Task[]): Listing {
  const tasks = [...files.map(fileTask), ...problems.map(problemTask), ...more];
  return { searches, tasks: tasks.sort((a, b) => comparePaths(a.file.path, b.file.path)) };
}

/** One file, to be compared with another one. @param path of the other file, as it was given @throws CommandError */
export function against(listing: Listing, path: string, cwd: string): Listing {
  const [task, second] = listing.tasks;
  if (second !== undefined) throw new CommandError(severalFiles(listing));
  if (task?.kind !== 'file') return listing;
  // Once, because it may be a pipe.
  const reading = readInFull(resolve(cwd, path));
  if (reading.kind !== 'bytes')
    throw new CommandError(`cannot read the earlier version ${path}: ${reading.message}`);
  const read = (maxBytes: number): FileReading => upTo(maxBytes, reading.bytes);
  return { ...listing, tasks: [{ ...task, earlier: () => [{ shown: path, read }] }] };
}

function severalFiles({ tasks }: Listing): string {
  const names = tasks.map(({ file }) => file.path);
  const shown = names.length > 3 ? [...names.slice(0, 3), '…'] : names;
  return `--against compares one snapshot, and there are ${names.length}: ${shown.join(', ')}`;
}

/** A file for people. */
export function inputName(path: string): string {
  return path === STDIN ? '<stdin>' : path || '""';
}

/** The bytes of a file that an import would take, or of standard input for "-". @throws CommandError */
export function readInput(path: string, from: InputFrom): Uint8Array {
  return importable(readSnapshotFile(inputFile(path, from), MAX_IMPORTED_BYTES), inputName(path));
}

/** The same of several, read side by side. @throws CommandError for the first that cannot be read */
export async function readInputs(paths: readonly string[], from: InputFrom): Promise<readonly Uint8Array[]> {
  const files = paths.map((path) => inputFile(path, from));
  const readings = await readSnapshotFiles(files, MAX_IMPORTED_BYTES);
  return readings.map((reading, index) => importable(reading, inputName(paths[index] ?? '')));
}

/** Where paths of inputs start, and the file descriptor of standard input. */
interface InputFrom {
  readonly cwd: string;
  readonly stdin: number;
}

function inputFile(path: string, { cwd, stdin }: InputFrom): string | number {
  if (path === '') throw new CommandError('"": the path is empty');
  return path === STDIN ? stdin : resolve(cwd, path);
}

/** What was read of a file that an import would take. @throws CommandError when there are no bytes */
export function importable(reading: FileReading, name: string): Uint8Array {
  if (reading.kind === 'bytes') return reading.bytes;
  const limit = reading.kind === 'too-large' ? ', the most that an import accepts' : '';
  throw new CommandError(`${name}: ${reading.message}${limit}`);
}
