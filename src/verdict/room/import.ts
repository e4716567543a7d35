import { type MergedSnapshot, mergeLogic, storeLogic, withLogicOf } from './logic.js';
import { ObjectEditor, type Pieces } from './object-editor.js';
import { type Records, sameContent } from './records.js';
import { type Snapshot, SnapshotText } from './snapshot-text.js';

/* What an import does to a room, decided record by record, and then done byte by byte. */

/** The sections that an import rewrites whole. */
export const REWRITTEN_SECTIONS = ['settings', 'roomTasks', 'quests'] as const;
export type RewrittenSection = (typeof REWRITTEN_SECTIONS)[number];

/** What an import does with a section as a whole. */
export type SectionStep =
  /** The snapshot lacks it, or has the same values: every byte stays. */
  'unchanged' | 'added' | 'rewritten';

/** What becomes of records, by key. Every key of both files is in exactly one list. */
export interface RecordSteps {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: readonly string[];
}

/** Everything that an import does, before it is done. */
export interface ImportSteps {
  readonly room: SnapshotText;
  /** With logic merged into extraData. */
  readonly snapshot: SnapshotText;
  readonly sections: Readonly<Record<RewrittenSection, SectionStep>>;
  /** Undefined when the snapshot lacks the section. */
  readonly settings: RecordSteps | undefined;
  readonly quests: RecordSteps | undefined;
  /** Undefined when the snapshot has no `roomItems`: then items and logic stay as they are. */
  readonly items: RecordSteps | undefined;
  readonly logic: RecordSteps | undefined;
  readonly merged: MergedSnapshot['merged'];
  readonly unmergeable: MergedSnapshot['unmergeable'];
  /** Whether the snapshot was given with items and without a logic section. */
  readonly isLogicAbsent: boolean;
  /** Logic entries that no item of the snapshot takes. */
  readonly droppedLogic: readonly string[];
  /** Sections that neither document knows and whose content in the snapshot the import drops. */
  readonly droppedSections: readonly string[];
}

/**
 * What importing a snapshot makes of a room. What the import leaves unchanged keeps its spelling, unknown
 * fields included: if nothing changes, no byte does. docs/decisions/import.md explains what is decided where
 * the documents are silent.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 */
export function importInto(
  room: Snapshot,
  snapshot: Snapshot,
  { logic = 'in-place', absentLogic = 'removed' }: ImportReading = {},
): Uint8Array {
  const current = SnapshotText.read(room, 'before');
  const read = SnapshotText.read(snapshot, 'after', current);
  const isKept = absentLogic === 'kept' && lacksLogic(read);
  const given = isKept ? withLogicOf(current, read) : read;
  const result = applyImport(decideImport(current, given));
  if (logic === 'in-place' || !given.has('roomItems')) return result;
  return storeLogic(SnapshotText.read(result, 'before', current), given.section('logic').keys, logic).bytes;
}

/** A room after an import. */
export interface PossibleRoom {
  readonly bytes: Uint8Array;
  /** What became of the logic that the file leaves out; undefined if there is none. */
  readonly absentLogic: AbsentLogic | undefined;
}

/**
 * What an import may make of a room under both readings of the documents, the more destructive one first.
 * @param expected the room under the reading of {@link importInto}
 */
export function possibleRooms(
  room: Snapshot,
  snapshot: Snapshot,
  expected = importInto(room, snapshot),
): readonly PossibleRoom[] {
  const current = SnapshotText.read(room, 'before');
  const given = SnapshotText.read(snapshot, 'after', current);
  if (!lacksLogic(given)) return [{ bytes: expected, absentLogic: undefined }];
  const kept = withLogicOf(current, given);
  return [
    { bytes: expected, absentLogic: kept === given ? undefined : 'removed' },
    { bytes: kept === given ? expected : importInto(current, kept), absentLogic: 'kept' },
  ];
}

/** Whether a snapshot has items and leaves their logic out as a whole. */
function lacksLogic(snapshot: SnapshotText): boolean {
  return snapshot.has('roomItems') && !snapshot.has('logic');
}

