/** A number, an underscore and a name (quest and task records, part 2, quest entry fields: Name). */
export declare function isNumberedName(name: string): boolean;
/** The words `created in` and the name of a game editor in lowercase (the same part: Description). */
export declare function isSoundDescription(description: string): boolean;
/** Whether the Creator is a text that a template has in the place of a user id (the same part: Creator). */
export declare function isPlaceholder(creator: string): boolean;
/** Whether the Creator says who that is. */
export declare function isSoundCreator(creator: string): boolean;
/** ExtraText is empty or JSON (the same part: ExtraText). */
export declare function isSoundExtraText(text: string): boolean;
/** The form of a UUID, whatever its version says: published rooms have some that no version allows. */
export declare function isUuid(text: string): boolean;
export declare function isUuidVersion4(text: string): boolean;
/** The form of a quest id without its prefix: `mlh` and 11 to 14 more are 14 to 17 characters (the same part: id). */
export declare function isQuestIdShaped(id: string): boolean;
