import { tryParseJson } from '../json/parse-json.js';
import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import { NOTHING_OWNED, type OwnedComplaints } from '../schema/index.js';
import { prescanText } from './embedded-text.js';
import { namesOfReferences } from './exchanged-values.js';
import type { ExpressionSource } from './expressions.js';
import { textField } from './fields.js';
import { isGroupedByStatus } from './grouped-quests.js';
import { ItemLabels } from './labels.js';
import {
  findMisplaced,
  type Holder,
  type KeyedSection,
  type Misplaced,
  type MisplacedParts,
} from './misplaced.js';
import { QuestIndex } from './quests.js';
import { MAX_LEVELS, SECTIONS, type SectionName } from './sections.js';
import { Spellings } from './spellings.js';
import { eachObject } from './task-spellings.js';

/**
 * The parts of a snapshot that a walk needs: which sections, items and quests exist, even where their records
 * are broken.
 */
export class SnapshotParts {
  readonly place = Place.root;
  /** The root object; undefined when the root is something else. */
  readonly root: JsonObject | undefined;
  /** undefined when the file has no `quests` section, or one that is not an object. */
  readonly quests: QuestIndex | undefined;
  /** undefined when the file has no `roomItems` section, or one that is not an object. */
  readonly roomItems: JsonObject | undefined;
  /** Ids of the quest entries that dialogue effects carry inside logic. Complete after a walk. */
  readonly dialogueQuestIds: Set<string> = new Set();
  /** Their Names. */
  readonly dialogueQuestNames: Set<string> = new Set();

  /**
   * Elements of Tasks that an item has both in `logic` and in extraData: for its key, from the index there to
   * the index here. The walk reads them in `logic` only. Complete after a walk.
   */
  readonly repeatedTasks: Map<string, ReadonlyMap<number, number>> = new Map();

  /** The first item's logic that is an empty string, if there is one. Known after a walk. */
  emptyLogic: readonly Place[] = [];

  #misplaced: MisplacedParts | undefined;
  #itemsElsewhere: ReadonlySet<string> | undefined;
  #labels: ItemLabels | undefined;
  readonly #keys = new Map<JsonObject, readonly string[]>();

  /** How the file spells names that the model reads as documented ones. Complete after a walk. */
  readonly spellings: Spellings;
  /** Whether `quests` groups the entries by Status instead of holding them by id. */
  readonly hasGroupedQuests: boolean;
  /** The parsed text, its sections under their documented names. */
  readonly value: JsonValue;

  constructor(value: JsonValue, owned: OwnedComplaints = NOTHING_OWNED) {
    this.spellings = new Spellings(owned);
    this.root = isObject(value) ? this.readRoot(value) : undefined;
    this.value = this.root ?? value;
    const quests = this.section('quests');
    this.hasGroupedQuests = isObject(quests) && isGroupedByStatus(quests, this.keysOf(quests));
    const [questHolder, ...moreQuests] = this.holdersOf('quests');
    this.quests =
      questHolder !== undefined && !this.hasGroupedQuests
        ? new QuestIndex([questHolder, ...moreQuests], () => namesOfReferences(this.logicValues()))
        : undefined;
    const roomItems = this.section('roomItems');
    this.roomItems = isObject(roomItems) ? roomItems : undefined;
  }

  /** The root with its sections, items, quest entries and settings under their documented names. */
  private readRoot(value: JsonObject): JsonObject {
    const { place, spellings } = this;
    let root = spellings.sections(value, place);
    this.#misplaced = findMisplaced(root);
    const replace = (name: SectionName, read: (section: JsonObject, at: Place) => JsonObject): void => {
      const section = member(root, name);
      if (!isObject(section)) return;
      const view = read(section, place.at(name));
      if (view !== section) root = { ...root, [name]: view };
    };
    replace('roomItems', (items, at) =>
      eachMember(items, this.ownKeys('roomItems', items), (item, key) =>
        spellings.record('room-item', item, at, key),
      ),
    );
    replace('quests', (quests, at) =>
      eachMember(quests, this.ownKeys('quests', quests), (entry, key) =>
        readQuestEntry(entry, at.at(key), spellings),
      ),
    );
    replace('settings', (settings, at) => spellings.record('settings', settings, at));
    replace('roomTasks', (tasks, at) => spellings.record('room-tasks', tasks, at));
    return root;
  }

