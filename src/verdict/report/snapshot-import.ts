import { maskOfJson } from '../../bytes/scan/masked.js';
import { requireBytes } from '../../bytes/text/arguments.js';
import { importInto } from '../room/import.js';
import type { ImportPlan } from '../room/import-plan.js';
import { mergeSnapshotInto } from '../room/merge.js';
import { planImport as planOfBytes } from '../room/plan.js';
import { changeLines, destroyedLines, noteLines, type PlanLine } from './plan-lines.js';
import { maskPlan } from './plan-redaction.js';
import { lookTexts } from './plan-words.js';

/**
 * What importing a snapshot makes of a room, both as bytes: the snapshot of the room afterwards. What the
 * import keeps keeps its spelling. docs/decisions/import.md says what is decided where the documents are
 * silent.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 * @throws TypeError for an argument of another type
 */
export function importSnapshot(room: Uint8Array, snapshot: Uint8Array): Uint8Array {
  requireBytes(room);
  requireBytes(snapshot);
  return importInto(room, snapshot);
}

/**
 * Plans the import of a snapshot into a room, as `roomlint plan` does: what it adds, changes and destroys.
 * `verdict` is `unchanged` exactly when {@link importSnapshot} changes no byte.
 *
 * @throws what {@link importSnapshot} throws
 */
export function planImport(room: Uint8Array, snapshot: Uint8Array): ImportPlan {
  requireBytes(room);
  requireBytes(snapshot);
  return planOfBytes(room, snapshot);
}

/**
 * The plan of {@link planImport} in words, as `roomlint plan` prints it,
 * with credentials shown as `***`.
 *
 * @throws what {@link importSnapshot} throws
 */
export function describeImport(room: Uint8Array, snapshot: Uint8Array): PlanInWords {
  return planInWords(maskPlan(planImport(room, snapshot), maskOfJson([room, snapshot])));
}

/**
 * Merges the items, quests and logic of a partial snapshot into a room, as `roomlint plan --merge` does.
 * Importing the result removes no item and no quest.
 *
 * @throws what {@link importSnapshot} throws
 */
export function mergeSnapshot(room: Uint8Array, snapshot: Uint8Array): Uint8Array {
  requireBytes(room);
  requireBytes(snapshot);
  return mergeSnapshotInto(room, snapshot);
}

/** A plan in words, as `roomlint plan` prints it. */
export interface PlanInWords {
  readonly verdict: ImportPlan['verdict'];
  /** What the import adds and changes. */
  readonly changes: readonly PlanLine[];
  /** What is not imported, and what seems to be renamed. */
  readonly notes: readonly PlanLine[];
  readonly destroyed: readonly PlanLine[];
  /** What the snapshot looks like where it may not be what was meant, and what to do. */
  readonly looksLike: readonly string[];
}

function planInWords(plan: ImportPlan): PlanInWords {
  return {
    verdict: plan.verdict,
    changes: changeLines(plan),
    notes: noteLines(plan),
    destroyed: destroyedLines(plan),
    looksLike: lookTexts(plan),
  };
}
