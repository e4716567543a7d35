import { type JsonObject, type JsonValue, member } from '../json/value.js';
import { compareTexts } from '../roundtrip/compare.js';
import { sameBytes } from '../roundtrip/same-value.js';
import { sameValue } from '../snapshot/same-value.js';
import { hasDoubtfulNumber, type ObjectText } from './object-text.js';
import { sameInOrder } from './same-in-order.js';

/** A value and its text. */
export interface Content {
  readonly value: JsonValue;
  readonly text: Uint8Array;
}

/** A member of an object and of its text. */
export function memberContent(object: ObjectText, record: JsonObject, key: string): Content | undefined {
  const text = object.valueOf(key);
  const value = member(record, key);
  return text === undefined || value === undefined ? undefined : { value, text };
}

/**
 * Whether two texts have the same value: equal strings and exact numbers, in any spelling, layout and order of members. A string that
 * holds JSON is compared as a string. If only one of them is there, they differ.
 */
export function sameContent(one: Content | undefined, other: Content | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  if (sameSpelling(one.text, other.text) || sameInOrder(one.text, other.text)) return true;
  if (!sameValue(one.value, other.value)) return false;
  if (!hasDoubtfulNumber(one.text) && !hasDoubtfulNumber(other.text)) return true;
  return compareTexts(one.text, other.text, { keep: 'values', allow: [] }).verdict !== 'lost';
}

/** Most records have not changed by a byte. */
function sameSpelling(one: Uint8Array, other: Uint8Array): boolean {
  return sameBytes(one, 0, one.length, other, 0, other.length);
}
