import { type Span, span } from '../../text/span.js';
import type { Replacement, SyntaxFault } from './syntax-fault.js';

/** What may be wrong in a text, and what to write there. */
export interface Correction {
  readonly fault: SyntaxFault;
  readonly replacement: Replacement;
}

/** A sign to put before a token or in its place; empty to remove the token. @param opened what it closes */
export function correction(how: 'add' | 'replace', at: Span, sign: string, opened?: Span): Correction {
  if (how === 'add') {
    const fault = { kind: 'missing-sign', span: at, named: sign, opened } as const;
    return { fault, replacement: { span: span(at.start, at.start), text: sign } };
  }
  const fault =
    sign === ''
      ? ({ kind: 'extra-token', span: at } as const)
      : ({ kind: 'wrong-sign', span: at, named: sign } as const);
  return { fault, replacement: { span: at, text: sign } };
}
