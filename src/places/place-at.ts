import { decodedOffset, sourceOffsets } from '../json/decode.js';
import { formatPointer, parsePointer } from '../json/pointer.js';
import { Token } from '../json/tokens.js';
import { type Span, span } from '../text/span.js';
import { textOf } from '../text/wtf8.js';
import { holdsJson } from './holds-json.js';
import { findInText } from './place-in-text.js';
import { requireOffset } from './positions.js';
import { findSpan } from './span-in-text.js';
import { contentEnd, contentOf, type ScalarKind, scalarKind } from './token-text.js';

/** A place in a file, and in the strings of it that hold JSON. */
export interface PlacePointers {
  /** RFC 6901 pointer into the file. */
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first. */
  readonly embedded?: readonly string[];
  /** The key of a member, or its value; the value unless given. */
  readonly part?: 'key' | 'value';
}

/** What is at a byte of a file. */
export interface PlaceAtOffset extends Required<PlacePointers> {
  /** `invalid` is something else where a value should be, such as a word without quotes. A key is a `string`. */
  readonly kind: 'object' | 'array' | ScalarKind;
  /** A key or string unescaped, a number or literal as it is spelled; undefined for an array or object. */
  readonly text: string | undefined;
  /** The index in `text` of the character at the offset, in UTF-16 units; its length at the closing quote. */
  readonly index: number | undefined;
  /** The bytes of the key or value, quotes or brackets included. What is not closed ends with the text that it is in. */
  readonly span: Span;
  /** Whether this has no effect, because a later member has the same key as it, or as one around it. */
  readonly overridden: boolean;
}

/**
 * The innermost key or value that the byte at `offset` belongs to, through any number of strings that hold JSON. White space and punctuation belong to the array
 * or object around them; in a string outside the JSON that it holds, to the string. undefined outside the JSON of the file.
 *
 * Text that does not parse is read as far as it can be. The end of the text belongs to what is not closed there.
 *
 * @throws RangeError for an offset that is not in the text
 */
export function placeAt(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined {
  requireOffset(bytes, offset);
  return placeIn(bytes, offset);
}

function placeIn(bytes: Uint8Array, offset: number): PlaceAtOffset | undefined {
  const found = findInText(bytes, offset);
  if (found === undefined) return undefined;
  const { steps, part, start, end, token, isArray, overridden } = found;
  const pointer = formatPointer(steps);
  const here = { pointer, embedded: [], part, span: span(start, end), overridden };
  if (token === undefined)
    return { ...here, kind: isArray ? 'array' : 'object', text: undefined, index: undefined };
  const kind = scalarKind(token) ?? 'invalid';
  const string = { start, end, token };
  const content = contentOf(bytes, string);
  const at = kind === 'string' ? decodedOffset(bytes, start, contentEnd(string), offset) : offset - start;
  const isInside = offset > start && (at < content.length || token === Token.unclosedString);
  const mayHoldJson = kind === 'string' && part === 'value' && isInside;
  const inside = mayHoldJson && holdsJson(content) ? placeIn(content, at) : undefined;
  if (inside === undefined) return { ...here, kind, text: textOf(content), index: indexAt(content, at) };
  const [from = start, to = end] = sourceOffsets(bytes, start, contentEnd(string), [
    inside.span.start,
    inside.span.end,
  ]);
  return {
    ...inside,
    pointer,
    embedded: [inside.pointer, ...inside.embedded],
    span: span(from, to),
    overridden: overridden || inside.overridden,
  };
}

/** The UTF-16 index of the character at an offset. */
function indexAt(content: Uint8Array, offset: number): number {
  let at = offset;
  // The bytes after the first one of a character.
  while (at > 0 && ((content[at] ?? 0) & 0xc0) === 0x80) at--;
  return textOf(content.subarray(0, at)).length;
}

/**
 * The bytes of a place, quotes or brackets included: the opposite of {@link placeAt}. undefined where there is nothing at this place. Of
 * duplicate keys the last one counts, as in JSON.parse.
 *
 * @throws RangeError for something that is not a JSON Pointer
 */
export function spanOf(
  bytes: Uint8Array,
  { pointer, embedded = [], part = 'value' }: PlacePointers,
): Span | undefined {
  const paths = [pointer, ...embedded].map(parsePointer);
  const found = spanIn(bytes, paths, part);
  return found && span(found.start, found.end);
}

function spanIn(
  bytes: Uint8Array,
  [steps = [], ...inner]: readonly (readonly string[])[],
  part: 'key' | 'value',
): { readonly start: number; readonly end: number } | undefined {
  const found = findSpan(bytes, steps, inner.length === 0 ? part : 'value');
  if (found === undefined || inner.length === 0) return found;
  const { start, end, token } = found;
  if (token === undefined || scalarKind(token) !== 'string') return undefined;
  const string = { start, end, token };
  const within = spanIn(contentOf(bytes, string), inner, part);
  if (within === undefined) return undefined;
  const [from = start, to = end] = sourceOffsets(bytes, start, contentEnd(string), [
    within.start,
    within.end,
  ]);
  return { start: from, end: to };
}
