import { maskOfJson } from '../../bytes/scan/masked.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { redactPlan } from '../../verdict/report/plan-redaction.js';
import { decideImport, type ImportSteps } from '../../verdict/room/import.js';
import { judgePlan } from '../../verdict/room/judge-plan.js';
import { planOf } from '../../verdict/room/plan.js';
import { NO_RESOLUTIONS } from '../../verdict/room/resolutions.js';
import { restoringSnapshot } from '../../verdict/room/restore.js';
import { SnapshotText } from '../../verdict/room/snapshot-text.js';
import { compareThree } from '../../verdict/room/three-way.js';
import { hashOf } from '../files/node-sha256.js';
import { baseFor, otherServer } from './base.js';
import { type PlannedImport, type PushEnvironment, type PushOrder, Stop } from './outcome.js';

/* Decides what a push imports, and plans that: the file, or its merge with the changes of others. */

/** What to import, perhaps with the changes of others since the base. @throws Stop without a decision */
export function payloadFor(
  room: SnapshotText,
  bytes: Uint8Array,
  order: PushOrder,
  environment: PushEnvironment,
): SnapshotText {
  const payload = payloadSinceBase(room, bytes, order, environment);
  const { besideFile } = order;
  if (besideFile === undefined) return payload;
  return withChangesOfOthers(
    besideFile,
    room,
    payload,
    { ...order, resolutions: NO_RESOLUTIONS },
    environment,
  );
}

function payloadSinceBase(
  room: SnapshotText,
  bytes: Uint8Array,
  order: PushOrder,
  environment: PushEnvironment,
): SnapshotText {
  const { operation, source, decision, resolutions } = order;
  const { remote, folder } = environment;
  const file = SnapshotText.readRoom(bytes, 'after', room);
  const given = operation === 'restore' ? restoringSnapshot(room, file) : file;
  const known = baseFor(folder.state(), operation === 'push' ? source : undefined);
  // Nothing to compare with: `isUnpulled` refuses it.
  if (known === undefined) return given;
  if (known.hash === hashOf(room.bytes)) {
    const patterns = [...resolutions.ours, ...resolutions.theirs];
    if (patterns.length > 0) throw new Stop({ kind: 'no-such-conflict', patterns, conflicts: [] });
    return given;
  }
  const elsewhere = otherServer(known, remote);
  const base = folder.base(known.hash);
  if (elsewhere !== undefined || base === undefined) {
    if (decision === 'overwrite') return given;
    throw new Stop(
      elsewhere === undefined
        ? { kind: 'lost-update', changes: undefined }
        : { kind: 'other-server', pulledFrom: elsewhere, server: remote.server },
    );
  }
  return withChangesOfOthers(base, room, given, order, environment);
}

/** A snapshot with what others have changed in the room since a base. @throws Stop without a decision */
function withChangesOfOthers(
  base: Uint8Array,
  room: SnapshotText,
  given: SnapshotText,
  { decision, resolutions }: Pick<PushOrder, 'decision' | 'resolutions'>,
  { tell }: Pick<PushEnvironment, 'tell'>,
): SnapshotText {
  const three = compareThree(SnapshotText.read(base, 'before', room, given), room, given, resolutions);
  const { undone: changes, unused, conflicts } = three;
  if (unused.length > 0) throw new Stop({ kind: 'no-such-conflict', patterns: unused, conflicts });
  if (changes.length === 0) return given;
  if (decision === 'stop') throw new Stop({ kind: 'lost-update', changes });
  if (decision === 'overwrite') {
    tell({ kind: 'theirs', changes, done: 'overwritten' });
    return given;
  }
  const merged = three.merged();
  if (merged === undefined) throw new Stop({ kind: 'conflicts', conflicts });
  tell({ kind: 'theirs', changes, done: 'merged' });
  return SnapshotText.read(merged, 'after', given, room);
}

/** Whether nobody knows what an import would undo: a push of a file without a base, a restore without one. */
export function isUnpulled(
  { operation, source }: PushOrder,
  room: SnapshotText,
  { folder }: Pick<PushEnvironment, 'folder'>,
): boolean {
  // A new room has nothing that others could have made.
  const isEmpty = (['roomItems', 'quests'] as const).every((name) => room.section(name).keys.length === 0);
  return !isEmpty && baseFor(folder.state(), operation === 'push' ? source : undefined) === undefined;
}

/** Whether a restore would undo changes of others: the room is not as this side left it. */
export function undoesOthers(
  base: Uint8Array | undefined,
  room: SnapshotText,
  snapshot: SnapshotText,
): boolean {
  if (base === undefined) return true;
  const before = SnapshotText.read(base, 'before', room, snapshot);
  return compareThree(before, room, snapshot).undone.length > 0;
}

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
