import { sameBytes } from '../../bytes/json/equality.js';
import { parsePointer, placeText } from '../../bytes/json/pointer.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import { compareTexts } from '../roundtrip/compare.js';
import type { Comparison, Difference } from '../roundtrip/difference.js';
import { applyImport, decideImport, type ImportSteps } from './import.js';
import { placeLogicLike } from './logic.js';
import { ObjectEditor } from './object-editor.js';
import { isSnapshotFault, type Snapshot, SnapshotText } from './snapshot-text.js';

/**
 * The snapshot whose import undoes changes: the backup, with each section that only the room has emptied.
 * @throws NotJsonError or UnusableSnapshotError when either is not a snapshot
 */
export function restoringSnapshot(room: Snapshot, backup: Snapshot): SnapshotText {
  const now = SnapshotText.read(room, 'before');
  const then = SnapshotText.read(backup, 'after', now);
  const edits = new ObjectEditor(then.root, now.root);
  for (const name of SECTIONS) {
    const empty = name === 'roomTasks' ? '{"Tasks":[]}' : '{}';
    if (now.has(name) && !then.has(name)) edits.put(name, new TextEncoder().encode(empty));
  }
  return edits.hasEdits ? SnapshotText.read(edits.text(), 'after', then) : then;
}

/** What a restore would do. */
export interface SimulatedRestore {
  readonly steps: ImportSteps;
  /** What it would leave different in the room. A section without content counts as absent. */
  readonly left: RoomComparison;
}

/** What a restore of the backup would do to a room, and whether it restores everything. */
export function simulateRestore(room: Snapshot, backup: Snapshot): SimulatedRestore {
  const now = SnapshotText.read(room, 'before');
  const snapshot = restoringSnapshot(now, backup);
  const steps = decideImport(now, snapshot);
  return { steps, left: compareRooms(now, snapshot, applyImport(steps)) };
}

/** How a room differs by value from what it should be. */
export interface RoomComparison {
  /** Places of fields that neither the room before nor the expected one has, as a service may add them. */
  readonly addedFields: readonly string[];
  /** Whether anything else differs: something is missing, changed or still there, or a record was added. */
  readonly differs: boolean;
  /** Everything that differs. */
  readonly comparison: Comparison;
}

/** Sections whose members are records. */
const RECORD_SECTIONS: ReadonlySet<string> = new Set(['roomItems', 'quests', 'logic']);

/** Whether two rooms are the same by value, with the logic of items in either place. @throws NotJsonError */
export function sameRoom(one: Snapshot, other: Snapshot): boolean {
  return compare(one, other).verdict !== 'lost';
}

/**
 * Compares a room by value with what an import should have made of it. @param before the import
 * @param mayBeAdded fields that the service may add again, although the import removes them @throws
 * NotJsonError
 */
export function compareRooms(
  before: Snapshot,
  expected: Snapshot,
  actual: Snapshot,
  mayBeAdded: readonly string[] = [],
): RoomComparison {
  const comparison = compare(expected, actual);
  if (comparison.verdict !== 'lost') return { addedFields: [], differs: false, comparison };
  const unforgiven = comparison.differences.filter(({ forgiven }) => !forgiven);
  const added = unforgiven.filter(isAddedField);
  if (comparison.omitted > 0 || added.length < unforgiven.length)
    return { addedFields: added.map(placeOf), differs: true, comparison };
  // A field that the import should have removed looks like an added one.
  const newer = compare(before, actual).differences.filter(({ after }) => after !== undefined);
  const news = new Set([...newer.map(placeOf), ...mayBeAdded]);
  const addedFields = added
    .map(placeOf)
    .filter((place) => prefixes(place).some((prefix) => news.has(prefix)));
  return { addedFields, differs: addedFields.length < added.length, comparison };
}

function compare(before: Snapshot, after: Snapshot): Comparison {
  const [bytes, other] = [bytesOf(before), bytesOf(after)];
  const isSame = sameBytes(bytes, 0, bytes.length, other, 0, other.length);
  return compareTexts(bytes, isSame ? other : placedLike(before, after), { keep: 'values', allow: [] });
}

/** The room after, with its logic where the room before has it, if it can be read. */
function placedLike(before: Snapshot, after: Snapshot): Uint8Array {
  try {
    const like = SnapshotText.read(before, 'before');
    return placeLogicLike(SnapshotText.read(after, 'after', like), like).bytes;
  } catch (error) {
    if (isSnapshotFault(error)) return bytesOf(after);
    throw error;
  }
}

function bytesOf(snapshot: Snapshot): Uint8Array {
  return snapshot instanceof SnapshotText ? snapshot.bytes : snapshot;
}

/** Whether a difference is a field of something on both sides, and no record or element. */
function isAddedField({ class: kind, after }: Difference): boolean {
  if (kind !== 'added' || after === undefined) return false;
  const steps = parsePointer(after.embedded.at(-1) ?? after.pointer);
  if (/^\d+$/.test(steps.at(-1) ?? '')) return false;
  return after.embedded.length > 0 || steps.length !== 2 || !RECORD_SECTIONS.has(steps[0] ?? '');
}

/** A place in the text after. */
function placeOf({ after }: Difference): string {
  return after === undefined ? '' : placeText(after);
}

/** A place and those around it. */
function prefixes(place: string): string[] {
  const ends = [...place.matchAll(/[/#]/g)].map(({ index }) => index).filter((index) => index > 0);
  return [place, ...ends.map((end) => place.slice(0, end))];
}
