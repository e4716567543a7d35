import { printable } from '../../bytes/json/quote.js';
import type { FileReport } from '../../verdict/report/report.js';
import { applyImport } from '../../verdict/room/import.js';
import { keepsLimits } from '../../verdict/room/judge-plan.js';
import { sameRoom, simulateRestore } from '../../verdict/room/restore.js';
import { faultMessage, isSnapshotFault, SnapshotText, whyNoRoom } from '../../verdict/room/snapshot-text.js';
import { ServiceError } from '../api/service-error.js';
import { CommandError } from '../files/command-error.js';
import { hashOf } from '../files/node-sha256.js';
import { recordImport } from './base.js';
import { errorsIn, newFindings } from './new-findings.js';
import { type Outcome, type PushEnvironment, type PushOrder, type Result, Stop } from './outcome.js';
import { isUnpulled, payloadFor, planPush, requireReviewed } from './payload.js';
import { FolderError, type Journal } from './room-state.js';
import { settleEarlier } from './settle.js';
import { type Answer, verify } from './verify.js';

/** Pushes a file, or restores a backup, in steps that survive interruption. @throws CommandError */
export async function push(order: PushOrder, environment: PushEnvironment): Promise<Result> {
  const run = new Push(order, environment);
  const outcome = await run.outcome();
  return { outcome, ...run.found };
}

class Push {
  /** What is known beside the outcome. */
  found: Omit<Result, 'outcome'> = {};
  private readonly started: string;
  /** An interrupted import that has left the room in doubt, and that this push overrules. */
  private earlier: Journal | undefined;
  /** Whether the request to import may have been sent. */
  private isSent = false;

  constructor(
    private readonly order: PushOrder,
    private readonly deps: PushEnvironment,
  ) {
    this.started = deps.now().toISOString();
  }

  /** @throws what is not an outcome: then the journal stays open */
  async outcome(): Promise<Outcome> {
    try {
      return this.ended(await this.steps());
    } catch (error) {
      // The file cannot be checked.
      if (error instanceof CommandError) throw error;
      if (error instanceof Stop) return this.ended(error.outcome);
      const message = messageOf(error);
      return this.ended(
        this.isSent ? { kind: 'unverified', message, isEarlier: false } : { kind: 'unable', message },
      );
    }
  }

  /** Closes the journal once the room has said what became of the import; if that fails, the next run does. */
  private ended(outcome: Outcome): Outcome {
    const { folder } = this.deps;
    try {
      if (this.order.isDryRun) return outcome;
      // The room is what it should be, or was looked at and is not.
      if (['imported', 'nothing', 'differs'].includes(outcome.kind)) folder.setJournal(undefined);
      else if (outcome.kind === 'unable' && outcome.importing?.mayFollow === false)
        folder.setJournal(this.earlier);
      return outcome;
    } catch (error) {
      if (!(error instanceof FolderError)) throw error;
      return outcome.kind === 'imported' ? { kind: 'unrecorded', message: error.message } : outcome;
    }
  }

