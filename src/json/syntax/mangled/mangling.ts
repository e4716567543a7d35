import { Pace } from '../../../text/pace.js';
import { matchesInSteps } from '../../../text/pattern-steps.js';
import { span } from '../../../text/span.js';
import { finish, type Steps } from '../../../text/steps.js';
import type { Replacement } from '../syntax-fix.js';

/** What happened to a text as a whole. */
export type ManglingKind =
  | 'html-escapes'
  | 'percent-escapes'
  | 'quoted-printable'
  | 'base64'
  | 'doubled-quotes'
  | 'escaped-quotes'
  | 'inner-quotes'
  | 'other-brackets'
  | 'other-quotes'
  | 'other-signs'
  | 'line-numbers'
  | 'diff-marks'
  | 'line-marks'
  | 'line-ends'
  | 'line-commas'
  | 'line-indents'
  | 'written-breaks'
  | 'other-lines'
  | 'log-prefix'
  | 'terminal-colors'
  | 'wrapped-lines'
  | 'line-breaks'
  | 'string-literal'
  | 'other-language'
  | 'yaml'
  | 'toml';

/** A suspicion that a text was mangled, and what would undo it. */
export interface Suspected {
  readonly kind: ManglingKind | 'left-out';
  /** Where it shows first, in bytes. */
  readonly start: number;
  readonly end: number;
  /** What a message names: a language, or what quotes have become. */
  readonly named?: string;
  /** What gives back the text as it was; undefined if too much is lost. */
  readonly replacements?: readonly Replacement[];
  /** Whether the replacements may lose something: then they show what happened but are no fix. */
  readonly isLossy?: boolean;
  /** Whether nothing else can be wrong, so that it is reported even if other faults remain. */
  readonly isSure?: boolean;
  /** Whether only one or two places are concerned, which a fault of their own may say as well. */
  readonly isLocal?: boolean;
}

/** Recognizes one way of mangling texts. */
export interface Mangling {
  /** What may have happened, the likeliest first; `undefined` after each step. A character is a byte. */
  suspect(text: string): Generator<Suspected | undefined, void, undefined>;
  /** Mangled texts with what undoing them gives; undefined where too much is lost. */
  readonly examples: readonly (readonly [mangled: string, restored: string | undefined])[];
}

/** The characters of a text whose bytes are one character each. */
export function fromUtf8(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}

/** The same, the other way round. */
export function toByteText(bytes: Uint8Array): string {
  return finish(toByteTextInSteps(bytes));
}

export function* toByteTextInSteps(bytes: Uint8Array): Steps<string> {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) {
    // biome-ignore lint/plugin: 8,192 bytes at most
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
    yield;
  }
  return pieces.join('');
}

/** A pattern for characters beyond ASCII in a text whose bytes are one character each. */
export function bytePattern(...characters: readonly string[]): string {
  return characters.map((character) => toByteText(new TextEncoder().encode(character))).join('|');
}

/** Replaces every match of a pattern. */
export function* replacing(
  text: string,
  pattern: RegExp,
  by: (match: RegExpExecArray) => string | undefined,
): Steps<Replacement[]> {
  const found: Replacement[] = [];
  const pace = new Pace();
  for (const match of matchesInSteps(pattern, text)) {
    if (match === undefined || pace.isOver(match.index)) yield;
    if (match === undefined) continue;
    const written = by(match);
    if (written !== undefined) found.push(replaced(match.index, match.index + match[0].length, written));
  }
  return found;
}

export function replaced(start: number, end: number, text: string): Replacement {
  return { span: span(start, end), text };
}
