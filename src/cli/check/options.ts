import { BASELINE_NAME } from '../../files/known-files.js';
import type { ShardRun } from '../../report/evidence.js';
import type { BaselineOptions } from '../../workspace/baselines.js';
import { CommandError } from '../../workspace/command-error.js';
import type { SettingOptions } from '../../workspace/file-settings.js';
import type { FixOptions } from '../../workspace/fixer.js';
import { STDIN } from '../../workspace/path-source.js';
import { type Call, defineCommand } from '../command.js';
import type { ExitCode } from '../exit-codes.js';
import { formatsOption } from '../formats.js';
import {
  configChoice,
  configOptions,
  type Given,
  type OptionTable,
  refuseBoth,
  toggle,
  value,
} from '../options.js';
import { hookSource } from '../pre-commit.js';
import { ABOUT_LOST_LOGIC, DROP_LOGIC, RULE_OPTIONS, RULES_GROUP } from '../rule-options.js';
import { version } from '../version.js';
import { readCount } from '../whole-numbers.js';
import type { CheckedSource, CheckRequest } from './check.js';
import { readShard } from './shard-option.js';

/** This many findings of one rule are listed for a file, unless the command line says otherwise. */
export const MAX_FINDINGS = 1_000;

const REPORT = 'Report:';
const FIXES = 'Fixes:';
const FILES = 'Files:';
const BASELINE = 'Baseline:';

const OPTIONS = {
  format: formatsOption(REPORT),
  statistics: toggle(
    'show how often each rule reports something, and how much is fixable, instead of findings',
    { group: REPORT },
  ),
  quiet: toggle('show errors only; warnings and infos are still counted', { group: REPORT, short: 'q' }),
  'max-findings': value(
    `list at most N findings of one rule for each file, or all with 0. All are counted. The default is ${MAX_FINDINGS}`,
    { group: REPORT, example: '--max-findings 0', words: [] },
  ),
  'max-warnings': value('exit with 1 if there are more than N warnings', {
    group: REPORT,
    example: '--max-warnings 0',
    words: [],
  }),
  fix: toggle(
    'apply safe fixes and report what remains. Files are replaced whole; standard input goes to standard output',
    { group: FIXES },
  ),
  'unsafe-fixes': toggle('with --fix or --fix-dry-run: also apply fixes that may change a meaning', {
    group: FIXES,
  }),
  'fix-dry-run': toggle('show the fixes as a unified diff and write nothing', { group: FIXES }),
  'files-from': value(
    'check the files that FILE lists, or standard input with "-": one path a line, or ended by NUL. No path is a glob',
    { group: FILES, example: '--files-from rooms.txt' },
  ),
  shard: value(
    'check one part of the files, such as 2/4. A file is always in the same part. roomlint merge-reports joins the JSON reports of all parts',
    { group: FILES, example: '--shard 1/4', words: [] },
  ),
  staged: toggle(
    'check what the next commit would change, as it is staged; paths narrow it down. With --fix, fixes are staged as well',
    { group: FILES },
  ),
  since: value(
    'check the files that this branch has changed since it left the branch or commit REF, including untracked ones; paths narrow it down',
    { group: FILES, example: '--since origin/main', words: [] },
  ),
  new: toggle(
    'show, count and fix only findings that the earlier version does not have: with --staged the one in HEAD, with --since the one that the branch began with, with --against FILE that file',
    { group: FILES },
  ),
  against: value('with --new: the earlier version of the only path', {
    group: FILES,
    example: '--against old.json',
  }),
  'pre-commit': toggle(
    'with --new: check what pre-commit asks for: the files changed since $PRE_COMMIT_FROM_REF, or what is staged; new warnings fail as well, unless --max-warnings says otherwise. Meant for its hooks',
    { group: FILES },
  ),
  'with-plan': toggle(
    'with --staged or --since: also plan the import of each snapshot, show what exceeds the limits, and fail for it as roomlint plan does',
    { group: FILES },
  ),
  watch: toggle('check again whenever a snapshot or config changes; q quits, f fixes, r checks again', {
    group: FILES,
  }),
  'only-snapshots': toggle(
    'pass over named files that hold no snapshot, as for files found in a folder; meant for hooks',
    { group: FILES },
  ),
  'stdin-filename': value(
    'the PATH that standard input has in the report, and from which its config is found',
    { group: FILES, example: '--stdin-filename rooms/a.json' },
  ),
  ...RULE_OPTIONS,
  ...configOptions({ group: RULES_GROUP }),
  'no-plugins': toggle('do not load plugins', { group: RULES_GROUP }),
  'print-config': value('print the settings of every rule for FILE, and where each value comes from', {
    group: RULES_GROUP,
    example: '--print-config rooms/a.json',
  }),
  baseline: value(
    'report only findings that are not in the baseline FILE. The default is "baseline" in the config',
    { group: BASELINE, example: `--baseline ${BASELINE_NAME}` },
  ),
  'no-baseline': toggle('use no baseline, whatever the config says', { group: BASELINE }),
  'update-baseline': toggle(
    `accept all current findings and write them to the baseline (the one in the config, or ${BASELINE_NAME}, unless named)`,
    { group: BASELINE },
  ),
  'prune-baseline': toggle('remove baseline entries that no finding matches', { group: BASELINE }),
} as const satisfies OptionTable;

