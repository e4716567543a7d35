import { PRESETS } from '../../../verdict/lint/pack.js';
import { CommandError } from '../../../world/files/command-error.js';
import { BASELINE_NAME } from '../../../world/files/known-files.js';
import { version } from '../../../world/files/package-files.js';
import type { BaselineOptions } from '../../../world/workspace/baselines.js';
import type { SettingOptions } from '../../../world/workspace/file-settings.js';
import type { FixOptions } from '../../../world/workspace/fixer.js';
import type { Call } from '../command.js';
import { formatsOption } from '../formats.js';
import {
  ABOUT_LOST_LOGIC,
  configChoice,
  configOption,
  DROP_LOGIC,
  type Given,
  grouped,
  list,
  number,
  type OptionValue,
  path,
  refuseBoth,
  stagedIn,
  toggle,
  value,
} from '../options.js';

/** The options of `roomlint check`. */
export const OPTIONS = {
  ...grouped('Report:', {
    format: formatsOption(),
    quiet: toggle('show errors only; warnings and infos are still counted', { short: 'q' }),
    statistics: toggle('count findings by rule instead of showing them'),
    'max-warnings': number('exit with 1 if there are more than N warnings', '--max-warnings 0'),
  }),
  ...grouped('Fixes:', {
    fix: toggle('apply safe fixes and report what remains'),
    'unsafe-fixes': toggle('with --fix or --fix-dry-run: also fixes that may change a meaning'),
    'fix-dry-run': toggle('show the fixes as a unified diff and write nothing'),
  }),
  ...grouped('Files:', {
    staged: toggle('check what is staged; in pre-commit, what $PRE_COMMIT_FROM_REF says'),
    since: value('check what this branch has changed since it left REF', '--since origin/main'),
    new: toggle('count and fix only what the earlier version does not have'),
    against: path('with --new: FILE is the earlier version', '--against old.json'),
    'with-plan': toggle('with --staged or --since: also plan the imports, and apply their limits'),
    'files-from': path(
      'check the files that FILE lists, or "-", a path a line or ended by NUL',
      '--files-from rooms.txt',
    ),
    'only-snapshots': toggle('pass over named files that hold no snapshot'),
    'stdin-filename': path(
      'the PATH of standard input, for its config and in reports',
      '--stdin-filename rooms/a.json',
    ),
  }),
  ...grouped('Rules and config:', {
    rule: list(
      'ID[:KIND]:LEVEL[:OPTIONS]: a level or off, and options as JSON. Repeatable',
      '--rule quest/description:off',
    ),
    only: list('use only this rule or family of rules. Repeatable', '--only quest'),
    preset: value(`${PRESETS.join(', ')}, or two as in lenient,catalog`, '--preset lenient', {
      short: 'p',
      suggested: PRESETS,
    }),
    config: configOption(),
    'no-config': toggle('use no config'),
    'no-plugins': toggle('do not load plugins'),
    'print-config': path(
      'print the settings of every rule for FILE, and where they come from',
      '--print-config rooms/a.json',
    ),
  }),
  ...grouped('Baseline:', {
    baseline: path('report only findings that are not in the baseline FILE', `--baseline ${BASELINE_NAME}`),
    'no-baseline': toggle('use no baseline, whatever the config says'),
    'update-baseline': toggle('accept all findings: write them to the baseline'),
  }),
};

export type CheckOptions = Given<typeof OPTIONS>;
/** What `roomlint check` was asked to do. */
export type CheckRequest = ReturnType<typeof readRequest>;

/** What says which files are checked, and with which version they are compared. */
const BASES = [
  ['staged', 'since'],
  ['staged', 'against'],
  ['since', 'against'],
] as const;

/** Other ways to say which files are checked. */
const NOT_LISTED = ['staged', 'since', 'against', 'new', 'stdin-filename'] as const;

/** What may differ between processes whose reports are read together. */
const OF_ONE_PROCESS: ReadonlySet<string> = new Set(['format', 'statistics', 'files-from']);

