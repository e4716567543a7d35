import { printable } from '../../bytes/json/quote.js';
import type { Finding } from '../../verdict/lint/finding.js';
import type { FileReport } from '../../verdict/report/report.js';
import { applyImport } from '../../verdict/room/import.js';
import { keepsLimits } from '../../verdict/room/judge-plan.js';
import { sameRoom, simulateRestore } from '../../verdict/room/restore.js';
import { isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { ServiceError } from '../api/service-error.js';
import { hashOf } from '../files/node-sha256.js';
import { CommandError } from '../workspace/command-error.js';
import { recordImport } from './base.js';
import { carryOut } from './carry-out.js';
import { isUnpulled, payloadFor } from './lost-update.js';
import { type FindingCounts, type Outcome, type PlannedImport, type Result, Stop } from './outcome.js';
import { contentHash, type ImportDraft, planPush, requireReviewed } from './planned-import.js';
import { FolderError, type Journal } from './ports.js';
import type { PushEnvironment, PushOrder, PushRequest } from './push-request.js';
import { settleEarlier } from './settle.js';
import { faultMessage, isImportable, readRoom } from './snapshot-fault.js';

/** Pushes a file, or restores a backup, in steps that survive interruption. @throws CommandError */
export function push(order: PushOrder, environment: PushEnvironment): Promise<Result> {
  return new Push(order, environment).run();
}

class Push {
  private readonly started: string;
  /** An interrupted import that has left the room in doubt, and that this push overrules. */
  private earlier: Journal | undefined;
  private backup: string | undefined;
  private planned: PlannedImport | undefined;
  private counts: Result['findings'];
  /** Whether the request to import may have been sent. */
  private isSent = false;

  constructor(
    private readonly order: PushOrder,
    private readonly deps: PushEnvironment,
  ) {
    this.started = deps.now().toISOString();
  }

  async run(): Promise<Result> {
    const outcome = await this.outcome();
    const { backup, planned, counts } = this;
    return {
      outcome,
      ...(backup === undefined ? {} : { backup }),
      ...(planned === undefined ? {} : { planned }),
      ...(counts === undefined ? {} : { findings: counts }),
    };
  }

  private async outcome(): Promise<Outcome> {
    try {
      await this.settleEarlier();
      return this.ended(await this.steps({ ...this.order, bytes: this.read() }));
    } catch (error) {
      // The file cannot be checked.
      if (error instanceof CommandError) throw error;
      return this.ended(this.asOutcome(error));
    }
  }

  /** Closes the journal once the room has said what became of the import; if that fails, the next run does. */
  private ended(outcome: Outcome): Outcome {
    const { folder } = this.deps;
    try {
      if (this.order.isDryRun) return outcome;
      if (isKnown(outcome)) folder.setJournal(undefined);
      else if (outcome.kind === 'unable' && outcome.importing?.mayFollow === false)
        folder.setJournal(this.earlier);
      return outcome;
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
      return outcome.kind === 'imported' ? { kind: 'unrecorded', message: error.message } : outcome;
    }
  }

  /** @throws what is not an outcome: then the journal stays open */
  private asOutcome(error: unknown): Outcome {
    if (error instanceof Stop) return error.outcome;
    const message = this.messageOf(error);
    return this.isSent ? { kind: 'unverified', message, isEarlier: false } : { kind: 'unable', message };
  }

  /** What is imported. @throws CommandError when the file cannot be read */
  private read(): Uint8Array {
    const { operation, source } = this.order;
    const { folder, file } = this.deps;
    if (operation === 'restore') return folder.readBackup(source);
    const bytes = file(source).read();
    if (bytes === undefined) throw new CommandError(`${printable(source)}: no such file`);
    return bytes;
  }

  private async steps(request: PushRequest): Promise<Outcome> {
    const { deps } = this;
    const { remote, folder, tell } = deps;
    const given = request.operation === 'push' ? await this.checkGiven(request) : undefined;
    const room = await remote.download();
    const text = readRoom(room.bytes);
    const backup = folder.saveBackup(room.bytes, deps.now(), request);
    this.backup = backup;
    tell({ kind: 'backup', name: backup, bytes: room.bytes.length });
    if (this.isInStep(request, text)) return this.nothing(given);
    const base = contentHash(room.bytes);
    const payload = payloadFor(text, base.sha256, request, deps);
    const draft = planPush(text, base, payload, request);
    this.planned = draft.planned;
    tell({ kind: 'plan', report: draft.planned.report });
    requireReviewed(draft.planned, request);
    if (draft.planned.report.plan.verdict === 'unchanged') {
      // The file is in step with the room.
      const fileHash = hashOf(request.bytes);
      const imported = { ...request, fileHash, payload: payload.bytes, now: room, addedFields: [] };
      if (!request.isDryRun) await recordImport(imported, deps);
      return this.nothing(given);
    }
    if (request.decision !== 'overwrite' && isUnpulled(request, text, deps)) return { kind: 'not-pulled' };
    const findings = await this.findingsOf(request, payload.bytes, room.bytes, given);
    return findings ?? (await this.decided(request, text, draft, backup));
  }

  /** @throws Stop for a file with errors that cannot be imported, whatever the room is */
  private async checkGiven(request: PushRequest): Promise<FileReport> {
    const { deps } = this;
    const { report, notes } = await deps.check(request.bytes);
    for (const message of notes) deps.tell({ kind: 'note', message });
    const errors = errorsIn(report);
    if (errors.length === 0 || (report.isStopped !== true && isImportable(request.bytes))) return report;
    deps.tell({ kind: 'findings', report, findings: errors });
    throw new Stop(this.tooMany(errors, 0));
  }

  /** The file is in step with the room, so all its errors are there as well. */
  private nothing(given: FileReport | undefined): Outcome {
    if (given !== undefined) this.counts = { fresh: 0, warnings: 0, earlier: errorsIn(given).length };
    return { kind: 'nothing' };
  }

  /** How a push ends because of findings; undefined if it continues. A restore only lists errors. */
  private async findingsOf(
    request: PushRequest,
    payload: Uint8Array,
    room: Uint8Array,
    given: FileReport | undefined,
  ): Promise<Outcome | undefined> {
    const { deps } = this;
    if (given === undefined) {
      await this.listReturning(payload, room);
      return undefined;
    }
    const all = payload === request.bytes ? given : (await deps.check(payload)).report;
    const { fresh, earlier } = await this.compared(all, payload, room, !request.allowsWarnings);
    const old = request.isStrict ? errorsIn(all).filter((error) => !isIn(fresh, error)) : [];
    const stopping = [...fresh, ...old];
    if (stopping.length > 0) deps.tell({ kind: 'findings', report: all, findings: stopping });
    else if (earlier > 0) deps.tell({ kind: 'earlier-errors', count: earlier });
    return stopping.length > 0 ? this.tooMany(fresh, earlier) : undefined;
  }

  private async listReturning(payload: Uint8Array, room: Uint8Array): Promise<void> {
    const { deps } = this;
    try {
      const { report } = await deps.check(payload);
      const { fresh } = await this.compared(report, payload, room, false);
      if (fresh.length > 0) deps.tell({ kind: 'findings', report, findings: fresh });
    } catch (error) {
      // Nothing that a check finds, and no failure of it, keeps a room from being restored.
      const reason = error instanceof Error ? error.message : String(error);
      deps.tell({ kind: 'note', message: `the errors that would return are unknown: ${reason}` });
    }
  }

  /** The findings that the room does not have, and how many other errors there are. */
  private async compared(
    all: FileReport,
    payload: Uint8Array,
    room: Uint8Array,
    countsWarnings: boolean,
  ): Promise<{ readonly fresh: readonly Finding[]; readonly earlier: number }> {
    const { deps } = this;
    const counts = ({ level }: Finding): boolean =>
      level === 'error' || (countsWarnings && level === 'warning');
    const errors = errorsIn(all).length;
    if (!all.findings.some(counts)) {
      this.counts = { fresh: 0, warnings: 0, earlier: 0 };
      return { fresh: [], earlier: 0 };
    }
    const { report, notes } = await deps.check(payload, room);
    for (const message of notes) deps.tell({ kind: 'note', message });
    const fresh = report.findings.filter(counts);
    const earlier = errors - errorsIn(report).length;
    this.counts = countsOf(fresh, earlier);
    return { fresh, earlier };
  }

  private tooMany(fresh: readonly Finding[], earlier: number): Outcome {
    this.counts = countsOf(fresh, earlier);
    return { kind: 'findings', ...this.counts, isStrict: this.order.isStrict };
  }

  /** Whether file and room are as the last operation left them, except for fields that the service added. */
  private isInStep({ operation, source, bytes }: PushRequest, room: SnapshotText): boolean {
    const { folder, remote } = this.deps;
    const synced = operation === 'push' ? folder.state().files.get(source) : undefined;
    if (synced === undefined || synced.restored !== undefined) return false;
    if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
    const base = folder.base(synced.base);
    return synced.local !== synced.base && base !== undefined && sameRoom(base, room);
  }

  /** What follows from the plan. */
  private async decided(
    request: PushRequest,
    before: SnapshotText,
    { planned, payload, steps }: ImportDraft,
    backup: string,
  ): Promise<Outcome> {
    const { deps, started } = this;
    const { plan, gate } = planned.report;
    if (!keepsLimits(gate)) return { kind: 'limits' };
    const expected = SnapshotText.read(applyImport(steps), 'before', before, steps.snapshot);
    const restore = simulateRestore(expected, before);
    if (restore.left.differs) return { kind: 'no-way-back', comparison: restore.left };
    if (request.isDryRun) return { kind: 'planned' };
    const destroys = plan.verdict === 'destroys';
    if (destroys || request.operation === 'push') {
      const answer = await deps.confirm(planned);
      if (answer !== 'yes') return { kind: answer === 'no' ? 'declined' : 'nobody', destroys };
    }
    return await carryOut({
      request,
      deps,
      started,
      payload,
      restorePlan: { backup, before, steps: restore.steps },
      sending: () => {
        this.isSent = true;
      },
    });
  }

  /** @throws Stop when an earlier operation left the room in doubt */
  private async settleEarlier(): Promise<void> {
    const { operation, decision, isDryRun } = this.order;
    const earlier = await settleEarlier(this.deps, !isDryRun).catch((error: unknown) => {
      if (error instanceof FolderError) throw error;
      throw new Stop({ kind: 'unverified', message: this.messageOf(error), isEarlier: true });
    });
    if (earlier === undefined) return;
    this.earlier = earlier;
    if (operation === 'push' && decision !== 'overwrite') throw new Stop({ kind: 'in-doubt' });
  }

  /** The message of an expected error. @throws every other error */
  private messageOf(error: unknown): string {
    if (error instanceof ServiceError || error instanceof FolderError) return error.message;
    if (!isSnapshotFault(error)) throw error;
    return faultMessage(error, this.order.operation === 'push' ? 'snapshot' : 'backup');
  }
}

/** Whether the room is what it should be, or was looked at and is not. */
function isKnown({ kind }: Outcome): boolean {
  return kind === 'imported' || kind === 'nothing' || kind === 'differs';
}

function errorsIn({ findings }: FileReport): readonly Finding[] {
  return findings.filter(({ level }) => level === 'error');
}

function countsOf(fresh: readonly Finding[], earlier: number): FindingCounts {
  const errors = fresh.filter(({ level }) => level === 'error').length;
  return { fresh: errors, warnings: fresh.length - errors, earlier };
}

function isIn(findings: readonly Finding[], { fingerprint }: Finding): boolean {
  return findings.some((other) => other.fingerprint === fingerprint);
}
