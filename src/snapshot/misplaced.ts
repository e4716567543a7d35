import { keysOf } from '../json/keys.js';
import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import { FIELDS } from '../schema/index.js';
import { eachInSteps, type Steps } from '../text/steps.js';
import {
  foreignRecord,
  groupOf,
  isEntryInside,
  isKeyOf,
  isLogic,
  isLogicObject,
  isSectionInside,
  isStatusGrouped,
  isTaskList,
  KEYED_SECTIONS,
  type KeyedSection,
  type RecordKind,
  SECTION_OF,
} from './misplaced-records.js';
import { pulledEntries } from './pulled-fields.js';
import { holdsRecordsOf } from './section-slips.js';
import { MAX_LEVELS, SECTIONS, type SectionName } from './sections.js';
import { type ShiftedFields, shiftedFields } from './shifted-fields.js';
import { strayRecord } from './snapshot-shape.js';
import { type CompletedRecord, completedRecord, hasNoRecords, isStrayField } from './stray-fields.js';
import { type TableRow, tableRow } from './table-rows.js';

/** A member of a section that does not belong there: a whole section, or a record of another one. */
export interface Misplaced {
  /**
   * `group`: several records under one key. `pulled`: fields of both entries of a quest, around the two. `inside`: a quest entry that is a member of another one.
   * `own-logic`: logic that is a member of its item. `own-tasks`: the Tasks of the logic of an item that are
   * a member of the item. `setting`: a field of settings. `field`: a field of a record, beside the records.
   */
  readonly kind:
    | 'section'
    | 'group'
    | 'pulled'
    | 'inside'
    | 'own-logic'
    | 'own-tasks'
    | 'setting'
    | 'field'
    | TableRow
    | ShiftedFields['kind']
    | RecordKind;
  /** The section that contains it; undefined for the snapshot itself. */
  readonly section: SectionName | undefined;
  readonly key: string;
  readonly place: Place;
}

/** An object with records of a section: the section itself, or where such records were put by mistake. */
export interface Holder {
  readonly object: JsonObject;
  /** The keys of the records. */
  readonly keys: readonly string[];
  readonly place: Place;
  /** The item whose logic they are; each is that of the item with its key unless given. */
  readonly itemKey?: string;
  /** How many records have values that say nothing, because each is in another field. */
  readonly shifted?: number;
  /** Whether quest entries are known by their `id`, because these keys are other words or indexes. */
  readonly isById?: boolean;
}

/** What was put into the wrong section of a snapshot. */
export interface MisplacedParts {
  readonly found: readonly Misplaced[];
  /** The keys of what does not belong in a section. */
  readonly foreign: Readonly<Partial<Record<KeyedSection, ReadonlySet<string>>>>;
  /** How many records of a section have their values in other fields. */
  readonly shifted: Readonly<Record<'roomItems' | 'quests', number>>;
  /** Sections whose records are not all known: some were left out, or none of the members is a record. */
  readonly partial: ReadonlySet<SectionName>;
  /** Records of a section that lack fields which are beside the records. */
  readonly completed: Readonly<Partial<Record<KeyedSection, CompletedRecord>>>;
  /** Where more records of a section are than in itself: they exist, and only their place is wrong. */
  readonly holders: Readonly<Record<KeyedSection, readonly Holder[]>>;
}

const RECORD_KINDS = ['quest-entry', 'room-item', 'logic-value'] as const;

/** About as many members are looked at in a millisecond. */
const MEMBERS = 1 << 8;

/** Finds sections inside sections, however deep, and records of another section. */
export function* findMisplaced(root: JsonObject): Steps<MisplacedParts> {
  const search = new Search(root);
  for (const section of KEYED_SECTIONS) {
    const object = member(root, section);
    // Entries in an older form are another finding.
    if (section === 'quests' && isObject(object) && isStatusGrouped(object)) continue;
    if (isObject(object))
      search.foreign[section] = yield* search.lookInto({
        section,
        object,
        place: Place.root.at(section),
        depth: 1,
      });
  }
  yield* search.lookAround();
  return search;
}

/** A section, or one inside a section. */
interface Part {
  readonly section: KeyedSection;
  readonly object: JsonObject;
  readonly place: Place;
  readonly depth: number;
}

class Search implements MisplacedParts {
  readonly found: Misplaced[] = [];
  readonly foreign: Partial<Record<KeyedSection, ReadonlySet<string>>> = {};
  readonly shifted = { roomItems: 0, quests: 0 };
  readonly partial = new Set<SectionName>();
  readonly completed: Partial<Record<KeyedSection, CompletedRecord>> = {};
  readonly holders: Record<KeyedSection, Holder[]> = { roomItems: [], quests: [], logic: [] };

  constructor(private readonly root: JsonObject) {}

