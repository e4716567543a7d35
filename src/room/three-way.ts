import { isObject } from '../json/value.js';
import { textField } from '../snapshot/fields.js';
import { recordSteps } from './import.js';
import { placeLogicLike } from './logic-places.js';
import type { Records } from './records.js';
import {
  type AddedMember,
  joined,
  NO_EDITS,
  type ObjectEdits,
  type Pieces,
  rewriteObject,
} from './rewrite-object.js';
import { type Content, sameContent } from './same-content.js';
import { type Snapshot, SnapshotText } from './snapshot-text.js';

const RECORD_SECTIONS = ['roomItems', 'logic', 'quests', 'settings'] as const;
type RecordSection = (typeof RECORD_SECTIONS)[number];

/** A part of a room. Two sides may change different parts without a conflict. */
export type Part =
  | { readonly kind: 'item' | 'logic' | 'setting'; readonly key: string }
  /** By EntryId; an entry without one by its key. */
  | { readonly kind: 'quest'; readonly key: string; readonly name?: string }
  | { readonly kind: 'tasks' };

/** What somebody did to a part since the base. */
export interface PartChange {
  readonly part: Part;
  readonly change: 'added' | 'changed' | 'removed';
}

/** What was done to a room since a base by two sides that did not know of each other. */
export interface ThreeWay {
  readonly theirs: readonly PartChange[];
  readonly mine: readonly PartChange[];
  /** Parts that both have changed in different ways. */
  readonly conflicts: readonly Part[];
  /**
   * Their changes that an import of my snapshot would undo. Changes that both sides have made in the same way do not count. Changes in a
   * section that my snapshot leaves out do: I have not seen them.
   */
  readonly undone: readonly PartChange[];
  /**
   * My snapshot with what only they have changed: an import of it into their room changes what I have changed, and nothing else. Undefined
   * when there are conflicts.
   */
  merged(): Uint8Array | undefined;
}

/**
 * Compares a snapshot with the room, both with the base that the snapshot was made from. A section that my snapshot leaves out
 * counts as unchanged: an import leaves it as it is.
 *
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 */
export function compareThree(base: Snapshot, theirs: Snapshot, mine: Snapshot): ThreeWay {
  const before = SnapshotText.read(base, 'before');
  const room = SnapshotText.read(theirs, 'before', before);
  const snapshot = SnapshotText.read(mine, 'after', before);
  // Of an item that my snapshot lacks, the base says where its logic is.
  const placed = placeLogicLike(before, snapshot, 'before');
  const theirsPlaced = placeLogicLike(placeLogicLike(room, placed, 'before'), snapshot, 'before');
  return new Comparison(placed, theirsPlaced, snapshot);
}

/** One record of a section, or the room tasks. */
interface Touch {
  readonly section: RecordSection | 'roomTasks';
  readonly key: string;
  readonly change: PartChange['change'];
}

/** The changes of one side, by part. */
type Touches = ReadonlyMap<string, { readonly part: Part; readonly touches: Touch[] }>;

class Comparison implements ThreeWay {
  readonly theirs: readonly PartChange[];
  readonly mine: readonly PartChange[];
  readonly conflicts: readonly Part[];
  readonly undone: readonly PartChange[];
  private readonly theirTouches: Touches;
  private readonly myTouches: Touches;

  constructor(
    private readonly base: SnapshotText,
    private readonly room: SnapshotText,
    private readonly snapshot: SnapshotText,
  ) {
    this.theirTouches = this.touchesOf(room, () => true);
    this.myTouches = this.touchesOf(snapshot, (name) => this.isGiven(name));
    this.theirs = changesOf(this.theirTouches);
    this.mine = changesOf(this.myTouches);
    this.conflicts = this.findConflicts();
    this.undone = this.findUndone();
  }

  merged(): Uint8Array | undefined {
    if (this.conflicts.length > 0) return undefined;
    const { snapshot, room } = this;
    const replaced = new Map<string, Pieces>();
    const added: AddedMember[] = [];
    const put = (name: string, value: Pieces | undefined): void => {
      if (value === undefined) return;
      if (snapshot.root.find(name) !== undefined) replaced.set(name, value);
      else added.push({ key: keyText(room, name), value });
    };
    const taken = [...this.theirTouches]
      .filter(([name]) => !this.myTouches.has(name))
      .flatMap(([, { touches }]) => touches)
      .filter(({ section }) => this.isGiven(section));
    for (const name of RECORD_SECTIONS)
      put(
        name,
        this.withTheirs(
          name,
          taken.filter(({ section }) => section === name),
        ),
      );
    if (taken.some(({ section }) => section === 'roomTasks'))
      put('roomTasks', textOf(room.content('roomTasks')));
    if (replaced.size + added.length === 0) return new Uint8Array(snapshot.bytes);
    const { root, bytes } = snapshot;
    const pieces = rewriteObject(root, { ...NO_EDITS, replaced, added }, room.root);
    return joined([bytes.subarray(0, root.start), ...pieces, bytes.subarray(root.end)]);
  }

  /** Whether my snapshot decides about a section. Without logic, its items come without logic. */
  private isGiven(section: Touch['section']): boolean {
    return this.snapshot.has(section === 'logic' ? 'roomItems' : section);
  }

