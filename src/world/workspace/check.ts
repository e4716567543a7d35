import { rulePack } from '../../../rules/index.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import type { EarlierVersions, Judged } from '../../verdict/lint/earlier-version.js';
import { countFindings, type Finding } from '../../verdict/lint/finding.js';
import type { WantedFixes } from '../../verdict/lint/fix-rounds.js';
import { holdsSnapshot } from '../../verdict/lint/holds-snapshot.js';
import { createLinter, type Linter } from '../../verdict/lint/linter.js';
import { withoutFix } from '../../verdict/lint/located-finding.js';
import type { ActiveRule } from '../../verdict/lint/pack.js';
import { type LintResult, limitFindings } from '../../verdict/lint/result.js';
import { countReport, type FileReport } from '../../verdict/report/report.js';
import { CommandError } from '../files/command-error.js';
import { isNeverSnapshot, isOwnFile } from '../files/known-files.js';
import { isPointer, whyMissing } from '../files/missing-content.js';
import { nodeSha256 } from '../files/node-sha256.js';
import { readHead } from '../files/read.js';
import type { SelectedFile } from '../files/select.js';
import { type BaselineOptions, type BaselineSession, Baselines } from './baselines.js';
import { earlierVersions, noteUncovered } from './earlier-versions.js';
import { FileSettings, type SettingOptions } from './file-settings.js';
import type { FixOptions } from './fixer.js';
import { crashed, type Emit, Outcomes, problem, unchecked } from './outcomes.js';
import type { Listing, ReadableTask, Task } from './source.js';

export interface CheckOptions {
  readonly listing: Listing;
  readonly settings: SettingOptions;
  readonly fixes?: FixOptions;
  /** None unless given. */
  readonly baseline?: BaselineOptions | undefined;
  /** Whether only findings are reported and fixed that the earlier versions of a file do not have. */
  readonly onlyNew?: boolean;
  /** Whether named files that hold no snapshot are passed over, as found ones are. */
  readonly onlySnapshots?: boolean;
  /** The maximum number of findings of one rule that are listed for a file. All unless given. */
  readonly maxFindings?: number;
  /** Files in a folder that are not snapshots, such as the last report. */
  readonly leaveOut?: (absolute: string) => boolean;
  /** Whether safe fixes are tried in memory, so that none is reported that would be refused. True unless given. */
  readonly triesFixes?: boolean;
}

/** Prepares a check: reads settings and baseline. @throws CommandError */
export async function openCheck(options: CheckOptions): Promise<Check> {
  const { listing: found, baseline, onlySnapshots, leaveOut = () => false } = options;
  const settings = await FileSettings.open(options.settings);
  const baselines = baseline && new Baselines(baseline, settings, options.settings.config, found.base);
  const tasks = found.tasks.filter(({ file }) => file.found !== true || !leaveOut(file.absolute));
  const listing = { ...(onlySnapshots && { mayBeNothing: NOTHING }), ...found, tasks };
  return new Check(options, settings, baselines, listing);
}

const NOTHING = 'no snapshot among the named files';

/** A file that is being checked, with what its findings are compared with. */
interface CheckedFile {
  readonly file: SelectedFile;
  readonly linter: Linter;
  /** The versions whose findings do not count; undefined where all findings count. */
  readonly earlier: EarlierVersions | undefined;
  readonly baseline: BaselineSession | undefined;
  /** How its findings compare with those of earlier versions, where that is known already. */
  readonly judged?: Judged;
}

/** Checks the files of a listing one after the other, and emits what happens as events. */
class Check {
  /** The faults of configs and baselines that have been reported. */
  private readonly faultySettings = new Set<string>();
  /** Of the last file: most share their rules. */
  private linter: Linter | undefined;
  private emit: Emit = () => undefined;
  private readonly fixes: FixOptions;
  private readonly outcomes: Outcomes;

  constructor(
    private readonly options: CheckOptions,
    private readonly settings: FileSettings,
    private readonly baselines: Baselines | undefined,
    private readonly listing: Listing,
  ) {
    this.fixes = options.fixes ?? { mode: 'off' };
    this.outcomes = new Outcomes(listing);
  }

  /** The files that it will read or write, as absolute paths. */
  get files(): readonly string[] {
    return [...this.listing.tasks.map(({ file }) => file.absolute), ...(this.baselines?.files ?? [])];
  }

  /** Checks, and fixes, each file in turn. To be called once. @param emit receives what happens, in order */
  async run(emit: Emit): Promise<void> {
    const { tasks, notes = [] } = this.listing;
    for (const task of tasks) {
      this.emit = (event) => {
        this.outcomes.add(task.file, event);
        emit(event);
      };
      try {
        await this.check(task);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        const { message } = error;
        const { path } = task.file;
        this.emit({ ...problem(`${path}: ${message}`), ...(task.kind === 'problem' && { path }) });
        this.emit(unchecked(task.file, message));
      }
    }
    for (const message of notes) emit({ kind: 'note', message });
    for (const event of this.outcomes.close()) emit(event);
    for (const event of this.baselines?.close() ?? []) emit(event);
  }

