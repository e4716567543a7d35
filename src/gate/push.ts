import { ServiceError } from '../api/service-error.js';
import { redactPlan } from '../report/plan-redaction.js';
import { sameRoom } from '../room/compare-rooms.js';
import { judgePlan, type RemovalLimit } from '../room/gate.js';
import { importInto } from '../room/import.js';
import { planOf } from '../room/plan.js';
import { restoringSnapshot, simulateRestore } from '../room/restore.js';
import { SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';
import { compareThree } from '../room/three-way.js';
import { NotJsonError } from '../roundtrip/not-json.js';
import { maskOf, mayHoldCredentials } from '../roundtrip/redact.js';
import { MOST_IMPORTED_BYTES } from '../snapshot/import-limit.js';
import { CommandError } from '../workspace/command-error.js';
import { endingOf } from './ending.js';
import type { Journal, Operation, Step } from './journal.js';
import { undoneChanges } from './lost-update.js';
import type { FileKept, GateEvent, Outcome, PlannedImport, RestoreCall, Result } from './outcome.js';
import { FolderError, type LocalFile, type Remote, type RoomDownload, type RoomFolder } from './ports.js';
import { recordImport } from './record.js';
import { requireRoom } from './require-room.js';
import { restoreCall } from './restore-call.js';
import type { ReviewedPlan } from './reviewed-plan.js';
import { classify } from './settle.js';
import { settleEarlier } from './settle-earlier.js';
import { fingerprint, hashOf } from './sha256.js';

/** What to do about changes of others. */
export type Decision = 'stop' | 'merge' | 'overwrite';

export interface PushRequest {
  readonly room: string;
  readonly operation: Operation;
  /** The name of the file or backup. */
  readonly source: string;
  /** The bytes of the file or backup. */
  readonly bytes: Uint8Array;
  readonly decision: Decision;
  readonly limit: RemovalLimit;
  readonly protect: readonly string[];
  /** Whether nothing is uploaded and imported. */
  readonly isDryRun: boolean;
  /** The plan that was reviewed: no other is carried out. */
  readonly reviewed?: ReviewedPlan | undefined;
}

/** What a push works with. */
export interface PushSurroundings {
  readonly remote: Remote;
  readonly folder: RoomFolder;
  /** A file of the person, by its name. */
  readonly file: (name: string) => LocalFile;
  /** Whether `roomlint check` has no errors for these bytes, as if they were in the file. It reports what it finds. */
  readonly check: (bytes: Uint8Array) => Promise<boolean>;
  /** Asked when something is destroyed. */
  readonly confirm: (planned: PlannedImport) => Promise<'yes' | 'no' | 'nobody'>;
  readonly tell: (event: GateEvent) => void;
  readonly now: () => Date;
}

/**
 * Pushes a file to a room, or restores a backup, step by step: nothing is lost at any of them.
 *
 * @throws CommandError when the file cannot be checked: the room is unchanged
 */
export function push(request: PushRequest, surroundings: PushSurroundings): Promise<Result> {
  return new Push(request, surroundings).run();
}

const UNABLE: Outcome = { kind: 'unable', message: '' };

/** An outcome on the way. */
class Stop extends Error {
  constructor(readonly outcome: Outcome) {
    super(outcome.kind);
  }
}

class Push {
  private journal: Journal;
  private backup: string | undefined;
  private planned: PlannedImport | undefined;
  /** Whether the request to import may have been sent. */
  private isSent = false;

  constructor(
    private readonly request: PushRequest,
    private readonly around: PushSurroundings,
  ) {
    const { operation, source } = request;
    this.journal = { operation, source, started: around.now().toISOString(), step: 'check' };
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
      this.end(outcome);
      return outcome;
    } catch (error) {
      // What cannot be checked was not begun.
      const isBadRequest = error instanceof CommandError;
      const outcome = isBadRequest ? UNABLE : this.asOutcome(error);
      try {
        this.end(outcome);
      } catch (another) {
        // The journal stays open, and the next run looks. What went wrong first has to be said.
        if (!(another instanceof FolderError)) throw another;
      }
      if (isBadRequest) throw error;
      return outcome;
    }
  }

  /** @throws what is no outcome: then the journal stays open */
  private asOutcome(error: unknown): Outcome {
    if (error instanceof Stop) return error.outcome;
    const isKnown =
      error instanceof ServiceError ||
      error instanceof FolderError ||
      error instanceof NotJsonError ||
      error instanceof UnusableSnapshotError;
    if (!isKnown) throw error;
    return this.isSent
      ? { kind: 'unverified', message: error.message }
      : { kind: 'unable', message: error.message };
  }

  private async steps(): Promise<Outcome> {
    const { request, around } = this;
    this.begin('check');
    // A backup is what the room was, with all its faults.
    if (request.operation === 'push' && !(await around.check(request.bytes))) return { kind: 'findings' };
    this.begin('backup');
    const room = await around.remote.download();
    requireRoom(room.bytes);
    this.backup = around.folder.saveBackup(room.bytes, around.now());
    around.tell({ kind: 'backup', name: this.backup, bytes: room.bytes.length });
    this.begin('plan');
    const payload = await this.payloadFor(room.bytes);
    const planned = this.plan(room.bytes, payload);
    const { plan, gate } = planned.report;
    this.requireReviewed(planned);
    if (plan.verdict === 'unchanged') return await this.nothingToImport(room, payload);
    if (!gate.isWithinLimit || gate.protectedLosses.length > 0) return { kind: 'limits' };
    const expected = importInto(room.bytes, payload);
    const wayBack = simulateRestore(expected, room.bytes);
    if (wayBack.differs) return { kind: 'no-way-back', comparison: wayBack };
    if (request.isDryRun) return { kind: 'planned' };
    if (plan.verdict === 'destroys') {
      const answer = await around.confirm(planned);
      if (answer !== 'yes') return { kind: answer === 'no' ? 'declined' : 'nobody' };
    }
    return await this.carryOut(room, payload, expected);
  }

  /** What to import: what was given, perhaps with the changes of others. @throws Stop */
  private async payloadFor(room: Uint8Array): Promise<Uint8Array> {
    const { request, around } = this;
    const { folder, tell } = around;
    const given = request.operation === 'restore' ? restoringSnapshot(room, request.bytes) : request.bytes;
    const state = folder.state();
    const hash =
      request.operation === 'push' ? (state.files.get(request.source)?.base ?? state.seen) : state.seen;
    if (hash === undefined || hash === hashOf(room)) return given;
    const base = folder.base(hash);
    if (base === undefined) {
      if (request.decision === 'overwrite') return given;
      throw new Stop({ kind: 'lost-update', changes: undefined });
    }
    const three = compareThree(base, room, given);
    const changes = undoneChanges(three);
    if (changes.length === 0) return given;
    if (request.decision === 'stop') throw new Stop({ kind: 'lost-update', changes });
    if (request.decision === 'overwrite') {
      tell({ kind: 'theirs', changes, done: 'overwritten' });
      return given;
    }
    const merged = three.merged();
    if (merged === undefined) throw new Stop({ kind: 'conflicts', parts: three.conflicts });
    tell({ kind: 'theirs', changes, done: 'merged' });
    if (request.operation === 'push' && !(await around.check(merged))) throw new Stop({ kind: 'findings' });
    return merged;
  }

  private plan(room: Uint8Array, payload: Uint8Array): PlannedImport {
    const { limit, protect, source, room: id } = this.request;
    if (payload.length > MOST_IMPORTED_BYTES) throw new Stop({ kind: 'unable', message: tooLarge(payload) });
    const current = SnapshotText.read(room, 'before');
    const next = SnapshotText.read(payload, 'after', current);
    if (!next.isSnapshot)
      throw new UnusableSnapshotError('after', 'this is not a snapshot: it has none of the five sections');
    const plan = planOf(current, next);
    const gate = judgePlan(plan, limit, protect);
    const isPercent = limit.kind === 'percent';
    const report = redactPlan(
      { current: `room ${id}`, next: source, plan, gate, isPercent },
      maskOf(...mayHoldCredentials(room, payload)),
    );
    this.planned = { report, base: fingerprint(room), payload: fingerprint(payload) };
    this.around.tell({ kind: 'plan', report });
    return this.planned;
  }

  /** @throws Stop when another plan was reviewed */
  private requireReviewed({ base, payload }: PlannedImport): void {
    const { reviewed, room } = this.request;
    if (reviewed === undefined) return;
    const reason =
      reviewed.room !== room
        ? 'it is for another room'
        : this.around.folder.isUsed(reviewed.nonce)
          ? 'it was executed already'
          : reviewed.base !== base.sha256
            ? 'the room has changed since'
            : reviewed.payload !== payload.sha256
              ? 'the file has changed since'
              : undefined;
    if (reason !== undefined) throw new Stop({ kind: 'other-plan', reason });
  }

  private async carryOut(room: RoomDownload, payload: Uint8Array, expected: Uint8Array): Promise<Outcome> {
    const { remote, folder } = this.around;
    folder.keepPayload(payload);
    const hashes = { hash: hashOf(payload), file: hashOf(this.request.bytes) };
    this.journal = { ...this.journal, payload: hashes };
    this.begin('upload');
    const address = await remote.upload(payload);
    this.begin('head');
    const length = await remote.contentLength(address);
    if (length !== payload.length) return { kind: 'unable', message: wrongLength(length, payload) };
    this.begin('look');
    if (!sameRoom(room.bytes, (await remote.download()).bytes))
      return { kind: 'unable', message: 'somebody changed the room while this ran' };
    if (this.request.reviewed !== undefined) folder.use(this.request.reviewed.nonce);
    this.begin('import');
    this.isSent = true;
    const failure = await remote.import(address).then(() => undefined, serviceError);
    this.begin('verify');
    return await this.verify(room, payload, expected, failure);
  }

  private async verify(
    room: RoomDownload,
    payload: Uint8Array,
    expected: Uint8Array,
    failure: ServiceError | undefined,
  ): Promise<Outcome> {
    const now = await this.around.remote.download();
    const settled = classify(room.bytes, expected, now);
    if (settled.kind === 'unchanged')
      return {
        kind: 'unable',
        message: failure?.message ?? 'the service accepted the import, but the room is as it was',
        importing: { mayFollow: failure?.failure.mayBeDone ?? true },
      };
    if (settled.kind !== 'imported')
      return {
        kind: 'differs',
        comparison: settled.comparison,
        restore: this.wayBack(room, now),
      };
    this.begin('record');
    const file = await this.record(now, payload);
    return {
      kind: 'imported',
      addedFields: settled.comparison.addedFields,
      file,
      restore: this.wayBack(room, now),
    };
  }

  private wayBack(room: RoomDownload, now: RoomDownload): RestoreCall {
    return restoreCall(this.around.folder, { name: this.backup ?? '', bytes: room.bytes }, now.bytes);
  }

  /** The room says what would be imported: the file is in step with it. */
  private async nothingToImport(room: RoomDownload, payload: Uint8Array): Promise<Outcome> {
    if (!this.request.isDryRun) await this.record(room, payload);
    return { kind: 'nothing' };
  }

  private record(now: RoomDownload, payload: Uint8Array): Promise<FileKept> {
    const { operation, source, bytes } = this.request;
    const { folder, file } = this.around;
    const pushed = operation === 'push' ? file(source) : undefined;
    const imported = { operation, now, payload, file: pushed, fileHash: hashOf(bytes) };
    return recordImport(folder, imported, this.around.now());
  }

  /** @throws Stop when an earlier operation left the room in doubt */
  private async settleEarlier(): Promise<void> {
    const { operation, decision, isDryRun } = this.request;
    const inDoubt = await settleEarlier(this.around, !isDryRun).catch((error: unknown) => {
      if (error instanceof ServiceError || error instanceof NotJsonError)
        throw new Stop({ kind: 'unverified', message: error.message });
      throw error;
    });
    if (inDoubt === undefined) return;
    this.journal = { ...this.journal, earlier: inDoubt };
    if (operation === 'push' && decision !== 'overwrite') throw new Stop({ kind: 'in-doubt' });
  }

  /** Writes a step down before it is carried out. */
  private begin(step: Step): void {
    const { backup } = this;
    this.journal = { ...this.journal, step, ...(backup === undefined ? {} : { backup }) };
    if (!this.request.isDryRun) this.around.folder.setJournal(this.journal);
  }

  private end(outcome: Outcome): void {
    if (this.request.isDryRun) return;
    const { earlier } = this.journal;
    const ending = endingOf(outcome);
    if (ending === undefined) return;
    this.around.folder.setJournal(
      ending === 'not-imported' && earlier !== undefined ? earlier : { ...this.journal, ending },
    );
  }
}

/** @throws what is no failure of the service */
function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}

function tooLarge(payload: Uint8Array): string {
  return `the snapshot has ${payload.length.toLocaleString('en')} bytes, but an import accepts ${MOST_IMPORTED_BYTES.toLocaleString('en')} at most`;
}

function wrongLength(length: number | undefined, payload: Uint8Array): string {
  return length === undefined
    ? 'HEAD of the uploaded file gives no Content-Length, which an import requires'
    : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}
