import { locate } from '../json/locate.js';
import { Place } from '../json/place.js';
import { isObject, type JsonValue, member } from '../json/value.js';
import { MAX_FIELDS, SECTIONS, type SectionName } from '../snapshot/sections.js';
import { type Span, span } from '../text/span.js';
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

/** The first record with more fields than are read. @param members of all objects in the text */
export function oversizedRecord(
  bytes: Uint8Array,
  value: JsonValue,
  members: number,
  most = MAX_FIELDS,
): TextFault | undefined {
  if (members <= most || !isObject(value)) return undefined;
  for (const section in value) {
    const records = value[section];
    if (!isObject(records)) continue;
    for (const record in records) {
      const fields = records[record];
      const count = isObject(fields) ? Object.keys(fields).length : 0;
      if (count <= most) continue;
      const place = Place.root.at(section).at(record);
      const key = locate(bytes, [place]).of(place)?.key ?? span(0, 0);
      return { kind: 'fields', section, record, count, most, span: key };
    }
  }
  return undefined;
}
