import { keysOf } from '../json/keys.js';
import { tryParseJson } from '../json/parse-json.js';
import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import type { OwnedComplaints } from '../schema/index.js';
import { eachInSteps, type Steps } from '../text/steps.js';
import { prescanText } from './embedded-text.js';
import { namesOfReferences } from './exchanged-values.js';
import { findMisplaced, type Holder, type MisplacedParts } from './misplaced.js';
import { isStatusGrouped, type KeyedSection } from './misplaced-records.js';
import { readEntries } from './quest-entries.js';
import { QuestIndex } from './quests.js';
import { MAX_LEVELS, type SectionName } from './sections.js';
import { Spellings } from './spellings.js';
import { eachObject } from './task-spellings.js';

/** The root of a snapshot under documented names, and where the records of its sections are. */
export class RoomSections {
  constructor(
    /** undefined when the root is not an object. */
    readonly root: JsonObject | undefined,
    readonly misplaced: MisplacedParts | undefined,
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
      keys = keysOf(object);
      this.keys.set(object, keys);
    }
    return keys;
  }

  /** Where the records of a section are: in itself and, by mistake, elsewhere. */
  holdersOf(name: KeyedSection): readonly Holder[] {
    const object = this.section(name);
    const elsewhere = this.misplaced?.holders[name] ?? [];
    if (object === undefined) return elsewhere;
    if (!isObject(object)) return [];
    const shifted = name === 'logic' ? 0 : (this.misplaced?.shifted[name] ?? 0);
    const own = { object, keys: this.ownKeys(name, object), place: Place.root.at(name), shifted };
    return [own, ...elsewhere];
  }

  /** The keys of what belongs in a section. */
  ownKeys(name: KeyedSection, section: JsonObject): readonly string[] {
    const keys = this.keysOf(section);
    const foreign = this.misplaced?.foreign[name];
    return foreign === undefined || foreign.size === 0 ? keys : keys.filter((key) => !foreign.has(key));
  }

  /** Whether a member of a section is no record of it. */
  isForeign(name: KeyedSection, key: string): boolean {
    return this.misplaced?.foreign[name]?.has(key) === true;
  }

  /** A record with its fields that are beside the records. */
  completed(name: KeyedSection, key: string, record: JsonObject): JsonObject {
    const completed = this.misplaced?.completed[name];
    return completed?.key === key ? { ...record, ...completed.fields } : record;
  }

  /** The same with another section in its place. */
  with(name: SectionName, section: JsonObject): RoomSections {
    return new RoomSections({ ...this.root, [name]: section }, this.misplaced, this.keys);
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
export function* readParts(value: JsonValue, owned: OwnedComplaints): Steps<ReadParts> {
  const spellings = new Spellings(owned);
  const sections = isObject(value)
    ? yield* readRoot(value, spellings)
    : new RoomSections(undefined, undefined);
  const quests = sections.section('quests');
  const hasGroupedQuests = isObject(quests) && isStatusGrouped(quests);
  yield;
  const [questHolder, ...moreQuests] = sections.holdersOf('quests');
  const index =
    questHolder !== undefined && !hasGroupedQuests
      ? new QuestIndex(
          yield* readEntries([questHolder, ...moreQuests], () => namesOfReferences(logicValues(sections))),
        )
      : undefined;
  yield;
  return { sections, spellings, value: sections.root ?? value, hasGroupedQuests, quests: index };
}

/** The root with its sections, items, quest entries and settings under their documented names. */
function* readRoot(value: JsonObject, spellings: Spellings): Steps<RoomSections> {
  const place = Place.root;
  const root = spellings.sections(value, place);
  let sections = new RoomSections(root, yield* findMisplaced(root));
  for (const name of READ_SECTIONS) {
    const section = sections.section(name);
    if (!isObject(section)) continue;
    const at = place.at(name);
    const view =
      name === 'roomItems' || name === 'quests'
        ? yield* eachMember(section, sections.ownKeys(name, section), (own, key) => {
            const record = sections.completed(name, key, own);
            return name === 'quests'
              ? readQuestEntry(record, at.at(key), spellings)
              : spellings.item(record, at, key);
          })
        : spellings.record(name === 'settings' ? 'settings' : 'room-tasks', section, at);
    if (view !== section) sections = sections.with(name, view);
  }
  return sections;
}

const READ_SECTIONS = ['roomItems', 'quests', 'settings', 'roomTasks'] as const;

/** What the logic of the items holds, wherever it is readable. */
function* logicValues(sections: RoomSections): Generator<JsonValue> {
  const items = sections.section('roomItems');
  const logic = sections.section('logic');
  if (isObject(items))
    for (const key of sections.keysOf(items)) {
      const item = items[key];
      if (isObject(item)) yield readLogic(item.extraData ?? null);
    }
  if (isObject(logic)) for (const key of sections.keysOf(logic)) yield readLogic(logic[key] ?? null);
}

/** About as many members are read in a millisecond or two. */
const MEMBERS = 1 << 8;

/** An object with each of its object members read, copied only if that changed one. */
function* eachMember(
  record: JsonObject,
  keys: readonly string[],
  read: (member: JsonObject, key: string) => JsonObject,
): Steps<JsonObject> {
  const views = new Map<string, JsonObject>();
  yield* eachInSteps(keys, MEMBERS, (key) => {
    const value = record[key];
    if (!isObject(value)) return;
    const view = read(value, key);
    if (view !== value) views.set(key, view);
  });
  if (views.size === 0) return record;
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, views.get(key) ?? value]));
}

function readLogic(value: JsonValue): JsonValue {
  return typeof value === 'string' && isShallow(value) ? (tryParseJson(value) ?? null) : value;
}

function isShallow(text: string): boolean {
  return prescanText(text).surface.depth <= MAX_LEVELS;
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
