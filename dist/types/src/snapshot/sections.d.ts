/** The sections of a snapshot that an import reads (game-management API, part 2, room-data snapshot). Each is optional. */
export declare const SECTIONS: readonly ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'];
export type SectionName = (typeof SECTIONS)[number];
