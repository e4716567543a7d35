import { dirname, join, relative, sep } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { limitsOf } from '../../rules/limits.js';
import { type ConfigFile, ConfigFileError, ConfigFiles } from '../files/config-file.js';
import { type FileReading, readSnapshotFile, readStandardInput } from '../files/read.js';
import { fileMatcher, type SelectedFile, selectFiles } from '../files/select.js';
import { DEFAULT_CONFIG, type RuleChoice, readRuleChoice, unknownPreset } from '../lint/config.js';
import type { Finding } from '../lint/finding.js';
import { type LintResult, lintSize, lintText } from '../lint/lint.js';
import { PRESETS, type Preset } from '../lint/pack.js';
import { rulesForFile, type SettingSources } from '../lint/rule-settings.js';
import type { ActiveRule } from '../lint/runner.js';
import { SummaryCounter } from '../report/report.js';
import { type Command, EXIT, type ExitCode, mistypedCommand } from './command.js';
import { FORMAT_NAMES, Outputs } from './formats.js';
import { openProgress, type Progress } from './progress.js';
import { REPAIR_OPTIONS, Repairs } from './repairs.js';
import { complain } from './streams.js';
import { type Arguments, UsageError } from './usage.js';

const STDIN = '-';

/** `roomlint check`: lints files and reports what is wrong. */
export const check: Command = {
  name: 'check',
  synopsis: '[options] [paths..]',
  summary: 'find what is wrong with snapshots (the default command)',
  options: [
    {
      name: 'format',
      value: 'NAME[=FILE]',
      example: '--format json',
      repeatable: true,
      help: `how to report: ${FORMAT_NAMES.join(' or ')} (text unless given); with =FILE into a file.\nMay be given several times, once for standard output.`,
    },
    ...REPAIR_OPTIONS,
    { name: 'quiet', help: 'show errors only; warnings and infos are still counted' },
    {
      name: 'max-warnings',
      value: 'N',
      example: '--max-warnings 0',
      help: 'exit with 1 when there are more than N warnings',
    },
    {
      name: 'rule',
      value: 'ID:LEVEL[:OPTIONS]',
      example: '--rule quest/description:off',
      repeatable: true,
      help: 'set one rule: error, warning, info or off, and its options as JSON.\nWins over the config. May be given several times.',
    },
    {
      name: 'preset',
      value: 'NAME',
      example: '--preset lenient',
      help: `${PRESETS.join(', ')}; takes the place of "extends" in the config`,
    },
    {
      name: 'config',
      value: 'FILE',
      example: '--config team/roomlint.config.json',
      help: 'use this config instead of looking for the nearest',
    },
    { name: 'no-config', help: 'use no config' },
    {
      name: 'stdin-filename',
      value: 'PATH',
      example: '--stdin-filename rooms/a.json',
      help: 'the name of standard input, for the report and the config',
    },
  ],
  details: `Paths are files, folders or globs; "-" is standard input; without any, the current folder is checked. A folder
means every .json file below it. A path that begins with "-" goes after "--".

  roomlint check garden.json
  roomlint check --preset lenient rooms/
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --fix-dry-run garden.json | less
  roomlint check --fix --unsafe-fixes rooms/
`,
  async run(given) {
    const session = await Session.open(given);
    return session.run(given.positionals);
  },
};

/** One entry of the report: a file to check, or a path that leads to none. */
type Task =
  | {
      readonly file: SelectedFile;
      readonly isStandardInput: boolean;
      readonly read: (maxBytes: number) => FileReading;
    }
  | { readonly file: SelectedFile; readonly problem: string };

class Session {
  /** What the report tells. */
  private readonly reported = new SummaryCounter();
  /** What decides how the command ends: the same, unless repairs are only shown. */
  private readonly remaining = new SummaryCounter();
  private code: ExitCode = EXIT.clean;
  private progress: Progress | undefined;

  private constructor(
    private readonly outputs: Outputs,
    private readonly settings: FileSettings,
    private readonly repairs: Repairs,
    private readonly quiet: boolean,
    private readonly maxWarnings: number | undefined,
    private readonly stdinName: string | undefined,
  ) {}

