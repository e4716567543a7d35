import { join, relative, resolve } from 'node:path';
import { tryParseJson } from '../../../bytes/json/parse-json.js';
import { printable } from '../../../bytes/json/quote.js';
import { counted, listed } from '../../../bytes/text/in-words.js';
import { NO_REMOVALS } from '../../../verdict/lint/removals.js';
import { planAnswer } from '../../../verdict/report/plan-answer.js';
import { planShape } from '../../../verdict/report/plan-report.js';
import { countText } from '../../../verdict/report/plan-words.js';
import type { Keys } from '../../../world/api/keys.js';
import { CommandError } from '../../../world/files/command-error.js';
import { readSnapshotFile } from '../../../world/files/read.js';
import { CommittedBase } from '../../../world/gate/committed-base.js';
import { FileOnDisk } from '../../../world/gate/file-on-disk.js';
import type { FolderOnDisk } from '../../../world/gate/folder-on-disk.js';
import {
  type Decision,
  type GateEvent,
  type PlannedImport,
  type PushOrder,
  type Result,
  type ReviewedPlan,
  readReviewedPlan,
} from '../../../world/gate/outcome.js';
import { push } from '../../../world/gate/push.js';
import { type CheckedBytes, checkBytes } from '../../../world/workspace/check-file.js';
import { configFor } from '../../../world/workspace/file-settings.js';
import { checkCommand, shellWord } from '../check-command.js';
import type { Call, ExitCode } from '../command.js';
import { readLimit, requirePatterns } from '../option-values.js';
import { ABOUT_LOST_LOGIC, configChoice } from '../options.js';
import { sayAnswers, sayFindings, sayText } from '../print-answers.js';
import type { ServiceSession } from '../service.js';
import { isYes } from '../terminal.js';
import { type Commands, endingOf, eventText } from './endings.js';
import type { GateOptions } from './options.js';
import { withCommittedBase } from './session.js';

/* One push or restore on the command line: settings, questions and messages around the steps of gate/push. */

/** The API key is for uploads. */
export function neededKeys(given: GateOptions): readonly (keyof Keys)[] {
  return given['dry-run'] ? ['accessKey'] : ['accessKey', 'apiKey'];
}

/** What is to be imported, and the folder of the room. */
interface Sent
  extends Pick<
    PushOrder,
    'operation' | 'room' | 'source' | 'decision' | 'resolutions' | 'allowsWarnings' | 'dropsLogic'
  > {
  readonly folder: FolderOnDisk;
  /** The path of the file as given: for messages. */
  readonly shown: string;
  /** The folder of the file. Its config applies. */
  readonly beside: string;
  /** The name of the file whose settings apply. */
  readonly checkedAs: string;
}

/** Rules about what an import removes. A push leaves them to its plan, which knows the room. */
const JUDGED_BY_PLAN = ['snapshot/removes-all-items'];

/** One push or restore on the command line. */
export class PushRun {
  private readonly commands: Commands;

  constructor(
    private readonly given: GateOptions,
    private readonly call: Call,
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
    const { given, call, sent, session } = this;
    const { cwd, terminal } = call;
    const { operation, room, folder, source, beside } = sent;
    const remote = session.remote(room);
    const { protect: patterns = [], 'max-removed': maxRemoved } = given;
    requirePatterns(patterns);
    const most = maxRemoved === undefined ? undefined : readLimit(maxRemoved);
    const settings = await configFor(beside, cwd, configChoice(given));
    const limit = most ?? settings.maxRemoved ?? NO_REMOVALS;
    const protect = [...settings.protect, ...patterns];
    const reviewed = this.reviewedPlan();
    const decision = reviewed?.decision ?? sent.decision;
    const isDryRun = given['dry-run'] === true;
    const remember = operation === 'push' ? settings.remember : undefined;
    const committed = new CommittedBase(join(beside, source), room, folder, terminal.world);
    const result = await withCommittedBase(remember, committed, terminal, () =>
      push(
        {
          ...{ ...sent, decision, limit, protect, isDryRun, reviewed },
          besideFile: remember && committed.beside(remote.server),
        },
        {
          remote,
          folder,
          file: (name) => new FileOnDisk(join(beside, name)),
          check: (checked, earlier) => this.check(checked, earlier),
          confirm: (planned) => Promise.resolve(this.confirm(planned)),
          tell: (event) => this.tell(event),
          now: () => new Date(),
          time: session.client.environment,
        },
      ),
    );
    const { code, answer, data } = endingOf(result.outcome, this.commands);
    const { stream } = this;
    sayText('\n', stream, terminal);
    sayAnswers([answer], stream, terminal);
    if (stream === 'err') session.answer(answer, pushShape(result, decision, this.commands, data));
    return code;
  }

