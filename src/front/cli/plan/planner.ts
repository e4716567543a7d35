import { dirname, resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { decodeLoosely } from '../../../bytes/text/encoding.js';
import { NO_REMOVALS, type RemovalLimit } from '../../../verdict/lint/removals.js';
import type { Answer } from '../../../verdict/report/answer.js';
import { ALL_CHANGES, type ShownChanges, SOME_CHANGES } from '../../../verdict/report/change-text.js';
import { outcomeAnswer, planAnswer } from '../../../verdict/report/plan-answer.js';
import {
  type BranchPlans,
  branchPlansReport,
  DELETED,
  type PlanOutcome,
  type PlanReport,
  planShape,
} from '../../../verdict/report/plan-report.js';
import { keepsLimits } from '../../../verdict/room/judge-plan.js';
import { mergeSnapshotInto } from '../../../verdict/room/merge.js';
import { CommandError } from '../../../world/files/command-error.js';
import { ReportFileError } from '../../../world/files/refusals.js';
import { openReportFiles } from '../../../world/files/report-file.js';
import { configFor } from '../../../world/workspace/file-settings.js';
import type { ChangeSource } from '../../../world/workspace/git-source.js';
import { inputName, readInput, requireBytes, STDIN } from '../../../world/workspace/path-source.js';
import { type NamedBytes, planReport } from '../../../world/workspace/plan-file.js';
import { EXIT, type ExitCode } from '../command.js';
import { DROP_LOGIC } from '../options.js';
import { printAnswers, sayAnswers } from '../print-answers.js';
import { readLimit, requirePatterns } from '../removal-options.js';
import type { Terminal } from '../terminal.js';
import type { PlannedFiles, PlanRequest } from './plan-request.js';

/** Plans one import or several, and prints the plans. */
export async function runPlan(request: PlanRequest, terminal: Terminal): Promise<ExitCode> {
  const planner = new Planner(request, terminal);
  const { planned } = request;
  return planned.kind === 'files' ? planner.planFiles(planned) : planner.planChanges(planned);
}

/** The variable that approves removals in one commit, as DROP_LOGIC does the loss of logic. */
const MAX_REMOVED = 'ROOMLINT_MAX_REMOVED';

class Planner {
  /** The limit that was given: it beats the configs. */
  private readonly given: RemovalLimit | undefined;
  private readonly fallback: RemovalLimit | undefined;
  private readonly dropsLogic: boolean;
  private readonly protect: readonly string[];
  private readonly shown: ShownChanges;

  constructor(
    private readonly request: PlanRequest,
    private readonly terminal: Terminal,
  ) {
    const { dropsLogic = false, isFull = false, defaultMaxRemoved, protect = [] } = request;
    this.given = this.readGiven();
    this.dropsLogic = dropsLogic || this.approves(DROP_LOGIC) === '1';
    this.shown = isFull ? ALL_CHANGES : SOME_CHANGES;
    if (defaultMaxRemoved !== undefined)
      this.fallback = readLimit(defaultMaxRemoved, '--default-max-removed');
    requirePatterns(protect);
    this.protect = protect;
  }

  async planFiles(files: PlannedFiles): Promise<ExitCode> {
    const { cwd, config } = this.request;
    const current = this.read(files.current);
    const next = this.read(files.next);
    const folder = files.next === STDIN ? cwd : dirname(resolve(cwd, files.next));
    const merged =
      files.merge === undefined ? undefined : { name: files.merge, bytes: this.merged(current, next) };
    // With a merge, that is what is going to be imported.
    const { protect, maxRemoved } = await configFor(folder, cwd, config);
    const report = planReport(
      current,
      merged ?? next,
      {
        limits: [this.given ?? maxRemoved ?? NO_REMOVALS],
        protect: [...protect, ...this.protect],
        dropsLogic: this.dropsLogic,
      },
      { limitName: this.limitName },
    );
    if (merged !== undefined) this.writeMerge(merged.name, merged.bytes, files);
    this.print(report);
    if (merged !== undefined && report.plan.verdict === 'destroys') {
      this.terminal.warn('the merge cannot keep everything: the plan says what its import destroys');
      return EXIT.findings;
    }
    return this.codeOf(report);
  }

  async planChanges(source: ChangeSource): Promise<ExitCode> {
    const { GitChange } = await import('../../../world/workspace/git-source.js');
    const { planChanges } = await import('../../../world/workspace/plan-changes.js');
    const { terminal, given, fallback, protect, dropsLogic, limitName } = this;
    const { cwd, config, format, change = new GitChange(source, cwd, terminal.world) } = this.request;
    const isBeside = format === undefined;
    const { commit, outcomes } = await planChanges(change, {
      ...{ cwd, config, given, fallback, protect, dropsLogic, limitName },
      showsLost: !isBeside,
      warn: (message) => terminal.warn(message),
    });
    const since = source.kind === 'since' ? source.ref : undefined;
    if (isBeside) this.printFailing(outcomes);
    else {
      this.printBranch({ since, base: commit, files: outcomes });
      if (outcomes.every(({ status }) => status === 'new'))
        terminal.warn(
          commit === undefined
            ? 'there is no commit yet: nothing to plan'
            : `no room of ${since === undefined ? 'HEAD' : printable(since)} has changed: nothing to plan`,
        );
    }
    if (source.kind === 'staged') this.printApproval(outcomes);
    return outcomes
      .map((outcome) => this.codeOfOutcome(outcome))
      .reduce<ExitCode>((worst, code) => (code > worst ? code : worst), EXIT.clean);
  }

  /** The line with which a person approves the removals of one commit. */
  private printApproval(outcomes: readonly PlanOutcome[]): void {
    let most = 0;
    let isStopped = false;
    for (const outcome of outcomes) {
      if (outcome.status !== 'planned') continue;
      const { isWithinLimit, removed, stoppedItems } = outcome.report.gate;
      if (stoppedItems.length > 0) isStopped = true;
      // What --drop-logic allows does not count.
      if (!isWithinLimit) most = Math.max(most, removed - stoppedItems.length);
    }
    const words = [
      ...(most > 0 ? [`${MAX_REMOVED}=${most}`] : []),
      ...(isStopped ? [`${DROP_LOGIC}=1`] : []),
    ];
    if (words.length > 0) this.terminal.warn(`to approve this in one commit: ${words.join(' ')} git commit`);
  }

  private printFailing(outcomes: readonly PlanOutcome[]): void {
    for (const outcome of outcomes) {
      if (outcome.status === 'error') this.terminal.warn(outcome.message);
      if (outcome.status === 'deleted') this.terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
      if (outcome.status !== 'planned' || this.codeOf(outcome.report) === EXIT.clean) continue;
      sayAnswers([planAnswer(outcome.report, this.shown)], 'err', this.terminal);
    }
  }

  /** @throws CommandError for a limit that cannot be read */
  private readGiven(): RemovalLimit | undefined {
    const { maxRemoved } = this.request;
    if (maxRemoved !== undefined) return readLimit(maxRemoved);
    const approved = this.approves(MAX_REMOVED);
    return approved === '' ? undefined : readLimit(approved, MAX_REMOVED);
  }

  /** What the environment approves for one commit, or one run in CI; empty for nothing. */
  private approves(name: string): string {
    return this.request.planned.kind === 'files' ? '' : (this.terminal.world.env[name] ?? '');
  }

  private codeOfOutcome(outcome: PlanOutcome): ExitCode {
    if (outcome.status === 'error') return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
    if (outcome.status === 'planned') return this.codeOf(outcome.report);
    return EXIT.clean;
  }

  /** The GitHub Action names its own input. */
  private get limitName(): string | undefined {
    return this.terminal.world.env.ROOMLINT_LIMIT_NAME || undefined;
  }

  private codeOf(report: PlanReport): ExitCode {
    return keepsLimits(report.gate) ? EXIT.clean : EXIT.findings;
  }

  private read(path: string): NamedBytes {
    const name = inputName(path);
    const reading = readInput(path, { cwd: this.request.cwd, stdin: this.terminal.world.stdin });
    return { name, bytes: requireBytes(reading, name).bytes };
  }

  /** @throws CommandError when one of the files cannot be used */
  private merged(current: NamedBytes, next: NamedBytes): Uint8Array {
    // What is wrong with the file must not be said of the merge.
    planReport(current, next, { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
    return mergeSnapshotInto(current.bytes, next.bytes);
  }

  private writeMerge(path: string, bytes: Uint8Array, { current, next }: PlannedFiles): void {
    const { cwd } = this.request;
    try {
      const inUse = [current, next].filter((name) => name !== STDIN).map((name) => resolve(cwd, name));
      const [file] = openReportFiles([path], inUse, cwd, 'merged snapshot');
      // Valid UTF-8: decoding loses nothing.
      file?.write(decodeLoosely(bytes));
      file?.close();
    } catch (error) {
      if (error instanceof ReportFileError) throw new CommandError(`--merge: ${error.message}`);
      throw error;
    }
    this.terminal.warn(
      `the merged snapshot is in ${path}, and this is the plan of its import. Check it before you import it`,
    );
  }

  private print(report: PlanReport): void {
    this.printOutcomes([{ status: 'planned', path: report.next, report }], () => planShape(report));
  }

  private printBranch(plans: BranchPlans): void {
    for (const outcome of plans.files) if (outcome.status === 'error') this.terminal.warn(outcome.message);
    this.printOutcomes(plans.files, () => branchPlansReport(plans));
  }

  private printOutcomes(outcomes: readonly PlanOutcome[], json: () => object): void {
    const { format = 'text', isFull = false } = this.request;
    const answers = (): Answer[] => outcomes.flatMap((outcome) => outcomeAnswer(outcome, this.shown) ?? []);
    printAnswers(format, { answers, json, isFull }, this.terminal);
  }
}
