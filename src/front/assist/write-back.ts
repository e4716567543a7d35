import { EditError, type Splice } from '../../bytes/json/edit/edit.js';
import { isJson } from '../../bytes/json/parse-json.js';
import { isSpace } from '../../bytes/json/space.js';
import { InnerText } from '../../bytes/places/inner-text.js';
import type { PlacePointers } from '../../bytes/places/text-places.js';
import { BACKSLASH, QUOTE } from '../../bytes/text/characters.js';
import { isContinuation } from '../../bytes/text/encoding.js';
import { bytesOf, textOf } from '../../bytes/text/wtf8.js';
import { escapedAt } from '../../verdict/references/named-values.js';

/**
 * The edit that makes the JSON in a string say what another text says. What is the same before and after the
 * changes keeps its bytes, layout and escapes.
 * @throws EditError when there is no string, and when the text is not JSON
 */
export function writeBack(bytes: Uint8Array, place: PlacePointers, text: string): readonly Splice[] {
  const inner = InnerText.at(bytes, place);
  if (inner === undefined) throw new EditError('the file no longer has this string');
  if (!isJson(text)) throw new EditError('this is not JSON: correct it first');
  const now = compact(bytesOf(text)).bytes;
  const before = compact(inner.content);
  const most = Math.min(before.bytes.length, now.length);
  let start = 0;
  while (start < most && before.bytes[start] === now[start]) start++;
  if (start === before.bytes.length && start === now.length) return [];
  let end = 0;
  const at = (part: Uint8Array): number | undefined => part[part.length - 1 - end];
  while (end < most - start && at(before.bytes) === at(now)) end++;
  while (start > 0 && isContinuation(now[start] ?? 0)) start--;
  // `0 ,` becomes `0.5 ,`: white space after a number is not within it.
  if (isOfNumber(now[start - 1]) && isOfNumber(now[start])) start--;
  while (end > 0 && isContinuation(now[now.length - end] ?? 0)) end--;
  const last = before.bytes.length - end - 1;
  const from = before.offsets[start] ?? 0;
  const to = last < start ? from : (before.offsets[last] ?? from) + 1;
  return [
    {
      ...inner.inFile({ start: from, end: to }),
      text: escapedAt(textOf(now.subarray(start, now.length - end)), inner.depth),
    },
  ];
}

/** Whether a byte can be in the middle of a number outside strings. */
function isOfNumber(byte = 0): boolean {
  return /[\d.eE+-]/.test(String.fromCharCode(byte));
}

/** A JSON text without white space between its tokens, and where each byte of it was, and its end. */
function compact(bytes: Uint8Array): { readonly bytes: Uint8Array; readonly offsets: Int32Array } {
  const offsets = new Int32Array(bytes.length + 1);
  const kept = new Uint8Array(bytes.length);
  let [length, isInString] = [0, false];
  const keep = (at: number): void => {
    offsets[length] = at;
    kept[length++] = bytes[at] ?? 0;
  };
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (!isInString && isSpace(byte)) continue;
    keep(at);
    if (byte === QUOTE) isInString = !isInString;
    else if (byte === BACKSLASH && isInString && at + 1 < bytes.length) keep(++at);
  }
  offsets[length] = bytes.length;
  return { bytes: kept.subarray(0, length), offsets };
}