  /**
   * The keys of a section or of the root. They are asked for again and again, and of a million members the
   * engine sorts them each time they are listed, even to count them.
   */
  keysOf(object: JsonObject): readonly string[] {
    let keys = this.#keys.get(object);
    if (keys === undefined) {
      keys = Object.keys(object);
      this.#keys.set(object, keys);
    }
    return keys;
  }

  /** What was put into a section where it does not belong. */
  get misplaced(): readonly Misplaced[] {
    return this.#misplaced?.found ?? [];
  }

  /**
   * Where the records of a section are: in itself and, by mistake, elsewhere. None when the file lacks the
   * section.
   */
  holdersOf(name: KeyedSection): readonly Holder[] {
    const object = this.section(name);
    if (!isObject(object)) return [];
    const own = { object, keys: this.ownKeys(name, object), place: this.place.at(name) };
    return [own, ...(this.#misplaced?.holders[name] ?? [])];
  }

  /** The keys of what belongs in a section. */
  private ownKeys(name: KeyedSection, section: JsonObject): readonly string[] {
    const keys = this.keysOf(section);
    const foreign = this.#misplaced?.foreign[name];
    return foreign === undefined || foreign.size === 0 ? keys : keys.filter((key) => !foreign.has(key));
  }

  /** What the logic of the items holds, wherever it is readable. */
  private *logicValues(): Generator<JsonValue> {
    const items = this.section('roomItems');
    const logic = this.section('logic');
    if (isObject(items))
      for (const key of this.keysOf(items)) {
        const item = items[key];
        if (isObject(item)) yield readLogic(item.extraData ?? null);
      }
    if (isObject(logic)) for (const key of this.keysOf(logic)) yield readLogic(logic[key] ?? null);
  }

  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined {
    return this.root === undefined ? undefined : member(this.root, name);
  }

  get sectionsPresent(): readonly SectionName[] {
    return SECTIONS.filter((name) => this.section(name) !== undefined);
  }

  hasItem(key: string): boolean {
    if (this.roomItems === undefined) return false;
    if (Object.hasOwn(this.roomItems, key)) return true;
    this.#itemsElsewhere ??= new Set(this.#misplaced?.holders.roomItems.flatMap(({ keys }) => keys));
    return this.#itemsElsewhere.has(key);
  }

  /** The prefabName of an item; undefined when the item is missing, broken or has none. */
  prefabOf(itemKey: string): string | undefined {
    const item = this.roomItems === undefined ? undefined : member(this.roomItems, itemKey);
    return isObject(item) ? textField(item, 'prefabName') : undefined;
  }

  /** What the items are called. */
  get labels(): ItemLabels {
    this.#labels ??= new ItemLabels(this.roomItems, this.section('logic'));
    return this.#labels;
  }

  /** Whether some quest entry has this id: in `quests`, or, after a walk, in a dialogue. */
  knowsQuest(id: string): boolean {
    return (this.quests?.has(id) ?? false) || this.dialogueQuestIds.has(id);
  }
}

/** What the first walk notes for later questions, so that they need no walk of their own. */
export interface WalkNotes {
  /** The parts of the logic, the settings and `roomTasks` that may name quests in expressions. */
  readonly expressionSources: ExpressionSource[];
  /** The large strings that hold JSON. */
  readonly largeTexts: Place[];
}

/** An object with each of its object members read, copied only if that changed one. */
function eachMember(
  record: JsonObject,
  keys: readonly string[],
  read: (member: JsonObject, key: string) => JsonObject,
): JsonObject {
  let changed: [string, JsonObject][] | undefined;
  for (const key of keys) {
    const value = record[key];
    if (!isObject(value)) continue;
    const view = read(value, key);
    if (view === value) continue;
    changed ??= [];
    changed.push([key, view]);
  }
  if (changed === undefined) return record;
  const views = new Map(changed);
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
