import {
  CLOSE_ARRAY,
  CLOSE_OBJECT,
  COLON,
  COMMA,
  LF,
  OPEN_ARRAY,
  OPEN_OBJECT,
} from '../../text/characters.js';
import { span } from '../../text/span.js';
import { asciiText } from '../ascii-text.js';
import { isJson } from '../parse-json.js';
import { isSpace, skipSpace } from '../space.js';
import { type MendedSlip, replaced } from './mended-slip.js';
import type { SyntaxFault } from './syntax-fault.js';

/** Longer pieces are not looked for. */
const MAX_LENGTH = 300;
/** How many places are tried where a value may end. */
const MAX_ENDS = 6;

/**
 * One piece of foreign text that explains all faults, or a comma in the wrong line: a value that is not JSON, such as `Vector3(1, 2)`, an
 * arrow for a colon, or text at the end of a line, such as `-- the door`. Without it the text is JSON. A
 * fixed number of attempts.
 */
export function findLineSlip(bytes: Uint8Array, faults: readonly SyntaxFault[]): MendedSlip | undefined {
  const [first] = faults;
  const last = faults.at(-1);
  if (first === undefined || last === undefined || faults.every(({ fix }) => fix !== undefined))
    return undefined;
  if (last.span.start - first.span.start > MAX_LENGTH) return undefined;
  return (
    movedComma(bytes, faults) ??
    foreignText(bytes, first.span.start) ??
    foreignColon(bytes, first.span.start) ??
    foreignValue(bytes, first.span.start, last.span.start)
  );
}

/** A comma after the last value that is missing between the two before, as where lines were exchanged. */
function movedComma(bytes: Uint8Array, faults: readonly SyntaxFault[]): MendedSlip | undefined {
  const [missing, trailing] = faults;
  if (faults.length !== 2 || missing?.kind !== 'missing-comma' || trailing?.kind !== 'trailing-comma')
    return undefined;
  const at = trimmedEnd(bytes, 0, missing.span.start);
  const without = new TextEncoder().encode(replaced(bytes, trailing.span.start, trailing.span.end, ''));
  const corrected = replaced(without, at, at, ',');
  if (!isJson(corrected)) return undefined;
  const replacements = [
    { span: span(at, at), text: ',' },
    { span: trailing.span, text: '' },
  ];
  return {
    fault: { kind: 'moved-comma', span: missing.span, fix: { safety: 'unsafe', replacements } },
    corrected,
  };
}

/** Text from a fault up to the end of its line, or the whole line, that holds no JSON. */
function foreignText(bytes: Uint8Array, fault: number): MendedSlip | undefined {
  const found = bytes.indexOf(LF, fault);
  const end = trimmedEnd(bytes, fault, found === -1 ? bytes.length : found);
  let start = fault;
  while (start > 0 && fault - start < MAX_LENGTH && !ENDS_PIECE.has(bytes[start - 1] as number)) start--;
  start = skipSpace(bytes, start);
  if (end <= start || end - start > MAX_LENGTH || /["{}[\]]/.test(asciiText(bytes, start, end)))
    return undefined;
  const corrected = replaced(bytes, start, end, '');
  return isJson(corrected)
    ? { fault: { kind: 'not-part-of-json', span: span(start, end) }, corrected }
    : undefined;
}

/** Other signs between a key and its value. */
function foreignColon(bytes: Uint8Array, fault: number): MendedSlip | undefined {
  const [sign] = /^[^\s\w"{}[\],]{1,3}(?=\s*["{[\w-])/.exec(asciiText(bytes, fault, fault + 16)) ?? [];
  if (sign === undefined) return undefined;
  const end = fault + sign.length;
  const corrected = replaced(bytes, fault, end, ':');
  if (!isJson(corrected)) return undefined;
  const at = span(fault, end);
  const fix = { safety: 'unsafe', replacements: [{ span: at, text: ':' }] } as const;
  return { fault: { kind: 'wrong-sign', span: at, named: ':', fix }, corrected };
}

/** The value of a member, from its colon to one of the next places where it may end. */
function foreignValue(bytes: Uint8Array, first: number, last: number): MendedSlip | undefined {
  const colon = bytes.lastIndexOf(COLON, first);
  if (colon === -1 || first - colon > MAX_LENGTH) return undefined;
  const start = skipSpace(bytes, colon + 1);
  let tries = MAX_ENDS;
  for (let at = Math.max(start + 1, last); at - start < MAX_LENGTH && tries > 0; at++) {
    if (at < bytes.length && !ENDS_VALUE.has(bytes[at] as number)) continue;
    tries--;
    const end = trimmedEnd(bytes, start, at);
    const text = asciiText(bytes, start, end);
    // Another member in it is not part of a value.
    if (/"\s*[:=]|\n/.test(text)) return undefined;
    // An open list or object is a slip of its own.
    if (count(text, /[[{]/g) !== count(text, /[\]}]/g)) continue;
    const corrected = replaced(bytes, start, end, 'null');
    if (isJson(corrected)) return { fault: { kind: 'foreign-value', span: span(start, end) }, corrected };
    if (at >= bytes.length) break;
  }
  return undefined;
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

function trimmedEnd(bytes: Uint8Array, start: number, end: number): number {
  let at = end;
  while (at > start && isSpace(bytes[at - 1])) at--;
  return at;
}

const ENDS_VALUE: ReadonlySet<number> = new Set([COMMA, CLOSE_OBJECT, CLOSE_ARRAY, LF]);
/** What may come before a piece of foreign text: a line break, a comma or an opening bracket. */
const ENDS_PIECE: ReadonlySet<number> = new Set([COMMA, LF, OPEN_OBJECT, OPEN_ARRAY]);
