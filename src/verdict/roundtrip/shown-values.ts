import { asciiText, stringText, unitLength } from '../../bytes/json/decode.js';
import { sameBytes } from '../../bytes/json/equality.js';
import { NO_KEY, type NodeTable } from '../../bytes/json/node-table.js';
import { quoteValue, visible } from '../../bytes/json/quote.js';
import { findSecrets } from '../../bytes/scan/secrets.js';
import { characterEnd } from '../../bytes/text/encoding.js';
import { span } from '../../bytes/text/span.js';
import { textOf } from '../../bytes/text/wtf8.js';

/** If two strings share a longer prefix, they are shown from the first difference. */
const LONG = 40;
/** The number of characters shown before the first difference. */
const LEAD = 8;
const MAX_NUMBER_LENGTH = 60;

/** A value for a message: credentials masked, long strings cut, `an object` or `a list`. */
export function shownValue(table: NodeTable, node: number): string {
  if (table.isString(node)) return quoteValue(coveredText(table, node));
  if (table.isContainer(node)) return shownContainer(table, node);
  const start = table.start[node] as number;
  const end = table.end[node] as number;
  const cut = end - start > MAX_NUMBER_LENGTH;
  return asciiText(table.bytes, start, cut ? start + MAX_NUMBER_LENGTH : end) + (cut ? '…' : '');
}

function shownContainer(table: NodeTable, node: number): string {
  const isEmpty = table.after[node] === node + 1;
  if (table.isObject(node)) return isEmpty ? '{}' : 'an object';
  return isEmpty ? '[]' : 'a list';
}

/** Two different values for a message, long strings from the first difference on. */
export function shownPair(
  one: NodeTable,
  a: number,
  other: NodeTable,
  b: number,
): [before: string, after: string] {
  if (one.isString(a) && other.isString(b)) {
    const before = coveredText(one, a);
    const after = coveredText(other, b);
    const alike = commonStart(before, after);
    if (alike > LONG) return [cutText(before, alike), cutText(after, alike)];
    if (before === after) return ['a credential', 'another credential'];
    return [quoteValue(before), quoteValue(after)];
  }
  return [shownValue(one, a), shownValue(other, b)];
}

function cutText(text: string, from: number): string {
  return quoteValue(`…${text.slice(from - LEAD)}`);
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** The value of a string, with credentials masked by stars. */
function coveredText(table: NodeTable, node: number): string {
  const start = table.start[node] as number;
  const end = table.end[node] as number;
  const text = stringText(table.bytes, start, end);
  const key = table.key[node] === NO_KEY ? undefined : table.keyText(node);
  let covered = text;
  for (const secret of findSecrets(table.bytes, span(start, end), text, key))
    covered = covered.replaceAll(secret.text, '***');
  return covered;
}

/** A key at the start of a message: quoted unless it is a plain name. */
export function shownName(key: string): string {
  return /^[\w$-]{1,60}$/.test(key) ? key : quoteValue(key);
}

/** The first character that two string tokens of equal value spell differently, with both spellings. */
export function firstRespelling(
  one: Uint8Array,
  a: number,
  aEnd: number,
  other: Uint8Array,
  b: number,
  bEnd: number,
): { readonly character: string; readonly before: string; readonly after: string } {
  let atA = a + 1;
  let atB = b + 1;
  for (;;) {
    const nextA = spellingEnd(one, atA, aEnd - 1);
    const nextB = spellingEnd(other, atB, bEnd - 1);
    const atEnd = atA >= aEnd - 1 || atB >= bEnd - 1;
    if (atEnd || !sameBytes(one, atA, nextA, other, atB, nextB)) {
      const before = textOf(one.subarray(atA, nextA));
      const after = textOf(other.subarray(atB, nextB));
      return { character: JSON.parse(`"${before}"`) as string, before, after };
    }
    atA = nextA;
    atB = nextB;
  }
}

/** The end of the character at `at`: in UTF-8, an escape, or two for a surrogate pair. */
function spellingEnd(bytes: Uint8Array, at: number, limit: number): number {
  return bytes[at] === 0x5c ? at + unitLength(bytes, at, limit) : characterEnd(bytes, at, limit);
}

/** A spelling for a message, with control and invisible characters escaped. */
export function shownSpelling(text: string): string {
  return [...text].map(visible).join('');
}
