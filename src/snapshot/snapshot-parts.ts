import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import type { ExpressionSource } from './expressions.js';
import { textField } from './fields.js';
import { ItemLabels } from './labels.js';
import { findMisplaced, type Misplaced } from './misplaced-records.js';
import type { QuestIndex } from './quests.js';
import type { ReadParts, RoomSections } from './read-parts.js';
import type { OtherTask } from './records.js';
import { SECTIONS, type SectionName } from './sections.js';
import type { Spellings } from './spellings.js';

/** What a walk needs to know: which sections, items and quests exist, broken records included. */
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

  /** Elements of Tasks in both `logic` and extraData: by item, their indexes there and here. */
  readonly repeatedTasks: Map<string, ReadonlyMap<number, number>> = new Map();

  /** The first item's logic that is an empty string, if there is one. Known after a walk. */
  emptyLogic: readonly Place[] = [];

  #misplaced: readonly Misplaced[] | undefined;
  #labels: ItemLabels | undefined;
  readonly #sections: RoomSections;

  /** How the file spells names that the model reads as documented ones. Complete after a walk. */
  readonly spellings: Spellings;
  /** Whether `quests` groups the entries by Status instead of holding them by id. */
  readonly hasGroupedQuests: boolean;
  /** The parsed text, its sections under their documented names. */
  readonly value: JsonValue;

  constructor({ sections, spellings, value, hasGroupedQuests, quests }: ReadParts) {
    this.#sections = sections;
    this.spellings = spellings;
    this.root = sections.root;
    this.value = value;
    this.hasGroupedQuests = hasGroupedQuests;
    this.quests = quests;
    const roomItems = sections.section('roomItems');
    this.roomItems = isObject(roomItems) ? roomItems : undefined;
  }

  /** The keys of a section or of the root, listed once. */
  keysOf(object: JsonObject): readonly string[] {
    return this.#sections.keysOf(object);
  }

  /** Records in a section that look like those of another one. */
  get misplaced(): readonly Misplaced[] {
    this.#misplaced ??= this.root === undefined ? [] : findMisplaced(this.root);
    return this.#misplaced;
  }

  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined {
    return this.#sections.section(name);
  }

  get sectionsPresent(): readonly SectionName[] {
    return SECTIONS.filter((name) => this.section(name) !== undefined);
  }

  hasItem(key: string): boolean {
    return this.roomItems !== undefined && Object.hasOwn(this.roomItems, key);
  }

  /** The prefabName of an item; undefined when the item is missing, broken or has none. */
  prefabOf(itemKey: string): string | undefined {
    if (this.roomItems === undefined) return undefined;
    const item = member(this.roomItems, itemKey);
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
  readonly otherTasks: OtherTask[];
}
