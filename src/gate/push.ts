import { ServiceError } from '../api/service-error.js';
import { sameRoom } from '../room/compare-rooms.js';
import { applyImport } from '../room/import.js';
import { simulateRestore } from '../room/restore.js';
import { SnapshotText } from '../room/snapshot-text.js';
import { CommandError } from '../workspace/command-error.js';
import { carryOut, recordPush } from './carry-out.js';
import { payloadFor } from './lost-update.js';
import type { Outcome, PlannedImport, Result } from './outcome.js';
import { type ImportDraft, planPush, requireReviewed, requireUnusedPlan } from './planned-import.js';
import { FolderError, type RoomDownload } from './ports.js';
import { PushJournal } from './push-journal.js';
import type { PushRequest, PushSurroundings } from './push-request.js';
import { readRoom } from './read-room.js';
import { settleEarlier } from './settle-earlier.js';
import { fingerprint, hashOf } from './sha256.js';
import { faultMessage, isSnapshotFault } from './snapshot-fault.js';
import { Stop } from './stop.js';

/**
 * Pushes a file to a room, or restores a backup, in steps. An interruption at any of them loses nothing.
 *
 * @throws CommandError when the file cannot be checked: the room is unchanged
 */
export function push(request: PushRequest, surroundings: PushSurroundings): Promise<Result> {
  return new Push(request, surroundings).run();
}

const UNABLE: Outcome = { kind: 'unable', message: '' };

class Push {
  private readonly journal: PushJournal;
  private backup: string | undefined;
  private planned: PlannedImport | undefined;
  /** Whether the request to import may have been sent. */
  private isSent = false;

  constructor(
    private readonly request: PushRequest,
    private readonly around: PushSurroundings,
  ) {
    this.journal = new PushJournal(request, around);
  }

  async run(): Promise<Result> {
    const outcome = await this.outcome();
    const { backup, planned } = this;
    return {
      outcome,
      ...(backup === undefined ? {} : { backup }),
      ...(planned === undefined ? {} : { planned }),
    };
  }

  private async outcome(): Promise<Outcome> {
    try {
      await this.settleEarlier();
      const outcome = await this.steps();
      return this.ended(outcome);
    } catch (error) {
      // The file cannot be checked, so nothing was begun.
      const isBadRequest = error instanceof CommandError;
      const outcome = this.ended(isBadRequest ? UNABLE : this.asOutcome(error));
      if (isBadRequest) throw error;
      return outcome;
    }
  }

  /** Closes the journal. Where that fails it stays open, and the next run looks: what happened before has to be said. */
  private ended(outcome: Outcome): Outcome {
    try {
      this.journal.end(outcome);
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

  private async steps(): Promise<Outcome> {
    const { request, around, journal } = this;
    const { remote, folder, tell } = around;
    requireUnusedPlan(request, folder);
    journal.begin('check');
    // A backup is what the room was, with all its faults.
    if (request.operation === 'push' && !(await around.check(request.bytes))) return { kind: 'findings' };
    journal.begin('backup');
    const room = await remote.download();
    const text = readRoom(room.bytes);
    const backup = folder.saveBackup(room.bytes, around.now(), request);
    this.backup = backup;
    journal.note({ backup });
    tell({ kind: 'backup', name: backup, bytes: room.bytes.length });
    if (this.isInStep(room)) return { kind: 'nothing' };
    journal.begin('plan');
    const base = fingerprint(room.bytes);
    const payload = await payloadFor(text, base.sha256, request, around);
    const draft = planPush(text, base, payload, request);
    this.planned = draft.planned;
    tell({ kind: 'plan', report: draft.planned.report });
    requireReviewed(draft.planned, request);
    return await this.decided(room, text, draft, backup);
  }

  /** Whether file and room are as the last pull or push left them. Fields that the service added then are no reason to import the file again. */
  private isInStep(room: RoomDownload): boolean {
    const { operation, source, bytes } = this.request;
    const { folder, remote } = this.around;
    const synced = operation === 'push' ? folder.state().files.get(source) : undefined;
    if (synced === undefined || synced.restored !== undefined) return false;
    if (synced.server !== remote.server || synced.local !== hashOf(bytes)) return false;
    const base = folder.base(synced.base);
    return synced.local !== synced.base && base !== undefined && sameRoom(base, room.bytes);
  }

  /** What follows from the plan. */
  private async decided(
    room: RoomDownload,
    before: SnapshotText,
    { planned, payload, steps }: ImportDraft,
    backup: string,
  ): Promise<Outcome> {
    const { request, around, journal } = this;
    const { plan, gate } = planned.report;
    if (plan.verdict === 'unchanged') {
      // The file is in step with the room.
      if (!request.isDryRun) await recordPush(request, around, room, payload.bytes);
      return { kind: 'nothing' };
    }
    if (!gate.isWithinLimit || gate.protectedLosses.length > 0) return { kind: 'limits' };
    const expected = SnapshotText.read(applyImport(steps), 'before', before, steps.snapshot);
    const restore = simulateRestore(expected, before);
    if (restore.left.differs) return { kind: 'no-way-back', comparison: restore.left };
    if (request.isDryRun) return { kind: 'planned' };
    if (plan.verdict === 'destroys') {
      const answer = await around.confirm(planned);
      if (answer !== 'yes') return { kind: answer === 'no' ? 'declined' : 'nobody' };
    }
    return await carryOut({
      request,
      around,
      journal,
      room,
      payload: payload.bytes,
      wayBack: { backup, before, steps: restore.steps },
      sending: () => {
        this.isSent = true;
      },
    });
  }

  /** @throws Stop when an earlier operation left the room in doubt */
  private async settleEarlier(): Promise<void> {
    const { operation, decision, isDryRun } = this.request;
    const earlier = await settleEarlier(this.around, !isDryRun).catch((error: unknown) => {
      if (error instanceof FolderError) throw error;
      throw new Stop({ kind: 'unverified', message: this.messageOf(error), isEarlier: true });
    });
    if (earlier === undefined) return;
    this.journal.note({ earlier });
    if (operation === 'push' && decision !== 'overwrite') throw new Stop({ kind: 'in-doubt' });
  }

  /** The message of an expected error. @throws every other error */
  private messageOf(error: unknown): string {
    if (error instanceof ServiceError || error instanceof FolderError) return error.message;
    if (!isSnapshotFault(error)) throw error;
    return faultMessage(error, this.request.operation === 'push' ? 'snapshot' : 'backup');
  }
}
