import { CLOSE_ARRAY, OPEN_ARRAY, QUOTE } from '../../text/characters.js';
import { characterEnd, decodeUtf8 } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { isJson } from '../parse-json.js';
import { isLineEnd } from '../space.js';
import { Scanner, Token } from '../tokens.js';
import { findNearFault, lostTogether, type NearFault, pastedText, searchCharacters } from './near-fault.js';
import { STRING_TOKENS } from './reading.js';
import { BEST_SCORE, type Correction, correction, scoreOf, searchSlips } from './slip-search.js';
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
    nearFirst(bytes, first, faults);
  if (own === undefined || found === undefined || own.text === found.text) return (own ?? found)?.fault;
  const isBetter = scoreOf(encoder.encode(found.text)) >= scoreOf(encoder.encode(own.text));
  return isBetter ? found.fault : own.fault;
}

/** A correction near the first fault. */
function nearFirst(
  bytes: Uint8Array,
  { span: there }: SyntaxFault,
  faults: readonly SyntaxFault[],
): Mended | undefined {
  const near = findNearFault(bytes);
  const isOnly = faults.length === 1;
  // Faults that can be corrected one by one are better told so.
  const mayBePasted = !isOnly && faults.some(({ fix }) => fix === undefined);
  return (
    wrongCharacter(bytes, near, there, isOnly) ??
    mended(bytes, quoteCorrections(bytes, there.start)) ??
    mended(bytes, isOnly ? [] : lostTogether(bytes, near)) ??
    mended(bytes, mayBePasted ? pastedText(bytes, near).slice(0, MAX_TRIES) : [])
  );
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
function wrongCharacter(
  bytes: Uint8Array,
  near: NearFault,
  there: Span,
  isOnly: boolean,
): Mended | undefined {
  const { removed, swapped, commas } = searchCharacters(bytes, near, there.start);
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