  private touchesOf(side: SnapshotText, isGiven: (section: Touch['section']) => boolean): Touches {
    const byPart = new Map<string, { readonly part: Part; readonly touches: Touch[] }>();
    const add = (part: Part, touch: Touch): void => {
      const name = nameOf(part);
      const known = byPart.get(name) ?? { part, touches: [] };
      known.touches.push(touch);
      byPart.set(name, known);
    };
    for (const section of RECORD_SECTIONS) {
      if (!isGiven(section)) continue;
      const [had, has] = [this.base.section(section), side.section(section)];
      const steps = recordSteps(had, has, () => true);
      for (const change of ['added', 'changed', 'removed'] as const)
        for (const key of steps[change])
          add(partOf(section, key, change === 'added' ? has : had), { section, key, change });
    }
    const [had, has] = [this.base.content('roomTasks'), side.content('roomTasks')];
    if (isGiven('roomTasks') && !sameContent(had, has)) {
      const change = had === undefined ? 'added' : has === undefined ? 'removed' : 'changed';
      add({ kind: 'tasks' }, { section: 'roomTasks', key: 'roomTasks', change });
    }
    return byPart;
  }

  private findConflicts(): Part[] {
    const { myTouches: mine, theirTouches: theirs } = this;
    const conflicts: Part[] = [];
    for (const [name, { part, touches }] of mine) {
      const other = theirs.get(name);
      if (other !== undefined && [...touches, ...other.touches].some((touch) => this.differs(touch)))
        conflicts.push(part);
      else if (other === undefined && isLogicOfRemoved(part, theirs)) conflicts.push(part);
    }
    for (const [name, { part }] of theirs)
      if (!mine.has(name) && isLogicOfRemoved(part, mine)) conflicts.push(part);
    return conflicts;
  }

  private findUndone(): PartChange[] {
    const settled = new Set(this.myTouches.keys());
    for (const part of this.conflicts) settled.delete(nameOf(part));
    return this.theirs.filter(({ part }) => !settled.has(nameOf(part)));
  }

  /** Whether the room and my snapshot differ. */
  private differs({ section, key }: Touch): boolean {
    return section === 'roomTasks'
      ? !sameContent(this.room.content(section), this.snapshot.content(section))
      : !sameContent(this.room.section(section).content(key), this.snapshot.section(section).content(key));
  }

  /** A section of my snapshot with their changes; undefined if it stays as it is. */
  private withTheirs(name: RecordSection, touches: readonly Touch[]): Pieces | undefined {
    const from = this.room.section(name).text;
    if (touches.length === 0) return undefined;
    const removed = new Set<string>();
    const replaced = new Map<string, Pieces>();
    const added: AddedMember[] = [];
    for (const { key, change } of touches) {
      const member = from?.find(key);
      if (from === undefined || member === undefined || change === 'removed') {
        removed.add(key);
        continue;
      }
      const value = [from.bytes.subarray(member.valueStart, member.valueEnd)];
      if (change === 'changed') replaced.set(key, value);
      else added.push({ key: from.bytes.subarray(member.keyStart, member.keyEnd), value });
    }
    const edits: ObjectEdits = { removed, replaced, added };
    const { text } = this.snapshot.section(name);
    if (text !== undefined) return rewriteObject(text, edits, from);
    if (from === undefined) return undefined;
    const others = from.members
      .map(({ key }) => key)
      .filter((key) => !touches.some((touch) => touch.key === key));
    return rewriteObject(from, { ...NO_EDITS, removed: new Set(others) });
  }
}

function partOf(section: RecordSection, key: string, records: Records): Part {
  if (section === 'settings') return { kind: 'setting', key };
  if (section !== 'quests') return { kind: section === 'logic' ? 'logic' : 'item', key };
  const entry = records.get(key);
  if (!isObject(entry)) return { kind: 'quest', key };
  const name = textField(entry, 'Name');
  return { kind: 'quest', key: textField(entry, 'EntryId') ?? key, ...(name === undefined ? {} : { name }) };
}

/** Identifies a part. */
function nameOf(part: Part): string {
  return part.kind === 'tasks' ? part.kind : `${part.kind}/${part.key}`;
}

function changesOf(touches: Touches): PartChange[] {
  return [...touches.values()].map(({ part, touches: all }) => ({ part, change: changeOf(all) }));
}

/** What became of a part as a whole: a quest that loses one of its entries has changed. */
function changeOf(touches: readonly Touch[]): PartChange['change'] {
  const [first, ...others] = touches;
  return first !== undefined && others.every(({ change }) => change === first.change)
    ? first.change
    : 'changed';
}

/** Whether one side has changed the logic of an item that the other has removed. */
function isLogicOfRemoved(part: Part, others: Touches): boolean {
  return (
    part.kind === 'logic' &&
    others.get(nameOf({ kind: 'item', key: part.key }))?.touches[0]?.change === 'removed'
  );
}

function textOf(content: Content | undefined): Pieces | undefined {
  return content === undefined ? undefined : [content.text];
}

/** A key of the room, as it is spelled there. */
function keyText(room: SnapshotText, name: string): Uint8Array {
  const member = room.root.find(name);
  if (member === undefined) return new TextEncoder().encode(JSON.stringify(name));
  return room.bytes.subarray(member.keyStart, member.keyEnd);
}
