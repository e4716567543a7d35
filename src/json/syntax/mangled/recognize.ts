import { OPEN_ARRAY, OPEN_OBJECT } from '../../../text/characters.js';
import { Pace } from '../../../text/pace.js';
import { span } from '../../../text/span.js';
import type { Steps } from '../../../text/steps.js';
import { isJsonInSteps } from '../../parse-in-pieces.js';
import { skipSpace } from '../../space.js';
import type { SyntaxFault, SyntaxFaultKind } from '../syntax-fault.js';
import type { Replacement } from '../syntax-fix.js';
import { base64, htmlEscapes, percentEscapes, quotedPrintable } from './escapes-of-formats.js';
import { innerQuotes } from './inner-quotes.js';
import { lineCommas, lineEnds } from './line-ends.js';
import { diffMarks, linePrefixes, terminalColors } from './line-starts.js';
import { fromUtf8, type Mangling, type Suspected, toByteTextInSteps } from './mangling.js';
import { mixedQuotes } from './mixed-quotes.js';
import { otherBrackets } from './other-brackets.js';
import { otherLanguage } from './other-language.js';
import { otherLines } from './other-lines.js';
import { doubledQuotes, escapedQuotes, otherQuotes, otherSigns } from './quotes.js';
import { toml, yaml } from './shapes.js';
import { stringLiteral } from './string-literal.js';
import { wrappedLines } from './wrapped-lines.js';
import { writtenBreaks } from './written-breaks.js';

/** All known ways of mangling a text, the most certain ones first. */
export const MANGLINGS: readonly Mangling[] = [
  terminalColors,
  diffMarks,
  linePrefixes,
  lineEnds,
  lineCommas,
  writtenBreaks,
  otherLines,
  htmlEscapes,
  percentEscapes,
  quotedPrintable,
  base64,
  doubledQuotes,
  escapedQuotes,
  innerQuotes,
  stringLiteral,
  otherQuotes,
  otherLanguage,
  otherSigns,
  otherBrackets,
  wrappedLines,
  mixedQuotes,
  yaml,
  toml,
];

/** Faults that say all there is to say about one string. */
const OF_ONE_STRING: ReadonlySet<SyntaxFaultKind> = new Set(['single-quotes', 'curly-quotes']);

/** Larger texts are only read fault by fault. */
const MAX_BYTES = 16_777_216;

/** What happened to a text as a whole: undoing it leaves JSON, or far fewer than these faults. */
export function* recognizeMangling(
  bytes: Uint8Array,
  faults: readonly SyntaxFault[],
  count: (bytes: Uint8Array) => Steps<number>,
): Steps<SyntaxFault | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  const text = yield* toByteTextInSteps(bytes);
  // What can be fixed place by place is not hidden by a fault that has no fix.
  const needsMore = faults.length >= 5 && faults.some(({ fix }) => fix === undefined);
  let likely: SyntaxFault | undefined;
  for (const mangling of MANGLINGS) {
    yield;
    for (const suspected of mangling.suspect(text)) {
      yield;
      if (suspected === undefined) continue;
      const { replacements, isLocal } = suspected;
      if (isLocal && faults.length === 1 && faults.every(({ kind }) => OF_ONE_STRING.has(kind))) continue;
      // Most suspicions end here, before anything is copied.
      const mayBe = replacements !== undefined && willBeginRight(bytes, replacements);
      const restored = mayBe ? yield* applied(bytes, replacements) : undefined;
      if (restored !== undefined && (yield* isJsonInSteps(restored)))
        return faultOf(suspected, suspected.isLossy ? undefined : replacements);
      if (likely !== undefined) continue;
      const isBetter = restored !== undefined && needsMore && (yield* count(restored)) * 5 <= faults.length;
      if (suspected.isSure || isBetter) likely = faultOf(suspected);
    }
  }
  return likely;
}

function faultOf({ kind, start, end, named }: Suspected, replacements?: readonly Replacement[]): SyntaxFault {
  return {
    kind,
    span: span(start, end),
    ...(named !== undefined && { named: fromUtf8(named) }),
    ...(replacements && { fix: { safety: 'unsafe', replacements } }),
  };
}

/** The text with replacements made, which are in order and do not overlap; undefined otherwise. */
function* applied(bytes: Uint8Array, replacements: readonly Replacement[]): Steps<Uint8Array | undefined> {
  const encoder = new TextEncoder();
  let size = bytes.length;
  for (const { text } of replacements) size += text.length * 3;
  const pace = new Pace();
  const made = new Uint8Array(size);
  let from = 0;
  let to = 0;
  for (const { span: at, text } of replacements) {
    if (at.start < from) return undefined;
    if (pace.isOver(from)) yield;
    made.set(bytes.subarray(from, at.start), to);
    to += at.start - from;
    to += encoder.encodeInto(text, made.subarray(to)).written;
    from = at.end;
  }
  made.set(bytes.subarray(from), to);
  return made.subarray(0, to + bytes.length - from);
}

/** Whether a text begins like an object or a list once it is restored. */
function willBeginRight(bytes: Uint8Array, replacements: readonly Replacement[]): boolean {
  let from = 0;
  for (const { span: at, text } of [
    ...replacements.slice(0, 100),
    { span: span(bytes.length, bytes.length), text: '' },
  ]) {
    const first = skipSpace(bytes, from);
    if (first < at.start) return bytes[first] === OPEN_OBJECT || bytes[first] === OPEN_ARRAY;
    const written = text.trimStart();
    if (written !== '') return written.startsWith('{') || written.startsWith('[');
    from = at.end;
  }
  return false;
}
