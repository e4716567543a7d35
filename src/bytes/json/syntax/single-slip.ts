import { bytesOf, CLOSE_ARRAY, COMMA, HASH, NINE, OPEN_ARRAY, QUOTE, ZERO } from '../../text/characters.js';
import { characterEnd, decodeLoosely, decodeUtf8, isContinuation } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { isJson } from '../parse-json.js';
import { isLineEnd, isSpace } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import { STRING_TOKENS } from './reading.js';
import {
  BEST_SCORE,
  type Before,
  type Correction,
  correction,
  SlipSearch,
  scoreOf,
  searchSlips,
} from './slip-search.js';
import { ENDS_STRING } from './strings.js';
import type { Replacement, SyntaxFault } from './syntax-fault.js';
import { findWrongEnds, type ObjectForm, type WrongEnd } from './wrong-ends.js';

/** Larger texts are only read fault by fault: each attempt parses the whole text. */
const MAX_BYTES = 4_194_304;
/** No room is nested so deeply, and parsing such a text takes hundreds of bytes for each bracket. */
const MAX_DEPTH = 256;
/** How many corrections of signs are tried. */
const MAX_TRIES = 4;

/**
 * The one sign or quote that explains all faults: with it removed, replaced or added the whole text is JSON.
 * Where several would do, the indentation decides. Undefined if there is none. Linear time.
 * @param form what the text holds, if that is known
 */
export function findSingleSlip(
  bytes: Uint8Array,
  faults: readonly SyntaxFault[],
  form: ObjectForm | undefined,
): SyntaxFault | undefined {
  const [first] = faults;
  if (first === undefined || bytes.length > MAX_BYTES) return undefined;
  const advice = faults.length === 1 ? adviceOf(bytes, first) : [];
  if (advice === undefined || seemsDeeper(bytes, MAX_DEPTH)) return undefined;
  const early = form === undefined || first.byIndentation ? undefined : endedWrongly(bytes, form, true);
  if (early !== undefined) return early.fault;
  const own = mended(
    bytes,
    advice.map((replacement) => ({ fault: first, replacement })),
  );
  if (own !== undefined && scoreOf(encoder.encode(own.text)) === BEST_SCORE) return own.fault;
  // Each attempt parses the whole text, so the next are made only where the last found nothing.
  const found =
    mended(bytes, searchSlips(bytes).slice(0, MAX_TRIES)) ??
    (form && endedWrongly(bytes, form)) ??
    wrongCharacter(bytes, first.span, faults.length === 1) ??
    mended(bytes, quoteCorrections(bytes, first.span.start)) ??
    mended(bytes, faults.length > 1 ? pastedText(bytes).slice(0, MAX_TRIES) : []);
  if (own === undefined || found === undefined || own.text === found.text) return (own ?? found)?.fault;
  const isBetter = scoreOf(encoder.encode(found.text)) >= scoreOf(encoder.encode(own.text));
  return isBetter ? found.fault : own.fault;
}

/** The place where an object ends too late or too soon, by the names in it. @param isOneLine whether it has one line */
function endedWrongly(bytes: Uint8Array, form: ObjectForm, isOneLine = false): Mended | undefined {
  const hasBreak = ({ opened, at }: WrongEnd): boolean =>
    isOneLine && bytes.subarray(opened.start, at.start).some(isLineEnd);
  for (const isMissing of [true, false]) {
    const ends = findWrongEnds(bytes, isMissing, form).slice(0, MAX_TRIES);
    const corrections = ends
      .filter((end) => !hasBreak(end))
      .map(({ opened, at }) =>
        isMissing ? correction('add', at, '}', opened) : correction('replace', at, ''),
      );
    const found = mended(bytes, corrections);
    if (found !== undefined) return found;
  }
  return undefined;
}

const encoder = new TextEncoder();

/**
 * A character that is one too many, two that are swapped, or one that a comma was meant by. Next to a quote, it may have been inside.
 *
 * @param isOnly whether there is no other fault: what is there was meant to be something, and its own fault says what
 */
function wrongCharacter(bytes: Uint8Array, there: Span, isOnly: boolean): Mended | undefined {
  const { removed, swapped, commas } = searchCharacters(bytes, there.start);
  const isFault = (at: Span): boolean => isOnly && at.start === there.start && at.end === there.end;
  const without = mended(
    bytes,
    removed.filter(({ fault }) => !isFault(fault.span)),
  );
  const turned = mended(bytes, swapped);
  if (without === undefined || turned === undefined) return without ?? turned ?? mended(bytes, commas);
  const { span: both } = turned.fault;
  if (bytes[both.start] !== QUOTE && bytes[both.end - 1] !== QUOTE) return without;
  return { ...without, fault: { kind: 'outside-quotes', span: without.fault.span } };
}

/** A fault, and the text without it, which is JSON. */
interface Mended {
  readonly fault: SyntaxFault;
  readonly text: string;
}

/** The first correction after which the text is JSON. Bytes that are not UTF-8 are no JSON. */
function mended(bytes: Uint8Array, corrections: readonly Correction[]): Mended | undefined {
  for (const { fault, replacement } of corrections) {
    const { start, end } = replacement.span;
    const before = decodeUtf8(bytes.subarray(0, start));
    const after = decodeUtf8(bytes.subarray(end));
    if (before === undefined || after === undefined) continue;
    const text = before + replacement.text + after;
    if (isJson(text)) return { fault, text };
  }
  return undefined;
}

/**
 * What the message of a fault advises, as alternatives; undefined for a fault that is not about another sign
 * than the one that is wrong.
 */
