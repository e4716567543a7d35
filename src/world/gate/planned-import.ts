import { maskOfJson } from '../../bytes/scan/mask-of.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { redactPlan } from '../../verdict/report/plan-redaction.js';
import { decideImport, type ImportSteps } from '../../verdict/room/import.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import type { SnapshotText } from '../../verdict/room/snapshot-text.js';
import { hashOf } from '../files/node-sha256.js';
import { type PlannedImport, Stop } from './outcome.js';
import type { PushOrder } from './push-request.js';

/** Plans the import, and judges it by its limits. @throws Stop when it is too large */
export function planPush(
  room: SnapshotText,
  payload: SnapshotText,
  { operation, limit, protect, dropsLogic, source, room: id }: PushOrder,
): { readonly planned: PlannedImport; readonly steps: ImportSteps } {
  const { bytes } = payload;
  if (bytes.length > MAX_IMPORTED_BYTES) {
    const [size, most] = [bytes.length, MAX_IMPORTED_BYTES].map((count) => count.toLocaleString('en'));
    const message = `the snapshot has ${size} bytes, but an import accepts ${most} at most`;
    throw new Stop({ kind: 'unable', message });
  }
  const steps = decideImport(room, payload);
  const made = planOf(steps);
  const isPush = operation === 'push';
  // A backup needs no advice to download, merge or leave out sections.
  const plan = isPush ? made : { ...made, looksLike: made.looksLike.filter((look) => !OF_FILES.has(look)) };
  const gate = judgePlan(plan, { limits: [limit], protect, dropsLogic });
  const next = isPush ? source : `backup ${source}`;
  const report = redactPlan({ current: `room ${id}`, next, plan, gate }, maskOfJson([room.bytes, bytes]));
  const hashed = (of: Uint8Array) => ({ sha256: hashOf(of), bytes: of.length });
  return { planned: { report, base: hashed(room.bytes), payload: hashed(bytes) }, steps };
}

const OF_FILES: ReadonlySet<string> = new Set(['older-backup', 'partial-file', 'emptied-quests']);

/** @throws Stop when another plan was reviewed */
export function requireReviewed({ base, payload }: PlannedImport, { reviewed, room }: PushOrder): void {
  if (reviewed === undefined) return;
  const reason =
    reviewed.room !== room
      ? 'it is for another room'
      : reviewed.base !== base.sha256
        ? 'the room has changed since it was made'
        : reviewed.payload !== payload.sha256
          ? 'the file has changed since it was made'
          : undefined;
  if (reason !== undefined) throw new Stop({ kind: 'other-plan', reason });
}
