import { decodeString } from '../../bytes/json/decode.js';
import { locate } from '../../bytes/json/locate.js';
import { childOf, keysOf } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { Place } from '../../bytes/json/place.js';
import { formatPointer, parsePointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { isObject, type JsonValue } from '../../bytes/json/value.js';
import { isMeantAsJson } from '../../bytes/places/meant-as-json.js';
import { QUOTE } from '../../bytes/text/characters.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { textOf } from '../../bytes/text/wtf8.js';
import { atText, shownAt, shownMessage } from '../../verdict/report/agent/reply.js';
import { CommandError } from '../../world/files/command-error.js';

/*
 * The argument `at` of the tools: the place of a value, as in `/roomItems/4/pos`, or `/logic/4#/Tasks/0` for one
 * in a string that holds JSON.
 */

/** A place as pointers: into the file, then into each string that holds JSON on the way. */
export type Pointers = readonly [string, ...string[]];

/** Parses `at`. @throws CommandError for what is not a place */
export function pointersOf(at: string): Pointers {
  const [outer = '', ...inner] = at.split(/#(?=\/|$)/);
  for (const pointer of [outer, ...inner])
    try {
      parsePointer(pointer);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new CommandError(
        `${shownMessage(error.message)}. A place is a pointer such as "/roomItems/4/pos"`,
      );
    }
  return [outer, ...inner];
}

/** Whether a place is another one, or within it. */
export function isAtOrIn(
  place: { readonly pointer: string; readonly embedded: readonly string[] },
  around: readonly string[],
): boolean {
  const pointers = [place.pointer, ...place.embedded];
  return around.every((outer, index) => {
    const pointer = pointers[index];
    if (pointer === undefined) return outer === '' && index > 0;
    const isLast = index === around.length - 1;
    return isLast ? pointer === outer || pointer.startsWith(`${outer}/`) : pointer === outer;
  });
}

interface FoundValue {
  /** As it is spelled, without the escapes of the strings around it. */
  readonly json: Uint8Array;
  /** Whether the place is a string, and this is the JSON in it. */
  readonly isInsideString: boolean;
}

/** What is at a place; undefined for nothing. */
export function valueAt(bytes: Uint8Array, pointers: Pointers): FoundValue | undefined {
  let text = bytes.subarray(byteOrderMarkLength(bytes));
  let found: FoundValue | undefined;
  for (const pointer of pointers) {
    if (found !== undefined && !found.isInsideString) return undefined;
    const place = Place.root.along(parsePointer(pointer));
    const span = locate(text, [place]).of(place)?.value;
    if (span === undefined) return undefined;
    const json = text.subarray(span.start, span.end);
    const content = text[span.start] === QUOTE ? decodeString(text, span.start, span.end) : undefined;
    const isInsideString = content !== undefined && isMeantAsJson(content);
    found = { json: isInsideString ? content : json, isInsideString };
    text = content ?? json;
  }
  return found;
}

const MAX_KEYS = 20;

/** Says how far a place leads where there is nothing at it; undefined for a place that exists. */
export function missingPlace(bytes: Uint8Array, pointers: Pointers, isNew = false): string | undefined {
  const [outer, ...inner] = pointers;
  const where = `there is nothing at ${atText(shownAt(outer, inner))}`;
  let value: JsonValue | undefined = textOf(bytes.subarray(byteOrderMarkLength(bytes)));
  for (const [index, pointer] of pointers.entries()) {
    value = typeof value === 'string' ? tryParseJson(value) : undefined;
    if (value === undefined) return `${where}: what is around it is not JSON. check says more`;
    const steps = parsePointer(pointer);
    const isLast = index === pointers.length - 1;
    for (const [count, step] of steps.entries()) {
      const next: JsonValue | undefined = childOf(value, step);
      if (typeof value === 'string') {
        const string = formatPointer(steps.slice(0, count));
        const [first = '', ...more] = [
          ...pointers.slice(0, index),
          string,
          formatPointer(steps.slice(count)),
        ];
        const meant = shownAt(first, more);
        return `${where}: ${quoteValue(string)} is a string. For JSON in it, write ${atText(meant)}`;
      }
      if (next === undefined && isLast && isNew && count === steps.length - 1) return undefined;
      if (next === undefined)
        return `${where}: ${quoteValue(String(step))} does not exist, ${membersOf(value)}`;
      value = next;
    }
  }
  return undefined;
}

function membersOf(value: JsonValue): string {
  if (Array.isArray(value)) return `the list there has ${value.length} elements`;
  if (!isObject(value)) return 'the value there has no members';
  const keys = keysOf(value);
  const shown = keys.slice(0, MAX_KEYS).map(quoteValue).join(', ') || 'none';
  return `the keys there are ${shown}${keys.length > MAX_KEYS ? ` and ${keys.length - MAX_KEYS} more` : ''}`;
}
