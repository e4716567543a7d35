import { join, relative, resolve } from 'node:path';
import { tryParseJson } from '../../../bytes/json/parse-json.js';
import { printable } from '../../../bytes/json/quote.js';
import { counted, listed } from '../../../bytes/text/in-words.js';
import { NO_REMOVALS } from '../../../verdict/lint/removals.js';
import { answersText } from '../../../verdict/report/answer.js';
import { ALL_CHANGES, SOME_CHANGES } from '../../../verdict/report/change-text.js';
import { conflictShape, partChangesShape } from '../../../verdict/report/changes-json.js';
import { planAnswer } from '../../../verdict/report/plan-answer.js';
import { countText } from '../../../verdict/report/plan-lines.js';
import { planShape } from '../../../verdict/report/plan-report.js';
import { countReport, SummaryCounter } from '../../../verdict/report/report.js';
import { TextReporter } from '../../../verdict/report/text-report.js';
import { jsonWithoutCommands } from '../../../verdict/report/workflow-commands.js';
import type { Keys } from '../../../world/api/keys.js';
import { readLine, readSnapshotFile } from '../../../world/files/read.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import { FileOnDisk } from '../../../world/gate/local-file.js';
import type { GateEvent, Outcome, PlannedImport, Result } from '../../../world/gate/outcome.js';
import type { Operation } from '../../../world/gate/ports.js';
import { push } from '../../../world/gate/push.js';
import { type Decision, type ReviewedPlan, readReviewedPlan } from '../../../world/gate/push-request.js';
import { ServiceRemote } from '../../../world/gate/service-remote.js';
import { type CheckedBytes, checkBytes } from '../../../world/workspace/check-bytes.js';
import { CommandError } from '../../../world/workspace/command-error.js';
import { GateSettings } from '../../../world/workspace/gate-settings.js';
import { checkCommand, shellWord } from '../check-command.js';
import { EXIT, type ExitCode } from '../command.js';
import { ABOUT_LOST_LOGIC } from '../options.js';
import type { ServiceSession } from '../service.js';
import { plain, type Terminal } from '../terminal.js';
import { readLimit, requirePatterns } from './limits.js';
import type { GateRequest } from './options.js';
import { type Commands, eventText, outcomeText, restoreLine } from './words.js';

/** The API key is for uploads. */
export function neededKeys({ isDryRun }: GateRequest): readonly (keyof Keys)[] {
  return isDryRun ? ['accessKey'] : ['accessKey', 'apiKey'];
}

/** What is to be imported, and the folder of the room. */
interface Sent {
  readonly operation: Operation;
  readonly room: string;
  readonly folder: FolderOnDisk;
  /** The name of the file or backup. */
  readonly source: string;
  /** The path of the file as given: for messages. */
  readonly shown: string;
  /** The folder of the file. Its config applies. */
  readonly beside: string;
  /** The name of the file whose settings apply. */
  readonly checkedAs: string;
  readonly rules: readonly string[];
  readonly isStrict: boolean;
  readonly allowsWarnings: boolean;
  readonly dropsLogic: boolean;
}

/** Rules about what an import removes. A push leaves them to its plan, which knows the room. */
const JUDGED_BY_PLAN = ['snapshot/removes-all-items'];

/** One push or restore on the command line. */
export class PushRun {
  private readonly commands: Commands;

  constructor(
    private readonly request: GateRequest,
    private readonly terminal: Terminal,
    private readonly session: ServiceSession,
    private readonly sent: Sent,
  ) {
    const { room, shown, operation } = sent;
    this.commands = {
      operation,
      room,
      source: shown,
      // A push counts accepted errors as well.
      check: checkCommand(['--no-baseline'], [shown]),
      options: this.optionsText(),
    };
  }

  async run(): Promise<ExitCode> {
    try {
      return await this.push();
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      throw new CommandError(error.message, `${error.details}\nThe room is unchanged`.trim());
    }
  }

