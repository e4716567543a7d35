import type { Span } from '../../text/span.js';
import { Token } from '../tokens.js';
import type { ForeignStart } from './foreign-start.js';

/** What RFC 8259 does not allow, by what people meant when they wrote it. */
export type SyntaxFaultKind =
  | 'empty'
  | 'cut-off'
  | 'comment'
  | 'unclosed-comment'
  | 'trailing-comma'
  | 'leading-comma'
  | 'missing-comma'
  | 'missing-colon'
  | 'missing-value'
  | 'misplaced-colon'
  | 'second-colon'
  | 'second-comma'
  | 'decimal-comma'
  | 'mismatched-bracket'
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
  | 'stray-character'
  | 'merge-conflict'
  | 'left-out'
  | 'placeholder'
  | ForeignStart['kind'];

export interface SyntaxFault {
  readonly kind: SyntaxFaultKind;
  readonly span: Span;
  /** The bracket that was opened and not closed, or closed by another; absent where none is involved. */
  readonly opened?: Span;
  /** Whether that bracket is not the last that is open, but the one that the indentation of the lines after it leaves open. */
  readonly byIndentation?: true;
}

/** What a word, number or string by itself is at fault for; `text` is what it begins with. */
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

/** Points that stand for what somebody was too lazy to write; of an ellipsis the text has the three bytes. */
export function isLeftOut(text: string): boolean {
  return /^(\.{2,}|\u00e2\u0080\u00a6)$/.test(text);
}
