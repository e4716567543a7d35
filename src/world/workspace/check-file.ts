import { resolve } from 'node:path';
import type { Splice } from '../../bytes/json/edit/edit.js';
import {
  BOOLEAN,
  BYTES,
  either,
  oneOf,
  readOptions,
  requireArgument,
  STRING,
} from '../../bytes/text/arguments.js';
import type { FindingCounts } from '../../verdict/lint/finding.js';
import { plainFinding } from '../../verdict/lint/located-finding.js';
import type { FileReport } from '../../verdict/report/report.js';
import type { Change } from '../../verdict/report/unified-diff.js';
import { CommandError } from '../files/command-error.js';
import { pathInside } from '../files/paths.js';
import { upTo } from '../files/read.js';
import type { SelectedFile } from '../files/select.js';
import { type CheckOptions, openCheck } from './check.js';
import { type ConfigChoice, FileSettings, type LoadedConfig, type SettingOptions } from './file-settings.js';
import type { CheckEvent, Problem } from './outcomes.js';
import { fileTask, type ReadableTask } from './source.js';

/* Checks one file, or bytes in its place, as `roomlint check` does: for the library, editors and pushes. */

/** How the settings of a file are found. */
export interface FileOptions {
  /** The folder that paths are relative to; the current one unless given. */
  readonly cwd?: string;
  /** The path of the config; the nearest one unless given, and none for `false`. */
  readonly config?: ConfigChoice;
  /** Whether the plugins of the config are loaded. They are code, and they run. True unless given. */
  readonly plugins?: boolean;
}

/**
 * The settings that `roomlint check` uses for a file: its config, or the nearest one above it, with presets
 * and plugins.
 *
 * @param path of the snapshot, which need not exist
 * @throws CommandError for a config that cannot be used; `details` says where and why, one fault a line
 */
export async function loadConfig(path: string, options: FileOptions = {}): Promise<LoadedConfig> {
  requireArgument('path', path, STRING);
  const settings = settingsOf(readOptions(options, FILE_OPTIONS));
  return (await FileSettings.open(settings)).explain(resolve(settings.cwd, path));
}

export interface CheckFileOptions extends FileOptions {
  /** The content of the file in an editor, where that differs from the file; the file is not read then. */
  readonly bytes?: Uint8Array;
  /** Whether a file that holds no snapshot is passed over: nothing is found in it. */
  readonly onlySnapshots?: boolean;
  /** Whether safe fixes are tried in memory, so that none is given that `--fix` would refuse. True unless given. */
  readonly triesFixes?: boolean;
}

/** What `roomlint check` reports of one file. */
export interface CheckedFile extends Pick<FileReport, 'path' | 'findings' | 'shownBytes' | 'rules'> {
  /** Whether the config ignores the file. Then nothing was checked. */
  readonly ignored: boolean;
  /** Why it could not be checked completely: a rule that crashed, for example. */
  readonly error?: string;
  /** What the command says beside the report. */
  readonly notes: readonly string[];
}

/**
 * Checks a file as `roomlint check` does: with its config, plugins and baseline.
 *
 * @throws CommandError when the file cannot be read, or its config or baseline cannot be used
 */
export async function checkFile(path: string, given: CheckFileOptions = {}): Promise<CheckedFile> {
  requireArgument('path', path, STRING);
  const options = readOptions(given, CHECK_OPTIONS);
  const { onlySnapshots = false, triesFixes = true } = options;
  const { task, settings, baseline } = taskFor(path, options);
  const how = { baseline, onlySnapshots, triesFixes };
  const { report, isIgnored: ignored, notes, problems } = await checkTask(task, settings, how);
  if (report === undefined && !ignored) refuse(problems);
  const { shownBytes = new Uint8Array(), rules = [], error } = report ?? {};
  const findings = (report?.findings ?? []).map(plainFinding);
  const checked = { path: task.file.path, findings, shownBytes, rules, ignored, notes };
  return error === undefined ? checked : { ...checked, error };
}

/**
 * What `roomlint check --fix` changes in a file, with its config, plugins and baseline. Nothing is written.
 *
 * @throws CommandError when the file cannot be read or fixed, or its config or baseline cannot be used
 */