/** @throws CommandError when the options cannot be combined */
export function readRequest(given: CheckOptions, call: Call) {
  const { format: formats = [], quiet = false, statistics = false, 'max-warnings': maxWarnings } = given;
  return {
    cwd: call.cwd,
    /** For paths that do not exist: one may be a mistyped command. */
    commandNames: [...call.commands.keys()],
    formats,
    quiet,
    statistics,
    settings: readSettings(given, call),
    fixes: readFixes(given),
    baseline: readBaseline(given, call),
    source: readSource(given, call),
    /** Whether only findings count that earlier versions do not have. */
    onlyNew: given.new === true,
    onlySnapshots: given['only-snapshots'] === true,
    /** What its ndjson report says of the run. */
    run: { version: version(), options: sharedOptions(given), maxWarnings },
  };
}

/** The options that such processes must share, as they were given. */
function sharedOptions(given: CheckOptions): string[] {
  const values: Readonly<Record<string, OptionValue | undefined>> = given;
  return Object.keys(OPTIONS).flatMap((name) => {
    const chosen = values[name];
    if (OF_ONE_PROCESS.has(name) || chosen === undefined || chosen === false) return [];
    return (Array.isArray(chosen) ? chosen : [chosen]).map((one) =>
      one === true ? `--${name}` : `--${name}=${one}`,
    );
  });
}

export function readSettings(given: CheckOptions, { cwd, terminal }: Call): SettingOptions {
  const { preset, rule: rules = [], only, staged, since } = given;
  const config = configChoice(given);
  const dropsLogic = (staged || since !== undefined) && terminal.world.env[DROP_LOGIC] === '1';
  const skip = dropsLogic ? ABOUT_LOST_LOGIC : undefined;
  return { cwd, preset, rules, only, skip, config, plugins: given['no-plugins'] !== true };
}

function readFixes(given: CheckOptions): FixOptions {
  const [write, show] = [given.fix, given['fix-dry-run']];
  const unsafe = given['unsafe-fixes'] === true;
  refuseBoth(given, 'fix', 'fix-dry-run');
  if (write || show) return { mode: write ? 'write' : 'show', unsafe };
  if (unsafe) throw new CommandError('--unsafe-fixes needs --fix or --fix-dry-run');
  return { mode: 'off' };
}

function readBaseline(given: CheckOptions, { cwd }: Call): BaselineOptions | undefined {
  const update = given['update-baseline'];
  refuseBoth(given, 'new', 'update-baseline');
  refuseBoth(given, 'baseline', 'no-baseline');
  refuseBoth(given, 'update-baseline', 'no-baseline');
  if (given['no-baseline']) return undefined;
  if (update) refuseBoth(given, 'only', 'update-baseline');
  return { path: given.baseline, cwd, use: update ? 'update' : 'read' };
}

function readSource(given: CheckOptions, call: Call) {
  const { words: paths } = call;
  const { staged, since: ref, against, 'files-from': list } = given;
  if (list !== undefined) {
    for (const option of NOT_LISTED) refuseBoth(given, option, 'files-from');
    const [path] = paths;
    if (path !== undefined)
      throw new CommandError(`--files-from already names the files: remove "${path}", or add it to the list`);
    return { kind: 'list', list } as const;
  }
  for (const [one, other] of BASES) refuseBoth(given, one, other);
  if (given.new && !staged && ref === undefined && against === undefined)
    throw new CommandError(
      '--new needs --staged, --since REF or --against FILE: they say which version is the earlier one',
    );
  if (given['with-plan'] && !staged && ref === undefined)
    throw new CommandError('--with-plan needs --staged or --since REF: a plan compares two versions');
  if (against !== undefined && !given.new)
    throw new CommandError('--against needs --new: roomlint check --new --against OLD NEW');
  if (against !== undefined && paths.length !== 1)
    throw new CommandError('--against compares one snapshot: name exactly one path after --against OLD');
  if (!staged && ref === undefined)
    return { kind: 'paths', paths, stdinName: given['stdin-filename'], against } as const;
  if (paths.includes('-')) throw new CommandError('standard input is not in a repository: remove "-"');
  return ref === undefined
    ? stagedIn(paths, call.terminal.world.env)
    : ({ kind: 'since', ref, paths } as const);
}