  private readonly note = (message: string): void => this.emit({ kind: 'note', message });

  /** @throws CommandError for a file that cannot be checked */
  private async check(task: Task): Promise<void> {
    const { file } = task;
    if (task.kind === 'problem') throw new CommandError(task.problem);
    if (this.mayPassOver(task) && isNeverSnapshot(file.absolute)) {
      // Our own files need no message.
      if (!isOwnFile(file.absolute)) this.emit({ kind: 'passed-over', path: file.path });
      return;
    }
    let rules: readonly ActiveRule[] | 'ignored';
    let baseline: BaselineSession | undefined;
    try {
      rules = await this.settings.rulesFor(file.absolute);
      if (rules !== 'ignored') baseline = await this.baselines?.of(file.absolute);
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      this.refuseSettings(file, error);
      return;
    }
    if (rules === 'ignored') {
      this.ignore(task);
      return;
    }
    await this.checkFile(task, this.linterFor(rules), baseline);
  }

  private ignore({ file, target, read }: ReadableTask): void {
    this.emit({ kind: 'ignored' });
    if (file.found === true) return;
    this.note(`${file.path} is not checked: the config ignores it`);
    if (target.kind !== 'output' || this.fixes.mode !== 'write') return;
    const reading = read(Number.POSITIVE_INFINITY);
    if (reading.kind === 'bytes') this.emit({ kind: 'output', bytes: reading.bytes });
    else this.emit(problem(`${file.path}: ${reading.message}`));
  }

  /** Whether a file need not hold a snapshot. Standard input must. */
  private mayPassOver({ file, target }: ReadableTask): boolean {
    return file.found === true || (this.options.onlySnapshots === true && target.kind !== 'output');
  }

  /** The fault of a config or baseline is reported once to people, and with each of its files in every report. */
  private refuseSettings(file: SelectedFile, { message, details }: CommandError): void {
    const said = message + details;
    if (!this.faultySettings.has(said))
      this.emit({ ...problem(message), ...(details !== '' && { details }) });
    this.faultySettings.add(said);
    this.emit(unchecked(file, `${message} ${details.trim().split('\n')[0]}`.trim()));
  }

  private linterFor(rules: readonly ActiveRule[]): Linter {
    if (this.linter?.rules !== rules) this.linter = createLinter(rulePack, rules, nodeSha256);
    return this.linter;
  }

  private async checkFile(
    task: ReadableTask,
    linter: Linter,
    baseline: BaselineSession | undefined,
  ): Promise<void> {
    const { file } = task;
    const reading = task.read(linter.maxBytes);
    if (reading.kind === 'error') throw new CommandError(reading.message);
    const mayPassOver = this.mayPassOver(task);
    if (reading.kind === 'too-large') {
      const head = mayPassOver ? readHead(file.absolute) : undefined;
      if (head !== undefined && !holdsSnapshot(head)) this.passOver(file, head);
      else this.checkSize(reading.size, task, linter, baseline);
      return;
    }
    const { bytes } = reading;
    if (mayPassOver && isPointer(bytes)) throw new CommandError(whyMissing(bytes) ?? '');
    const mustHold = !mayPassOver || baseline?.knows(file) === true;
    let reported = mustHold ? linter.report(bytes) : linter.reportIfSnapshot(bytes);
    if (reported === 'no snapshot' && heldSnapshot(task)) reported = linter.report(bytes);
    if (reported === 'no snapshot') {
      this.passOver(file, bytes);
      return;
    }
    const earlier = this.earlierVersions(task, linter, reported.count());
    const checked = { file, linter, earlier, baseline };
    const wanted = (findings: readonly Finding[]): readonly Finding[] => this.unknownOf(checked, findings);
    if (this.fixes.mode === 'off') {
      const judged = baseline === undefined ? earlier?.judgeUnlocated(reported) : undefined;
      if (judged !== undefined) {
        this.report({ ...checked, judged }, bytes.length, reported.unlocated());
        return;
      }
    }
    const result = reported.located();
    const first = { bytes, result, mayBeOther: mayPassOver };
    if (this.fixes.mode === 'off') {
      const tries = this.options.triesFixes !== false && mayTryFixes(result, wanted);
      const tried = tries ? (await fixer()).withTriedFixes(first, linter, wanted) : result;
      this.report(checked, bytes.length, tried);
      return;
    }
    const { fixFile } = await fixer();
    const outcome = await fixFile(this.fixes, task, linter, first, wanted, this.emit);
    if (outcome.kind === 'done') {
      this.report(checked, outcome.bytes, outcome.result, outcome.remaining);
      return;
    }
    const { message, severity, result: found } = outcome;
    this.emit(problem(`${file.path}: ${message}`, severity));
    if (found === undefined) this.emit(unchecked(file, message));
    else this.report(checked, bytes.length, found, found, [message]);
  }

