import { redactPlan } from '../report/plan-redaction.js';
import { judgePlan } from '../room/gate.js';
import { decideImport, type ImportSteps } from '../room/import.js';
import { planOf } from '../room/plan.js';
import { type SnapshotText, UnusableSnapshotError } from '../room/snapshot-text.js';
import { maskOf, mayHoldCredentials } from '../roundtrip/redact.js';
import { MOST_IMPORTED_BYTES } from '../snapshot/import-limit.js';
import type { Fingerprint, PlannedImport } from './outcome.js';
import type { RoomFolder } from './ports.js';
import type { PushRequest } from './push-request.js';
import { fingerprint } from './sha256.js';
import { Stop } from './stop.js';

/** An import that is planned, and what it will do. */
export interface ImportDraft {
  readonly planned: PlannedImport;
  readonly payload: SnapshotText;
  readonly steps: ImportSteps;
}

/**
 * Plans the import, and judges it by its limits.
 *
 * @throws Stop, and UnusableSnapshotError for what is not a snapshot
 */
export function planPush(
  room: SnapshotText,
  base: Fingerprint,
  payload: SnapshotText,
  { limit, protect, source, room: id }: PushRequest,
): ImportDraft {
  const { bytes } = payload;
  if (bytes.length > MOST_IMPORTED_BYTES) throw new Stop({ kind: 'unable', message: tooLarge(bytes) });
  if (!payload.isSnapshot)
    throw new UnusableSnapshotError('after', 'this is not a snapshot: it has none of the five sections');
  const steps = decideImport(room, payload);
  const plan = planOf(steps);
  const gate = judgePlan(plan, limit, protect);
  const isPercent = limit.kind === 'percent';
  const report = redactPlan(
    { current: `room ${id}`, next: source, plan, gate, isPercent },
    maskOf(...mayHoldCredentials(room.bytes, bytes)),
  );
  return { planned: { report, base, payload: fingerprint(bytes) }, payload, steps };
}

/** @throws Stop when another plan was reviewed */
export function requireReviewed(
  { base, payload }: PlannedImport,
  { reviewed, room }: PushRequest,
  folder: RoomFolder,
): void {
  if (reviewed === undefined) return;
  const reason =
    reviewed.room !== room
      ? 'it is for another room'
      : folder.isUsed(reviewed.nonce)
        ? 'it was executed already'
        : reviewed.base !== base.sha256
          ? 'the room has changed since'
          : reviewed.payload !== payload.sha256
            ? 'the file has changed since'
            : undefined;
  if (reason !== undefined) throw new Stop({ kind: 'other-plan', reason });
}

function tooLarge(payload: Uint8Array): string {
  return `the snapshot has ${payload.length.toLocaleString('en')} bytes, but an import accepts ${MOST_IMPORTED_BYTES.toLocaleString('en')} at most`;
}
