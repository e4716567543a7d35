import { dirname, resolve } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { decodeLoosely } from '../../../bytes/text/encoding.js';
import { NO_REMOVALS } from '../../../verdict/lint/removals.js';
import { outcomeAnswer, planAnswer } from '../../../verdict/report/plan-answer.js';
import {
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
import { type ConfigChoice, configFor } from '../../../world/workspace/file-settings.js';
import type { GitChange } from '../../../world/workspace/git-source.js';
import { type NamedBytes, planReport } from '../../../world/workspace/plan-file.js';
import { inputName, STDIN } from '../../../world/workspace/source.js';
import { EXIT, type ExitCode } from '../command.js';
import { readLimit, requirePatterns } from '../option-values.js';
import { DROP_LOGIC } from '../options.js';
import { readBytes } from '../playable.js';
import { type AnswerFormat, printAnswers, sayAnswers } from '../print-answers.js';
import type { Terminal } from '../terminal.js';

/** How imports are planned and shown. */
export interface PlanOrder {
  readonly cwd: string;
  readonly config: ConfigChoice;
  /** Options of `roomlint plan`. */
  readonly given: {
    readonly 'max-removed'?: string;
    readonly protect?: readonly string[];
    readonly 'drop-logic'?: boolean;
  };
  /** Undefined beside a check: only what exceeds the limits is shown, on standard error. */
  readonly format?: AnswerFormat;
}

/** The import of one file into another. */
export interface PlannedFiles {
  readonly current: string;
  readonly next: string;
  /** Where to write the merge of both. */
  readonly merge: string | undefined;
}

/** Plans the import of one file into another, or of their merge. */
export async function planFiles(
  files: PlannedFiles,
  order: PlanOrder,
  terminal: Terminal,
): Promise<ExitCode> {
  const { cwd, config } = order;
  const limits = readLimits(order, {});
  const read = (path: string): NamedBytes => ({
    name: inputName(path),
    bytes: readBytes(path, cwd, terminal),
  });
  const current = read(files.current);
  const next = read(files.next);
  const folder = files.next === STDIN ? cwd : dirname(resolve(cwd, files.next));
  const merged = files.merge === undefined ? undefined : { name: files.merge, bytes: merge(current, next) };
  // With a merge, that is what is going to be imported.
  const { protect, maxRemoved } = await configFor(folder, cwd, config);
  const report = planReport(
    current,
    merged ?? next,
    {
      limits: [limits.given ?? maxRemoved ?? NO_REMOVALS],
      protect: [...protect, ...limits.protect],
      dropsLogic: limits.dropsLogic,
    },
    { limitName: limitName(terminal) },
  );
  if (merged !== undefined) {
    writeMerge(merged, files, cwd);
    terminal.warn(
      `the merged snapshot is in ${merged.name}, and this is the plan of its import. Check it before you import it`,
    );
  }
  print([{ status: 'planned', path: report.next, report }], () => planShape(report), order, terminal);
  if (merged !== undefined && report.plan.verdict === 'destroys') {
    terminal.warn('the merge cannot keep everything: the plan says what its import destroys');
    return EXIT.findings;
  }
  return codeOf(report);
}

/** Plans the import of each room that a change touches into the room as it was. */
export async function planChange(change: GitChange, order: PlanOrder, terminal: Terminal): Promise<ExitCode> {
  const { planChanges } = await import('../../../world/workspace/plan-changes.js');
  const { cwd, config, format } = order;
  const { source } = change;
  const isBeside = format === undefined;
  const { commit, outcomes } = await planChanges(change, {
    ...{ cwd, config, ...readLimits(order, terminal.world.env), limitName: limitName(terminal) },
    showsLost: !isBeside,
    warn: (message) => terminal.warn(message),
  });
  if (isBeside) printFailing(outcomes, terminal);
  else {
    for (const outcome of outcomes) if (outcome.status === 'error') terminal.warn(outcome.message);
    const since = source.kind === 'since' ? source.ref : undefined;
    print(outcomes, () => branchPlansReport(since, commit, outcomes), order, terminal);
    if (outcomes.every(({ status }) => status === 'new'))
      terminal.warn(
        commit === undefined
          ? 'there is no commit yet: nothing to plan'
          : `no room of ${since === undefined ? 'HEAD' : printable(since)} has changed: nothing to plan`,
      );
  }
  if (source.kind === 'staged') printApproval(outcomes, terminal);
  return outcomes.map(codeOfOutcome).reduce((worst, code) => (code > worst ? code : worst), EXIT.clean);
}

/** The variable that approves removals in one commit, as DROP_LOGIC does the loss of logic. */
const MAX_REMOVED = 'ROOMLINT_MAX_REMOVED';
/** The limit of the GitHub Action where neither its input nor the config at the base sets one. */
const DEFAULT_MAX_REMOVED = 'ROOMLINT_DEFAULT_MAX_REMOVED';

/**
 * The limits that were given: they beat the configs.
 *
 * @param env what may approve removals in one commit, or one run in CI
 * @throws CommandError for a limit or pattern that cannot be read
 */
function readLimits({ given }: PlanOrder, env: NodeJS.ProcessEnv) {
  const { 'max-removed': most, protect = [] } = given;
  const byDefault = env[DEFAULT_MAX_REMOVED] || undefined;
  const [text, name] = most === undefined ? [env[MAX_REMOVED] || undefined, MAX_REMOVED] : [most];
  const limits = {
    given: text === undefined ? undefined : readLimit(text, name),
    fallback: byDefault === undefined ? undefined : readLimit(byDefault, DEFAULT_MAX_REMOVED),
    protect,
    dropsLogic: given['drop-logic'] === true || env[DROP_LOGIC] === '1',
  };
  requirePatterns(protect);
  return limits;
}

/** The GitHub Action names its own input. */
function limitName({ world }: Terminal): string | undefined {
  return world.env.ROOMLINT_LIMIT_NAME || undefined;
}

/** @throws CommandError when one of the files cannot be used */
function merge(current: NamedBytes, next: NamedBytes): Uint8Array {
  // What is wrong with the file must not be said of the merge.
  planReport(current, next, { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
  return mergeSnapshotInto(current.bytes, next.bytes);
}

function writeMerge({ name, bytes }: NamedBytes, { current, next }: PlannedFiles, cwd: string): void {
  try {
    const inUse = [current, next].filter((path) => path !== STDIN).map((path) => resolve(cwd, path));
    const [file] = openReportFiles([name], inUse, cwd, 'merged snapshot');
    // Valid UTF-8: decoding loses nothing.
    file?.write(decodeLoosely(bytes));
    file?.close();
  } catch (error) {
    if (error instanceof ReportFileError) throw new CommandError(`--merge: ${error.message}`);
    throw error;
  }
}

function print(
  outcomes: readonly PlanOutcome[],
  json: () => object,
  { format = 'text' }: PlanOrder,
  terminal: Terminal,
): void {
  const answers = () => outcomes.flatMap((outcome) => outcomeAnswer(outcome) ?? []);
  printAnswers(format, { answers, json }, terminal);
}

function printFailing(outcomes: readonly PlanOutcome[], terminal: Terminal): void {
  for (const outcome of outcomes) {
    if (outcome.status === 'error') terminal.warn(outcome.message);
    if (outcome.status === 'deleted') terminal.warn(`${printable(outcome.path)}: ${DELETED}`);
    if (outcome.status !== 'planned' || codeOf(outcome.report) === EXIT.clean) continue;
    sayAnswers([planAnswer(outcome.report)], 'err', terminal);
  }
}

/** The line with which a person approves the removals of one commit. */
function printApproval(outcomes: readonly PlanOutcome[], terminal: Terminal): void {
  const gates = outcomes.flatMap((outcome) => (outcome.status === 'planned' ? [outcome.report.gate] : []));
  const isStopped = gates.some(({ stoppedItems }) => stoppedItems.length > 0);
  // What --drop-logic allows does not count.
  const beyond = gates.filter(({ isWithinLimit }) => !isWithinLimit);
  const most = beyond.reduce((all, gate) => Math.max(all, gate.removed - gate.stoppedItems.length), 0);
  const words = [...(most > 0 ? [`${MAX_REMOVED}=${most}`] : []), ...(isStopped ? [`${DROP_LOGIC}=1`] : [])];
  if (gates.some(({ protectedLosses }) => protectedLosses.length > 0))
    terminal.warn('bring back what is protected, or first merge a config that does not protect it');
  else if (words.length > 0) terminal.warn(`to approve this in one commit: ${words.join(' ')} git commit`);
}

function codeOfOutcome(outcome: PlanOutcome): ExitCode {
  if (outcome.status === 'error') return outcome.isUnlimited === true ? EXIT.clean : EXIT.error;
  return outcome.status === 'planned' ? codeOf(outcome.report) : EXIT.clean;
}

function codeOf({ gate }: PlanReport): ExitCode {
  return keepsLimits(gate) ? EXIT.clean : EXIT.findings;
}