export async function fixesOfFile(
  path: string,
  options: Pick<CheckFileOptions, 'bytes' | 'onlySnapshots'> & FileOptions = {},
): Promise<readonly Splice[]> {
  const { task, settings, baseline } = taskFor(path, options);
  const fixes = { mode: 'show', unsafe: false } as const;
  const how = { baseline, fixes, onlySnapshots: options.onlySnapshots === true };
  const { diff, problems } = await checkTask(task, settings, how);
  refuse(problems);
  return diff?.splices ?? [];
}

const FILE_OPTIONS = { cwd: STRING, config: either(STRING, oneOf([false])), plugins: BOOLEAN };
const CHECK_OPTIONS = {
  ...FILE_OPTIONS,
  bytes: BYTES,
  onlySnapshots: BOOLEAN,
  triesFixes: BOOLEAN,
};

function taskFor(path: string, options: CheckFileOptions) {
  const settings = settingsOf(options);
  const { cwd } = settings;
  const absolute = resolve(cwd, path);
  const file = { path: pathInside(cwd, absolute) ?? absolute, absolute };
  const task = options.bytes === undefined ? fileTask(file) : bytesTask(file, options.bytes);
  return { task, settings, baseline: { path: undefined, cwd, use: 'read' } as const };
}

function settingsOf({ cwd = process.cwd(), config, plugins = true }: FileOptions): SettingOptions {
  return { cwd, config, plugins };
}

/** The report of bytes that were checked, and the messages beside it. */
export interface CheckedBytes {
  readonly report: FileReport;
  readonly notes: readonly string[];
}

/**
 * Checks bytes as if they were in a file: its config applies.
 *
 * @param earlier a version whose findings do not count, with its name for messages
 * @throws CommandError when they cannot be checked, because the config ignores the file, for example
 */
export async function checkBytes(
  file: SelectedFile,
  bytes: Uint8Array,
  settings: SettingOptions,
  earlier: { readonly shown: string; readonly bytes: Uint8Array } | undefined,
): Promise<CheckedBytes> {
  const versions = earlier && [
    { shown: earlier.shown, read: (maxBytes: number) => upTo(maxBytes, earlier.bytes) },
  ];
  const task = { ...bytesTask(file, bytes), ...(versions && { earlier: () => versions }) };
  const { report, notes, problems } = await checkTask(task, settings, { onlyNew: earlier !== undefined });
  refuse(problems);
  if (report === undefined) throw new CommandError(`${file.path} was not checked`);
  return { report, notes };
}

/** The result of checking one file. */
export interface CheckedTask {
  /** undefined for a file that was not checked. */
  readonly report?: FileReport;
  /** What would be found once all fixes are made. */
  readonly remaining?: FindingCounts;
  /** What fixes would change, where they were only to be shown. */
  readonly diff?: Change;
  readonly notes: readonly string[];
  readonly problems: readonly Problem[];
  /** Whether it was passed over, because it holds no snapshot. */
  readonly isOther: boolean;
  readonly isIgnored: boolean;
}

/** Checks one file. @throws CommandError when the options cannot be followed */
export async function checkTask(
  task: ReadableTask,
  settings: SettingOptions,
  options: Omit<CheckOptions, 'listing' | 'settings' | 'leaveOut'> = {},
): Promise<CheckedTask> {
  const check = await openCheck({ listing: { tasks: [task] }, settings, ...options });
  const events: CheckEvent[] = [];
  await check.run((event) => events.push(event));
  const of = <Kind extends CheckEvent['kind']>(kind: Kind) =>
    events.filter((event): event is Extract<CheckEvent, { kind: Kind }> => event.kind === kind);
  const [checked] = of('checked');
  const [diff] = of('diff');
  return {
    ...(checked && { report: checked.report, remaining: checked.remaining }),
    ...(diff && { diff: diff.change }),
    notes: of('note').map(({ message }) => message),
    problems: of('problem'),
    isOther: of('passed-over').length > 0,
    isIgnored: of('ignored').length > 0,
  };
}

/** A file whose bytes are known, as those in an editor are. */
export function bytesTask(file: SelectedFile, bytes: Uint8Array): ReadableTask {
  return { ...fileTask(file), read: (maxBytes: number) => upTo(maxBytes, bytes) };
}

/** Throws the first problem, with what the command prints. @throws CommandError, or an Error for a crash */
export function refuse([problem]: readonly Problem[]): void {
  if (problem === undefined) return;
  const { severity, message, details } = problem;
  if (severity === 'error') throw new CommandError(message, details);
  throw new Error(details === undefined ? message : `${message}\n${details}`);
}
