import { NINE, ZERO } from '../../text/characters.js';
import { characterEnd, decodeLoosely, isContinuation } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { isSpace } from '../space.js';
import { type Before, type Correction, correction, SlipSearch } from './slip-search.js';

/** How many tokens and bytes before a fault, and bytes of it, are searched for a wrong character. */
const TOKENS_BEFORE = 4;
const BYTES_BEFORE = 32;
const BYTES_OF_FAULT = 16;
/** So many bytes behind a changed character have to be read as JSON. */
const BYTES_READ = 96;

/** After each of these corrections, reading goes on beyond the fault. */
interface CharacterSlips {
  /** One character is removed. */
  readonly removed: readonly Correction[];
  /** Two neighbours change places. */
  readonly swapped: readonly Correction[];
}

/**
 * Searches near the first fault for a character that is one too many, or swapped with the next one.
 *
 * @param fault its offset, which may be inside a long string
 */
export function searchCharacters(bytes: Uint8Array, fault: number): CharacterSlips {
  const { before, start: token, end } = new SlipSearch(bytes).toFault(TOKENS_BEFORE);
  const start = fault < end ? Math.max(fault, token) : token;
  const removed: Correction[] = [];
  const swapped: Correction[] = [];
  const last = Math.min(end, start + BYTES_OF_FAULT, bytes.length - 1);
  let at = Math.max(before[0]?.at ?? 0, start - BYTES_BEFORE);
  while (isContinuation(bytes[at] ?? 0)) at++;
  for (let next: number; at <= last; at = next) {
    next = characterEnd(bytes, at);
    // With the character gone, the token before it may go on.
    const from = before.findLast((each) => each.at < at) ?? before[0];
    if (from === undefined) continue;
    if (isOfNumbers(bytes, at - 1) || isOfNumbers(bytes, at)) continue;
    const one = span(at, next);
    // Of equal characters in a row, the last is taken.
    const isCandidate = !isSpace(bytes[at]) && bytes[at] !== bytes[at + 1];
    if (isCandidate && readsOn(bytes, from, one)) removed.push(correction('replace', one, ''));
    if (next >= bytes.length) continue;
    const both = span(at, characterEnd(bytes, next));
    const turned = [...bytes.subarray(next, both.end), ...bytes.subarray(at, next)];
    if (!readsOn(bytes, from, both, turned)) continue;
    const named = decodeLoosely(Uint8Array.from(turned));
    // Nobody types a line break too early: it is a fault of its own.
    if (/[\p{Cc}\u2028\u2029]/u.test(named)) continue;
    swapped.push({ fault: { kind: 'swapped', span: both, named }, replacement: { span: both, text: named } });
  }
  return { removed, swapped };
}

/** Whether a space and a digit are side by side: `1 2` is more likely two numbers than one. */
function isOfNumbers(bytes: Uint8Array, at: number): boolean {
  const [one, other] = [bytes[at], bytes[at + 1]];
  const isDigit = (byte = 0): boolean => byte >= ZERO && byte <= NINE;
  return (isSpace(one) && isDigit(other)) || (isDigit(one) && isSpace(other));
}

/** Longer strings are not read again and again. */
const MAX_HEAD = 65_536;

/** Whether a text with other bytes in a place is read on from a token before, for a while. */
function readsOn(
  bytes: Uint8Array,
  from: Before,
  { start, end }: Span,
  instead: readonly number[] = [],
): boolean {
  if (start - from.at > MAX_HEAD) return false;
  const limit = Math.min(bytes.length, end + BYTES_READ);
  const head = bytes.subarray(from.at, start);
  const tail = bytes.subarray(end, limit);
  const corrected = new Uint8Array(head.length + instead.length + tail.length);
  corrected.set(head);
  corrected.set(instead, head.length);
  corrected.set(tail, head.length + instead.length);
  return new SlipSearch(corrected).readsFrom(from.reading, limit === bytes.length);
}
