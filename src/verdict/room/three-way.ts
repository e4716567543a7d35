import { sameValue } from '../../bytes/json/equality.js';
import { member } from '../../bytes/json/members.js';
import { Place } from '../../bytes/json/place.js';
import { formatPointer, parsePointer } from '../../bytes/json/pointer.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import { SECTIONS } from '../../model/snapshot/sections.js';
import { compareTexts } from '../roundtrip/compare.js';
import { FieldMerger, fieldsOfBoth, type Resolution } from './field-merge.js';
import { recordSteps } from './import.js';
import { placeLogicLike } from './logic.js';
import { same, type ThreeTexts } from './matched-elements.js';
import { ObjectEditor, type Pieces } from './object-editor.js';
import {
  nameOf,
  type Part,
  PartChanges,
  partOf,
  RECORD_SECTIONS,
  type RecordSection,
  type ShownConflict,
} from './part-changes.js';
import { sameContent } from './records.js';
import { ConflictResolver, fieldSteps, NO_RESOLUTIONS, type Resolutions } from './resolutions.js';
import { pathTo, type RecordPlace, type Snapshot, SnapshotText } from './snapshot-text.js';
import type { ValueChange } from './value-change.js';

/*
 * Compares a room and a snapshot with the base that both were made from. What one side has changed is taken;
 * a part that both have changed is merged field by field, and what differs there is a conflict.
 */

/** What somebody did to a part since the base. */
export interface PartChange {
  readonly part: Part;
  readonly change: 'added' | 'changed' | 'removed';
  /** What differs in it. Those of both entries of a quest. */
  readonly changes: readonly ValueChange[];
}

export type { Part };

/** A part that both sides have changed in different ways. */
export type Conflict = Part & {
  readonly yours: PartChange['change'] | 'unchanged';
  readonly theirs: PartChange['change'] | 'unchanged';
  /** What differs; none where one side has removed what the other has changed, or both have added it. */
  readonly fields: readonly ShownConflict[];
};

/**
 * Compares a snapshot with the room, both with the base that the snapshot was made from. A section that my
 * snapshot leaves out counts as unchanged: an import leaves it as it is.
 *
 * @param resolutions whose values to take at conflicts
 * @param sections what to compare, all unless given; with `logic`, also `roomItems`
 * @throws NotJsonError when one of them is not JSON
 * @throws UnusableSnapshotError when one of them is not a snapshot that can be imported
 */
export function compareThree(
  base: Snapshot,
  theirs: Snapshot,
  mine: Snapshot,
  resolutions: Resolutions = NO_RESOLUTIONS,
  sections: ReadonlySet<string> = new Set(SECTIONS),
): ThreeWay {
  const before = SnapshotText.read(base, 'before');
  const room = SnapshotText.read(theirs, 'before', before);
  const snapshot = SnapshotText.read(mine, 'after', before);
  if (!sections.has('logic')) return new ThreeWay(before, room, snapshot, resolutions, sections);
  // Each item's logic where my version has it.
  const was = placeLogicLike(before, snapshot);
  const placed = placeLogicLike(room, was);
  const now = was === snapshot ? placed : placeLogicLike(placed, snapshot);
  return new ThreeWay(was, now, snapshot, resolutions, sections);
}

/** One record of a section, or the room tasks. */
interface Touch extends RecordPlace {
  readonly key: string;
  readonly change: PartChange['change'];
}

/** The changes of one side, by part. */
type Touches = ReadonlyMap<string, { readonly part: Part; readonly touches: Touch[] }>;

/** What was done to a room since a base by two sides that did not know of each other. */
export class ThreeWay {
  readonly theirs: readonly PartChange[];
  readonly mine: readonly PartChange[];
  /** Parts that both have changed in different ways, and that cannot be merged field by field. */
  readonly conflicts: readonly Conflict[];
  /** Changes of theirs only, in any section, that an import of my snapshot would undo. */
  readonly undone: readonly PartChange[];
  /** Records of parts that both have changed, merged; undefined where the merge has none. */
  private readonly merges = new Map<string, Uint8Array | undefined>();
  /** Parts that both have changed in different ways, merged or not. */
  private readonly contested = new Set<string>();
  private readonly resolver: ConflictResolver;
  /** Says what conflicts: one for all of them, because it searches the three versions for credentials. */
  private readonly values: PartChanges;
  /** Parts that are taken from one side as a whole. */
  private readonly resolved = new Map<string, Resolution>();
  private readonly theirTouches: Touches;
  private readonly myTouches: Touches;

