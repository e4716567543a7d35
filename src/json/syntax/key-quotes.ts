import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  CR,
  HASH,
  LF,
  SLASH,
  SPACE,
} from '../../text/characters.js';
import { asciiText } from '../ascii-text.js';

/** Longer keys are not recognized, so that reading at each fault is limited. */
const MAX_LENGTH = 128;

/** Comma, closing brackets and line breaks. */
const ENDS_VALUE: ReadonlySet<number> = new Set([COMMA, CLOSE_ARRAY, CLOSE_OBJECT, LF, CR]);

/** The offset after the closing quote of a key that has no opening quote: `isNight": false`. */
export function endOfUnopenedKey(bytes: Uint8Array, start: number): number | undefined {
  const [found] = /^[^\s"'{}[\],:][^"{}[\],:\r\n]*"(?=[ \t]*:)/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

/** The end of a string value that has no opening quote: `"title": Garden",`. @param end of its first word */
export function endOfUnopenedValue(bytes: Uint8Array, start: number, end: number): number | undefined {
  // A number or literal with nothing after it is most common, and must not take the time of a search.
  const next = bytes[end];
  if (next === undefined || ENDS_VALUE.has(next)) return undefined;
  if (next === SPACE && ENDS_VALUE.has(bytes[end + 1] ?? SPACE)) return undefined;
  const [found] =
    /^[^\s"'{}[\],:](?:[^"{}[\]\r\n]{0,126}[^"{}[\],:\s])?"(?=[ \t]*(?:[,}\]\r\n]|$))/.exec(
      ahead(bytes, start),
    ) ?? [];
  return found === undefined || COMMENT.test(found) ? undefined : start + found.length;
}

/** In a value, the beginning of a comment. An address has its slashes behind a colon. */
const COMMENT = /\s(?:\/[/*]|#)/;

/** The offset after a key that has no closing quote, where a bracket follows its colon: `"roomTasks: {`. */
export function endOfUnclosedKey(bytes: Uint8Array, start: number): number | undefined {
  const [, found] = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*[{[]/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

/** The end of `"title: "` in `"title: "Garden"`, a key without its closing quote. @param end of the string */
export function endOfKeyBeforeString(bytes: Uint8Array, start: number, end: number): number | undefined {
  // Valid JSON is not delayed: a colon or white space follows each key. Comments and other stray bytes are
  // faults of their own.
  if (!mayContinueString(bytes[end])) return undefined;
  const [all = '', key] =
    /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*(?:[{[]+[ \t]*)?"/.exec(ahead(bytes, start)) ?? [];
  return key === undefined || start + all.length !== end ? undefined : start + key.length;
}

/** A printable ASCII character other than a colon and what begins a comment. */
function mayContinueString(byte: number | undefined): boolean {
  return (
    byte !== undefined && byte > SPACE && byte < 0x7f && byte !== COLON && byte !== SLASH && byte !== HASH
  );
}

function ahead(bytes: Uint8Array, start: number): string {
  return asciiText(bytes, start, Math.min(bytes.length, start + MAX_LENGTH));
}
