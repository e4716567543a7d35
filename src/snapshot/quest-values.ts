import { uuidVersion } from '../json/uuid.js';

/*
 * The documented form of the values of a quest entry (quest and task records, part 2, quest entry fields). Rules that compare entries
 * ask here too, so that they leave alone what already has a finding.
 */

/** A number, an underscore and a name (quest and task records, part 2, quest entry fields: Name). */
export function isNumberedName(name: string): boolean {
  return /^\d+_.+$/.test(name);
}

/** The Name without its number, as expressions use it (the same document, quest names in expressions). */
export function bareName(name: string): string {
  return name.replace(/^\d+_/, '');
}

/** The words `created in` and the name of a game editor in lowercase (the same part: Description). */
export function isSoundDescription(description: string): boolean {
  return /^created in [a-z0-9]+$/.test(description);
}

const PLACEHOLDERS: readonly RegExp[] = [
  /^[<{[(].*[>}\])]$/s,
  /^your[-_ ]/i,
  /^(?:room[-_ ])?(?:owner|creator|user|firebase)(?:[-_ ]?user)?[-_ ]?u?id$/i,
  /^(?:placeholder|to-?do|tbd|change[-_ ]?me|x{3,}|\.{3}|…)$/i,
];

/** Whether the Creator is a text that a template has in the place of a user id (the same part: Creator). */
export function isPlaceholder(creator: string): boolean {
  return PLACEHOLDERS.some((pattern) => pattern.test(creator));
}

/** Whether the Creator says who that is. */
export function isSoundCreator(creator: string): boolean {
  return creator.trim() !== '' && !isPlaceholder(creator);
}

/** ExtraText is empty or JSON (the same part: ExtraText). */
export function isSoundExtraText(text: string): boolean {
  if (text === '') return true;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The form of a UUID, whatever its version says: published rooms have some that no version allows. */
export function isUuid(text: string): boolean {
  return uuidVersion(text) !== undefined;
}

export function isUuidVersion4(text: string): boolean {
  return uuidVersion(text) === 4;
}

/** The form of a quest id without its prefix: `mlh` and 11 to 14 more are 14 to 17 characters (the same part: id). */
export function isQuestIdShaped(id: string): boolean {
  return /^[a-z0-9]{14,17}$/.test(id);
}

/** The last characters of a quest id are its own. Those before are the time, shared by quests that were made together. */
const OWN_CHARACTERS = 6;
const USUAL_PREFIX = 'mlh';
const USUAL_LENGTH = 16;

/**
 * A quest id that looks like another one: as long, with the same beginning; of the usual form where the other is not an id.
 *
 * @param characters gives that many lowercase letters or digits
 */
export function questIdLike(other: string, characters: (count: number) => string): string {
  const isId = isQuestIdShaped(other);
  const kept = isId ? other.slice(0, -OWN_CHARACTERS) : USUAL_PREFIX;
  return kept + characters(isId ? OWN_CHARACTERS : USUAL_LENGTH - kept.length);
}
