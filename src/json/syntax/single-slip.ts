import { decodeUtf8 } from '../../text/encoding.js';
import { type Span, span } from '../../text/span.js';
import { Scanner, Token } from '../tokens.js';
import { isJson } from '../value.js';
import type { SyntaxFault } from './syntax-fault.js';

/** Larger texts are only read fault by fault: each attempt parses the whole text. */
const MAX_BYTES = 4_194_304;

const BRACKETS: Readonly<Record<string, string>> = { '{': '[', '[': '{', '}': ']', ']': '}' };

/** A token to remove, to replace, or to put something before. */
interface Attempt {
  readonly at: Span;
  /** Empty to remove the token. */
  readonly written: string;
  readonly isAdded?: true;
}

/**
 * The one token near the first of several faults that explains all of them: with it removed, replaced or added the whole text is JSON.
 * Undefined if there is none. A fixed number of attempts, so the time is linear.
 */
export function findSingleSlip(bytes: Uint8Array, faults: readonly SyntaxFault[]): SyntaxFault | undefined {
  const [first] = faults;
  if (first === undefined || faults.length < 2 || bytes.length > MAX_BYTES) return undefined;
  const text = decodeUtf8(bytes);
  if (text === undefined) return undefined;
  for (const { at, written, isAdded } of attempts(bytes, first.span.start)) {
    const after = isAdded ? at.start : at.end;
    const corrected = [bytes.subarray(0, at.start), bytes.subarray(after)].map((part) => decodeUtf8(part));
    if (!isJson(corrected.join(written))) continue;
    if (isAdded) return { kind: 'missing-sign', span: at, named: written };
    return written === ''
      ? { kind: 'extra-token', span: at }
      : { kind: 'wrong-sign', span: at, named: written };
  }
  return undefined;
}

function attempts(bytes: Uint8Array, fault: number): Attempt[] {
  const { before, opened } = tokensUpTo(bytes, fault);
  const tried: Attempt[] = [];
  for (const at of before.toReversed()) {
    const token = bytes.subarray(at.start, Math.min(at.end, at.start + 3));
    const sign = at.end - at.start <= 3 ? (decodeUtf8(token) ?? '') : '"';
    for (const better of [',', ':', BRACKETS[sign], '}', ']'])
      if (better !== undefined && better !== sign && !/["\w]/.test(sign)) tried.push({ at, written: better });
    // `true.` for `true,`: the point is part of a word or number.
    if (bytes[at.end - 1] === 0x2e) tried.push({ at: span(at.end - 1, at.end), written: ',' });
    tried.push({ at, written: '' });
  }
  const other =
    opened === undefined ? undefined : BRACKETS[String.fromCharCode(bytes[opened.start] as number)];
  if (opened !== undefined && other !== undefined)
    tried.push({ at: opened, written: other }, { at: opened, written: '' });
  for (const at of before.toReversed())
    for (const written of ['{', '[']) tried.push({ at, written, isAdded: true });
  return tried;
}

/** The last tokens up to the one at a fault and the one after it, and the bracket that is open there. */
function tokensUpTo(
  bytes: Uint8Array,
  fault: number,
): { readonly before: Span[]; readonly opened: Span | undefined } {
  const scanner = new Scanner(bytes);
  const before: Span[] = [];
  const open: number[] = [];
  for (let isAfter = false; !isAfter && scanner.nextSolid() !== Token.end; ) {
    const { kind, start, end } = scanner;
    isAfter = start > fault;
    before.push(span(start, end));
    if (before.length > 4) before.shift();
    if (start >= fault) continue;
    if (kind === Token.openObject || kind === Token.openArray) open.push(start);
    else if (kind === Token.closeObject || kind === Token.closeArray) open.pop();
  }
  const top = open.at(-1);
  return { before, opened: top === undefined ? undefined : span(top, top + 1) };
}
