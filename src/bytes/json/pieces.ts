import { COMMA, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { decodeUtf8 } from '../text/encoding.js';
import type { Span } from '../text/span.js';
import { setMember, tryJsonParse } from './parse-json.js';
import { isSpace, skipSpace } from './space.js';
import { isObject, type JsonValue, type PlainJson, type PlainObject } from './value.js';

/** A comma between two members of a section, and the offsets between the quotes of the section's key. */
export interface Cut {
  readonly at: number;
  readonly section: Span;
}

/**
 * Parses a large JSON text piece by piece, as strings of its whole length take much longer (docs/decisions/speed.md).
 * Each piece gets brackets, as if the others were not there.
 *
 * @param bytes with different keys in each object, and none that holds an escape
 * @param start the offset after a byte-order mark
 * @returns undefined where a piece is not JSON in UTF-8: then the text is not, or is cut where it must not be
 */
export function parsePieces(bytes: Uint8Array, start: number, cuts: readonly Cut[]): JsonValue | undefined {
  const root: PlainObject = {};
  let section: string | undefined;
  let at = start;
  for (const cut of [...cuts, undefined]) {
    if (cut !== undefined && !isBetweenMembers(bytes, cut.at)) return undefined;
    const text = decodeUtf8(bytes.subarray(at, cut?.at));
    if (text === undefined) return undefined;
    const head = section === undefined ? '' : `{"${section}":{`;
    const piece = tryJsonParse(cut === undefined ? head + text : `${head}${text}}}`);
    if (!isObject(piece)) return undefined;
    for (const [key, value] of Object.entries(piece as PlainObject))
      if (key === section) addMembers(root[key], value);
      else setMember(root, key, value);
    if (cut === undefined) break;
    section = decodeUtf8(bytes.subarray(cut.section.start, cut.section.end));
    at = cut.at + 1;
  }
  return root as JsonValue;
}

/** Whether a comma is there, with something on both sides: with brackets around it, a piece without it would be JSON, too. */
function isBetweenMembers(bytes: Uint8Array, comma: number): boolean {
  let before = comma - 1;
  while (isSpace(bytes[before])) before--;
  const comes = bytes[skipSpace(bytes, comma + 1)];
  return bytes[comma] === COMMA && bytes[before] !== OPEN_OBJECT && comes === QUOTE;
}

function addMembers(section: PlainJson | undefined, more: PlainJson): void {
  for (const [key, value] of Object.entries(more as PlainObject))
    setMember(section as PlainObject, key, value);
}
