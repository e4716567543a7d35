import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import type { Keys } from '../../api/keys.js';
import { unprescannedBuffer } from '../../files/prescan-thread.js';
import { readLine, readSnapshotFile } from '../../files/read.js';
import type { FolderOnDisk } from '../../gate/folder-on-disk.js';
import type { Operation } from '../../gate/journal.js';
import { FileOnDisk } from '../../gate/local-file.js';
import type { GateEvent, Outcome, PlannedImport } from '../../gate/outcome.js';
import type { Integrity, Remote } from '../../gate/ports.js';
import { push } from '../../gate/push.js';
import { type ReviewedPlan, readReviewedPlan } from '../../gate/reviewed-plan.js';
import { ServiceRemote } from '../../gate/service-remote.js';
import { isSnapshotFault } from '../../gate/snapshot-fault.js';
import { tryParseJson } from '../../json/parse-json.js';
import { printable, quoteValue } from '../../json/quote.js';
import { NO_REMOVALS } from '../../lint/removals.js';
import { ALL_CHANGES, SOME_CHANGES } from '../../report/plan-changes.js';
import { countText } from '../../report/plan-lines.js';
import { planText } from '../../report/plan-text.js';
import { countReport, SummaryCounter } from '../../report/report.js';
import { TextReporter } from '../../report/text-report.js';
import { sameRoom } from '../../room/compare-rooms.js';
import { counted, listed } from '../../text/in-words.js';
import { type CheckedBytes, checkBytes } from '../../workspace/check-bytes.js';
import { CommandError } from '../../workspace/command-error.js';
import { GateSettings } from '../../workspace/gate-settings.js';
import { checkCommand, settingWords, shellWord } from '../check-command.js';
import { EXIT, type ExitCode } from '../exit-codes.js';
import { chosenRoom, existingFolder, folderBeside, withFolder } from '../gate/session.js';
import { type Commands, eventText, outcomeText } from '../gate/words.js';
import { ABOUT_LOST_LOGIC } from '../options.js';
import { readLimit, requirePatterns } from '../plan/limits.js';
import { type ServiceSession, withService } from '../service/session.js';
import { plain, type Terminal } from '../terminal.js';
import { pushJson } from './json.js';
import type { FilePushRequest, GateRequest, RestoreRequest } from './request.js';

/** The API key is for uploads. */
function neededKeys({ isDryRun }: GateRequest): readonly (keyof Keys)[] {
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

export function pushFile(request: FilePushRequest, terminal: Terminal): Promise<ExitCode> {
  return withService(request, neededKeys(request), terminal, (session) => {
    const room = chosenRoom(request, terminal);
    const { path, folder } = folderBeside(request, room);
    return withFolder(folder, true, () => {
      if (!existsSync(path)) throw new CommandError(`${request.file}: no such file`);
      const { rules, isStrict, allowsWarnings, dropsLogic, file: shown } = request;
      return new PushCommand(request, terminal, session, {
        operation: 'push',
        room,
        folder,
        source: basename(path),
        shown,
        beside: dirname(path),
        checkedAs: basename(path),
        rules,
        isStrict,
        allowsWarnings,
        dropsLogic,
      }).run();
    });
  });
}

export function restoreBackup(request: RestoreRequest, terminal: Terminal): Promise<ExitCode> {
  return withService(request, neededKeys(request), terminal, (session) => {
    const room = chosenRoom(request, terminal);
    const folder = existingFolder(request, room);
    return withFolder(folder, true, async () => {
      const remote = new ServiceRemote(session.client, room, session.origin);
      const source =
        request.backup === undefined
          ? await latestOther(folder, remote, (message) => terminal.warn(message))
          : namedBackup(folder, request.backup.replace(/\.json$/, ''), request.isUnverified);
      if (source === undefined)
        throw new CommandError(`there is no backup of room ${printable(room)}: a push makes one`);
      const { beside } = folder;
      return new PushCommand(request, terminal, session, {
        operation: 'restore',
        room,
        folder,
        source,
        shown: source,
        beside,
        // The config may have settings for the file.
        checkedAs: folder.state().latest ?? `${source}.json`,
        rules: [],
        isStrict: false,
        allowsWarnings: true,
        // A backup without logic empties the section of the room: its entries count.
        dropsLogic: false,
      }).run();
    });
  });
}

/** @throws CommandError when there is no such backup, or it is not what roomlint wrote */
function namedBackup(folder: FolderOnDisk, name: string, isUnverified: boolean): string {
  if (!folder.backups().some((backup) => backup.name === name))
    throw new CommandError(`there is no backup ${quoteValue(name)}: \`roomlint restore --list\` lists them`);
  const why = isUnverified ? undefined : WHY_UNVERIFIED[folder.integrity(name)];
  if (why === undefined) return name;
  throw new CommandError(`backup ${printable(name)} ${why}: look at it, then restore it with --unverified`);
}

const WHY_UNVERIFIED: Readonly<Partial<Record<Integrity, string>>> = {
  changed: 'was changed after it was made',
  foreign: 'was not made by roomlint',
};

/** The latest backup that differs from the room: a push that imports nothing makes a backup as well. */
async function latestOther(
  folder: FolderOnDisk,
  remote: Remote,
  warn: (message: string) => void,
): Promise<string | undefined> {
  const { bytes: now } = await remote.download();
  const backups = folder.backups().filter(({ name }) => {
    const integrity = folder.integrity(name);
    if (integrity === 'changed')
      warn(`backup ${printable(name)} is passed over: it was changed after it was made`);
    return integrity === 'recorded' || integrity === 'unrecorded';
  });
  const other = backups.findLast(({ name }) => isOther(folder.readBackup(name), now));
  return (other ?? backups.at(-1))?.name;
}

/** Whether a backup differs from the room. One that was damaged is passed over. */
function isOther(backup: Uint8Array, now: Uint8Array): boolean {
  try {
    return !sameRoom(backup, now);
  } catch (error) {
    if (isSnapshotFault(error)) return false;
    throw error;
  }
}

/** Rules about what an import removes. A push leaves them to its plan, which knows the room. */
const JUDGED_BY_PLAN = ['snapshot/removes-all-items'];

/** One push or restore on the command line. */
class PushCommand {
  private commands: Commands;

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
      check: this.checkCommand(),
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
    // A push counts accepted errors as well.
    if (settings.baseline !== undefined)
      this.commands = { ...this.commands, check: this.checkCommand('--no-baseline') };
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
    const nonce = crypto.randomUUID().replaceAll('-', '');
    const { commands } = this;
    const words = `\n${outcomeText(result.outcome, commands)}`;
    if (request.format === 'json') {
      this.terminal.writeErr(words);
      session.print('', pushJson({ result, decision, nonce, commands }));
    } else this.terminal.say(words);
    return EXIT_OF[result.outcome.kind];
  }

  /** The command that lists all errors of the file. */
  private checkCommand(...options: readonly string[]): string {
    const { rules, shown } = this.sent;
    return checkCommand([...settingWords({ rules, config: this.request.config }), ...options], [shown]);
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
    const reading = readSnapshotFile(resolve(cwd, plan), Number.POSITIVE_INFINITY, unprescannedBuffer);
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
    switch (event.kind) {
      case 'plan':
        for (const piece of planText(event.report, painter, this.request.isFull ? ALL_CHANGES : SOME_CHANGES))
          say(piece);
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
