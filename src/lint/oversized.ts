import { locate } from '../json/locate.js';
import { Place } from '../json/place.js';
import { readTree } from '../json/read-tree.js';
import { stringText } from '../json/string-text.js';
import { isObject, type JsonValue, member } from '../json/value.js';
import { MAX_FIELDS, SECTIONS, type SectionName } from '../snapshot/sections.js';
import { byteOrderMarkLength } from '../text/encoding.js';
import { type Span, span } from '../text/span.js';
import { countMembers } from './count-members.js';
import type { TextFault } from './text-fault.js';

/** The first section with more records than are read, or the text itself with more sections. */
export function oversizedSection(bytes: Uint8Array, value: JsonValue, most: number): TextFault | undefined {
  if (!isObject(value)) return undefined;
  const sections = Object.keys(value).length;
  if (sections > most)
    return { kind: 'records', section: undefined, count: sections, most, span: span(0, 0) };
  for (const section of SECTIONS) {
    const records = member(value, section);
    const count = isObject(records) ? Object.keys(records).length : 0;
    if (count > most) return { kind: 'records', section, count, most, span: keyOfSection(bytes, section) };
  }
  return undefined;
}

function keyOfSection(bytes: Uint8Array, section: SectionName): Span {
  const place = Place.root.at(section);
  return locate(bytes, [place]).of(place)?.key ?? span(0, 0);
}

/** The levels of the text around the fields of a record: the text, a section and the record. */
const LEVEL_OF_RECORD = 3;

/** The first record with more fields than are read. @param members of all objects in the text */
export function oversizedRecord(
  bytes: Uint8Array,
  value: JsonValue,
  members: number,
  most = MAX_FIELDS,
): TextFault | undefined {
  if (members <= most || areSpread(value, members, most)) return undefined;
  const mark = byteOrderMarkLength(bytes);
  const keys: Span[] = [];
  const large: { readonly section: Span; readonly record: Span; readonly text: Uint8Array }[] = [];
  let depth = 0;
  readTree(bytes.subarray(mark), {
    open() {
      return ++depth < LEVEL_OF_RECORD || 'skip';
    },
    close(isArray, start, end) {
      if (depth-- !== LEVEL_OF_RECORD || isArray || end - start < most * MIN_FIELD_LENGTH) return;
      const [, section = span(0, 0), record = span(0, 0)] = keys;
      large.push({ section, record, text: bytes.subarray(start + mark, end + mark) });
    },
    key(start, end) {
      keys[depth] = span(start + mark, end + mark);
    },
  });
  const nameAt = ({ start, end }: Span): string => stringText(bytes, start, end);
  for (const { section, record, text } of large) {
    const count = countFields(text);
    if (count > most)
      return { kind: 'fields', section: nameAt(section), record: nameAt(record), count, most, span: record };
  }
  return undefined;
}

/** Whether no record can have more than `most` of so many members, because others have the rest. */
function areSpread(value: JsonValue, members: number, most: number): boolean {
  let counted = 0;
  let largest = 0;
  if (!isObject(value)) return false;
  for (const section in value) {
    const records = value[section];
    if (!isObject(records)) continue;
    for (const key in records) {
      const count = countMembers(records[key] as JsonValue);
      counted += count;
      largest = Math.max(largest, count);
      if (members - (counted - largest) <= most) return true;
    }
  }
  return false;
}

/** The bytes of `"":1,`. */
const MIN_FIELD_LENGTH = 5;

function countFields(record: Uint8Array): number {
  let depth = 0;
  let fields = 0;
  readTree(record, {
    open() {
      return ++depth === 1 || 'skip';
    },
    close() {
      depth--;
    },
    key() {
      fields++;
    },
  });
  return fields;
}
