/** The sections that an import reads (game-management API, part 2, room-data snapshot), all optional. */
export const SECTIONS = ['roomItems', 'settings', 'roomTasks', 'quests', 'logic'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The most records of a section that are read: 50 MB of real ones have 100,000, of empty ones millions. */
export const MAX_RECORDS = 500_000;

/** The most fields of a record that are read. The documents name about twenty for each kind. */
export const MAX_FIELDS = 2_000_000;

/** The most levels of nesting that are read. Published rooms have fewer than 20. */
export const MAX_LEVELS = 256;
