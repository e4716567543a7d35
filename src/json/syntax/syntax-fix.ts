import type { Span } from '../../text/span.js';

/** New text for bytes of the text. */
export interface Replacement {
  readonly span: Span;
  readonly text: string;
}

/** A correction that leaves the text closer to valid JSON. It is `safe` where nothing else can be meant. */
export interface SyntaxFix {
  readonly safety: 'safe' | 'unsafe';
  readonly replacements: readonly Replacement[];
}
