import { CLOSE_ARRAY, CLOSE_OBJECT, COMMA, OPEN_ARRAY } from '../../text/characters.js';
import { span } from '../../text/span.js';
import { isJson } from '../parse-json.js';
import { Indentation } from './indentation.js';
import { type Contradiction, findContradiction } from './layout.js';
import { type MendedSlip, replaced } from './mended-slip.js';
import type { SyntaxFault, SyntaxFaultKind } from './syntax-fault.js';

/** Larger texts are only read fault by fault: each attempt parses the whole text. */
const MAX_BYTES = 4_194_304;

/** Faults that may be far from the bracket that causes them. */
const REMOTE: ReadonlySet<SyntaxFaultKind> = new Set<SyntaxFaultKind>([
  'cut-off',
  'text-after-value',
  'mismatched-bracket',
  'misplaced-colon',
  'missing-bracket',
  'trailing-comma',
  'extra-bracket',
]);

function mayBeRemote(faults: readonly SyntaxFault[]): boolean {
  return faults.length > 1 || faults.some(({ kind }) => REMOTE.has(kind));
}

/** What is replaced in an attempt, and the fault if that is right. */
interface Attempt {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly fault: SyntaxFault;
}

/**
 * The bracket, or the line that ends in one, that is missing or one too many, judging by indentation. With it
 * mended, the whole text must be JSON and consistently indented. Undefined otherwise. A fixed number of
 * attempts, so the time is linear.
 */
export function findBracketSlip(bytes: Uint8Array, faults: readonly SyntaxFault[]): MendedSlip | undefined {
  if (bytes.length > MAX_BYTES || !mayBeRemote(faults)) return undefined;
  const indentation = new Indentation(bytes);
  for (const unit of [undefined, indentation.unit]) {
    const found = findContradiction(bytes, indentation, unit);
    if (found === undefined) continue;
    // The only fault is on the line that the indentation points at: it says more.
    if (faults.length === 1 && indentation.areOnOneLine(faults[0]?.span.start ?? 0, found.token.start))
      return undefined;
    for (const { start, end, written, fault } of attempts(bytes, found, unit)) {
      const corrected = replaced(bytes, start, end, written);
      if (isJson(corrected) && isConsistent(new TextEncoder().encode(corrected))) return { fault, corrected };
    }
  }
  return undefined;
}

function isConsistent(bytes: Uint8Array): boolean {
  return findContradiction(bytes, new Indentation(bytes)) === undefined;
}

function* attempts(bytes: Uint8Array, found: Contradiction, unit = 1): Generator<Attempt> {
  const { token, indent, previousEnd, opening, openingIndent } = found;
  const opened = span(opening, opening + 1);
  const isArray = bytes[opening] === OPEN_ARRAY;
  const doubled = doubledLine(bytes, found);
  if (doubled !== undefined) yield doubled;
  yield* extraBracket(bytes, found);
  if (indent <= openingIndent) {
    const closing = isArray ? ']' : '}';
    const closed = { span: token, opened, byIndentation: true } as const;
    const line = `\n${' '.repeat(openingIndent)}${closing}`;
    const sign = { kind: 'missing-sign', named: closing, ...closed } as const;
    // The tail of the closing bracket's line may be left, such as its comma, or nothing of it.
    yield { start: token.start, end: token.start, written: closing, fault: sign };
    yield { start: previousEnd, end: previousEnd, written: line, fault: sign };
    yield {
      start: previousEnd,
      end: previousEnd,
      written: `${line},`,
      fault: { kind: 'missing-bracket', ...closed },
    };
    // `"a": [,` on one line.
    const inline = [opening + 1, bytes[previousEnd - 1] === COMMA ? previousEnd - 1 : previousEnd];
    for (const start of inline)
      yield { start, end: start, written: closing, fault: { ...sign, span: span(start, start + 1) } };
    return;
  }
  const inner = found.innerIndent ?? openingIndent + unit;
  const line = `\n${' '.repeat(Math.min(inner, indent))}`;
  for (const named of ['{', '[']) {
    const sign = { kind: 'missing-sign', span: token, named } as const;
    yield { start: previousEnd, end: previousEnd, written: named, fault: sign };
    yield { start: previousEnd, end: previousEnd, written: line + named, fault: sign };
    if (isArray) continue;
    yield {
      start: previousEnd,
      end: previousEnd,
      written: `${line}"": ${named}`,
      fault: { kind: 'missing-opening', span: token, named },
    };
  }
}

/** A line that opens a bracket, and was written twice. */
function doubledLine(bytes: Uint8Array, found: Contradiction): Attempt | undefined {
  const { token, opening, openingLine } = found;
  const length = opening + 1 - openingLine;
  const lastOfLine = token.start + length;
  if (openingLine + length > token.start || lastOfLine > bytes.length) return undefined;
  for (let index = 0; index < length; index++)
    if (bytes[openingLine + index] !== bytes[token.start + index]) return undefined;
  const fault: SyntaxFault = { kind: 'extra-token', span: span(token.start, lastOfLine) };
  return { start: openingLine, end: token.start, written: '', fault };
}

/** A closing bracket that closes nothing, or with the comma after it. */
function* extraBracket(bytes: Uint8Array, { token }: Contradiction): Generator<Attempt> {
  if (bytes[token.start] !== CLOSE_OBJECT && bytes[token.start] !== CLOSE_ARRAY) return;
  const fault: SyntaxFault = { kind: 'extra-token', span: token };
  yield { start: token.start, end: token.end, written: '', fault };
  if (bytes[token.end] === COMMA) yield { start: token.start, end: token.end + 1, written: '', fault };
}
