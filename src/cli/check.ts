import { resolve } from 'node:path';
import { rulePack } from '../../rules/index.js';
import { earlierReports } from '../files/report-file.js';
import type { SelectedFile } from '../files/select.js';
import type { Finding } from '../lint/finding.js';
import { createLinter } from '../lint/linter.js';
import type { LintResult } from '../lint/result.js';
import type { ActiveRule } from '../lint/runner.js';
import { SummaryCounter } from '../report/report.js';
import { BASELINE_OPTIONS, KnownFindings } from './baseline.js';
import { type Command, EXIT, type ExitCode, mistypedCommand } from './command.js';
import { FileSettings, SETTING_OPTIONS } from './file-settings.js';
import { FORMAT_NAMES, Outputs, reportPaths } from './formats.js';
import { explainedConfig } from './print-config.js';
import { openProgress, type Progress } from './progress.js';
import { REPAIR_OPTIONS, Repairs } from './repairs.js';
import { GIT_OPTIONS, STDIN, selectTasks, type Task } from './selection.js';
import { warn, writeOut } from './streams.js';
import { type Arguments, UsageError } from './usage.js';

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
      help: `how to report: ${FORMAT_NAMES.join(', ')} (text unless given, github in GitHub Actions);\nwith =FILE into a file. May be given several times, once for standard output.`,
    },
    ...REPAIR_OPTIONS,
    ...GIT_OPTIONS,
    { name: 'quiet', help: 'show errors only; warnings and infos are still counted' },
    {
      name: 'max-warnings',
      value: 'N',
      example: '--max-warnings 0',
      help: 'exit with 1 when there are more than N warnings',
    },
    ...SETTING_OPTIONS,
    {
      name: 'print-config',
      value: 'FILE',
      example: '--print-config rooms/a.json',
      help: 'print what holds for a file, rule by rule, and where each value comes from',
    },
    ...BASELINE_OPTIONS,
    {
      name: 'stdin-filename',
      value: 'PATH',
      example: '--stdin-filename rooms/a.json',
      help: 'the name of standard input, for the report and the config',
    },
  ],
  details: `Paths are files, folders or globs; "-" is standard input; without any, the current folder is checked. A folder
means every .json file below it, but for dot-folders, node_modules, package*.json and tsconfig*.json. A path that
begins with "-" goes after "--".

  roomlint check garden.json
  roomlint check --preset lenient rooms/
  roomlint check --rule 'quest/id-format:error:{"prefixes":["mlh","mk"]}' garden.json
  roomlint check --format text --format json=report.json 'rooms/**/*.json'
  roomlint check --fix-dry-run garden.json | less
  roomlint check --fix --unsafe-fixes rooms/
  roomlint check --staged
  roomlint check --since origin/main rooms/
`,
  async run(given) {
    const asked = given.values.get('print-config')?.[0];
    if (asked !== undefined) return printConfig(asked, given);
    const session = await Session.open(given);
    return session.run();
  },
};

/** A file, and the rules that it was checked with. */
interface CheckedFile {
  readonly file: SelectedFile;
  readonly rules: readonly ActiveRule[];
}

class Session {
  /** What the report tells. */
  private readonly reported = new SummaryCounter();
  /** What decides how the command ends: the same, unless repairs are only shown. */
  private readonly remaining = new SummaryCounter();
  private code: ExitCode = EXIT.clean;
  private progress: Progress | undefined;
  /** What was told of configs that cannot be used. */
  private readonly faultyConfigs = new Set<string>();

  private constructor(
    private readonly outputs: Outputs,
    private readonly settings: FileSettings,
    private readonly repairs: Repairs,
    private readonly known: KnownFindings | undefined,
    private readonly quiet: boolean,
    private readonly maxWarnings: number | undefined,
    private readonly tasks: readonly Task[],
  ) {}

  /** @throws UsageError when the options cannot be meant */
  static async open(given: Arguments): Promise<Session> {
    const { values, switches, positionals } = given;
    const maxWarnings = readMaxWarnings(values.get('max-warnings')?.[0]);
    const settings = await FileSettings.open(values, switches);
    const repairs = Repairs.open(switches);
    const formats = values.get('format') ?? [];
    const taken = repairs.standardOutput(positionals.includes(STDIN));
    const known = KnownFindings.open(given);
    const selected = await selectTasks(given, repairs.mode === 'write');
    const tasks = withoutReports(selected, formats);
    // The diff tells what there is to tell, and a report beside it only where it is asked for.
    const outputs =
      repairs.mode === 'show' && formats.length === 0
        ? Outputs.none()
        : await Outputs.open(formats, taken, [
            ...tasks.map(({ file }) => file.absolute),
            ...(values.get('config') ?? []),
            ...(known === undefined ? [] : [known.path]),
          ]);
    return new Session(outputs, settings, repairs, known, switches.has('quiet'), maxWarnings, tasks);
  }

  async run(): Promise<ExitCode> {
    this.progress = await openProgress(this.tasks.map(({ file }) => file.absolute));
    for (const task of this.tasks) {
      await this.check(task);
      this.progress?.step();
    }
    this.progress?.stop();
    const problem = await this.known?.close();
    if (problem !== undefined) {
      warn(problem);
      this.raise(EXIT.error);
    }
    this.outputs.end(this.reported.summary);
    const { errors, warnings: count } = this.remaining.summary;
    if (errors > 0) this.raise(EXIT.findings);
    if (this.maxWarnings !== undefined && count > this.maxWarnings) {
      const warnings = count === 1 ? '1 warning is' : `${count} warnings are`;
      warn(`${warnings} more than --max-warnings ${this.maxWarnings} allows`);
      this.raise(EXIT.findings);
    }
    return this.code;
  }

