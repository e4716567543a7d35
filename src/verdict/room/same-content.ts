import { sameBytes } from '../../bytes/json/equality/scalars.js';
import { sameTokens } from '../../bytes/json/equality/tokens.js';
import { sameValue } from '../../bytes/json/equality/values.js';
import { member } from '../../bytes/json/members.js';
import { hasDoubtfulNumber, type ObjectText } from '../../bytes/json/object-text.js';
import { parseJson } from '../../bytes/json/parse-json.js';
import type { JsonObject, JsonValue } from '../../bytes/json/value.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { compareTexts } from '../roundtrip/compare.js';

/*
 * Whether a merge or a plan sees a change: two JSON texts may be spelled differently and still say the same. The
 * cheap comparisons come first, because most records of two versions of a room are the same bytes.
 */

/** A value and its text. */
export interface Content {
  readonly value: JsonValue;
  readonly text: Uint8Array;
}

/** The content of a JSON text. Its value is parsed when it is asked for. */
export function contentOf(text: Uint8Array): Content {
  return {
    text,
    get value() {
      return parseJson(textOf(text));
    },
  };
}

/** The content of a member of a record; undefined where the record lacks it. */
export function memberContent(object: ObjectText, record: JsonObject, key: string): Content | undefined {
  const text = object.valueOf(key);
  const value = member(record, key);
  return text === undefined || value === undefined ? undefined : { value, text };
}

/** Whether two texts have the same value in any spelling, or both are missing. JSON in strings is a string. */
export function sameContent(one: Content | undefined, other: Content | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (sameBytes(one.text, 0, one.text.length, other.text, 0, other.text.length)) return true;
  if (sameTokens(one.text, other.text)) return true;
  if (!sameValue(one.value, other.value)) return false;
  // Numbers that JavaScript rounds may have equal values and differ in the file.
  if (!hasDoubtfulNumber(one.text) && !hasDoubtfulNumber(other.text)) return true;
  return compareTexts(one.text, other.text, { keep: 'values', allow: [] }).verdict !== 'lost';
}
