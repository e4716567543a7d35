import { NO_REMOVALS } from '../../verdict/lint/removals.js';
import { decideImport, type ImportSteps, possibleRooms } from '../../verdict/room/import.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import { restoringSnapshot, sameRoom } from '../../verdict/room/restore.js';
import { isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { ServiceError } from '../api/service-error.js';
import { hashOf } from '../files/node-sha256.js';
import { addedBefore, baseFor, otherServer, recordImport } from './base.js';
import { undoesOthers } from './lost-update.js';
import type { Classified, Outcome, RestoreCall } from './outcome.js';
import { FolderError } from './ports.js';
import type { PushEnvironment, PushRequest } from './push-request.js';
import { classify } from './settle.js';
import { downloadRoom } from './snapshot-fault.js';

/** Milliseconds between the first two looks at a room whose import was accepted. The pauses double. */
const FIRST_WAIT = 1_000;
/** Milliseconds after which the last look follows. */
const MAX_WAIT = 60_000;

/** An import after the last question. */
export interface ReadyImport {
  readonly request: PushRequest;
  readonly deps: PushEnvironment;
  /** When the push began: ISO 8601. */
  readonly started: string;
  readonly payload: SnapshotText;
  /** Holds the room as the import should leave it. */
  readonly restorePlan: RestorePlan;
  /** Called just before the request to import is sent. */
  readonly sending: () => void;
}

/** Uploads, looks at the room once more, imports, and compares the room with what it should be. */
export async function carryOut(ready: ReadyImport): Promise<Outcome> {
  const { request, deps, started, restorePlan } = ready;
  const { remote, folder } = deps;
  const { before, backup } = restorePlan;
  const payload = ready.payload.bytes;
  const address = await remote.upload(payload);
  const length = await remote.contentLength(address);
  if (length !== payload.length) return { kind: 'unable', message: wrongLength(length, payload) };
  if (!sameRoom(before, (await downloadRoom(remote, before)).text))
    return { kind: 'unable', message: 'somebody changed the room while this ran' };
  folder.keepPayload(payload);
  const { operation, source } = request;
  const hashes = { hash: hashOf(payload), file: hashOf(request.bytes) };
  folder.setJournal({ operation, source, started, server: remote.server, backup, payload: hashes });
  ready.sending();
  const answer = await remote.import(address).catch(serviceError);
  return await verify(ready, answer);
}

/** What came back for an import: the room alone says whether it was carried out. */
type Answer = 'done' | 'accepted' | ServiceError;

async function verify(ready: ReadyImport, answer: Answer): Promise<Outcome> {
  const { request, deps, payload, restorePlan } = ready;
  const { kind, comparison, absentLogic, now } = await (answer === 'accepted'
    ? lookUntilDone(ready)
    : look(ready));
  if (kind === 'unchanged')
    return {
      kind: 'unable',
      message: unchangedText(answer),
      importing: { mayFollow: answer instanceof ServiceError ? answer.failure.mayBeDone : true },
    };
  if (kind === 'mixed')
    return { kind: 'differs', comparison, restore: restoreCall(deps, restorePlan, now.bytes) };
  const { addedFields } = comparison;
  try {
    const fileHash = hashOf(request.bytes);
    const imported = { ...request, fileHash, payload: payload.bytes, now, addedFields };
    const file = await recordImport(imported, deps);
    const restore = restoreCall(deps, restorePlan, now.bytes);
    return { kind: 'imported', addedFields, absentLogic, file, restore };
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    return { kind: 'unrecorded', message: error.message };
  }
}

async function look({ request, deps, payload, restorePlan }: ReadyImport): Promise<Classified> {
  const { before, steps } = restorePlan;
  const possible = possibleRooms(before, payload, steps.room.bytes);
  const mayBeAdded = addedBefore(deps.folder.state(), request);
  return classify(before, possible, await downloadRoom(deps.remote, steps.room, before), mayBeAdded);
}

/** Looks at the room until it is what it should be, for a minute. */
async function lookUntilDone(ready: ReadyImport): Promise<Classified> {
  const { time } = ready.deps;
  const end = time.elapsed() + MAX_WAIT;
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    const left = end - time.elapsed();
    // The last look counts, whatever it shows.
    if (left <= 0) return await look(ready);
    // Meanwhile, the room may be unavailable.
    const seen = await look(ready).catch(notYet);
    if (seen?.kind === 'imported') return seen;
    await time.pause(Math.min(wait, left));
  }
}

/** @throws what is neither a failure of the service nor a fault of its response */
function notYet(error: unknown): undefined {
  if (!(error instanceof ServiceError || isSnapshotFault(error))) throw error;
}

function unchangedText(answer: Answer): string {
  if (answer instanceof ServiceError) return answer.message;
  return answer === 'accepted'
    ? 'the service accepted the import with status 202, but a minute later the room is as it was'
    : 'the service accepted the import, but the room is as it was';
}

/** @throws what is not a failure of the service */
function serviceError(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error;
  throw error;
}

function wrongLength(length: number | undefined, payload: Uint8Array): string {
  return length === undefined
    ? 'HEAD of the uploaded file gives no Content-Length, which an import requires'
    : `HEAD of the uploaded file gives Content-Length ${length}, but ${payload.length} bytes were sent`;
}

/** A backup of the room before an import, and the restore that was simulated before it. */
export interface RestorePlan {
  readonly backup: string;
  readonly before: SnapshotText;
  /** What a restore does to the expected room. */
  readonly steps: ImportSteps;
}

/** How to restore the backup of a room that has changed since. */
function restoreCall(
  { folder, remote }: PushEnvironment,
  restorePlan: RestorePlan,
  now: Uint8Array,
): RestoreCall {
  const steps = restoreSteps(restorePlan, now);
  const { removed } = judgePlan(planOf(steps), { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
  const seen = baseFor(folder.state(), undefined);
  return {
    backup: restorePlan.backup,
    removes: removed,
    overwrites:
      seen === undefined ||
      (seen.hash !== hashOf(now) &&
        (otherServer(seen, remote) !== undefined ||
          undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))),
  };
}

/** What a restore would do now. Usually the room has exactly the expected bytes. */
function restoreSteps({ before, steps }: RestorePlan, now: Uint8Array): ImportSteps {
  if (Buffer.compare(steps.room.bytes, now) === 0) return steps;
  const room = SnapshotText.read(now, 'before', before, steps.room);
  return decideImport(room, restoringSnapshot(room, before));
}
