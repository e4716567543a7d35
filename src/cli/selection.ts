import { join } from 'node:path';
import { type FileReading, readSnapshotFile, readStandardInput } from '../files/read.js';
import { type SelectedFile, selectFiles } from '../files/select.js';
import type { RepairTarget } from './repairs.js';
import { type Arguments, type OptionHelp, UsageError } from './usage.js';

export const STDIN = '-';

export const GIT_OPTIONS: readonly OptionHelp[] = [
  {
    name: 'staged',
    help: 'check what the next commit would change, as it is staged; paths narrow it down.\nWith --fix, repairs are staged, too',
  },
  {
    name: 'since',
    value: 'REF',
    example: '--since origin/main',
    help: 'check the files that this branch has changed since it left REF, those that git does not\ntrack yet among them; paths narrow it down',
  },
];

export interface ReadableTask {
  readonly file: SelectedFile;
  /** Where the text goes once it is repaired. */
  readonly target: RepairTarget;
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
  const { changedTasks, stagedTasks } = await import('./git-selection.js');
  return since === undefined ? stagedTasks(positionals, repairs) : changedTasks(since, positionals);
}

/** A file that is read, and written, where it is. */
export function fileTask(file: SelectedFile): ReadableTask {
  return {
    file,
    target: { kind: 'file' },
    read: (maxBytes) => readSnapshotFile(file.absolute, maxBytes),
  };
}

async function selectPaths(paths: readonly string[], stdinName: string | undefined): Promise<Task[]> {
  const { files, problems } = await selectFiles(paths.filter((path) => path !== STDIN));
  const tasks: Task[] = [
    ...files.map(fileTask),
    ...problems.map(({ path, message }) => ({ file: { path, absolute: path }, problem: message })),
  ];
  if (paths.includes(STDIN)) {
    const file = { path: stdinName ?? '<stdin>', absolute: join(process.cwd(), stdinName ?? 'stdin') };
    tasks.push({ file, target: { kind: 'standard-output' }, read: readStandardInput });
  }
  return tasks.sort((a, b) => Buffer.compare(Buffer.from(a.file.path), Buffer.from(b.file.path)));
}