  /** Returns the keys of what does not belong in the part. */
  *lookInto(part: Part): Steps<ReadonlySet<string>> {
    const { object, place } = part;
    const foreign = new Set<string>();
    for (const key of SECTIONS) {
      const value = member(object, key);
      if (!isObject(value) || !isSectionInside(key, value)) continue;
      foreign.add(key);
      // Moving the outermost section moves those in it.
      if (part.depth === 1) this.note('section', part.section, key, place);
      yield* this.lookIntoSection(key, value, part);
    }
    const records: Record<RecordKind, string[]> = { 'quest-entry': [], 'room-item': [], 'logic-value': [] };
    yield* eachInSteps(keysOf(object), MEMBERS, (key) => {
      const kind = this.foreignAt(key, part, foreign.has(key));
      if (kind === undefined) return;
      foreign.add(key);
      if (kind !== 'other') records[kind].push(key);
    });
    for (const kind of RECORD_KINDS) this.addHolder(SECTION_OF[kind], { object, keys: records[kind], place });
    if (part.depth === 1) {
      const fields = this.found.filter(({ kind, section }) => kind === 'field' && section === part.section);
      const completed = completedRecord(
        object,
        fields.map(({ key }) => key),
      );
      if (completed !== undefined) this.completed[part.section] = completed;
    }
    return foreign;
  }

  /** What a member of a part is if it does not belong there. */
  private foreignAt(
    key: string,
    { section, object, place }: Part,
    isSection: boolean,
  ): RecordKind | 'other' | undefined {
    const value = object[key] ?? null;
    const row = tableRow(section, key, object);
    if (row !== undefined) {
      if (row === 'left-out') this.partial.add(section);
      if (!this.isCopyOfItem(section, key, row)) this.note(row, section, key, place);
      return 'other';
    }
    if (isStrayField(section, key, value)) {
      this.note('field', section, key, place);
      return 'other';
    }
    const shift = section === 'logic' || !isObject(value) ? undefined : shiftedFields(section, key, value);
    if (section !== 'logic' && shift !== undefined) {
      this.shifted[section]++;
      this.found.push({ kind: shift.kind, section, key, place: place.at(key).at(shift.field) });
      return 'other';
    }
    const kind = foreignRecord(section, value);
    if (kind !== undefined) {
      this.note(kind, section, key, place);
      return kind;
    }
    const pulled = section === 'quests' ? pulledEntries(value, place.at(key)) : undefined;
    if (pulled !== undefined) {
      this.note('pulled', section, key, place);
      this.holders.quests.push({ ...pulled, isById: true });
      return 'other';
    }
    if (section === 'quests') this.entriesInside(value, place, key);
    if (section === 'roomItems') this.logicInside(key, value, place);
    const group = isSection ? undefined : groupOf(section, key, value);
    if (group === undefined) return undefined;
    this.note('group', section, key, place);
    this.addHolder(section, { ...group, keys: keysOf(group.object), place: place.at(key) });
    return 'other';
  }

  /** Whether logic was copied with its item, which is reported. */
  private note(kind: Misplaced['kind'], section: Misplaced['section'], key: string, around: Place): void {
    this.found.push({ kind, section, key, place: around.at(key) });
  }

  private isCopyOfItem(section: KeyedSection, key: string, row: TableRow): boolean {
    const items = member(this.root, 'roomItems');
    return row === 'copied-row' && section === 'logic' && isObject(items) && Object.hasOwn(items, key);
  }

  /** Quest entries that are members of another entry, each under its own id. */
  private entriesInside(entry: JsonValue, around: Place, entryKey: string): void {
    if (!isObject(entry) || !Object.hasOwn(entry, 'EntryId')) return;
    for (const key in entry) {
      if (!isEntryInside(key, entry[key] ?? null)) continue;
      const place = around.at(entryKey);
      this.note('inside', 'quests', key, place);
      this.addHolder('quests', { object: entry, keys: [key], place });
    }
  }

  /** Logic that is a member of its item, in a file that has none for the item. */
  private logicInside(itemKey: string, item: JsonValue, around: Place): void {
    if (!isObject(item) || item.prefabName === undefined) return;
    for (const key in item) {
      if (key === 'Tasks' && isTaskList(item[key]) && !this.hasTasks(itemKey)) {
        const place = around.at(itemKey);
        this.note('own-tasks', 'roomItems', key, place);
        const object = { [itemKey]: { Tasks: item[key] ?? null, ViewNodes: item.ViewNodes ?? [] } };
        this.holders.logic.push({ object, keys: [itemKey], place: Place.root.at('roomItems') });
        continue;
      }
      if (key === 'extraData' || !isLogic(item[key] ?? null)) continue;
      const logic = member(this.root, 'logic');
      if (logic !== undefined && (!isObject(logic) || Object.hasOwn(logic, itemKey))) return;
      const place = around.at(itemKey);
      this.note('own-logic', 'roomItems', key, place);
      this.holders.logic.push({ object: item, keys: [key], place, itemKey });
    }
  }

