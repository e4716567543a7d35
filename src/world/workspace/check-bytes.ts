import type { Splice } from '../../bytes/json/edit/edit.js';
import type { FileReport } from '../../verdict/report/report.js';
import { upTo } from '../files/read.js';
import type { SelectedFile } from '../files/select.js';
import { type CheckOptions, openCheck } from './check.js';
import { CommandError } from './command-error.js';
import type { CheckEvent } from './events.js';
import type { SettingOptions } from './file-settings.js';
import { fileTask, type ReadableTask } from './source.js';

/** The report of bytes that were checked, and the messages beside it. */
export interface CheckedBytes {
  readonly report: FileReport;
  readonly notes: readonly string[];
}

/** An earlier version, and how messages name it. */
export interface EarlierBytes {
  readonly shown: string;
  readonly bytes: Uint8Array;
}

/**
 * Checks bytes as if they were in a file: its config applies.
 *
 * @param earlier a version whose findings do not count
 * @throws CommandError when they cannot be checked, because the config ignores the file, for example
 */
export async function checkBytes(
  file: SelectedFile,
  bytes: Uint8Array,
  settings: SettingOptions,
  earlier: EarlierBytes | undefined,
): Promise<CheckedBytes> {
  const task = {
    ...bytesTask(file, bytes),
    ...(earlier && {
      earlier: () => [{ shown: earlier.shown, read: (maxBytes: number) => upTo(maxBytes, earlier.bytes) }],
    }),
  };
  const { report, notes, problems } = await checkTask(task, settings, { onlyNew: earlier !== undefined });
  const [problem] = problems;
  if (problem !== undefined) throw asError(problem);
  if (report === undefined) throw new CommandError(`${file.path} was not checked`);
  return { report, notes };
}

/** The result of checking one file. */
export interface CheckedTask {
  /** undefined for a file that was not checked. */
  readonly report: FileReport | undefined;
  readonly notes: readonly string[];
  readonly problems: readonly ProblemEvent[];
  /** What fixes would change, where they were only to be shown. */
  readonly splices: readonly Splice[];
}

type ProblemEvent = Extract<CheckEvent, { kind: 'problem' }>;

/** Checks one file. @throws CommandError when the options cannot be followed */
export async function checkTask(
  task: ReadableTask,
  settings: SettingOptions,
  options: Pick<
    CheckOptions,
    'onlyNew' | 'baseline' | 'maxFindings' | 'fixes' | 'onlySnapshots' | 'triesFixes'
  > = {},
): Promise<CheckedTask> {
  const source = { open: () => Promise.resolve({ tasks: [task] }) };
  const check = await openCheck({ source, settings, ...options });
  const notes: string[] = [];
  const problems: ProblemEvent[] = [];
  let report: FileReport | undefined;
  let splices: readonly Splice[] = [];
  await check.run((event) => {
    if (event.kind === 'checked') report = event.report;
    if (event.kind === 'diff') splices = event.change.splices;
    if (event.kind === 'note') notes.push(event.message);
    if (event.kind === 'problem') problems.push(event);
  });
  return { report, notes, problems, splices };
}

/** A file whose bytes are known, as those in an editor are. */
export function bytesTask(file: SelectedFile, bytes: Uint8Array): ReadableTask {
  return { ...fileTask(file), read: (maxBytes: number) => upTo(maxBytes, bytes) };
}

/** What the command prints for a problem, as an error. */
export function asError({ severity, message, details }: ProblemEvent): Error {
  return severity === 'crash'
    ? new Error(details === undefined ? message : `${message}\n${details}`)
    : new CommandError(message, details);
}
