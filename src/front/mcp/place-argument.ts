import { decodeString } from '../../bytes/json/decode.js';
import { locate } from '../../bytes/json/locate.js';
import { Place } from '../../bytes/json/place.js';
import { parsePointer } from '../../bytes/json/pointer.js';
import { isMeantAsJson } from '../../bytes/places/meant-as-json.js';
import { QUOTE } from '../../bytes/text/characters.js';
import { byteOrderMarkLength } from '../../bytes/text/encoding.js';
import { atText, shownAt, shownMessage } from '../../verdict/report/agent/place.js';
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

/** Says what to do where nothing is at a place. */
export function nothingAt([outer, ...inner]: Pointers): string {
  return `there is nothing at ${atText(shownAt(outer, inner))}: find names places, and read shows what is around one. JSON in a string is behind #, as in "/logic/4#/Tasks/0"`;
}
