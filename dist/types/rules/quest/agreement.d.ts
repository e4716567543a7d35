import type { Place } from '../../src/json/place.js';
import type { Draft } from '../../src/lint/draft.js';
import type { QuestIndex } from '../../src/snapshot/quests.js';
import { isSoundCreator, isSoundDescription } from './sound-values.js';
/** The fields that are the same on all quests of a room (quest and task records, part 2, quest entry fields). */
declare const ROOM_WIDE_FIELDS: {
    readonly Description: typeof isSoundDescription;
    readonly Creator: typeof isSoundCreator;
};
export type RoomWideField = keyof typeof ROOM_WIDE_FIELDS;
export declare function isRoomWide(field: string): field is RoomWideField;
/** Whether two quests or more say something sound. A quest alone can only disagree with itself. */
export declare function severalQuestsSay(quests: QuestIndex, field: RoomWideField): boolean;
/** Whether the only quest of a file has two sound values: a matter of its pair, whatever the value should be. */
export declare function onlyQuestDisagrees(quests: QuestIndex, field: RoomWideField): boolean;
/**
 * A finding for each entry that disagrees with the other quests about a field: it has another value than most, or, of
 * values that are equally common, one that comes later in the file.
 */
export declare function disagreements(quests: QuestIndex, field: RoomWideField, inFileOrder: (places: readonly Place[]) => readonly Place[]): Draft[];
export {};
