import { maskOfJson } from '../../bytes/scan/masked.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { redactPlan } from '../../verdict/report/plan-redaction.js';
import { decideImport, type ImportSteps } from '../../verdict/room/import.js';
import type { ImportPlan } from '../../verdict/room/import-plan.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import type { SnapshotText } from '../../verdict/room/snapshot-text.js';
import { hashOf } from '../files/node-sha256.js';
import { type ContentHash, type PlannedImport, Stop } from './outcome.js';
import type { PushRequest } from './push-request.js';
import { requireSnapshot } from './snapshot-fault.js';

/** An import that is planned, and what it will do. */
export interface ImportDraft {
  readonly planned: PlannedImport;
  readonly payload: SnapshotText;
  readonly steps: ImportSteps;
}

/** Plans the import, and judges it by its limits. @throws Stop, UnusableSnapshotError */
export function planPush(
  room: SnapshotText,
  base: ContentHash,
  payload: SnapshotText,
  { operation, limit, protect, dropsLogic, source, room: id }: PushRequest,
): ImportDraft {
  const { bytes } = payload;
  if (bytes.length > MAX_IMPORTED_BYTES) {
    const [size, most] = [bytes.length, MAX_IMPORTED_BYTES].map((count) => count.toLocaleString('en'));
    const message = `the snapshot has ${size} bytes, but an import accepts ${most} at most`;
    throw new Stop({ kind: 'unable', message });
  }
  const steps = decideImport(room, requireSnapshot(payload));
  const plan = operation === 'push' ? planOf(steps) : planOfRestore(steps);
  const gate = judgePlan(plan, { limits: [limit], protect, dropsLogic });
  const report = redactPlan(
    {
      current: `room ${id}`,
      next: operation === 'push' ? source : `backup ${source}`,
      plan,
      gate,
    },
    maskOfJson([room.bytes, bytes]),
  );
  return { planned: { report, base, payload: contentHash(bytes) }, payload, steps };
}

export function contentHash(bytes: Uint8Array): ContentHash {
  return { sha256: hashOf(bytes), bytes: bytes.length };
}

/** The steps of a restore, without advice to download, merge or leave out sections. */
function planOfRestore(steps: ImportSteps): ImportPlan {
  const plan = planOf(steps);
  return { ...plan, looksLike: plan.looksLike.filter((look) => !OF_FILES.has(look)) };
}

const OF_FILES: ReadonlySet<string> = new Set(['older-backup', 'partial-file', 'emptied-quests']);

/** @throws Stop when another plan was reviewed */
export function requireReviewed({ base, payload }: PlannedImport, { reviewed, room }: PushRequest): void {
  if (reviewed === undefined) return;
  if (reviewed.room !== room) throw otherPlan('it is for another room');
  if (reviewed.base !== base.sha256) throw otherPlan('the room has changed since it was made');
  if (reviewed.payload !== payload.sha256) throw otherPlan('the file has changed since it was made');
}

function otherPlan(reason: string): Stop {
  return new Stop({ kind: 'other-plan', reason });
}
