import { uuidVersion } from '../../bytes/json/uuid.js';

/* The documented form of the values of a quest entry (quest and task records, part 2, quest entry fields). */

/** A number, an underscore and anything after it (part 2, quest entry fields: Name). */
export function isNumberedName(name: string): boolean {
  const end = numberEnd(name);
  return end > 0 && name.length > end;
}

/** Where the number of a Name and its underscore end; 0 where there are none. */
function numberEnd(name: string): number {
  let at = 0;
  while (at < name.length && isDigit(name.charCodeAt(at))) at++;
  return at > 0 && name.charCodeAt(at) === UNDERSCORE ? at + 1 : 0;
}

const UNDERSCORE = 0x5f;

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Whether a Name has a line break, a tab or another control character in it. */
export function hasControlCharacter(name: string): boolean {
  for (let index = 0; index < name.length; index++) if (name.charCodeAt(index) < 0x20) return true;
  return false;
}

/** Whether a Name ends in white space, which is easily lost where the Name is repeated. */
export function endsInSpace(name: string): boolean {
  return /\s$/.test(name);
}

/** Whether a Name has no finding of its own. */
export function isSoundName(name: string): boolean {
  return isNumberedName(name) && !endsInSpace(name) && !hasControlCharacter(name);
}

/** The Name without its number, as expressions use it (the same document, quest names in expressions). */
export function bareName(name: string): string {
  const end = numberEnd(name);
  return end === 0 ? name : name.slice(end);
}

/** `created in ` and the name of a game editor without capital letters (the same part: Description). */
export function isSoundDescription(description: string): boolean {
  return /^created in [^\p{Lu}\s](?:[^\p{Lu}]*[^\p{Lu}\s])?$/u.test(description);
}

/** Whether the Creator is a placeholder for a user id, such as the documents' `<OWNER_USER_ID>` (the same part: Creator). */
export function isPlaceholder(creator: string): boolean {
  return /^(?:<.{2,}>|owner_user_id|your[-_ ].*)$/is.test(creator);
}

/** Whether the Creator can be a user id. */
export function isSoundCreator(creator: string): boolean {
  return creator.trim() !== '' && !isPlaceholder(creator);
}

/** The form of a UUID of any version: published rooms also have some that no version allows. */
export function isUuid(text: string): boolean {
  return uuidVersion(text) !== undefined;
}

export function isUuidVersion4(text: string): boolean {
  return uuidVersion(text) === 4;
}

/** The form of a quest id with any prefix: 14 to 17 characters (the same part: id). */
export function isQuestIdShaped(id: string): boolean {
  return /^[a-z0-9]{14,17}$/.test(id);
}

/** The last characters of a quest id are random, the others appear to be the creation time. */
const OWN_CHARACTERS = 6;
const USUAL_PREFIX = 'mlh';
const USUAL_LENGTH = 16;

/**
 * A quest id that looks like another one, with the same length and beginning; of the documented form where
 * the other is not an id.
 *
 * @param characters gives that many lowercase letters or digits
 */
export function questIdLike(other: string, characters: (count: number) => string): string {
  const isId = isQuestIdShaped(other);
  const kept = isId ? other.slice(0, -OWN_CHARACTERS) : USUAL_PREFIX;
  return kept + characters(isId ? OWN_CHARACTERS : USUAL_LENGTH - kept.length);
}
