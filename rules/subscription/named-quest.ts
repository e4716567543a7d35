import { bareName, type QuestEntry, type QuestIndex } from '../kit.js';

/** The Name that subscriptions to a quest should have; undefined if that has a finding of its own. */
export function rightName(entry: QuestEntry, quests: QuestIndex): string | undefined {
  const right = quests.byName.soundName(entry);
  // White space at the end of a quest's Name is not to be spread.
  return right === right?.trimEnd() ? right : undefined;
}

/** An entry of the other quest that a wrong Name may mean. @param right the Name of the quest */
export function otherQuest(name: string, right: string, { byName }: QuestIndex): QuestEntry | undefined {
  return byName.withName(name) ?? (isNameOf(name, right) ? undefined : byName.meantBy(name));
}

/** Whether this is the Name of a quest, except for its number and white space around it. */
function isNameOf(name: string, right: string): boolean {
  return [right, bareName(right)].includes(name.trim());
}
