import { basename, dirname, resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { decodeLoosely } from '../../../bytes/text/encoding.js';
import { MAX_IMPORTED_BYTES } from '../../../model/snapshot/sections.js';
import { holdsSnapshot } from '../../../verdict/lint/holds-snapshot.js';
import { NO_REMOVALS, type RemovalLimit } from '../../../verdict/lint/removals.js';
import { type Answer, answerGitHub, answersText } from '../../../verdict/report/answer.js';
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
import { keepsLimits, type Limits } from '../../../verdict/room/judge-plan.js';
import { keepsAll } from '../../../verdict/room/keeps-all.js';
import { mergeSnapshotInto } from '../../../verdict/room/merge.js';
import { isNeverSnapshot } from '../../../world/files/known-files.js';
import { ReportFileError } from '../../../world/files/refusals.js';
import { openReportFiles } from '../../../world/files/report-file.js';
import type { ChangedFile, FileBefore } from '../../../world/files/repository.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { ChangeGates, GateSettings } from '../../../world/workspace/gate-settings.js';
import { inputName, readInput, requireBytes } from '../../../world/workspace/input.js';
import { STDIN } from '../../../world/workspace/path-source.js';
import {
  type NamedBytes,
  type PlanOptions,
  planReport,
  unreadable,
} from '../../../world/workspace/plan-file.js';
import { EXIT, type ExitCode } from '../command.js';
import { limitNameIn, readLimit, requirePatterns } from '../gate/limits.js';
import { DROP_LOGIC } from '../options.js';
import { folderInRepository } from '../outputs.js';
import { printAnswers } from '../print-answers.js';
import { plain, type Terminal } from '../terminal.js';
import type { PlanChangesRequest, PlanFilesRequest, PlanRequest } from './plan-request.js';

/** Plans one import or several, and prints the plans. */
export async function runPlan(request: PlanRequest, terminal: Terminal): Promise<ExitCode> {
  const planner = new Planner(request, terminal);
  return request.kind === 'files' ? planner.planFiles(request) : planner.planChanges(request);
}

/** The variable that approves removals in one commit, as DROP_LOGIC does the loss of logic. */
const MAX_REMOVED = 'ROOMLINT_MAX_REMOVED';

/** The commit that rooms are compared with, and what configs said there. */
interface Base {
  readonly commit: string;
  /** As people call it. */
  readonly shown: string;
  readonly gates: ChangeGates;
}

class Planner {
  private readonly settings: GateSettings;
  /** The limit that was given: it beats the configs. */
  private readonly given: RemovalLimit | undefined;
  private readonly fallback: RemovalLimit | undefined;
  private readonly dropsLogic: boolean;
  private readonly shown: ShownChanges;

  constructor(
    private readonly common: PlanRequest,
    private readonly terminal: Terminal,
  ) {
    this.settings = new GateSettings(common.config, common.cwd);
    this.given = this.readGiven();
    this.dropsLogic = common.dropsLogic || this.approves(DROP_LOGIC) === '1';
    this.shown = common.isFull ? ALL_CHANGES : SOME_CHANGES;
    const { defaultMaxRemoved } = common;
    if (defaultMaxRemoved !== undefined)
      this.fallback = readLimit(defaultMaxRemoved, '--default-max-removed');
    requirePatterns(common.protect);
  }

  async planFiles(request: PlanFilesRequest): Promise<ExitCode> {
    const current = this.read(request.current);
    const next = this.read(request.next);
    const folder = request.next === STDIN ? this.common.cwd : dirname(resolve(this.common.cwd, request.next));
    const merged =
      request.merge === undefined ? undefined : { name: request.merge, bytes: this.merged(current, next) };
    // With a merge, that is what is going to be imported.
    const { protect, maxRemoved } = await this.settings.of(folder);
    const report = this.report(current, merged ?? next, {
      limits: [this.given ?? maxRemoved ?? NO_REMOVALS],
      protect: [...protect, ...this.common.protect],
      dropsLogic: this.dropsLogic,
    });
    if (merged !== undefined) this.writeMerge(merged.name, merged.bytes, request);
    this.print(report);
    if (merged !== undefined && report.plan.verdict === 'destroys') {
      this.terminal.warn('the merge cannot keep everything: the plan says what its import destroys');
      return EXIT.findings;
    }
    return this.codeOf(report);
  }

  async planChanges(request: PlanChangesRequest): Promise<ExitCode> {
    const { branchChanges, stagedChanges } = await import('../../../world/workspace/git-source.js');
    const { paths, cwd, isBeside = false } = request;
    const scope = { paths, cwd, access: this.terminal.world };
    const { repository, changes, problems } =
      request.kind === 'since' ? branchChanges(request.ref, scope) : stagedChanges(scope, request.mustChange);
    const outcomes: PlanOutcome[] = problems.map(({ path, message }) => ({
      status: 'error',
      path,
      message: `${path}: ${message}`,
    }));
    const { base: commit } = changes;
    if (commit !== undefined) {
      const gates = new ChangeGates(this.common.config, cwd, repository, commit);
      const short = commit.slice(0, 8);
      const shown =
        request.kind === 'staged'
          ? `the last commit (${short})`
          : `${request.ref} where this branch left it (${short})`;
      const base = { commit, shown, gates };
      for (const file of changes.files) {
        if (isNeverSnapshot(basename(file.absolute))) continue;
        // A plan takes much longer than this look.
        if (isBeside && !(await isDoubtful(file, gates))) continue;
        const outcome = await this.outcomeOf(file, base, isBeside);
        if (outcome !== undefined) outcomes.push(outcome);
      }
      for (const { path, absolute, before } of changes.deleted) {
        if (isNeverSnapshot(basename(absolute))) continue;
        const was = before.read(MAX_IMPORTED_BYTES, false);
        if (was.kind !== 'bytes' || holdsSnapshot(was.bytes)) outcomes.push({ status: 'deleted', path });
      }
    }
    const since = request.kind === 'since' ? request.ref : undefined;
    if (isBeside) this.printFailing(outcomes);
    else {
      this.printBranch({ since, base: commit, files: outcomes });
      if (outcomes.every(({ status }) => status === 'new'))
        this.terminal.warn(
          commit === undefined
            ? 'there is no commit yet: nothing to plan'
            : `no room of ${since === undefined ? 'HEAD' : printable(since)} has changed: nothing to plan`,
        );
    }
    if (request.kind === 'staged') this.printApproval(outcomes);
    let code: ExitCode = EXIT.clean;
    for (const outcome of outcomes) {
      const one = this.codeOfOutcome(outcome);
      if (one > code) code = one;
    }
    return code;
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
      const answer = planAnswer(outcome.report, this.shown);
      this.terminal.writeErr(answersText([answer], plain).join(''));
    }
  }

  /** @throws CommandError for a limit that cannot be read */
  private readGiven(): RemovalLimit | undefined {
    const { maxRemoved } = this.common;
    if (maxRemoved !== undefined) return readLimit(maxRemoved);
    const approved = this.approves(MAX_REMOVED);
    return approved === '' ? undefined : readLimit(approved, MAX_REMOVED);
  }

  /** What the environment approves for one commit, or one run in CI; empty for nothing. */
  private approves(name: string): string {
    return this.common.kind === 'files' ? '' : (this.terminal.world.env[name] ?? '');
  }

  /** Undefined for a file that holds no snapshot. */
  private async outcomeOf(
    file: ChangedFile,
    base: Base,
    isBeside: boolean,
  ): Promise<PlanOutcome | undefined> {
    const { path, absolute, before, read, merged = [] } = file;
    try {
      if (before === undefined) {
        const reading = read(MAX_IMPORTED_BYTES);
        const isOther = reading.kind === 'bytes' && !holdsSnapshot(reading.bytes);
        return isOther ? undefined : { status: 'new', path };
      }
      const newest = {
        name: `${base.commit.slice(0, 8)}:${before.name}`,
        bytes: requireBytes(
          before.read(MAX_IMPORTED_BYTES, false),
          `${base.commit.slice(0, 8)}:${before.name}`,
        ).bytes,
      };
      const is = requireBytes(read(MAX_IMPORTED_BYTES), path).bytes;
      if (!holdsSnapshot(newest.bytes) && !holdsSnapshot(is)) return undefined;
      const was = this.roomBefore(path, newest, before);
      const gate = await this.gateOf(before.name, dirname(absolute), base.gates);
      const others = merged.map(
        (other) => requireBytes(other.read(MAX_IMPORTED_BYTES, false), other.name).bytes,
      );
      const report = this.report(was, { name: path, bytes: is }, gate, { others, showsLost: !isBeside });
      const shown = was === newest ? { base: base.shown } : {};
      return { status: 'planned', path, report: { ...report, ...shown } };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const isUnlimited = before !== undefined && (await this.isUnlimited(before.name, base.gates));
      return { status: 'error', path, message: error.message, isUnlimited };
    }
  }

  /** The newest version that can be read as a room; the newest of all if there is none. */
  private roomBefore(path: string, newest: NamedBytes, { older }: FileBefore): NamedBytes {
    const why = unreadable(newest);
    if (why === undefined || older === undefined) return newest;
    for (const { shown, read } of older()) {
      const reading = read(MAX_IMPORTED_BYTES);
      if (reading.kind !== 'bytes' || unreadable({ name: shown, bytes: reading.bytes }) !== undefined)
        continue;
      this.terminal.warn(`${path}: planned into ${shown}, because ${why}`);
      return { name: shown, bytes: reading.bytes };
    }
    return newest;
  }

  /** Whether neither the command line nor the config at the base limits what is removed from a room. */
  private async isUnlimited(name: string, gates: ChangeGates): Promise<boolean> {
    if (this.given !== undefined || this.fallback === undefined || this.common.protect.length > 0)
      return false;
    try {
      const { protect, maxRemoved } = await gates.before(name);
      return protect.length === 0 && maxRemoved === undefined;
    } catch (error) {
      if (error instanceof CommandError) return false;
      throw error;
    }
  }

  /** The limits of an import: those of the config now and at the base. A branch cannot relax them. */
  private async gateOf(nameBefore: string, folder: string, gates: ChangeGates): Promise<Limits> {
    const { before, now } = await gates.of(nameBefore, folder);
    const protect = [...new Set([...before.protect, ...now.protect, ...this.common.protect])];
    const { dropsLogic } = this;
    if (this.given !== undefined) return { limits: [this.given], protect, dropsLogic };
    if (before.maxRemoved === undefined && this.fallback !== undefined)
      return { limits: [this.fallback], protect, dropsLogic };
    const limits = [before.maxRemoved ?? NO_REMOVALS, now.maxRemoved ?? NO_REMOVALS] as const;
    return { limits, protect, dropsLogic };
  }

  private codeOfOutcome(outcome: PlanOutcome): ExitCode {
    if (outcome.status === 'error') return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
    if (outcome.status === 'planned') return this.codeOf(outcome.report);
    return EXIT.clean;
  }

  /** @throws CommandError when one of the files cannot be used */
  private report(current: NamedBytes, next: NamedBytes, limits: Limits, more: PlanOptions = {}): PlanReport {
    return { ...planReport(current, next, limits, more), ...limitNameIn(this.terminal.world.env) };
  }

  private codeOf(report: PlanReport): ExitCode {
    return keepsLimits(report.gate) ? EXIT.clean : EXIT.findings;
  }

  private read(path: string): NamedBytes {
    const name = inputName(path);
    const reading = readInput(path, { cwd: this.common.cwd, stdin: this.terminal.world.stdin });
    return { name, bytes: requireBytes(reading, name).bytes };
  }

  /** @throws CommandError when one of the files cannot be used */
  private merged(current: NamedBytes, next: NamedBytes): Uint8Array {
    // What is wrong with the file must not be said of the merge.
    this.report(current, next, { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
    return mergeSnapshotInto(current.bytes, next.bytes);
  }

  private writeMerge(path: string, bytes: Uint8Array, { current, next, cwd }: PlanFilesRequest): void {
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
    const { terminal, shown } = this;
    const { format, cwd, isFull } = this.common;
    const answers = (): Answer[] => outcomes.flatMap((outcome) => outcomeAnswer(outcome, shown) ?? []);
    if (format !== 'github') {
      printAnswers(format, { answers, json, isFull }, terminal);
      return;
    }
    const folder = folderInRepository({ env: terminal.world.env, cwd });
    for (const answer of answers()) terminal.writeOut(answerGitHub(answer, 'import plan', folder));
  }
}

/** Whether the import of a changed file may remove something or fail. */
async function isDoubtful({ absolute, before, read }: ChangedFile, gates: ChangeGates): Promise<boolean> {
  // A new one removes nothing.
  if (before === undefined) return false;
  try {
    const [was, is] = [before.read(MAX_IMPORTED_BYTES, false), read(MAX_IMPORTED_BYTES)];
    if (was.kind !== 'bytes' || is.kind !== 'bytes' || !keepsAll(was.bytes, is.bytes)) return true;
    const gate = await gates.of(before.name, dirname(absolute));
    return gate.before.protect.length > 0 || gate.now.protect.length > 0;
  } catch (error) {
    // The plan reports it.
    if (error instanceof CommandError) return true;
    throw error;
  }
}
