import { NO_REMOVALS } from '../../verdict/lint/removals.js';
import { decideImport, type ImportSteps, possibleRooms } from '../../verdict/room/import.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import { restoringSnapshot } from '../../verdict/room/restore.js';
import { isSnapshotFault, SnapshotText } from '../../verdict/room/snapshot-text.js';
import { mayBeDone, ServiceError } from '../api/service-error.js';
import { hashOf } from '../files/node-sha256.js';
import { addedBefore, baseFor, otherServer, recordImport } from './base.js';
import type { Classified, Outcome, PushEnvironment, PushOrder, RestoreCall } from './outcome.js';
import { undoesOthers } from './payload.js';
import { FolderError } from './room-state.js';
import { classify } from './settle.js';

/** Milliseconds between the first two looks at a room whose import was accepted. The pauses double. */
const FIRST_WAIT = 1_000;
/** Milliseconds after which the last look follows. */
const MAX_WAIT = 60_000;

/** An import whose request was sent. */
export interface SentImport {
  readonly payload: SnapshotText;
  /** The hash of the file or backup. */
  readonly fileHash: string;
  /** The name of the backup, and the room that it holds. */
  readonly backup: string;
  readonly before: SnapshotText;
  /** What a restore does to the room as the import should leave it. */
  readonly restore: ImportSteps;
}

/** What came back for an import: the room alone says whether it was carried out. */
export type Answer = 'done' | 'accepted' | ServiceError;

/** Asks the room what became of an import, and records it. */
export async function verify(
  sent: SentImport,
  answer: Answer,
  order: PushOrder,
  deps: PushEnvironment,
): Promise<Outcome> {
  const look = (): Promise<Classified> => lookOnce(sent, order, deps);
  const seen = await (answer === 'accepted' ? lookUntilDone(look, deps.time) : look());
  const { kind, absentLogic, now, comparison } = seen;
  if (kind === 'unchanged') {
    const mayFollow = answer instanceof ServiceError ? mayBeDone(answer.failure) : true;
    return { kind: 'unable', message: unchangedText(answer), importing: { mayFollow } };
  }
  if (kind === 'mixed') return { kind: 'differs', comparison, restore: restoreCall(sent, now, deps) };
  const { addedFields } = comparison;
  try {
    const { fileHash, payload } = sent;
    const imported = { ...order, fileHash, payload: payload.bytes, now: now.bytes, addedFields };
    const file = await recordImport(imported, deps);
    return { kind: 'imported', addedFields, absentLogic, file, restore: restoreCall(sent, now, deps) };
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    return { kind: 'unrecorded', message: error.message };
  }
}

async function lookOnce(
  { before, payload, restore }: SentImport,
  order: PushOrder,
  { remote, folder }: PushEnvironment,
): Promise<Classified> {
  const possible = possibleRooms(before, payload, restore.room.bytes);
  const now = SnapshotText.readRoom(await remote.download(), 'before', restore.room, before);
  return classify(before, possible, now, addedBefore(folder.state(), order));
}

/** Looks at the room until it is what it should be, for a minute. */
async function lookUntilDone(
  look: () => Promise<Classified>,
  time: PushEnvironment['time'],
): Promise<Classified> {
  const end = time.elapsed() + MAX_WAIT;
  for (let wait = FIRST_WAIT; ; wait *= 2) {
    const left = end - time.elapsed();
    // The last look counts, whatever it shows.
    if (left <= 0) return await look();
    // Meanwhile, the room may be unavailable.
    const seen = await look().catch((error: unknown) => {
      if (!(error instanceof ServiceError || isSnapshotFault(error))) throw error;
    });
    if (seen?.kind === 'imported') return seen;
    await time.pause(Math.min(wait, left));
  }
}

function unchangedText(answer: Answer): string {
  if (answer instanceof ServiceError) return answer.message;
  return answer === 'accepted'
    ? 'the service accepted the import with status 202, but a minute later the room is as it was'
    : 'the service accepted the import, but the room is as it was';
}

/** How to restore the backup of a room that has changed since. */
function restoreCall(
  { backup, before, restore }: SentImport,
  now: SnapshotText,
  { folder, remote }: PushEnvironment,
): RestoreCall {
  // Usually the room has exactly the expected bytes.
  const isExpected = Buffer.compare(restore.room.bytes, now.bytes) === 0;
  const steps = isExpected ? restore : decideImport(now, restoringSnapshot(now, before));
  const { removed } = judgePlan(planOf(steps), { limits: [NO_REMOVALS], protect: [], dropsLogic: false });
  const seen = baseFor(folder.state(), undefined);
  return {
    backup,
    removes: removed,
    overwrites:
      seen === undefined ||
      (seen.hash !== hashOf(now.bytes) &&
        (otherServer(seen, remote) !== undefined ||
          undoesOthers(folder.base(seen.hash), steps.room, steps.snapshot))),
  };
}