  /** @throws CommandError before anything is imported */
  private async push(): Promise<ExitCode> {
    const { request, sent, session } = this;
    const { operation, room, folder, source, beside, isStrict, allowsWarnings, dropsLogic } = sent;
    requirePatterns(request.protect);
    const given = request.maxRemoved === undefined ? undefined : readLimit(request.maxRemoved);
    const settings = await new GateSettings(request.config, request.cwd).of(beside);
    const limit = given ?? settings.maxRemoved ?? NO_REMOVALS;
    const protect = [...settings.protect, ...request.protect];
    const reviewed = this.reviewedPlan();
    const decision = reviewed?.decision ?? request.decision;
    const { isDryRun } = request;
    const result = await push(
      {
        operation,
        room,
        source,
        decision,
        resolutions: this.request.resolutions,
        limit,
        protect,
        dropsLogic,
        isDryRun,
        isStrict,
        allowsWarnings,
        reviewed,
      },
      {
        remote: new ServiceRemote(session.client, room, session.origin),
        folder,
        file: (name) => new FileOnDisk(join(beside, name)),
        check: (checked, earlier) => this.check(checked, earlier),
        confirm: (planned) => Promise.resolve(this.confirm(planned)),
        tell: (event) => this.tell(event),
        now: () => new Date(),
        time: session.client.environment,
      },
    );
    const { commands } = this;
    const words = `\n${outcomeText(result.outcome, commands)}`;
    if (request.format === 'json') {
      this.terminal.writeErr(words);
      session.print('', pushJson({ result, decision, commands }));
    } else this.terminal.say(words);
    return EXIT_OF[result.outcome.kind];
  }

  /** The options that another command needs for the same room. */
  private optionsText(): string {
    const { request, sent } = this;
    const { cwd, options } = request;
    const folder = sent.folder.beside;
    const isNear = !relative(folder, cwd).startsWith('..');
    const all = ['--room', sent.room, ...options, ...(isNear ? [] : ['--folder', relative(cwd, folder)])];
    return all.map(shellWord).join(' ');
  }

  private reviewedPlan(): ReviewedPlan | undefined {
    const { plan, cwd, isDryRun, decision } = this.request;
    if (plan === undefined) return undefined;
    if (isDryRun) throw new CommandError('--plan and --dry-run cannot be combined: use one of them');
    const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY);
    if (reading.kind !== 'bytes')
      throw new CommandError(`${plan}: ${reading.kind === 'error' ? reading.message : 'it is too large'}`);
    const value = tryParseJson(new TextDecoder().decode(reading.bytes));
    const reviewed = value === undefined ? undefined : readReviewedPlan(value);
    if (reviewed === undefined)
      throw new CommandError(
        `${plan}: this is not a plan that can be executed: make one with roomlint push --dry-run --format json`,
      );
    if (decision !== 'stop' && decision !== reviewed.decision)
      throw new CommandError(
        `the reviewed plan was made without --${decision}: make it again with --${decision}, or leave --${decision} out`,
      );
    return reviewed;
  }

  private check(bytes: Uint8Array, room: Uint8Array | undefined): Promise<CheckedBytes> {
    const { shown, beside, checkedAs, rules, dropsLogic } = this.sent;
    const { cwd, config } = this.request;
    const accepted = dropsLogic ? ABOUT_LOST_LOGIC : [];
    const skip = [...JUDGED_BY_PLAN, ...accepted];
    const file = { path: shown, absolute: join(beside, checkedAs) };
    const earlier = room && { shown: 'the room', bytes: room };
    return checkBytes(file, bytes, { rules, cwd, config, skip }, earlier);
  }

  private tell(event: GateEvent): void {
    const isText = this.request.format === 'text';
    const say = (text: string): void => (isText ? this.terminal.say(text) : this.terminal.writeErr(text));
    const painter = isText ? this.terminal.painter('out') : plain;
    const shown = this.request.isFull ? ALL_CHANGES : SOME_CHANGES;
    switch (event.kind) {
      case 'plan':
        say(answersText([planAnswer(event.report, shown)], painter).join(''));
        return;
      case 'findings': {
        const { findings } = event;
        if (this.sent.operation === 'restore')
          this.terminal.warn(
            `${counted(findings.length, 'error')} would return, and ${findings.length === 1 ? 'does' : 'do'} not stop this:`,
          );
        const report = { ...event.report, findings, omitted: new Map() };
        const reporter = new TextReporter(painter, true);
        const summary = new SummaryCounter();
        summary.add(countReport(report));
        say([...reporter.file(report), reporter.end(summary.summary)].join(''));
        return;
      }
      default:
        this.terminal.warn(eventText(event, this.commands));
    }
  }

  /** Asks for y, or for the identifier of the room if something is destroyed. */
  private confirm({ report }: PlannedImport): 'yes' | 'no' | 'noTerminal' {
    const { terminal, request, sent } = this;
    if (request.yes) return 'yes';
    // A reviewed plan is an answer where nobody can be asked.
    if (!terminal.world.isTerminal('in')) return request.plan === undefined ? 'noTerminal' : 'yes';
    if (report.plan.verdict !== 'destroys') {
      this.terminal.writeErr(`This changes room ${printable(sent.room)}. To import it, type y: `);
      return /^y(es)?$/i.test(readLine(terminal.world.stdin)?.trim() ?? '') ? 'yes' : 'no';
    }
    const removed = report.gate.kinds.map((kind) => countText(kind.kind, kind.removed));
    const what = removed.length === 0 ? 'parts of the room' : listed(removed, 'and');
    this.terminal.writeErr(`This destroys ${what}. To import it, type the identifier of the room: `);
    return readLine(terminal.world.stdin)?.trim() === sent.room ? 'yes' : 'no';
  }
}

