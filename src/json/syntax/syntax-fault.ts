import type { Span } from '../../text/span.js';
import { Token } from '../tokens.js';
import type { SyntaxFix } from './syntax-fix.js';

/** Violations of RFC 8259, named after the mistake that people make. */
export const SYNTAX_FAULT_KINDS = [
  'empty',
  'cut-off',
  'comment',
  'unclosed-comment',
  'trailing-comma',
  'leading-comma',
  'missing-comma',
  'missing-colon',
  'missing-value',
  'misplaced-colon',
  'second-colon',
  'second-comma',
  'mismatched-bracket',
  'extra-bracket',
  'missing-bracket',
  'unopened-object',
  'text-after-value',
  'unclosed-string',
  'line-break-in-string',
  'control-character',
  'bad-escape',
  'single-quotes',
  'curly-quotes',
  'unquoted-key',
  'value-as-key',
  'not-a-number',
  'other-language-literal',
  'unquoted-text',
  'bad-number',
  'unescaped-quote',
  'unescaped-json',
  'doubled-json',
  'unescaped-json-quote',
  'unescaped-inner-quote',
  'merge-conflict',
  'extra-token',
  'wrong-sign',
  'missing-sign',
  'web-page',
  'lfs-pointer',
  'code-fence',
  'not-json',
] as const;
export type SyntaxFaultKind = (typeof SYNTAX_FAULT_KINDS)[number];

/** What a text has in a place where something else belongs. */
export type Belongs = 'start' | 'value' | 'key' | 'colon' | 'comma';

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
  /** The sign to write. */
  readonly named?: string;
  /** What belongs where there is something that is not JSON. */
  readonly belongs?: Belongs;
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
      if (/^[+-]?(Infinity|NaN)$/.test(text)) return 'not-a-number';
      return /\d/.test(text) ? 'bad-number' : 'not-json';
    case Token.word:
      if (/^(NaN|Infinity)$/.test(text)) return 'not-a-number';
      if (/^(true|false|null|none|undefined|nil)$/i.test(text)) return 'other-language-literal';
      return 'unquoted-text';
    default:
      return undefined;
  }
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
  'doubled-json',
  'leading-comma',
  'line-break-in-string',
  'merge-conflict',
  'missing-comma',
  'missing-value',
  'not-a-number',
  'not-json',
  'other-language-literal',
  'single-quotes',
  'trailing-comma',
  'unescaped-json',
  'unquoted-key',
  'unquoted-text',
]);

export function isThroughout(kind: SyntaxFaultKind): boolean {
  return THROUGHOUT.has(kind);
}
