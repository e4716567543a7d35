import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import type { OwnedComplaints } from '../schema/index.js';
import { isStatusGrouped } from './misplaced-records.js';
import { readEntries } from './quest-entries.js';
import { QuestIndex } from './quests.js';
import type { SectionName } from './sections.js';
import { Spellings } from './spellings.js';
import { eachObject } from './task-spellings.js';

/** The root of a snapshot under documented names, and where the records of its sections are. */
export class RoomSections {
  constructor(
    /** undefined when the root is not an object. */
    readonly root: JsonObject | undefined,
    private readonly keys: Map<JsonObject, readonly string[]> = new Map(),
  ) {}

  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined {
    return this.root === undefined ? undefined : member(this.root, name);
  }

  /** The keys of a section or of the root, listed once: the engine sorts a million each time. */
  keysOf(object: JsonObject): readonly string[] {
    let keys = this.keys.get(object);
    if (keys === undefined) {
      keys = Object.keys(object);
      this.keys.set(object, keys);
    }
    return keys;
  }

  /** The same with another section in its place. */
  with(name: SectionName, section: JsonObject): RoomSections {
    return new RoomSections({ ...this.root, [name]: section }, this.keys);
  }
}

/** What reading a snapshot gives before any question is asked. */
export interface ReadParts {
  readonly sections: RoomSections;
  readonly spellings: Spellings;
  /** The parsed text, its sections under their documented names. */
  readonly value: JsonValue;
  readonly hasGroupedQuests: boolean;
  readonly quests: QuestIndex | undefined;
}

/** Reads the parts of a snapshot from its value. */
export function readParts(value: JsonValue, owned: OwnedComplaints): ReadParts {
  const spellings = new Spellings(owned);
  const sections = isObject(value) ? readRoot(value, spellings) : new RoomSections(undefined);
  const quests = sections.section('quests');
  const hasGroupedQuests = isObject(quests) && isStatusGrouped(quests);
  const index =
    isObject(quests) && !hasGroupedQuests
      ? new QuestIndex(readEntries(quests, sections.keysOf(quests)))
      : undefined;
  return { sections, spellings, value: sections.root ?? value, hasGroupedQuests, quests: index };
}

/** The root with its sections, items, quest entries and settings under their documented names. */
function readRoot(value: JsonObject, spellings: Spellings): RoomSections {
  const place = Place.root;
  const root = spellings.sections(value, place);
  let sections = new RoomSections(root);
  for (const name of READ_SECTIONS) {
    const section = sections.section(name);
    if (!isObject(section)) continue;
    const at = place.at(name);
    const view =
      name === 'roomItems' || name === 'quests'
        ? eachMember(section, sections.keysOf(section), (record, key) =>
            name === 'quests'
              ? readQuestEntry(record, at.at(key), spellings)
              : spellings.item(record, at, key),
          )
        : spellings.record(name === 'settings' ? 'settings' : 'room-tasks', section, at);
    if (view !== section) sections = sections.with(name, view);
  }
  return sections;
}

const READ_SECTIONS = ['roomItems', 'quests', 'settings', 'roomTasks'] as const;

/** An object with each of its object members read, copied only if that changed one. */
function eachMember(
  record: JsonObject,
  keys: readonly string[],
  read: (member: JsonObject, key: string) => JsonObject,
): JsonObject {
  const views = new Map<string, JsonObject>();
  for (const key of keys) {
    const value = record[key];
    if (!isObject(value)) continue;
    const view = read(value, key);
    if (view !== value) views.set(key, view);
  }
  if (views.size === 0) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, views.get(key) ?? value]));
}

/** A quest entry with its requirements. */
function readQuestEntry(entry: JsonObject, place: Place, spellings: Spellings): JsonObject {
  const view = spellings.record('quest-entry', entry, place);
  if (!Array.isArray(view.Requirements)) return view;
  const at = place.at('Requirements');
  const Requirements = eachObject(view.Requirements, (requirement, index) =>
    spellings.record('requirement', requirement, at, index),
  );
  return Requirements === view.Requirements ? view : { ...view, Requirements };
}