  /** Where people read: a document for programs has standard output for itself. */
  private get stream(): 'out' | 'err' {
    return this.session.format === 'json' ? 'err' : 'out';
  }

  /** The options that another command needs for the same room. */
  private optionsText(): string {
    const { cwd } = this.call;
    const { room, folder } = this.sent;
    const isNear = !relative(folder.beside, cwd).startsWith('..');
    const named = isNear ? undefined : relative(cwd, folder.beside);
    return Object.entries({ room, folder: named })
      .flatMap(([name, text]) => (text === undefined ? [] : [`--${name}`, text]))
      .map(shellWord)
      .join(' ');
  }

  private reviewedPlan(): ReviewedPlan | undefined {
    const { cwd } = this.call;
    const { decision } = this.sent;
    const { plan } = this.given;
    if (plan === undefined) return undefined;
    const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY);
    if (reading.kind !== 'bytes') throw new CommandError(`${plan}: ${reading.message}`);
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
    const { shown, beside, checkedAs, dropsLogic } = this.sent;
    const { given, call } = this;
    const skip = [...JUDGED_BY_PLAN, ...(dropsLogic ? ABOUT_LOST_LOGIC : [])];
    const file = { path: shown, absolute: join(beside, checkedAs) };
    const earlier = room && { shown: 'the room', bytes: room };
    return checkBytes(file, bytes, { cwd: call.cwd, config: configChoice(given), skip }, earlier);
  }

  private tell(event: GateEvent): void {
    const { stream, call } = this;
    const { terminal } = call;
    switch (event.kind) {
      case 'plan':
        sayAnswers([planAnswer(event.report)], stream, terminal);
        return;
      case 'findings': {
        const { findings } = event;
        if (this.sent.operation === 'restore')
          terminal.warn(
            `${counted(findings.length, 'error')} would return, and ${findings.length === 1 ? 'does' : 'do'} not stop this:`,
          );
        sayFindings({ ...event.report, findings, omitted: new Map() }, stream, terminal);
        return;
      }
      default:
        terminal.warn(eventText(event, this.commands.check));
    }
  }

  /** Asks for y, or for the identifier of the room if something is destroyed. */
  private confirm({ report }: PlannedImport): 'yes' | 'no' | 'noTerminal' {
    const { given, call, sent } = this;
    const { terminal } = call;
    if (given.yes) return 'yes';
    // A reviewed plan is an answer where nobody can be asked.
    if (!terminal.world.isTerminal('in')) return given.plan === undefined ? 'noTerminal' : 'yes';
    if (report.plan.verdict !== 'destroys') {
      const question = `This changes room ${printable(sent.room)}. To import it, type y: `;
      return isYes(terminal.ask(question)) ? 'yes' : 'no';
    }
    const removed = report.gate.kinds.map((kind) => countText(kind.kind, kind.removed));
    const what = removed.length === 0 ? 'parts of the room' : listed(removed, 'and');
    const question = `This destroys ${what}. To import it, type the identifier of the room: `;
    return terminal.ask(question) === sent.room ? 'yes' : 'no';
  }
}

/** A push or restore for programs. `--plan` takes that of a dry run. */
export function pushShape(
  { backup, planned, findings, outcome }: Result,
  decision: Decision,
  { operation, room, source }: Commands,
  data: object | undefined,
): object {
  return {
    version: 1,
    operation,
    room,
    source,
    outcome: outcome.kind,
    ...data,
    findings: findings && {
      new: findings.fresh,
      newWarnings: findings.warnings,
      earlier: findings.earlier,
    },
    backup,
    decision,
    base: planned?.base,
    payload: planned?.payload,
    plan: planned && planShape(planned.report),
  };
}
