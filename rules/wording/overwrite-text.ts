import { tryParseJson } from '../../src/json/parse-json.js';
import type { Place } from '../../src/json/place.js';
import { type FixDraft, writeValue } from '../../src/lint/draft.js';

/** Whether a string begins like an object or a list. */
export function beginsLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Whether a string holds JSON of any type, or begins like an object or a list. */
function holdsJson(text: string): boolean {
  return beginsLikeJson(text) || tryParseJson(text) !== undefined;
}

/**
 * A fix that puts another string in place of one. It is safe unless that one holds JSON: somebody keeps
 * something there, so only an unsafe fix may discard it.
 *
 * @param was the string that is there now
 */
export function overwriteText(place: Place, was: string, by: string, description: string): FixDraft {
  const edit = writeValue(place, by);
  if (!holdsJson(was)) return { safety: 'safe', description, edits: [edit] };
  const discards = `${description}, and discard the JSON that is there`;
  return { safety: 'unsafe', description: discards, edits: [{ ...edit, discards: true }] };
}