  constructor(
    private readonly base: SnapshotText,
    private readonly room: SnapshotText,
    private readonly snapshot: SnapshotText,
    resolutions: Resolutions,
    private readonly sections: ReadonlySet<string>,
  ) {
    this.resolver = new ConflictResolver(resolutions);
    this.values = new PartChanges(base, room, snapshot);
    this.theirTouches = this.touchesOf(room, snapshot, () => true);
    this.myTouches = this.touchesOf(snapshot, room, (name) => this.isGiven(name));
    this.theirs = changesOf(this.theirTouches, new PartChanges(base, room));
    this.mine = changesOf(this.myTouches, new PartChanges(base, snapshot));
    this.conflicts = this.findConflicts();
    this.undone = this.findUndone();
  }

  /** The patterns of the resolutions that no conflict matches. */
  get unused(): readonly string[] {
    return this.resolver.unused;
  }

  /** Whether both have changed something that decides how quests move. */
  get bothMoveQuests(): boolean {
    return this.moveQuests(this.theirTouches, this.room) && this.moveQuests(this.myTouches, this.snapshot);
  }

  private moveQuests(changes: Touches, side: SnapshotText): boolean {
    const extraDataIn = (of: SnapshotText, key: string): JsonValue =>
      member(of.section('roomItems').get(key), 'extraData') ?? null;
    return [...changes.values()].some(({ part, touches: [touch] }) => {
      if (part.kind !== 'item') return part.kind !== 'setting';
      if (touch?.change !== 'changed') return true;
      return !sameValue(extraDataIn(this.base, touch.key), extraDataIn(side, touch.key));
    });
  }

  /** My snapshot with what only they have changed, field by field. Undefined when there are conflicts. */
  merged(): Uint8Array | undefined {
    const sections = this.mergedSections();
    if (sections === undefined) return undefined;
    const edits = new ObjectEditor(this.snapshot.root, this.room.root);
    for (const [name, text] of sections) edits.put(name, text);
    return edits.text();
  }

  /** Its sections that differ from those of my snapshot. */
  mergedSections(): ReadonlyMap<string, Pieces> | undefined {
    if (this.conflicts.length > 0) return undefined;
    const sections = new Map<string, Pieces>();
    const taken = this.takenTouches();
    for (const name of RECORD_SECTIONS) {
      const keys = taken.filter(({ section }) => section === name).map(({ key }) => key);
      const text = this.withTheirs(name, keys);
      if (text !== undefined) sections.set(name, text);
    }
    const takesTasks = taken.some(({ section }) => section === 'roomTasks');
    const theirTasks = takesTasks ? this.room.content('roomTasks')?.text : undefined;
    const tasks = this.merges.get('roomTasks') ?? theirTasks;
    if (tasks !== undefined) sections.set('roomTasks', [tasks]);
    return sections;
  }

  /** Whether my snapshot decides about a section. Without logic, its items come without logic. */
  private isGiven(section: Touch['section']): boolean {
    return this.snapshot.has(section === 'logic' ? 'roomItems' : section);
  }

  private touchesOf(
    side: SnapshotText,
    other: SnapshotText,
    isGiven: (section: Touch['section']) => boolean,
  ): Touches {
    const byPart = new Map<string, { readonly part: Part; readonly touches: Touch[] }>();
    const add = (part: Part, touch: Touch): void => {
      getOrInsert(byPart, nameOf(part), () => ({ part, touches: [] as Touch[] })).touches.push(touch);
    };
    for (const section of RECORD_SECTIONS) {
      if (!this.sections.has(section) || !isGiven(section)) continue;
      const [had, has] = [this.base.section(section), side.section(section)];
      if (had === has) continue;
      const steps = recordSteps(had, has);
      for (const change of ['added', 'changed', 'removed'] as const)
        for (const key of steps[change]) {
          const touch = { section, key, change } as const;
          if (change !== 'changed' || !this.isMoot(touch, side, other))
            add(partOf(section, key, change === 'added' ? side : this.base), touch);
        }
    }
    const [had, has] = [this.base.content('roomTasks'), side.content('roomTasks')];
    if (this.sections.has('roomTasks') && isGiven('roomTasks') && !sameContent(had, has)) {
      const change = had === undefined ? 'added' : has === undefined ? 'removed' : 'changed';
      add({ kind: 'tasks' }, { section: 'roomTasks', key: 'roomTasks', change });
    }
    return byPart;
  }

