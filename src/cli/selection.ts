import { join } from 'node:path';
import { changedSince, changedSinceStaged, GitError, stagedFiles } from '../files/git.js';
import { type FileReading, readSnapshotFile, readStandardInput } from '../files/read.js';
import { type SelectedFile, selectFiles } from '../files/select.js';
import type { RepairTarget } from './repairs.js';
import { complain } from './streams.js';
import { type Arguments, type OptionHelp, UsageError } from './usage.js';

export const STDIN = '-';

export const GIT_OPTIONS: readonly OptionHelp[] = [
  {
    name: 'staged',
    help: 'check what the next commit would change, as it is staged; paths narrow it down',
  },
  {
    name: 'since',
    value: 'REF',
    example: '--since origin/main',
    help: 'check the files that this branch has changed since it left REF; paths narrow it down',
  },
];

interface ReadableTask {
  readonly file: SelectedFile;
  readonly repairsGoTo: RepairTarget;
  readonly read: (maxBytes: number) => FileReading;
}

/** One entry of the report: a file to check, or a path that leads to none. */
export type Task = ReadableTask | { readonly file: SelectedFile; readonly problem: string };

/**
 * What is to be checked, sorted by path: the files that the paths lead to, standard input among them, or what git says.
 *
 * @param repairs whether files are to be written
 * @throws UsageError when the options cannot be meant, or git cannot answer
 */
export async function selectTasks(
  { values, switches, positionals }: Arguments,
  repairs: boolean,
): Promise<Task[]> {
  const since = values.get('since')?.[0];
  if (switches.has('staged') && since !== undefined)
    throw new UsageError('--staged and --since contradict each other: give one of them');
  if (since === undefined && !switches.has('staged'))
    return selectPaths(positionals.length === 0 ? ['.'] : positionals, values.get('stdin-filename')?.[0]);
  if (positionals.includes(STDIN)) throw new UsageError('standard input is in no repository: leave out "-"');
  try {
    return since === undefined ? staged(positionals, repairs) : changed(since, positionals);
  } catch (error) {
    if (error instanceof GitError) throw new UsageError(error.message);
    throw error;
  }
}

function staged(paths: readonly string[], repairs: boolean): Task[] {
  const files = stagedFiles(paths);
  if (files.length === 0) complain('no snapshot is staged');
  if (!repairs) return files.map((file) => ({ file, repairsGoTo: 'index', read: file.read }));
  const mixed = changedSinceStaged(files);
  if (mixed.length > 0) {
    const names = mixed.map(({ path }) => path).join(', ');
    throw new UsageError(
      `--staged --fix would mix what is staged with what is not, in ${names}: stage the rest, or put it aside with git stash --keep-index`,
    );
  }
  // The files hold what is staged, as git says; line ends that it converts are theirs.
  return files.map((file) => ({ ...fromFile(file), repairsGoTo: 'index' }));
}

function changed(ref: string, paths: readonly string[]): Task[] {
  const { files } = changedSince(ref, paths);
  if (files.length === 0) complain(`no snapshot has changed since ${ref}`);
  return files.map(fromFile);
}

function fromFile(file: SelectedFile): ReadableTask {
  return { file, repairsGoTo: 'file', read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes) };
}

async function selectPaths(paths: readonly string[], stdinName: string | undefined): Promise<Task[]> {
  const { files, problems } = await selectFiles(paths.filter((path) => path !== STDIN));
  const tasks: Task[] = [
    ...files.map(fromFile),
    ...problems.map(({ path, message }) => ({ file: { path, absolute: path }, problem: message })),
  ];
  if (paths.includes(STDIN)) {
    const file = { path: stdinName ?? '<stdin>', absolute: join(process.cwd(), stdinName ?? 'stdin') };
    tasks.push({ file, repairsGoTo: 'standard-output', read: readStandardInput });
  }
  return tasks.sort((a, b) => Buffer.compare(Buffer.from(a.file.path), Buffer.from(b.file.path)));
}
