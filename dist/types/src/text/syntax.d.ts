import { type Span } from './span.js';
/** What RFC 8259 does not allow, by what people meant when they wrote it. */
export type SyntaxFaultKind = 'empty' | 'cut-off' | 'comment' | 'unclosed-comment' | 'trailing-comma' | 'leading-comma' | 'missing-comma' | 'missing-colon' | 'missing-value' | 'misplaced-colon' | 'mismatched-bracket' | 'text-after-value' | 'unclosed-string' | 'line-break-in-string' | 'control-character' | 'bad-escape' | 'single-quotes' | 'curly-quotes' | 'unquoted-key' | 'number-as-key' | 'value-as-key' | 'not-a-number' | 'other-language-literal' | 'unquoted-text' | 'bad-number' | 'unescaped-quote' | 'stray-character' | 'merge-conflict';
export interface SyntaxFault {
    readonly kind: SyntaxFaultKind;
    readonly span: Span;
    /** The bracket that was opened and not closed, or closed by another; absent where none is involved. */
    readonly opened?: Span;
}
/**
 * Finds what keeps a text from being JSON by RFC 8259, up to `limit` faults. After each it goes on as if the repair that the fault
 * suggests had been made, so that one slip is one fault. No faults means that the text is valid JSON. Linear time, no recursion.
 */
export declare function findSyntaxFaults(bytes: Uint8Array, limit?: number): SyntaxFault[];