  /** What is taken as it is in their room. */
  private takenTouches(): readonly Touch[] {
    const taken = new Map<string, Touch>();
    for (const name of new Set([...this.theirTouches.keys(), ...this.resolved.keys()])) {
      if (this.resolved.get(name) === 'ours') continue;
      if (this.myTouches.has(name) && !this.resolved.has(name)) continue;
      const touches = [this.theirTouches, this.myTouches].flatMap((all) => all.get(name)?.touches ?? []);
      for (const touch of touches)
        if (this.isGiven(touch.section)) taken.set(`${touch.section}/${touch.key}`, touch);
    }
    return [...taken.values()];
  }

  /** Whether one side only spells anew what the other removes, also as JSON in a string. */
  private isMoot({ section, key }: Touch, side: SnapshotText, other: SnapshotText): boolean {
    const owner = section === 'logic' ? 'roomItems' : section;
    if (!other.has(owner) || other.section(owner).has(key)) return false;
    const [had, has] = [this.base, side].map((of) => of.section(section).content(key)?.text);
    if (had === undefined || has === undefined) return false;
    const { groups } = compareTexts(had, has, { keep: 'bytes', allow: [] });
    return groups.every((group) => group.class === 'layout' || group.class === 'spelling');
  }

  private findConflicts(): Conflict[] {
    const { myTouches: mine, theirTouches: theirs } = this;
    const conflicts: Conflict[] = [];
    const names = new Set([...mine.keys(), ...theirs.keys()]);
    for (const name of names) {
      const [own, other] = [mine.get(name), theirs.get(name)];
      const part = (own ?? other)?.part;
      if (part === undefined) continue;
      const bothTouch = own !== undefined && other !== undefined;
      const differs = bothTouch && [...own.touches, ...other.touches].some((touch) => this.differs(touch));
      const loses = isLogicOfRemoved(part, theirs, mine) || isLogicOfRemoved(part, mine, theirs);
      if (!differs && !loses) continue;
      this.contested.add(name);
      const found = { ...part, yours: changeIn(mine, part), theirs: changeIn(theirs, part) };
      const isMergeable =
        bothTouch && !loses && [...own.touches, ...other.touches].every(({ change }) => change === 'changed');
      const fields = isMergeable ? this.mergeFields(part, [...own.touches, ...other.touches]) : undefined;
      if (fields === undefined) {
        const linked = this.linkedTo(part);
        const patterns = linked.flatMap((each) => this.patternsOf(each));
        const resolution = this.resolver.resolve(patterns, undefined);
        if (resolution === undefined) conflicts.push({ ...found, fields: [] });
        else for (const each of linked) this.resolved.set(nameOf(each), resolution);
      } else if (fields.length > 0) conflicts.push({ ...found, fields });
    }
    return conflicts.filter((conflict) => !this.resolved.has(nameOf(conflict)));
  }

  /** The fields that conflict; what else both have changed is merged. */
  private mergeFields(part: Part, touches: readonly Touch[]): readonly ShownConflict[] {
    const names = this.patternsOf(part);
    const merger = new FieldMerger((conflict) => this.resolver.resolve(names, conflict));
    const records = new Map(touches.map((touch) => [`${touch.section}/${touch.key}`, touch]));
    const texts = [...records.values()].map((touch) => this.textsOf(touch));
    const whole = part.kind === 'quest' ? fieldsOfBoth(texts) : undefined;
    for (const [index, [name, { section, key }]] of [...records].entries()) {
      const place = Place.root.along(pathTo({ section, key }));
      const three = texts[index];
      if (three !== undefined)
        this.merges.set(
          section === 'roomTasks' ? section : name,
          merger.merge(three, place, part.kind !== 'setting', whole),
        );
    }
    // What both entries of a quest have in common conflicts once.
    const seen = new Set<string>();
    const conflicts = merger.conflicts.filter((conflict) => {
      const sign = JSON.stringify([fieldSteps(conflict), conflict.embedded]);
      return seen.size < seen.add(sign).size;
    });
    return conflicts.map((conflict) => {
      const [section, key = ''] = parsePointer(conflict.pointer);
      const touch = records.get(`${section}/${key}`) ?? touches[0];
      return touch === undefined
        ? { ...conflict, words: { what: '' } }
        : this.values.conflict(conflict, touch);
    });
  }

  private textsOf(record: RecordPlace): ThreeTexts {
    const [base, theirs, mine] = [this.base, this.room, this.snapshot].map(
      (side) => side.recordAt(record)?.text,
    );
    return { base, theirs, mine };
  }