type CheckOptions = Given<typeof OPTIONS>;

/** What says which files are checked, and with which version they are compared. */
const BASES = [
  ['staged', 'since'],
  ['staged', 'against'],
  ['since', 'against'],
  ['pre-commit', 'staged'],
  ['pre-commit', 'since'],
  ['pre-commit', 'against'],
] as const;

/** Other ways to say which files are checked. */
const NOT_LISTED = ['staged', 'since', 'against', 'pre-commit', 'new', 'stdin-filename'] as const;

/** `roomlint check`: lints files and reports what is wrong. */
export const check = defineCommand(
  {
    name: 'check',
    synopsis: '[options] [paths..]',
    summary: 'find what is wrong with snapshots (the default command)',
    options: OPTIONS,
    completes: 'files',
    details: `Paths are files, folders or globs. "-" is standard input. Without paths, the current folder is checked. A
folder means every .json file below it, except in dot-folders and node_modules and what git
ignores. Files in it that hold no snapshot are passed over. A path that begins with "-" goes after "--".

Examples:
  roomlint check garden.json
  roomlint check --preset lenient rooms/
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --only quest --only requirement garden.json
  roomlint check --statistics rooms/
  roomlint check --fix-dry-run garden.json | less
  roomlint check --fix --unsafe-fixes rooms/
  git ls-files -z 'rooms/*.json' | roomlint check --files-from -
  roomlint check --shard 1/4 --format json=part-1.json rooms/
  roomlint check --staged
  roomlint check --since origin/main rooms/
  roomlint check --new --staged --with-plan
  roomlint check --new --against before.json after.json`,
    exits: {
      clean: 'no errors, and warnings within --max-warnings',
      findings: 'findings',
      error:
        'roomlint could not do its work: invalid usage or config, an unreadable file, or nothing to check',
    },
  },
  (given, call) => run(given, call),
);

async function run(given: CheckOptions, call: Call): Promise<ExitCode> {
  const file = given['print-config'];
  if (file === undefined) {
    const request = readRequest(given, call);
    if (given.watch) return watch(request, given, call);
    const { check: checkFiles } = await import('./check.js');
    const code = await checkFiles(request, call.terminal);
    if (!given['with-plan'] || request.source.kind === 'paths' || request.source.kind === 'list') return code;
    const { config = { kind: 'nearest' } } = request.settings;
    const limits = {
      maxRemoved: undefined,
      dropsLogic: false,
      protect: [],
      failsOnChange: false,
      isFull: false,
      format: 'text' as const,
    };
    const plan = { ...request.source, ...limits, cwd: call.cwd, config };
    const planned = await (await import('../plan/plan-beside.js')).planBeside(plan, call.terminal);
    return planned > code ? planned : code;
  }
  const [extra] = call.words;
  if (extra !== undefined) throw new CommandError(`--print-config checks nothing: remove "${extra}"`);
  const settings = readSettings(given, call);
  return (await import('./print-config.js')).printConfig(file, settings, call.terminal);
}

/** What is about something else than files as they are now. */
const NOT_WATCHED = [
  'staged',
  'since',
  'pre-commit',
  'with-plan',
  'fix',
  'fix-dry-run',
  'update-baseline',
  'prune-baseline',
  'files-from',
  'shard',
] as const;

/** What parts of a check cannot share. */
const NOT_SHARED = ['update-baseline', 'prune-baseline', 'with-plan'] as const;

/** What may differ between the parts of one check. */
const OF_ONE_PART: ReadonlySet<string> = new Set(['format', 'statistics', 'shard', 'files-from']);

/** @throws CommandError when it is not for people, or not about files */
async function watch(request: CheckRequest, given: CheckOptions, call: Call): Promise<ExitCode> {
  for (const option of NOT_WATCHED) refuseBoth(given, option, 'watch');
  if (call.words.includes(STDIN)) throw new CommandError('--watch needs files: remove "-"');
  const other = request.formats.find((format) => format !== 'text');
  if (other !== undefined)
    throw new CommandError(`--watch shows findings to people: remove --format ${other}`);
  const [{ runAgain }, { check: checkFiles }] = await Promise.all([
    import('../watch.js'),
    import('./check.js'),
  ]);
  const run = (fixes: boolean): Promise<ExitCode> =>
    checkFiles({ ...request, ...(fixes && { fixes: { mode: 'write', unsafe: false } }) }, call.terminal);
  return runAgain({ cwd: call.cwd, paths: call.words, canFix: true, run }, call.terminal);
}