function adviceOf(bytes: Uint8Array, fault: SyntaxFault): readonly Replacement[] | undefined {
  const { start, end } = fault.span;
  const put = (text: string, at: number = start): Replacement[] => [{ span: span(at, at), text }];
  const write = (text: string, to: number = end): Replacement[] => [{ span: span(start, to), text }];
  const closing = fault.opened !== undefined && bytes[fault.opened.start] === OPEN_ARRAY ? ']' : '}';
  switch (fault.kind) {
    case 'cut-off':
      return put(closing, bytes.length);
    case 'missing-comma':
      return put(',');
    case 'missing-colon':
      return put(':');
    case 'missing-value':
      return put('null');
    case 'unopened-object':
      return put('{');
    case 'mismatched-bracket':
      if (fault.opened !== undefined) return [...put(closing), ...write(closing)];
      return [...put(bytes[start] === CLOSE_ARRAY ? '[' : '{'), ...write('')];
    case 'unquoted-key':
    case 'unquoted-text':
      return fault.fix?.replacements ?? (bytes[end - 1] === QUOTE ? put('"') : []);
    case 'unclosed-string':
      return put('"', end);
    case 'second-colon':
    case 'second-comma':
    case 'leading-comma':
    case 'trailing-comma':
    case 'text-after-value':
      return write('');
    case 'misplaced-colon':
    case 'missing-bracket':
    case 'unescaped-quote':
    case 'value-as-key':
      return [];
    default:
      return undefined;
  }
}

/** How many tokens before a fault are looked at: a string that goes on too far is one of them. */
const TOKENS = 4;
/** In how many places a string may have ended. The last ones are tried. */
const ENDS = 12;

/** A quote to add or to remove near a fault. A fixed number. */
function quoteCorrections(bytes: Uint8Array, fault: number): readonly Correction[] {
  const added: number[] = [];
  const removed: number[] = [];
  for (const { start, end, kind } of tokensUpTo(bytes, fault)) {
    added.push(start);
    if (!STRING_TOKENS.has(kind)) continue;
    const most = added.length + ENDS;
    for (let at = end - 1; at > start && added.length < most; at--)
      if (ENDS_STRING.has(bytes[at])) added.push(at);
    removed.push(start);
    if (kind !== Token.unclosedString) removed.push(end - 1);
  }
  // Without a quote, two strings may become one, which is JSON as well.
  return [
    ...added.map((at) => correction('add', span(at, characterEnd(bytes, at)), '"')),
    ...removed.map((at) => correction('replace', span(at, at + 1), '')),
  ];
}

/** The last tokens up to a byte, the last first. */
function tokensUpTo(bytes: Uint8Array, fault: number): Pick<Scanner, 'kind' | 'start' | 'end'>[] {
  const scanner = new Scanner(bytes);
  const found: Pick<Scanner, 'kind' | 'start' | 'end'>[] = [];
  while (scanner.nextSolid() !== Token.end && scanner.start <= fault) {
    const { kind, start, end } = scanner;
    found.push({ kind, start, end });
    if (found.length > TOKENS) found.shift();
  }
  return found.toReversed();
}

/** How many tokens text in the wrong place has, and how many of them are before the first that cannot be read. */
const PASTED = 8;
const PASTED_BEFORE = 2;

/** Tokens near the first fault without which, or with a sign instead, reading goes on beyond it, the fewest first. */
function pastedText(bytes: Uint8Array): readonly Correction[] {
  const { before } = new SlipSearch(bytes).toFault(PASTED_BEFORE + 1);
  const found: { readonly tokens: number; readonly correction: Correction }[] = [];
  for (const from of before) {
    const scanner = new Scanner(bytes, from.at);
    // Text that JSON could hold was most likely meant, unless it is a single word or string.
    const most = from === before.at(-1) ? PASTED : 1;
    let depth = 0;
    for (let tokens = 1; tokens <= most && scanner.nextSolid() !== Token.end; tokens++) {
      const { kind } = scanner;
      if (kind === Token.openObject || kind === Token.openArray) depth++;
      else if (kind === Token.closeObject || kind === Token.closeArray) depth--;
      else if (depth === 0 && isOfMember(kind, tokens)) break;
      // Without its beginning, a comment is text again.
      const isComment = kind === Token.lineComment;
      const signs = bytes[scanner.start] === HASH ? 1 : 2;
      const at = span(from.at, isComment ? scanner.start + signs : scanner.end);
      if (depth === 0)
        for (const sign of ['', ',', ':'])
          if (readsOn(bytes, from, at, bytesOf(sign)))
            found.push({ tokens, correction: correction('replace', at, sign) });
      if (isComment || depth < 0) break;
    }
  }
  return found.sort((one, other) => one.tokens - other.tokens).map((each) => each.correction);
}

/** Whether a token shows that a member, or a part of one, was meant to be there. */
function isOfMember(kind: Token, tokens: number): boolean {
  return kind === Token.comma || kind === Token.colon || (tokens > 1 && STRING_TOKENS.has(kind));
}

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
  /** A comma takes the place of one character. */
  readonly commas: readonly Correction[];
}

/**
 * Searches near the first fault for a character that is one too many, or swapped with the next one.
 *
 * @param fault its offset, which may be inside a long string
 */
function searchCharacters(bytes: Uint8Array, fault: number): CharacterSlips {
  const { before, start: token, end } = new SlipSearch(bytes).toFault(TOKENS_BEFORE);
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

/**
 * A quick check before JSON of a text is read: whether its brackets seem nested deeper than `max`. Brackets in
 * strings count as well.
 */
function seemsDeeper(bytes: Uint8Array, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x5b || byte === 0x7b) {
      if (++depth > max) return true;
    } else if (byte === 0x5d || byte === 0x7d) depth--;
  }
  return false;
}
