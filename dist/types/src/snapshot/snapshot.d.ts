import { Place } from '../json/place.js';
import { type JsonObject, type JsonValue } from '../json/value.js';
import { QuestIndex } from './quests.js';
import { type SectionName } from './sections.js';
/**
 * A room-data snapshot as the rules see it. Built once from a parsed text; knows which sections, items and quests exist, even
 * where their records are broken. The strings that hold JSON are read one after another while walking, never all at once.
 */
export declare class Snapshot {
    readonly value: JsonValue;
    readonly place: Place;
    /** The root object; undefined when the root is something else. */
    readonly root: JsonObject | undefined;
    /** undefined when the file has no `quests` section, or one that is no object. */
    readonly quests: QuestIndex | undefined;
    /** undefined when the file has no `roomItems` section, or one that is no object. */
    readonly roomItems: JsonObject | undefined;
    /** Ids of the quest entries that dialogue effects carry inside logic. Complete once the walk is over. */
    readonly dialogueQuestIds: Set<string>;
    /** Their Names. */
    readonly dialogueQuestNames: Set<string>;
    constructor(value: JsonValue);
    /** The section's value, of whatever type; undefined when the file lacks it. */
    section(name: SectionName): JsonValue | undefined;
    get sectionsPresent(): readonly SectionName[];
    hasItem(key: string): boolean;
    /** The prefabName of an item; undefined when the item is missing, broken or has none. */
    prefabOf(itemKey: string): string | undefined;
    /** Whether some quest entry has this id: in `quests`, or in a dialogue once the walk is over. */
    knowsQuest(id: string): boolean;
}