  /** Everything that a push or restore does, in order. What recovery may write is read after it. */
  private async steps(): Promise<Outcome> {
    const { order, deps, started } = this;
    const { operation, source, isDryRun } = order;
    const { remote, folder, tell } = deps;
    const isPush = operation === 'push';
    await this.settleEarlier();

    const bytes = this.read();
    const given = isPush ? await this.checkGiven(bytes) : undefined;
    const room = SnapshotText.readRoom(await remote.download(), 'before');
    const backup = folder.saveBackup(room.bytes, deps.now(), order);
    this.found = { backup };
    tell({ kind: 'backup', name: backup, bytes: room.bytes.length });
    if (isPush && this.isInStep(bytes, room)) return this.nothing(given);

    const payload = payloadFor(room, bytes, order, deps);
    const { planned, steps } = planPush(room, payload, order);
    this.found = { backup, planned };
    const { plan, gate } = planned.report;
    tell({ kind: 'plan', report: planned.report });
    requireReviewed(planned, order);
    const fileHash = hashOf(bytes);
    if (plan.verdict === 'unchanged') {
      // The pushed file is in step with the room. A backup that is in step says nothing about a file.
      const imported = { ...order, fileHash, payload: payload.bytes, now: room.bytes, addedFields: [] };
      if (isPush && !isDryRun) await recordImport(imported, deps);
      return this.nothing(given);
    }
    if (order.decision !== 'overwrite' && isUnpulled(order, room, deps)) return { kind: 'not-pulled' };

    const isAsGiven = payload.bytes === bytes;
    const { counts, stops } = await newFindings(payload, room, order, deps, isAsGiven ? given : undefined);
    this.found = { backup, planned, ...(counts && { findings: counts }) };
    if (stops && counts)
      return { kind: 'findings', ...counts, ...(!keepsLimits(gate) && { exceedsLimits: true }) };
    if (!keepsLimits(gate)) return { kind: 'limits' };
    const expected = SnapshotText.read(applyImport(steps), 'before', room, steps.snapshot);
    const restore = simulateRestore(expected, room);
    if (restore.left.differs) return { kind: 'no-way-back', comparison: restore.left };
    if (isDryRun) return { kind: 'planned' };
    const destroys = plan.verdict === 'destroys';
    const answer = destroys || isPush ? await deps.confirm(planned) : 'yes';
    if (answer !== 'yes') return { kind: answer === 'no' ? 'declined' : 'nobody', destroys };

    const address = await remote.upload(payload.bytes);
    const length = await remote.contentLength(address);
    if (length !== payload.bytes.length)
      return { kind: 'unable', message: wrongLength(length, payload.bytes.length) };
    if (!sameRoom(room, SnapshotText.readRoom(await remote.download(), 'before', room)))
      return { kind: 'unable', message: 'somebody changed the room while this ran' };
    folder.keepPayload(payload.bytes);
    const hashes = { hash: hashOf(payload.bytes), file: fileHash };
    folder.setJournal({ operation, source, started, server: remote.server, backup, payload: hashes });
    this.isSent = true;
    const response = await remote.import(address).catch((error: unknown): Answer => {
      if (error instanceof ServiceError) return error;
      throw error;
    });
    const sent = { payload, fileHash, backup, before: room, restore: restore.steps };
    return await verify(sent, response, order, deps);
  }

  /** @throws Stop when an earlier operation left the room in doubt */
  private async settleEarlier(): Promise<void> {
    const { operation, decision, isDryRun } = this.order;
    this.earlier = await settleEarlier(this.deps, !isDryRun).catch((error: unknown) => {
      if (error instanceof FolderError) throw error;
      throw new Stop({ kind: 'unverified', message: messageOf(error), isEarlier: true });
    });
    if (this.earlier !== undefined && operation === 'push' && decision !== 'overwrite')
      throw new Stop({ kind: 'in-doubt' });
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

  /** @throws Stop for a file with errors that cannot be imported, whatever the room is */
  private async checkGiven(bytes: Uint8Array): Promise<FileReport> {
    const { deps } = this;
    const { report, notes } = await deps.check(bytes);
    for (const message of notes) deps.tell({ kind: 'note', message });
    const errors = errorsIn(report);
    if (errors.length === 0 || (report.isStopped !== true && whyNoRoom(bytes) === undefined)) return report;
    deps.tell({ kind: 'findings', report, findings: errors });
    const findings = { fresh: errors.length, warnings: 0, earlier: 0 };
    this.found = { findings };
    throw new Stop({ kind: 'findings', ...findings });
  }

  /** The file is in step with the room, so all its errors are there as well. */
  private nothing(given: FileReport | undefined): Outcome {
    const findings = given && { fresh: 0, warnings: 0, earlier: errorsIn(given).length };
    this.found = { ...this.found, ...(findings && { findings }) };
    return { kind: 'nothing' };
  }

  /** Whether file and room are as the last push left them, except for fields that the service added. */
  private isInStep(bytes: Uint8Array, room: SnapshotText): boolean {
    const { folder, remote } = this.deps;
    const synced = folder.state().files.get(this.order.source);
    if (synced === undefined || synced.restored !== undefined) return false;
    if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
    const base = folder.base(synced.base);
    return synced.local !== synced.base && base !== undefined && sameRoom(base, room);
  }
}

/** The message of an expected error. @throws every other error */
function messageOf(error: unknown): string {
  if (error instanceof ServiceError || error instanceof FolderError) return error.message;
  if (!isSnapshotFault(error)) throw error;
  return faultMessage(error);
}

function wrongLength(length: number | undefined, sent: number): string {
  return length === undefined
    ? 'HEAD of the uploaded file gives no Content-Length, which an import requires'
    : `HEAD of the uploaded file gives Content-Length ${length}, but ${sent} bytes were sent`;
}
