/** The quests of at most so many files are drawn. */
export const MAX_GRAPHS = 10;