  /** Passes over a file without a snapshot. @throws CommandError where it may have been one */
  private passOver({ path }: SelectedFile, bytes: Uint8Array): void {
    const why = whyMissing(bytes);
    if (why !== undefined) throw new CommandError(why);
    this.emit({ kind: 'passed-over', path });
  }

  /** Checks a file that is too large to be read. */
  private checkSize(
    size: number,
    task: ReadableTask,
    linter: Linter,
    baseline: BaselineSession | undefined,
  ): void {
    const result = linter.lintSize(size);
    const earlier = this.earlierVersions(task, linter, result.findings.length);
    this.report({ file: task.file, linter, earlier, baseline }, size, result);
  }

  private earlierVersions(task: ReadableTask, linter: Linter, found: number): EarlierVersions | undefined {
    if (!this.options.onlyNew || found === 0) return undefined;
    return earlierVersions(task, linter, this.note);
  }

  /**
   * Emits the report of a file: findings that are neither known nor more than are shown, and what went wrong.
   *
   * @param remaining what would be found once every fix that is shown is applied
   * @param faults what went wrong with the file so far
   */
  private report(
    checked: CheckedFile,
    bytes: number,
    found: LintResult,
    remaining = found,
    faults: readonly string[] = [],
  ): void {
    const { file, linter, earlier, baseline } = checked;
    const { onlyNew, maxFindings = Number.POSITIVE_INFINITY } = this.options;
    const unknown = baseline?.apply(file, found, this.settings.uses, this.note) ?? found;
    const judged = checked.judged ?? earlier?.judge(unknown.findings);
    if (judged !== undefined) noteUncovered(file, judged, this.note);
    const fresh = judged === undefined ? unknown : { ...unknown, findings: judged.fresh };
    const limited = limitFindings(fresh, maxFindings);
    const { crashes, findings, omitted, shownBytes, unchecked: why, isStopped } = limited;
    const errors = [...faults];
    for (const { rule, error } of crashes) {
      this.emit(crashed(rule, file, error));
      errors.push(`the rule ${rule} crashed: its findings may be missing`);
    }
    if (why !== undefined) {
      this.emit(problem(`${file.path}: nothing was checked: ${why}`));
      errors.push(`nothing was checked: ${why}`);
    }
    const report: FileReport = {
      path: file.path,
      bytes,
      findings: findings.map(withoutSecretFix),
      omitted,
      rules: linter.rules.map(({ rule }) => rule),
      shownBytes,
      ...(onlyNew && {
        earlier: judged?.earlier ?? 0,
        uncovered: (judged?.uncovered ?? []).map(withoutSecretFix),
      }),
      ...(isStopped === undefined ? {} : { isStopped }),
      ...(errors.length === 0 ? {} : { error: errors.join('; ') }),
    };
    const left =
      remaining === found
        ? countReport(report)
        : countFindings(this.unknownOf(checked, remaining.findings), remaining.omitted);
    this.emit({ kind: 'checked', report, remaining: left });
  }

  /** What neither the baseline nor an earlier version of the file knows of these findings. */
  private unknownOf(
    { file, earlier, baseline }: CheckedFile,
    findings: readonly Finding[],
  ): readonly Finding[] {
    const unknown = baseline?.unknown(file, findings) ?? findings;
    return earlier?.judge(unknown).fresh ?? unknown;
  }
}

/** Loads the comparison, which most checks do without. */
const fixer = () => import('./fixer.js');

/** Whether a file has safe fixes that can be tried in memory. */
function mayTryFixes({ findings, omitted, isStopped }: LintResult, wanted: WantedFixes): boolean {
  if (isStopped === true || omitted.size > 0) return false;
  return wanted(findings).some(({ fix }) => fix?.safety === 'safe');
}

/** Whether the file was a snapshot before the change: one that no longer looks like it is checked all the same. */
function heldSnapshot({ before }: ReadableTask): boolean {
  const was = before?.read(MAX_IMPORTED_BYTES);
  return was?.kind === 'bytes' && holdsSnapshot(was.bytes);
}

/** A fix whose edits contain a credential is not part of a report. */
function withoutSecretFix(finding: Finding): Finding {
  return finding.fix?.holdsSecret === true ? withoutFix(finding) : finding;
}