  private hasTasks(itemKey: string): boolean {
    const logic = member(this.root, 'logic');
    const own = logic === undefined || !isObject(logic) ? undefined : member(logic, itemKey);
    return typeof own === 'string' && /"Tasks"\s*:\s*\[\s*\{/.test(own);
  }

  /** Looks in the other sections, and beside the sections. Everything else is free. */
  *lookAround(): Steps {
    yield* this.lookOutside();
    for (const section of ['roomItems', 'quests'] as const) {
      const object = member(this.root, section);
      const foreign = this.foreign[section] ?? new Set();
      if (!isObject(object) || this.holders[section].length > 0 || !hasNoRecords(object, foreign)) continue;
      this.partial.add(section);
    }
  }

  private *lookOutside(): Steps {
    for (const section of ['settings', 'roomTasks'] as const) {
      const object = member(this.root, section);
      // Without its Tasks, roomTasks has a finding that says where its quests belong.
      if (!isObject(object) || (section === 'roomTasks' && !Array.isArray(object.Tasks))) continue;
      const place = Place.root.at(section);
      for (const key of SECTIONS) {
        const value = member(object, key);
        if (value === undefined || !holdsRecordsOf(key, value) || !isObject(value)) continue;
        // Without settings at the top level, those in roomTasks are the ones of the room.
        if (section === 'roomTasks' && key === 'settings' && Object.hasOwn(this.root, key)) continue;
        this.note('section', section, key, place);
        yield* this.lookIntoSection(key, value, { section: 'logic', object, place, depth: 1 });
      }
      yield* this.recordsIn(object, section, place);
      if (section !== 'roomTasks') continue;
      this.settingsIn(object, section, place);
      yield* this.questsInTasks(object, place.at('Tasks'));
    }
    // A file without any section is another finding.
    if (!SECTIONS.some((name) => Object.hasOwn(this.root, name))) return;
    yield* this.recordsIn(this.root, undefined, Place.root);
    this.settingsIn(this.root, undefined, Place.root);
  }

  /** Quest entries in the Tasks of roomTasks, whose elements the documents do not describe. */
  private *questsInTasks({ Tasks }: JsonObject, place: Place): Steps {
    if (!Array.isArray(Tasks)) return;
    yield* eachInSteps(Tasks, MEMBERS, (task, index) => {
      if (isObject(task) && Object.hasOwn(task, 'EntryId') && strayRecord(task) === 'quest-entry')
        this.found.push({
          kind: 'quest-entry',
          section: 'roomTasks',
          key: String(index),
          place: place.at(index),
        });
    });
  }

  /** Documented settings in roomTasks or beside the sections, where no such field is documented. */
  private settingsIn(object: JsonObject, section: 'roomTasks' | undefined, place: Place): void {
    for (const key of Object.keys(FIELDS.settings))
      if (typeof object[key] === FIELDS.settings[key]) this.note('setting', section, key, place);
  }

  private *recordsIn(object: JsonObject, section: SectionName | undefined, place: Place): Steps {
    const records: Record<RecordKind, string[]> = { 'quest-entry': [], 'room-item': [], 'logic-value': [] };
    yield* eachInSteps(keysOf(object), MEMBERS, (key) => {
      const value = object[key] ?? null;
      if ((SECTIONS as readonly string[]).includes(key)) return;
      const kind = this.strayBySection(key, value);
      if (kind === undefined) return;
      // A section of its own may be a record as well.
      const isAlone = section === undefined && member(this.root, SECTION_OF[kind]) === undefined;
      if (isAlone && !isKeyOf(kind, key, value)) return;
      records[kind].push(key);
      this.note(kind, section, key, place);
    });
    for (const kind of RECORD_KINDS) this.addHolder(SECTION_OF[kind], { object, keys: records[kind], place });
  }

  /** The kind of a record beside those of a section whose other members are free. */
  private strayBySection(key: string, value: JsonValue): RecordKind | undefined {
    if (typeof value === 'string') {
      const items = member(this.root, 'roomItems');
      return isObject(items) && Object.hasOwn(items, key) && /^\s*\{/.test(value) ? 'logic-value' : undefined;
    }
    if (!isObject(value)) return undefined;
    if (isLogicObject(value)) return 'logic-value';
    const isTelling = Object.hasOwn(value, 'EntryId') || Object.hasOwn(value, 'prefabName');
    return isTelling ? strayRecord(value) : undefined;
  }

  private *lookIntoSection(name: SectionName, object: JsonObject, around: Part): Steps {
    if (name === 'settings' || name === 'roomTasks' || around.depth === MAX_LEVELS) return;
    const place = around.place.at(name);
    const foreign = yield* this.lookInto({ section: name, object, place, depth: around.depth + 1 });
    const keys = keysOf(object).filter((key) => !foreign.has(key));
    this.addHolder(name, { object, keys, place });
  }

  private addHolder(section: KeyedSection, holder: Holder): void {
    const { keys } = holder;
    const own = member(this.root, section);
    // A copy of what the section has says nothing new.
    const more = isObject(own) ? keys.filter((key) => !Object.hasOwn(own, key)) : keys;
    if (more.length > 0) this.holders[section].push({ ...holder, keys: more });
  }
}
