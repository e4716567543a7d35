import type { Span } from '../../text/span.js';
import { Token } from '../tokens.js';
import { isForeignNumber } from './foreign-number.js';
import type { ManglingKind } from './mangled/mangling.js';
import type { SyntaxFix } from './syntax-fix.js';

/** Violations of RFC 8259, named after the mistake that people make. */
export type SyntaxFaultKind =
  | 'empty'
  | 'cut-off'
  | 'comment'
  | 'comment-for-content'
  | 'unclosed-comment'
  | 'trailing-comma'
  | 'leading-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'misplaced-colon'
  | 'second-colon'
  | 'second-comma'
  | 'moved-comma'
  | 'decimal-comma'
  | 'mismatched-bracket'
  | 'extra-bracket'
  | 'missing-bracket'
  | 'missing-opening'
  | 'unopened-object'
  | 'text-after-value'
  | 'unclosed-string'
  | 'line-break-in-string'
  | 'control-character'
  | 'bad-escape'
  | 'single-quotes'
  | 'curly-quotes'
  | 'unquoted-key'
  | 'number-as-key'
  | 'value-as-key'
  | 'not-a-number'
  | 'other-language-literal'
  | 'unquoted-text'
  | 'bad-number'
  | 'unescaped-quote'
  | 'unescaped-json'
  | 'doubled-json'
  | 'unescaped-json-quote'
  | 'unescaped-inner-quote'
  | 'stray-character'
  | 'merge-conflict'
  | 'extra-token'
  | 'wrong-sign'
  | 'missing-sign'
  | 'foreign-value'
  | 'not-part-of-json'
  | 'left-out'
  | 'placeholder'
  | 'web-page'
  | 'lfs-pointer'
  | 'code-fence'
  | 'text-before-json'
  | 'no-json'
  | ManglingKind;

export interface SyntaxFault {
  readonly kind: SyntaxFaultKind;
  readonly span: Span;
  /** The opening bracket that was never closed, or closed by the wrong bracket; absent for other faults. */
  readonly opened?: Span;
  /** Whether `opened` was found by indentation, and is not simply the last open bracket. */
  readonly byIndentation?: true;
  readonly fix?: SyntaxFix;
  /** The keys that lead to the string with unescaped JSON. An element of an array has no key. */
  readonly path?: readonly string[];
  /** What a message names: a language, what quotes have become, or the right sign. */
  readonly named?: string;
}

/** The fault of a single word, number or string, if any. `text` is its beginning. */
export function wordFault(kind: Token, text: string): SyntaxFaultKind | undefined {
  switch (kind) {
    case Token.singleQuoted:
      return 'single-quotes';
    case Token.curlyQuoted:
      return 'curly-quotes';
    case Token.unclosedString:
      return 'unclosed-string';
    case Token.faultyNumber:
      if (isLeftOut(text)) return 'left-out';
      return /^[+-]?(Infinity|NaN)$/.test(text) ? 'not-a-number' : 'bad-number';
    case Token.word:
      if (isLeftOut(text)) return 'left-out';
      if (/^(NaN|Infinity)$/.test(text)) return 'not-a-number';
      if (/^(true|false|null|none|undefined|nil)$/i.test(text)) return 'other-language-literal';
      return 'unquoted-text';
    default:
      return undefined;
  }
}

/** Whether a word is a number with a sign or digit of another script, such as a dash for the minus sign. */
export function isNumberOfWord(kind: Token, bytes: Uint8Array, start: number, end: number): boolean {
  if (kind !== Token.word || (bytes[start] as number) < 0x80 || end - start > 128) return false;
  return isForeignNumber(decoder.decode(bytes.subarray(start, end)));
}

const decoder = new TextDecoder();

/** Whether this is an ellipsis that replaces omitted content: `...`, or the three UTF-8 bytes of `…`. */
export function isLeftOut(text: string): boolean {
  return /^(\.{2,}|\u00e2\u0080\u00a6)$/.test(text);
}

/** Faults that a program or editor makes throughout, so that several texts have one cause. */
const THROUGHOUT: ReadonlySet<SyntaxFaultKind> = new Set<SyntaxFaultKind>([
  'bad-escape',
  'bad-number',
  'code-fence',
  'comment',
  'control-character',
  'curly-quotes',
  'cut-off',
  'decimal-comma',
  'doubled-json',
  'left-out',
  'line-break-in-string',
  'leading-comma',
  'missing-comma',
  'missing-value',
  'not-a-number',
  'number-as-key',
  'other-language-literal',
  'single-quotes',
  'stray-character',
  'trailing-comma',
  'unescaped-json',
  'unquoted-key',
  'unquoted-text',
  'html-escapes',
  'percent-escapes',
  'quoted-printable',
  'base64',
  'doubled-quotes',
  'escaped-quotes',
  'inner-quotes',
  'other-brackets',
  'other-quotes',
  'other-signs',
  'line-numbers',
  'diff-marks',
  'line-commas',
  'line-ends',
  'line-indents',
  'line-marks',
  'merge-conflict',
  'other-lines',
  'written-breaks',
  'log-prefix',
  'terminal-colors',
  'wrapped-lines',
  'line-breaks',
  'string-literal',
  'other-language',
  'yaml',
  'toml',
]);

export function isThroughout(kind: SyntaxFaultKind): boolean {
  return THROUGHOUT.has(kind);
}
