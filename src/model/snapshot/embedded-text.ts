import { tryJsonParse, withEscapedKeys } from '../../bytes/json/parse-json.js';
import type { Place } from '../../bytes/json/place.js';
import { findSyntaxFaults, readSyntaxFaults } from '../../bytes/json/syntax/syntax.js';
import type { SyntaxFault } from '../../bytes/json/syntax/syntax-fault.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { type Prescan, prescan } from '../../bytes/scan/prescan.js';
import { bytesInto, bytesOf } from '../../bytes/text/wtf8.js';
import { LOGIC_FORM } from '../schema/record-forms.js';

/** The strings that hold JSON: `logic`, `extraData`, `roomSettingsExtraData`, `EventData`, `ExtraText`. */
export type EmbeddedRole = 'logic' | 'extraData' | 'roomSettingsExtraData' | 'EventData' | 'ExtraText';

/** What reading a string as JSON gave. `too-deep` text is not read; `broken` text is not JSON. */
export type EmbeddedReading =
  | { readonly kind: 'value'; readonly value: JsonValue; readonly prescan: Prescan | undefined }
  | { readonly kind: 'empty' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'too-deep' };

/** A string in a place where the documents have JSON in a string. */
export interface EmbeddedText {
  readonly role: EmbeddedRole;
  readonly text: string;
  /** The place of the string; its content is `place.inside()`. */
  readonly place: Place;
  readonly reading: EmbeddedReading;
}

/** A value that should be a string holding JSON, and is none. */
export interface EmbeddedValue {
  readonly role: EmbeddedRole;
  readonly text: undefined;
  readonly place: Place;
  readonly reading: { readonly kind: 'not-a-string'; readonly value: JsonValue };
}

/** What is in a place where the documents have JSON in a string. */
export type Embedded = EmbeddedText | EmbeddedValue;

/** How a string that holds JSON is read. */
export interface EmbeddedReadingOptions {
  /** Levels of nesting beyond which nothing is read. */
  readonly maxDepth: number;
  /** What the prescan of the file has covered: the rest, strings in strings, is prescanned here. */
  readonly surface: SurfacePrescan;
}

/** Whether the prescan of a file covered the strings on its surface, and saw escaped keys there. */
export type SurfacePrescan = 'not prescanned' | 'prescanned' | 'prescanned, no escaped keys';

export function readEmbeddedText(
  role: EmbeddedRole,
  text: string,
  place: Place,
  options: EmbeddedReadingOptions,
): EmbeddedText {
  const surface = place.holder === undefined ? options.surface : 'not prescanned';
  return { role, text, place, reading: read(text, options.maxDepth, surface) };
}

function read(text: string, maxDepth: number, surface: SurfacePrescan): EmbeddedReading {
  if (text === '') return { kind: 'empty' };
  const found = surface === 'not prescanned' ? prescanText(text) : undefined;
  if (found !== undefined && found.surface.depth > maxDepth) return { kind: 'too-deep' };
  const value = isCutOff(text) ? undefined : tryJsonParse(text);
  if (value === undefined) return { kind: 'broken' };
  // The prescan has looked into objects and lists only.
  const isPlain = surface === 'prescanned, no escaped keys' && typeof value === 'object';
  return { kind: 'value', value: isPlain ? value : withEscapedKeys(text, value), prescan: found };
}

/** Whether a text begins as an object or list and does not end as one, which is quickly seen. */
function isCutOff(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first !== 0x7b && first !== 0x5b) return false;
  const last = text.charCodeAt(text.length - 1);
  return last !== (first === 0x7b ? 0x7d : 0x5d) && last > 0x20;
}

/** The JSON object that a string holds, also if it is encoded twice, and its place. */
export interface HeldObject {
  readonly value: JsonObject;
  readonly place: Place;
  readonly isEncodedTwice: boolean;
}

/** The object that a string holds; undefined where it holds something else. */
export function heldObject({ place, reading }: EmbeddedText): HeldObject | undefined {
  if (reading.kind !== 'value') return undefined;
  const { value } = reading;
  if (isObject(value)) return { value, place: place.inside(), isEncodedTwice: false };
  if (typeof value !== 'string' || !/^\s*\{/.test(value)) return undefined;
  const inner = tryJsonParse(value);
  if (!isObject(inner)) return undefined;
  return { value: inner, place: place.inside().inside(), isEncodedTwice: true };
}

/** The object that is in a string, or there instead of one; undefined where there is none. */
export function objectIn(embedded: Embedded): Pick<HeldObject, 'value' | 'place'> | undefined {
  if (embedded.text !== undefined) return heldObject(embedded);
  const { place, reading } = embedded;
  return isObject(reading.value) ? { value: reading.value, place } : undefined;
}

/** The bytes of the content, as the decoded string token has them. */
export function embeddedBytes(text: EmbeddedText): Uint8Array {
  return bytesOf(text.text);
}

/** The places of the first mistakes in a broken text. @param isSearched for one cause, which takes longer */
export function syntaxFaultsIn(text: EmbeddedText, isSearched = true): readonly SyntaxFault[] {
  const bytes = bytesOf(text.text);
  if (!isSearched) return readSyntaxFaults(bytes, MAX_MISTAKES);
  const isLogicText = text.role === 'logic' || text.role === 'extraData';
  return findSyntaxFaults(bytes, MAX_MISTAKES, isLogicText ? LOGIC_FORM : undefined);
}

const MAX_MISTAKES = 4;
const SCRATCH_UNITS = 65_536;
const scratch = new Uint8Array(SCRATCH_UNITS * 3);

/** Most strings are short: they share one buffer, so that a prescan allocates nothing. */
export function prescanText(text: string): Prescan {
  if (text.length > SCRATCH_UNITS) return prescan(bytesOf(text));
  return prescan(bytesInto(text, scratch));
}