  /** @throws UsageError when the options cannot be meant */
  static async open({ values, switches, positionals }: Arguments): Promise<Session> {
    const maxWarnings = readMaxWarnings(values.get('max-warnings')?.[0]);
    const settings = await FileSettings.open(values, switches);
    const repairs = Repairs.open(switches);
    const formats = values.get('format') ?? [];
    const taken = repairs.standardOutput(positionals.includes(STDIN));
    // The diff tells what there is to tell, and a report beside it only where it is asked for.
    const outputs =
      repairs.mode === 'show' && formats.length === 0 ? Outputs.none() : Outputs.open(formats, taken);
    return new Session(
      outputs,
      settings,
      repairs,
      switches.has('quiet'),
      maxWarnings,
      values.get('stdin-filename')?.[0],
    );
  }

  async run(paths: readonly string[]): Promise<ExitCode> {
    const tasks = await this.select(paths.length === 0 ? ['.'] : paths);
    this.progress = await openProgress(tasks.map(({ file }) => file.absolute));
    for (const task of tasks) {
      await this.check(task);
      this.progress?.step();
    }
    this.progress?.stop();
    this.outputs.end(this.reported.summary);
    const { errors, warnings: count } = this.remaining.summary;
    if (errors > 0) this.raise(EXIT.findings);
    if (this.maxWarnings !== undefined && count > this.maxWarnings) {
      const warnings = count === 1 ? '1 warning is' : `${count} warnings are`;
      complain(`${warnings} more than --max-warnings ${this.maxWarnings} allows`);
      this.raise(EXIT.findings);
    }
    return this.code;
  }

  private raise(code: ExitCode): void {
    if (code > this.code) this.code = code;
  }

  private async select(paths: readonly string[]): Promise<Task[]> {
    const { files, problems } = await selectFiles(paths.filter((path) => path !== STDIN));
    const tasks: Task[] = [
      ...files.map((file) => ({
        file,
        isStandardInput: false,
        read: (maxBytes: number) => readSnapshotFile(file.absolute, maxBytes),
      })),
      ...problems.map(({ path, message }) => ({ file: { path, absolute: path }, problem: message })),
    ];
    if (paths.includes(STDIN)) {
      const absolute = join(process.cwd(), this.stdinName ?? 'stdin');
      const file = { path: this.stdinName ?? '<stdin>', absolute };
      tasks.push({ file, isStandardInput: true, read: readStandardInput });
    }
    return tasks.sort((a, b) => Buffer.compare(Buffer.from(a.file.path), Buffer.from(b.file.path)));
  }

  private async check(task: Task): Promise<void> {
    const { file } = task;
    if ('problem' in task) {
      const command = file.path.includes('.') ? undefined : mistypedCommand(file.path);
      this.fail(file, task.problem, command === undefined ? '' : ` (did you mean the command "${command}"?)`);
      return;
    }
    const rules = await this.settings.rulesFor(file.absolute);
    if (rules === 'ignored') {
      // Of what a folder or glob brings along nobody has asked for this file by its name.
      if (file.found !== true) complain(`${file.path} is not checked: the config ignores it`);
      return;
    }
    const limits = limitsOf(rules);
    const reading = task.read(limits.maxBytes);
    if (reading.kind === 'error') {
      this.fail(file, reading.message);
      return;
    }
    const lint = { rules, ...limits };
    if (reading.kind === 'too-large') {
      this.report(file, reading.size, lintSize(reading.size, lint));
      return;
    }
    const { bytes, surveyed } = reading;
    const first = lintText(bytes, lint, surveyed);
    const outcome = await this.repairs.make(file, task.isStandardInput, bytes, lint, first);
    if (outcome.kind === 'failed') {
      if (outcome.isCrash) this.raise(EXIT.crash);
      this.fail(file, outcome.message);
    } else {
      this.report(file, outcome.bytes.length, outcome.result, outcome.remaining);
    }
  }

  private fail(file: SelectedFile, error: string, hint = ''): void {
    this.raise(EXIT.trouble);
    this.reported.add([]);
    complain(`${file.path}: ${error}${hint}`);
    this.outputs.file({
      path: file.path,
      bytes: undefined,
      findings: [],
      error,
      shownBytes: new Uint8Array(),
    });
  }

