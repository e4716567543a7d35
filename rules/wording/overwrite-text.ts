import { beginsLikeJson, tryParseJson } from '../../src/bytes/json/parse-json.js';
import type { Place } from '../../src/bytes/json/place.js';
import { type FixDraft, writeValue } from '../../src/verdict/lint/draft.js';

/** A fix that replaces a string, unsafe where it holds JSON. @param was the string that is there now */
export function overwriteText(place: Place, was: string, by: string, description: string): FixDraft {
  const edit = writeValue(place, by);
  const mayHoldJson = beginsLikeJson(was) || tryParseJson(was) !== undefined;
  if (!mayHoldJson) return { safety: 'safe', description, edits: [edit] };
  const discards = `${description}, and discard the JSON that is there`;
  return { safety: 'unsafe', description: discards, edits: [{ ...edit, discards: true }] };
}
