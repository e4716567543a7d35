/** The sections of a snapshot that an import reads (game-management API, part 2, room-data snapshot). Each is optional. */
export const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'] as const;
export type SectionName = (typeof SECTIONS)[number];