  private report({ path }: SelectedFile, bytes: number, result: LintResult, remaining = result): void {
    const { crashes, findings, shownBytes, unchecked } = result;
    this.reported.add(findings);
    this.remaining.add(remaining.findings);
    this.progress?.clear();
    for (const { rule, error } of crashes) {
      this.raise(EXIT.crash);
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      complain(
        `the rule ${rule} has crashed on ${path}, which is a fault of roomlint. Please report this:\n${trace}`,
      );
    }
    const troubles = crashes.map(({ rule }) => `the rule ${rule} has crashed: its findings may be missing`);
    if (unchecked !== undefined) {
      this.raise(EXIT.trouble);
      troubles.push(`nothing was checked: ${unchecked}`);
      complain(`${path}: nothing was checked: ${unchecked}`);
    }
    const error = troubles.length === 0 ? {} : { error: troubles.join('; ') };
    this.outputs.file({ path, bytes, findings: this.shown(findings), shownBytes, ...error });
  }

  private shown(findings: readonly Finding[]): readonly Finding[] {
    return this.quiet ? findings.filter(({ level }) => level === 'error') : findings;
  }
}

/** Which rules hold for which file. */
class FileSettings {
  private readonly configs = new ConfigFiles(rulePack);
  private readonly known = new Map<string, readonly ActiveRule[]>();

  private constructor(
    private readonly preset: Preset | undefined,
    private readonly commandLine: ReadonlyMap<string, RuleChoice>,
    /** The config for all files; `nearest` to look for one. */
    private readonly config: ConfigFile | 'nearest' | undefined,
  ) {}

  static async open(values: Arguments['values'], switches: Arguments['switches']): Promise<FileSettings> {
    const path = values.get('config')?.[0];
    if (path !== undefined && switches.has('no-config')) {
      throw new UsageError('--config and --no-config contradict each other: give one of them');
    }
    const config =
      path === undefined
        ? switches.has('no-config')
          ? undefined
          : 'nearest'
        : await usable(new ConfigFiles(rulePack).read(path));
    return new FileSettings(
      readPreset(values.get('preset')?.[0]),
      readRules(values.get('rule') ?? []),
      config,
    );
  }

  async rulesFor(file: string): Promise<readonly ActiveRule[] | 'ignored'> {
    const found = this.config === 'nearest' ? await usable(this.configs.nearest(dirname(file))) : this.config;
    const config = found?.config ?? DEFAULT_CONFIG;
    const sources: SettingSources = { config, preset: this.preset, commandLine: this.commandLine };
    const byFile = config.ignore.length > 0 || config.overrides.some(({ files }) => files !== undefined);
    if (!byFile || found === undefined) {
      const key = found?.path ?? '';
      const rules = this.known.get(key) ?? rulesForFile(rulePack, sources, () => false);
      this.known.set(key, rules);
      return rules;
    }
    const matches = await fileMatcher();
    if (config.ignore.some((glob) => matches(glob, found.folder, file))) return 'ignored';
    return rulesForFile(rulePack, sources, (glob) => matches(glob, found.folder, file));
  }
}

/** Turns the faults of a config into a usage error, each line with its place. */
async function usable(reading: Promise<ConfigFile | undefined>): Promise<ConfigFile | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof ConfigFileError)) throw error;
    const lines = error.faults.map(
      ({ path, line, column, message }) => `${shown(path)}:${line}:${column} ${message}`,
    );
    throw new UsageError(`the config cannot be used:\n  ${lines.join('\n  ')}`);
  }
}

function shown(path: string): string {
  const inside = relative(process.cwd(), path);
  return inside.startsWith('..') ? path : inside.split(sep).join('/');
}

function readMaxWarnings(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text))
    throw new UsageError(`--max-warnings must be a whole number of 0 or more, not "${text}"`);
  return Number(text);
}

function readPreset(name: string | undefined): Preset | undefined {
  if (name === undefined) return undefined;
  const preset = PRESETS.find((known) => known === name);
  if (preset === undefined) throw new UsageError(unknownPreset(name));
  return preset;
}

function readRules(texts: readonly string[]): Map<string, RuleChoice> {
  const choices = new Map<string, RuleChoice>();
  for (const text of texts) {
    const reading = readRuleChoice(text, rulePack);
    if (typeof reading === 'string') throw new UsageError(reading);
    if (choices.has(reading.id)) throw new UsageError(`--rule ${reading.id} is given twice: give it once`);
    choices.set(reading.id, reading.choice);
  }
  return choices;
}
