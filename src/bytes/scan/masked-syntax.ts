import type { Redactor } from './redactor.js';

/** What a text for programs consists of: strings between double quotes, or tags and attributes. */
export type Syntax = 'strings' | 'markup';

const MASK = '***';
const NUMBER = /-?\d[\d.eE+-]*/g;
const MARKUP = /[^<>"]+/g;
const BROKEN_ENTITY = /&(?!#?\w{1,31};)/;

/** A text for programs with its credentials masked, piece by piece, so that its syntax stays. */
export function maskedInSyntax(syntax: Syntax, text: string, redactor: Redactor): string {
  // Most texts hold nothing to mask.
  if (redactor.mask(text) === text) return text;
  return syntax === 'markup' ? inMarkup(text, redactor) : inStrings(text, redactor);
}

function inMarkup(text: string, redactor: Redactor): string {
  const pieces = text.match(MARKUP) ?? [];
  const masked = redactor.maskAll(pieces).values();
  return text.replaceAll(MARKUP, (piece) => {
    const shown = masked.next().value ?? MASK;
    return shown !== piece && BROKEN_ENTITY.test(shown) ? MASK : shown;
  });
}

function inStrings(text: string, redactor: Redactor): string {
  const pieces = piecesOf(text);
  const masked = redactor.maskAll(pieces);
  const shown = pieces.map((piece, index) => {
    const each = masked[index] ?? MASK;
    if (each === piece || (isOwnWord(pieces, index) && !redactor.holdsKnown(piece))) return piece;
    // Numbers between strings may be a credential in pieces.
    if (index % 2 === 0) return piece.replaceAll(NUMBER, `"${MASK}"`);
    return isString(each) ? each : MASK;
  });
  return shown.join('"');
}

/** Members whose values are words of a report, and not of a file. */
const OWN_MEMBERS: ReadonlySet<string> = new Set(
  'rule ruleId level kind state when from to result verdict'.split(' '),
);
/** Of these, the values may be ids of a file as well. */
const ENDS: ReadonlySet<string> = new Set(['from', 'to', 'when']);
const STATE = /^(?:Not Active|Active|Completed)$/;
const ENUMERATED = /^[a-z]+(?:[-/][a-z]+)*$/;

/** Whether a string is a word of the report, such as the id of a rule. */
function isOwnWord(pieces: readonly string[], index: number): boolean {
  if (index % 2 === 0) return false;
  const piece = pieces[index] ?? '';
  if (!/^\s*:\s*$/.test(pieces[index - 1] ?? '')) return false;
  const member = pieces[index - 2] ?? '';
  return OWN_MEMBERS.has(member) && (STATE.test(piece) || (ENUMERATED.test(piece) && !ENDS.has(member)));
}

/** What is between the quotes of strings: outside, inside, outside and so on. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const end = pieces.length % 2 === 0 ? text.indexOf('"', at) : endOfString(text, at);
    pieces.push(text.slice(at, end === -1 ? text.length : end));
    at = end === -1 ? text.length + 1 : end + 1;
  }
  return pieces;
}

function isString(content: string): boolean {
  try {
    return typeof JSON.parse(`"${content}"`) === 'string';
  } catch {
    return false;
  }
}

/** The quote that ends a string; -1 where none does. */
function endOfString(text: string, start: number): number {
  for (let from = start; ; ) {
    const quote = text.indexOf('"', from);
    let backslashes = 0;
    while (quote - backslashes > start && text[quote - backslashes - 1] === '\\') backslashes++;
    if (backslashes % 2 === 0) return quote;
    from = quote + 1;
  }
}