const EXIT_OF: Readonly<Record<Outcome['kind'], ExitCode>> = {
  findings: EXIT.findings,
  'not-pulled': EXIT.findings,
  'lost-update': EXIT.findings,
  'other-server': EXIT.findings,
  conflicts: EXIT.findings,
  'no-such-conflict': EXIT.error,
  limits: EXIT.findings,
  'other-plan': EXIT.findings,
  'in-doubt': EXIT.findings,
  differs: EXIT.findings,
  declined: EXIT.error,
  nobody: EXIT.error,
  'no-way-back': EXIT.error,
  unable: EXIT.error,
  unverified: EXIT.error,
  unrecorded: EXIT.error,
  nothing: EXIT.clean,
  planned: EXIT.clean,
  imported: EXIT.clean,
};

const VERSION = 1;

export interface PushReport {
  readonly result: Result;
  readonly decision: Decision;
  readonly commands: Commands;
}

/** A push or restore as JSON. `--plan` takes that of a dry run. */
export function pushJson({ result, decision, commands }: PushReport): string {
  const { outcome, backup, planned, findings } = result;
  const shape = {
    version: VERSION,
    operation: commands.operation,
    room: commands.room,
    source: commands.source,
    outcome: outcome.kind,
    ...details(outcome, commands),
    findings: findings && {
      new: findings.fresh,
      newWarnings: findings.warnings,
      earlier: findings.earlier,
    },
    backup,
    decision,
    base: planned?.base,
    payload: planned?.payload,
    plan: planned === undefined ? undefined : planShape(planned.report),
  };
  return `${jsonWithoutCommands(shape, 2)}\n`;
}

function details(outcome: Outcome, commands: Commands): object {
  switch (outcome.kind) {
    case 'lost-update':
      return { theirs: outcome.changes === undefined ? null : partChangesShape(outcome.changes) };
    case 'other-server':
      return { pulledFrom: outcome.pulledFrom, server: outcome.server };
    case 'conflicts':
      return { conflicts: outcome.conflicts.map(conflictShape) };
    case 'no-such-conflict':
      return { patterns: outcome.patterns, conflicts: outcome.conflicts.map(conflictShape) };
    case 'other-plan':
      return { message: outcome.reason };
    case 'unable':
    case 'unverified':
    case 'unrecorded':
      return { message: outcome.message };
    case 'no-way-back':
      return { differences: outcome.comparison.comparison.differences };
    case 'imported':
      return {
        addedFields: outcome.addedFields,
        absentLogic: outcome.absentLogic,
        file: outcome.file,
        restore: restoreLine(outcome.restore, commands),
      };
    case 'differs':
      return {
        differences: outcome.comparison.comparison.differences,
        restore: restoreLine(outcome.restore, commands),
      };
    default:
      return {};
  }
}