  private raise(code: ExitCode): void {
    if (code > this.code) this.code = code;
  }

  private async check(task: Task): Promise<void> {
    const { file } = task;
    if ('problem' in task) {
      const command = file.path.includes('.') ? undefined : mistypedCommand(file.path);
      this.fail(file, task.problem, command === undefined ? '' : ` (did you mean "${command}"?)`);
      return;
    }
    const rules = await this.rulesFor(file);
    if (rules === undefined) return;
    if (rules === 'ignored') {
      // Of what a folder or glob brings along nobody has asked for this file by its name.
      if (file.found !== true) warn(`${file.path} is not checked: the config ignores it`);
      return;
    }
    const linter = createLinter(rulePack, rules);
    const reading = task.read(linter.maxBytes);
    if (reading.kind === 'error') {
      this.fail(file, reading.message);
      return;
    }
    const about = { file, rules };
    if (reading.kind === 'too-large') {
      this.report(about, reading.size, this.fresh(file, linter.lintSize(reading.size)));
      return;
    }
    const { bytes, prescanned } = reading;
    const first = linter.lint(bytes, prescanned);
    const outcome = await this.repairs.make(file, task.target, bytes, linter, first, (finding) => {
      return this.known?.knows(file, finding) !== true;
    });
    if (outcome.kind === 'failed') {
      if (outcome.isCrash) this.raise(EXIT.crash);
      if (outcome.result === undefined) this.fail(file, outcome.message);
      else this.reportUnrepaired(about, bytes.length, this.fresh(file, outcome.result), outcome.message);
    } else {
      const fresh = this.fresh(file, outcome.result);
      const isAsItIs = outcome.remaining === outcome.result;
      this.report(
        about,
        outcome.bytes.length,
        fresh,
        isAsItIs ? fresh : this.unknown(file, outcome.remaining),
      );
    }
  }

  /** Undefined where the config of the file cannot be used: the others are checked all the same. */
  private async rulesFor(file: SelectedFile): Promise<readonly ActiveRule[] | 'ignored' | undefined> {
    try {
      return await this.settings.rulesFor(file.absolute);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      this.raise(EXIT.error);
      // Each config is told once, to people; every report tells each of its files.
      if (!this.faultyConfigs.has(error.details)) warn(error.message, error.details);
      this.faultyConfigs.add(error.details);
      this.reportUnchecked(file, `${error.message} ${error.details.trim().split('\n')[0]}`);
      return undefined;
    }
  }

  /** What is not known and accepted already. */
  private fresh(file: SelectedFile, result: LintResult): LintResult {
    return this.known === undefined ? result : this.known.fresh(file, result);
  }

  private unknown(file: SelectedFile, result: LintResult): LintResult {
    return { ...result, findings: result.findings.filter((finding) => !this.known?.knows(file, finding)) };
  }

  private fail(file: SelectedFile, error: string, hint = ''): void {
    this.raise(EXIT.error);
    warn(`${file.path}: ${error}${hint}`);
    this.reportUnchecked(file, error);
  }

  private reportUnchecked({ path }: SelectedFile, error: string): void {
    this.reported.addUnchecked();
    this.outputs.file({
      path,
      bytes: undefined,
      findings: [],
      error,
      rules: [],
      shownBytes: new Uint8Array(),
    });
  }

  private reportUnrepaired(about: CheckedFile, bytes: number, result: LintResult, why: string): void {
    this.raise(EXIT.error);
    warn(`${about.file.path}: ${why}`);
    this.report(about, bytes, result, result, [why]);
  }

  private report(
    { file: { path }, rules: active }: CheckedFile,
    bytes: number,
    result: LintResult,
    remaining = result,
    faults: readonly string[] = [],
  ): void {
    const { crashes, findings, shownBytes, unchecked } = result;
    this.reported.add(findings);
    this.remaining.add(remaining.findings);
    this.progress?.clear();
    for (const { rule, error } of crashes) {
      this.raise(EXIT.crash);
      const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
      warn(
        `the rule ${rule} has crashed on ${path}, which is a fault of ${rulePack.has(rule) ? 'roomlint. Please report this' : 'its plugin'}:`,
        trace,
      );
    }
    const problems = [
      ...faults,
      ...crashes.map(({ rule }) => `the rule ${rule} has crashed: its findings may be missing`),
    ];
    if (unchecked !== undefined) {
      this.raise(EXIT.error);
      problems.push(`nothing was checked: ${unchecked}`);
      warn(`${path}: nothing was checked: ${unchecked}`);
    }
    const error = problems.length === 0 ? {} : { error: problems.join('; ') };
    const rules = active.map(({ rule }) => rule);
    this.outputs.file({ path, bytes, findings: this.shown(findings), rules, shownBytes, ...error });
  }

  private shown(findings: readonly Finding[]): readonly Finding[] {
    return this.quiet ? findings.filter(({ level }) => level === 'error') : findings;
  }
}

/** The report of the last run is no snapshot, when a folder brings it along. */
function withoutReports(tasks: readonly Task[], formats: readonly string[]): readonly Task[] {
  const isReport = earlierReports(reportPaths(formats));
  return tasks.filter(({ file }) => file.found !== true || !isReport(file.absolute));
}

async function printConfig(path: string, { values, switches, positionals }: Arguments): Promise<ExitCode> {
  const [extra] = positionals;
  if (extra !== undefined) throw new UsageError(`--print-config checks nothing: leave out "${extra}"`);
  const settings = await FileSettings.open(values, switches);
  writeOut(explainedConfig(path, await settings.explain(resolve(path))));
  return EXIT.clean;
}

function readMaxWarnings(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text))
    throw new UsageError(`--max-warnings must be a whole number of 0 or more, not "${text}"`);
  return Number(text);
}