/** What an import would do. */
export function decideImport(room: SnapshotText, given: SnapshotText): ImportSteps {
  const { snapshot, merged, unmergeable } = given.has('roomItems')
    ? mergeLogic(room, given)
    : { snapshot: given, merged: [], unmergeable: [] };
  const whole = (name: 'settings' | 'quests'): RecordSteps | undefined =>
    snapshot.has(name) ? recordSteps(room.section(name), snapshot.section(name)) : undefined;
  const [settings, quests] = [whole('settings'), whole('quests')];
  const step = (name: RewrittenSection, isSame: boolean): SectionStep => {
    if (!snapshot.has(name)) return 'unchanged';
    if (!room.has(name)) return 'added';
    return isSame ? 'unchanged' : 'rewritten';
  };
  const hasItems = snapshot.has('roomItems');
  const items = snapshot.section('roomItems');
  const givenLogic = given.section('logic').keys;
  return {
    room,
    snapshot,
    sections: {
      settings: step('settings', settings === undefined || isEmpty(settings)),
      roomTasks: step('roomTasks', sameContent(room.content('roomTasks'), snapshot.content('roomTasks'))),
      quests: step('quests', quests === undefined || isEmpty(quests)),
    },
    settings,
    quests,
    items: hasItems ? recordSteps(room.section('roomItems'), items) : undefined,
    logic: hasItems ? logicSteps(room, snapshot) : undefined,
    merged,
    unmergeable,
    isLogicAbsent: lacksLogic(given),
    droppedLogic: hasItems ? givenLogic.filter((key) => !items.has(key)) : givenLogic,
    droppedSections: snapshot.unknownSections.filter(
      (name) => !sameContent(room.content(name), snapshot.content(name)),
    ),
  };
}

/** Whether all records stay as they are. */
export function isEmpty({ added, changed, removed }: RecordSteps): boolean {
  return added.length + changed.length + removed.length === 0;
}

const always = (_key: string): boolean => true;

/**
 * Compares records by key. @param takes whether a record of the snapshot is taken @param removes whether one that
 * it does not give goes
 */
export function recordSteps(before: Records, after: Records, takes = always, removes = always): RecordSteps {
  const steps = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  const unchanged: string[] = [];
  for (const key of before.keys)
    if (!after.has(key) || !takes(key)) (removes(key) ? steps.removed : unchanged).push(key);
    else if (before === after || before.hasSame(key, after)) unchanged.push(key);
    else steps.changed.push(key);
  for (const key of after.keys) if (!before.has(key) && takes(key)) steps.added.push(key);
  return { ...steps, unchanged };
}

/** Logic comes and goes with its item. Logic of the room that belongs to no item stays as it is. */
function logicSteps(room: SnapshotText, snapshot: SnapshotText): RecordSteps {
  const [had, has] = [room.section('roomItems'), snapshot.section('roomItems')];
  const isTaken = (key: string): boolean => has.has(key);
  const goes = (key: string): boolean => had.has(key) || has.has(key);
  return recordSteps(room.section('logic'), snapshot.section('logic'), isTaken, goes);
}

/** What the import makes of the room, as bytes. */
export function applyImport(steps: ImportSteps): Uint8Array {
  const { room, snapshot } = steps;
  const edits = new ObjectEditor(room.root, snapshot.root);
  for (const name of snapshot.root.keys)
    edits.put(
      name,
      name === 'roomItems' || name === 'logic' ? recordsStep(steps, name) : wholeStep(steps, name),
    );
  // Logic of the room may be removed even if the snapshot has no logic section.
  if (!snapshot.has('logic')) edits.put('logic', recordsStep(steps, 'logic'));
  return edits.text();
}

/** The new text of a section that is rewritten whole; undefined if it stays as it is. */
function wholeStep({ sections, snapshot }: ImportSteps, name: string): Uint8Array | undefined {
  const section = REWRITTEN_SECTIONS.find((known) => known === name);
  return section === undefined || sections[section] === 'unchanged' ? undefined : snapshot.root.valueOf(name);
}

/** The new text of a section whose records are reconciled by key; undefined if it stays as it is. */
function recordsStep(steps: ImportSteps, name: 'roomItems' | 'logic'): Pieces | undefined {
  const records = name === 'roomItems' ? steps.items : steps.logic;
  if (records === undefined) return undefined;
  const before = steps.room.section(name).text;
  const after = steps.snapshot.section(name).text;
  if (before !== undefined) {
    const edits = new ObjectEditor(before, after);
    for (const key of records.removed) edits.remove(key);
    for (const key of [...records.changed, ...records.added]) edits.put(key, after?.valueOf(key));
    return edits.hasEdits ? edits.pieces() : undefined;
  }
  // Logic that no item takes does not make a section.
  if (after === undefined || (name === 'logic' && isEmpty(records))) return undefined;
  const edits = new ObjectEditor(after);
  if (name === 'logic') for (const key of steps.droppedLogic) edits.remove(key);
  return edits.pieces();
}

/** Where a service keeps imported logic: where the file has it, in `extraData`, or in both. */
export const LOGIC_PLACES = ['in-place', 'merged', 'both'] as const;
export type LogicPlace = (typeof LOGIC_PLACES)[number];

/** What an import does with logic that the file leaves out: the documents allow both readings. */
export const ABSENT_LOGIC = ['removed', 'kept'] as const;
export type AbsentLogic = (typeof ABSENT_LOGIC)[number];

/** How a service reads what the game-management API (part 4) leaves open. */
export interface ImportReading {
  /** `in-place` unless given. */
  readonly logic?: LogicPlace;
  /** `removed` unless given. */
  readonly absentLogic?: AbsentLogic;
}