  /** A record of theirs. What they have not changed in it keeps my layout. */
  private taken(record: RecordPlace): Uint8Array | undefined {
    const three = this.textsOf(record);
    if (!same(three.base, three.mine)) return three.theirs;
    return new FieldMerger(() => 'theirs').merge(three, Place.root, record.section !== 'settings');
  }

  /** A part by each of its names, as a pattern names it. */
  private patternsOf(part: Part): readonly string[] {
    if (part.kind === 'tasks') return ['/roomTasks'];
    if (part.kind !== 'quest') return [formatPointer([PATTERN_SECTIONS[part.kind], part.key])];
    const touches = [this.myTouches, this.theirTouches].flatMap(
      (all) => all.get(nameOf(part))?.touches ?? [],
    );
    const names = [
      part.key,
      ...(part.name === undefined ? [] : [part.name]),
      ...touches.map(({ key }) => key),
    ];
    return [...new Set(names)].map((name) => formatPointer(['quests', name]));
  }

  /** The parts that one side is taken for together: the logic of an item that one side has removed, or both have added, is the item's. */
  private linkedTo(part: Part): readonly Part[] {
    if (part.kind !== 'item' && part.kind !== 'logic') return [part];
    const item = partOf('roomItems', part.key, this.snapshot);
    const logic = partOf('logic', part.key, this.snapshot);
    const [mine, theirs] = [this.myTouches, this.theirTouches].map(
      (all) => all.get(nameOf(item))?.touches[0],
    );
    const areOthers = mine?.change === 'added' && theirs?.change === 'added' && this.differs(mine);
    return areOthers || mine?.change === 'removed' || theirs?.change === 'removed' ? [item, logic] : [part];
  }

  private findUndone(): PartChange[] {
    const settled = new Set(this.myTouches.keys());
    for (const name of this.contested) settled.delete(name);
    return this.theirs.filter(({ part }) => !settled.has(nameOf(part)));
  }

  /** Whether the room and my snapshot differ. */
  private differs(touch: Touch): boolean {
    return !sameContent(this.room.recordAt(touch), this.snapshot.recordAt(touch));
  }

  /** A section of my snapshot with their changes; undefined if it stays as it is. */
  private withTheirs(name: RecordSection, keys: readonly string[]): Pieces | undefined {
    const from = this.room.section(name).text;
    const { text } = this.snapshot.section(name);
    const merges = [...this.merges].filter(([path]) => path.startsWith(`${name}/`));
    if (keys.length + merges.length === 0) return undefined;
    if (text !== undefined) {
      const edits = new ObjectEditor(text, from);
      const put = (key: string, value: Uint8Array | undefined): void =>
        value === undefined ? edits.remove(key) : edits.put(key, value);
      for (const [path, merged] of merges) put(path.slice(name.length + 1), merged);
      for (const key of keys) put(key, this.taken({ section: name, key }));
      return edits.pieces();
    }
    if (from === undefined) return undefined;
    const edits = new ObjectEditor(from);
    const taken = new Set(keys);
    for (const key of from.keys) if (!taken.has(key)) edits.remove(key);
    return edits.pieces();
  }
}

function changesOf(touches: Touches, values: PartChanges): PartChange[] {
  return [...touches.values()].map(({ part, touches: all }) => ({
    part,
    change: changeOf(all),
    get changes() {
      return values.of(all);
    },
  }));
}

/** What became of a part as a whole: a quest that loses one of its entries has changed. */
function changeOf(touches: readonly Touch[]): PartChange['change'] {
  const [first, ...others] = touches;
  return first !== undefined && others.every(({ change }) => change === first.change)
    ? first.change
    : 'changed';
}

const PATTERN_SECTIONS = { item: 'items', logic: 'logic', setting: 'settings' } as const;

/** What one side did to a part, and to an item whose logic it is. */
function changeIn(changes: Touches, part: Part): Conflict['yours'] {
  const touched = changes.get(nameOf(part));
  if (touched !== undefined) return changeOf(touched.touches);
  return removesItemOf(part, changes) ? 'removed' : 'unchanged';
}

/** Whether one side has changed the logic of an item that only the other has removed. */
function isLogicOfRemoved(part: Part, changes: Touches, others: Touches): boolean {
  const touched = part.kind === 'logic' ? changes.get(nameOf(part)) : undefined;
  if (touched === undefined || changeOf(touched.touches) === 'removed') return false;
  return removesItemOf(part, others) && !removesItemOf(part, changes);
}

function removesItemOf(part: Part, changes: Touches): boolean {
  if (part.kind !== 'logic') return false;
  return changes.get(nameOf({ kind: 'item', key: part.key }))?.touches[0]?.change === 'removed';
}
