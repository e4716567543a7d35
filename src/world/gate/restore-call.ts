import { NO_REMOVALS } from '../../verdict/lint/removals.js';
import { decideImport, type ImportSteps } from '../../verdict/room/import.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import { restoringSnapshot } from '../../verdict/room/restore.js';
import { SnapshotText } from '../../verdict/room/snapshot-text.js';
import { baseFor, otherServer } from './base.js';
import { undoesOthers } from './lost-update.js';
import type { RestoreCall } from './outcome.js';
import type { PushEnvironment } from './push-request.js';
import { hashOf } from './sha256.js';

/** A backup of the room before an import, and the restore that was simulated before it. */
export interface RestorePlan {
  readonly backup: string;
  readonly before: SnapshotText;
  /** What a restore does to the expected room. */
  readonly steps: ImportSteps;
}

/** How to restore the backup of a room that has changed since. */
export function restoreCall(
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
