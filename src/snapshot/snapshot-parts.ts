import { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import type { ExpressionSource } from './expressions.js';
import { textField } from './fields.js';
import { QuestIndex } from './quests.js';
import { SECTIONS, type SectionName } from './sections.js';

/** The parts of a snapshot that a walk needs: which sections, items and quests exist, even where their records are broken. */
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

  constructor(readonly value: JsonValue) {
    this.root = isObject(value) ? value : undefined;
    const quests = this.section('quests');
    this.quests = isObject(quests) ? new QuestIndex(quests, this.place.at('quests')) : undefined;
    const roomItems = this.section('roomItems');
    this.roomItems = isObject(roomItems) ? roomItems : undefined;
  }

  /** The section's value, of whatever type; undefined when the file lacks it. */
  section(name: SectionName): JsonValue | undefined {
    return this.root === undefined ? undefined : member(this.root, name);
  }

  get sectionsPresent(): readonly SectionName[] {
    return SECTIONS.filter((name) => this.section(name) !== undefined);
  }

  hasItem(key: string): boolean {
    return this.roomItems !== undefined && Object.hasOwn(this.roomItems, key);
  }

  /** The prefabName of an item; undefined when the item is missing, broken or has none. */
  prefabOf(itemKey: string): string | undefined {
    const item = this.roomItems === undefined ? undefined : member(this.roomItems, itemKey);
    return isObject(item) ? textField(item, 'prefabName') : undefined;
  }

  /** Whether some quest entry has this id: in `quests`, or, after a walk, in a dialogue. */
  knowsQuest(id: string): boolean {
    return (this.quests?.has(id) ?? false) || this.dialogueQuestIds.has(id);
  }
}

/** What the first walk notes for later questions, so that they need no walk of their own. */
export interface WalkNotes {
  /** The parts of the logic that may name quests in expressions. */
  readonly expressionSources: ExpressionSource[];
}