/** @throws CommandError when the options cannot be combined */
function readRequest(given: CheckOptions, call: Call): CheckRequest {
  const { format: formats = [], quiet = false, statistics = false } = given;
  // A commit may not bring warnings either.
  const most = given['max-warnings'] ?? (given['pre-commit'] ? '0' : undefined);
  const maxWarnings = readCount('max-warnings', most);
  const maxFindings = readCount('max-findings', given['max-findings']) ?? MAX_FINDINGS;
  return {
    cwd: call.cwd,
    commandNames: call.commandNames,
    formats,
    quiet,
    statistics,
    ...(maxWarnings === undefined ? {} : { maxWarnings }),
    maxFindings: maxFindings === 0 ? Number.POSITIVE_INFINITY : maxFindings,
    settings: readSettings(given, call),
    fixes: readFixes(given),
    baseline: readBaseline(given, call),
    source: readSource(given, call),
    onlyNew: given.new === true,
    onlySnapshots: given['only-snapshots'] === true,
    run: readRun(given, call, maxWarnings),
  };
}

/** @throws CommandError for an option that concerns all files at once */
function readRun(
  given: CheckOptions,
  { words }: Call,
  maxWarnings: number | undefined,
): ShardRun | undefined {
  if (given.shard === undefined) return undefined;
  const shard = readShard(given.shard);
  for (const option of NOT_SHARED) refuseBoth(given, option, 'shard');
  return { shard, version: version(), options: [...sharedOptions(given), ...words], maxWarnings };
}

/** The options that all parts of one check must have, as they were given. */
function sharedOptions(given: CheckOptions): string[] {
  const values: Readonly<Record<string, string | boolean | readonly string[] | undefined>> = given;
  return Object.keys(OPTIONS).flatMap((name) => {
    const chosen = values[name];
    if (OF_ONE_PART.has(name) || chosen === undefined || chosen === false) return [];
    return (Array.isArray(chosen) ? chosen : [chosen]).map((one) =>
      one === true ? `--${name}` : `--${name}=${one}`,
    );
  });
}

function readSettings(given: CheckOptions, { cwd, terminal }: Call): SettingOptions {
  const { preset, rule: rules = [], only, staged, since, 'pre-commit': isHook } = given;
  const config = configChoice(given);
  const dropsLogic = (staged || isHook || since !== undefined) && terminal.world.env[DROP_LOGIC] === '1';
  const skip = dropsLogic ? [...(given.skip ?? []), ...ABOUT_LOST_LOGIC] : given.skip;
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
  const [update, prune] = [given['update-baseline'], given['prune-baseline']];
  refuseBoth(given, 'update-baseline', 'prune-baseline');
  refuseBoth(given, 'new', 'update-baseline');
  for (const option of ['baseline', 'update-baseline', 'prune-baseline'] as const)
    refuseBoth(given, option, 'no-baseline');
  if (given['no-baseline']) return undefined;
  if (update || prune) {
    const narrow = (['only', 'skip'] as const).find((option) => given[option] !== undefined);
    const changes = update ? 'update-baseline' : 'prune-baseline';
    if (narrow !== undefined) refuseBoth(given, narrow, changes);
  }
  const use = update ? 'update' : prune ? 'prune' : 'read';
  return { path: given.baseline, cwd, use };
}

function readSource(given: CheckOptions, call: Call): CheckedSource {
  const { words: paths } = call;
  const { staged, since: ref, against, 'files-from': list } = given;
  if (list !== undefined) {
    for (const option of NOT_LISTED) refuseBoth(given, option, 'files-from');
    const [path] = paths;
    if (path !== undefined)
      throw new CommandError(`--files-from already names the files: remove "${path}", or add it to the list`);
    return { kind: 'list', list, paths };
  }
  for (const [one, other] of BASES) refuseBoth(given, one, other);
  if (given['pre-commit']) {
    if (!given.new) throw new CommandError('--pre-commit needs --new: it judges a change');
    return hookSource(paths, call.terminal.world.env);
  }
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
    return { kind: 'paths', paths, stdinName: given['stdin-filename'], against };
  if (paths.includes('-')) throw new CommandError('standard input is not in a repository: remove "-"');
  return ref === undefined ? { kind: 'staged', paths } : { kind: 'since', ref, paths };
}
