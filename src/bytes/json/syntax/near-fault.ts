import { bytesOf, COLON, COMMA, HASH, NINE, ZERO } from '../../text/characters.js';
import { characterEnd, decodeLoosely, isContinuation } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { isSpace, skipSpace } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import { ENDS_VALUE } from './foreign.js';
import { STRING_TOKENS } from './reading.js';
import { type Before, type Correction, correction, SlipSearch } from './slip-search.js';

/* What may be wrong next to the first fault of a text, so that reading goes on beyond it. */

/** The first token that cannot be read, and the readings before the last tokens up to it. */
export type NearFault = ReturnType<SlipSearch['toFault']>;

/** How many tokens are looked at: the one that cannot be read, and those before it. */
const TOKENS_BEFORE = 4;

export function findNearFault(bytes: Uint8Array): NearFault {
  return new SlipSearch(bytes).toFault(TOKENS_BEFORE);
}

/** The most tokens that text of another language has, and how many of them can still be read as JSON. */
const PASTED = 10;
const PASTED_BEFORE = 2;

/**
 * Tokens near the first fault that are no JSON: without them, or with a sign or a value instead, reading goes on
 * beyond the fault. The fewest come first.
 */
export function pastedText(bytes: Uint8Array, near: NearFault): readonly Correction[] {
  const { start } = near;
  const before = near.before.slice(-PASTED_BEFORE - 1);
  const found: { readonly tokens: number; readonly correction: Correction }[] = [];
  for (const from of before) {
    const scanner = new Scanner(bytes, from.at);
    // Where a long string comes first, the fault is what follows it.
    const isValue =
      from.reading.expected === 'value' && from.reading.top !== undefined && start - from.at <= BYTES_BEFORE;
    // Text that JSON could hold was most likely meant, unless it is a single word or string.
    const mostPasted = from === before.at(-1) ? PASTED : 1;
    let depth = 0;
    let holdsString = false;
    for (let tokens = 1; tokens <= PASTED && scanner.nextSolid() !== Token.end; tokens++) {
      const { kind } = scanner;
      if (kind === Token.openObject || kind === Token.openArray) depth++;
      else if (kind === Token.closeObject || kind === Token.closeArray) depth--;
      else if (depth === 0 && isOfMember(scanner, tokens)) break;
      // Without its beginning, a comment is text again.
      const isComment = kind === Token.lineComment;
      const signs = bytes[scanner.start] === HASH ? 1 : 2;
      const at = span(from.at, isComment ? scanner.start + signs : scanner.end);
      const value = isComment ? span(from.at, endOfValue(bytes, scanner.start)) : at;
      holdsString ||= depth === 0 && STRING_TOKENS.has(kind);
      // Beside other text, a string is a part of what was meant: `"G" + "LB"`.
      const mayGo = tokens === 1 || !holdsString;
      if (depth === 0 && tokens <= mostPasted && mayGo)
        for (const sign of ['', ',', ':'])
          if (readsOn(bytes, from, at, bytesOf(sign)))
            found.push({ tokens, correction: withoutText(at, sign, kind) });
      if (depth === 0 && isValue && value.end > start && readsOn(bytes, from, value, bytesOf('null')))
        found.push({ tokens, correction: insteadOfValue(value) });
      if (isComment || depth < 0) break;
    }
  }
  return found.sort((one, other) => one.tokens - other.tokens).map((each) => each.correction);
}

/** Whether a token shows that a member, or a part of one, was meant to be there. */
function isOfMember({ bytes, kind, end }: Scanner, tokens: number): boolean {
  if (kind === Token.comma || kind === Token.colon) return true;
  return tokens > 1 && STRING_TOKENS.has(kind) && bytes[skipSpace(bytes, end)] === COLON;
}

/** The end of the text in the place of a value, on the same line: `#REF!`. */
function endOfValue(bytes: Uint8Array, start: number): number {
  let end = start;
  while (end < bytes.length && !ENDS_VALUE.has(bytes[end] ?? 0)) end++;
  return end;
}

/** Text to replace or remove. An unclosed string may only lack its quote and what comes after it. */
function withoutText(at: Span, sign: string, kind: Token): Correction {
  const made = correction('replace', at, sign);
  return kind === Token.unclosedString ? { ...made, fault: { kind: 'unclosed-string', span: at } } : made;
}

/** Text where a value belongs. */
function insteadOfValue(at: Span): Correction {
  return { fault: { kind: 'not-json', span: at, belongs: 'value' }, replacement: { span: at, text: 'null' } };
}

/** A sign and the quote after it, as they begin a key or value. */
const SIGN_AND_QUOTE = [':"', ',"', '{"', '["'];

/** A sign that is missing together with the quote after it: `"Name"find_key",`. */
export function lostTogether(bytes: Uint8Array, { before, start, end }: NearFault): readonly Correction[] {
  const from = before.at(-1);
  if (from === undefined) return [];
  const here = span(start, start);
  return SIGN_AND_QUOTE.filter((signs) => readsOn(bytes, from, here, bytesOf(signs))).map((signs) =>
    correction('add', span(start, end), signs),
  );
}

/** How many bytes before a fault, and of it, are searched for a wrong character. */
const BYTES_BEFORE = 32;
const BYTES_OF_FAULT = 16;
/** So many bytes behind a changed character have to be read as JSON. */
const BYTES_READ = 96;

/** After each of these corrections, reading goes on beyond the fault. */
export interface CharacterSlips {
  /** One character is removed. */
  readonly removed: readonly Correction[];
  /** Two neighbours change places. */
  readonly swapped: readonly Correction[];
  /** A comma takes the place of one character. */
  readonly commas: readonly Correction[];
}

/**
 * Searches near the first fault for a character that is one too many, or swapped with the next one.
 *
 * @param fault its offset, which may be inside a long string
 */
export function searchCharacters(
  bytes: Uint8Array,
  { before, start: token, end }: NearFault,
  fault: number,
): CharacterSlips {
  const start = fault < end ? Math.max(fault, token) : token;
  const removed: Correction[] = [];
  const swapped: Correction[] = [];
  const commas: Correction[] = [];
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
    const mayBeComma = isCandidate && !SIGNS_AND_QUOTE.has(bytes[at] ?? 0);
    if (mayBeComma && readsOn(bytes, from, one, [COMMA])) commas.push(correction('replace', one, ','));
    if (next >= bytes.length) continue;
    const both = span(at, characterEnd(bytes, next));
    const turned = [...bytes.subarray(next, both.end), ...bytes.subarray(at, next)];
    if (!readsOn(bytes, from, both, turned)) continue;
    const named = decodeLoosely(Uint8Array.from(turned));
    // Nobody types a line break too early: it is a fault of its own.
    if (/[\p{Cc}\u2028\u2029]/u.test(named)) continue;
    swapped.push({ fault: { kind: 'swapped', span: both, named }, replacement: { span: both, text: named } });
  }
  return { removed, swapped, commas };
}

const SIGNS_AND_QUOTE: ReadonlySet<number> = new Set(bytesOf('{}[]:,"'));

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
