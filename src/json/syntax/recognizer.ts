import type { Token } from '../tokens.js';
import type { Reading } from './reading.js';
import type { SyntaxFaultKind } from './syntax-fault.js';

/** Recognizes a kind of mistake, and keeps what it needs to know for that to itself. */
export interface Recognizer {
  /** Reports the mistake at a token, if any. @returns `stop` where further faults only follow from it */
  recognize(kind: Token): 'next' | 'stop' | undefined;
}

/** How a recognizer begins a text. */
export interface RecognizerKind {
  begin(reading: Reading): Recognizer;
  /** Texts with the faults that are found in them. */
  readonly examples: readonly (readonly [text: string, ...kinds: readonly SyntaxFaultKind[]])[];
}
