import {
  arrayField,
  hasMember,
  keysOf,
  member,
  objectField,
  textField,
  withMember,
} from '../../bytes/json/members.js';
import { Place } from '../../bytes/json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import type { OwnedComplaints } from '../schema/index.js';
import { findParentCycles } from './cycle-groups.js';
import { ItemLabels } from './labels.js';
import { findMisplaced, isGrouped, type KeyedSection, type Misplaced } from './misplaced-records.js';
import { QuestIndex } from './quests.js';
import type { OtherTask } from './records.js';
import {
  type Members,
  readObjects,
  SECTIONS,
  type SectionName,
  sectionMembers,
  sectionOf,
} from './sections.js';
import { Spellings } from './spellings.js';
import { eachObject, withPart } from './task-spellings.js';

/** What a walk needs to know: which sections, items and quests exist, broken records included. */
export class SnapshotParts {
  readonly place = Place.root;
  /** The parsed text, its sections under their documented names. */
  readonly value: JsonValue;
  /** The root object; undefined when the root is something else. */
  readonly root: JsonObject | undefined;
  /** How the file spells names that the model reads as documented ones. Complete after a walk. */
  readonly spellings: Spellings;
  /** Whether `quests` groups the entries instead of holding them by id. */
  readonly hasGroupedQuests: boolean;
  /** undefined when the file has no `quests` section, or one that is not an object. */
  readonly quests: QuestIndex | undefined;
  /** undefined when the file has no `roomItems` section, or one that is not an object. */
  readonly roomItems: JsonObject | undefined;
  /** The members of the sections that hold records by their keys; none where a section is missing or no object. */
  readonly members: Readonly<Record<KeyedSection, Members>>;
  /** What the items are called. */
  readonly labels: ItemLabels;
  /** Items that are each other's parents, by key: each cycle from child to parent. */
  readonly parentCycles: readonly (readonly string[])[];
  /** Records in a section that look like those of another one. */
  readonly misplaced: readonly Misplaced[];
  /** Ids of the quest entries that dialogue effects carry inside logic. Complete after a walk. */
  readonly dialogueQuestIds: Set<string> = new Set();
  /** Their Names. */
  readonly dialogueQuestNames: Set<string> = new Set();
  /** The elements of lists of task records that are no task records. Complete after a walk. */
  readonly otherTasks: OtherTask[] = [];
  /** Elements of Tasks in both `logic` and extraData: by item, their indexes there and here. */
  readonly repeatedTasks: Map<string, ReadonlyMap<number, number>> = new Map();
  /** The first item's logic that is an empty string, if there is one. Known after a walk. */
  emptyLogic: readonly Place[] = [];

  constructor(value: JsonValue, owned: OwnedComplaints) {
    this.spellings = new Spellings(owned);
    const { root, members } = isObject(value) ? readRoot(value, this.spellings) : NO_ROOT;
    this.root = root;
    this.members = members;
    this.value = root ?? value;
    this.roomItems = objectField(root, 'roomItems');
    const quests = this.section('quests');
    this.hasGroupedQuests = isObject(quests) && isGrouped(quests);
    this.quests = isObject(quests) && !this.hasGroupedQuests ? new QuestIndex(members.quests) : undefined;
    this.labels = new ItemLabels(this.roomItems, this.section('logic'));
    this.parentCycles = findParentCycles(this.members.roomItems);
    this.misplaced =
      this.root === undefined ? [] : findMisplaced(this.root, (section) => this.members[section]);
  }

  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined {
    return this.root === undefined ? undefined : member(this.root, name);
  }

  /** Whether a section is an object without members. */
  isEmpty(name: KeyedSection | 'settings'): boolean {
    const section = this.section(name);
    if (!isObject(section)) return false;
    return (name === 'settings' ? keysOf(section) : this.members[name].keys).length === 0;
  }

  get sectionsPresent(): readonly SectionName[] {
    return SECTIONS.filter((name) => this.section(name) !== undefined);
  }

  hasItem(key: string): boolean {
    return this.roomItems !== undefined && hasMember(this.roomItems, key);
  }

  /** The prefabName of an item; undefined when the item is missing, broken or has none. */
  prefabOf(itemKey: string): string | undefined {
    if (this.roomItems === undefined) return undefined;
    const item = member(this.roomItems, itemKey);
    return textField(item, 'prefabName');
  }

  /** Whether some quest entry has this id: in `quests`, or, after a walk, in a dialogue. */
  knowsQuest(id: string): boolean {
    return (this.quests?.has(id) ?? false) || this.dialogueQuestIds.has(id);
  }
}

interface ReadRoot {
  readonly root: JsonObject | undefined;
  readonly members: Readonly<Record<KeyedSection, Members>>;
}

const NONE = sectionMembers(undefined);
const NO_ROOT: ReadRoot = { root: undefined, members: { roomItems: NONE, quests: NONE, logic: NONE } };

/** The root with its sections, items, quest entries and settings under their documented names. */
function readRoot(value: JsonObject, spellings: Spellings): ReadRoot {
  let root = spellings.sections(value, Place.root);
  const readRecord = (name: 'settings' | 'roomTasks', record: 'settings' | 'room-tasks'): void => {
    const section = member(root, name);
    if (!isObject(section)) return;
    const view = spellings.record(record, section, Place.root.at(name));
    if (view !== section) root = withMember(root, name, view);
  };
  const readMembers = (
    name: 'roomItems' | 'quests',
    read: (record: JsonObject, section: Place, key: string) => JsonObject,
  ): Members => {
    const place = Place.root.at(name);
    const members = sectionMembers(member(root, name));
    const views = readObjects(members, (record, key) => read(record, place, key));
    if (views !== members) root = withMember(root, name, sectionOf(views));
    return views;
  };
  const roomItems = readMembers('roomItems', (item, items, key) =>
    spellings.record('room-item', item, items, key),
  );
  const quests = readMembers('quests', (entry, section, key) =>
    readQuestEntry(entry, section.at(key), spellings),
  );
  readRecord('settings', 'settings');
  readRecord('roomTasks', 'room-tasks');
  return { root, members: { roomItems, quests, logic: sectionMembers(member(root, 'logic')) } };
}

/** A quest entry with its requirements. */
function readQuestEntry(entry: JsonObject, place: Place, spellings: Spellings): JsonObject {
  const view = spellings.record('quest-entry', entry, place);
  const requirements = arrayField(view, 'Requirements');
  if (requirements === undefined) return view;
  const at = place.at('Requirements');
  const read = eachObject(requirements, (requirement, index) =>
    spellings.record('requirement', requirement, at, index),
  );
  return withPart(view, 'Requirements', read);
}
