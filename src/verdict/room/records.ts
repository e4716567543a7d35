import { sameBytes, sameTokens, sameValue } from '../../bytes/json/equality.js';
import { member } from '../../bytes/json/members.js';
import { hasDoubtfulNumber, type ObjectText } from '../../bytes/json/object-text.js';
import { parseJson, tryParseJson } from '../../bytes/json/parse-json.js';
import type { JsonObject, JsonValue } from '../../bytes/json/value.js';
import { decodeUtf8 } from '../../bytes/text/encoding.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { compareTexts } from '../roundtrip/compare.js';

/** Records by key, parsed when they are asked for, as most imports touch few. */
export class Records {
  private readonly values = new Map<string, JsonValue | undefined>();

  /** @param text undefined for a section that is absent */
  constructor(readonly text: ObjectText | undefined) {}

  get keys(): string[] {
    return this.text === undefined ? [] : [...this.text.keys];
  }

  /** Whether the section has these bytes. */
  isOf(section: Uint8Array): boolean {
    if (this.text === undefined) return false;
    const { bytes, start, end } = this.text;
    return sameBytes(section, 0, section.length, bytes, start, end);
  }

  has(key: string): boolean {
    return this.text?.has(key) === true;
  }

  get(key: string): JsonValue | undefined {
    const known = this.values.get(key);
    if (known !== undefined) return known;
    const text = this.text?.valueOf(key);
    if (text === undefined) return undefined;
    const value = parseBytes(text);
    this.values.set(key, value);
    return value;
  }

  /** Whether both have the record, with the same content. */
  hasSame(key: string, other: Records): boolean {
    return this.hasSameBytes(key, other) || sameContent(this.content(key), other.content(key));
  }

  /** Whether both have the record, with the same bytes. */
  hasSameBytes(key: string, other: Records): boolean {
    return this.text !== undefined && other.text !== undefined && this.text.hasSame(key, other.text);
  }

  content(key: string): Content | undefined {
    const text = this.text?.valueOf(key);
    if (text === undefined) return undefined;
    const read = (): JsonValue => this.get(key) ?? null;
    return {
      text,
      get value() {
        return read();
      },
    };
  }
}

/** The value of a JSON text; undefined if it is not one. */
export function parseBytes(bytes: Uint8Array): JsonValue | undefined {
  const text = decodeUtf8(bytes);
  return text === undefined ? undefined : tryParseJson(text);
}

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
