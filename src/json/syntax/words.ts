import { Token } from '../tokens.js';
import { endOfUnopenedValue } from './key-quotes.js';
import type { Reading } from './reading.js';
import { findStringFaults } from './string-faults.js';
import { wordFault } from './syntax-fault.js';
import { wordFix } from './syntax-fixes.js';
import { BARE_TOKENS } from './word-tokens.js';

/**
 * Reports the faults of a single string, number or word. @param isAlone a value before which nothing is
 * missing
 */
export function wordFaults(reading: Reading, kind: Token, isAlone = false): void {
  const { bytes, scanner, recent, faults } = reading;
  const { start, end } = scanner;
  if (kind === Token.faultyString || kind === Token.unclosedString)
    for (const fault of findStringFaults(bytes, start, end, faults.limit))
      reading.fault(fault.kind, fault.span);
  recent.isUnclosed = kind === Token.unclosedString;
  const valueEnd = isAlone && BARE_TOKENS.has(kind) ? endOfUnopenedValue(bytes, start, end) : undefined;
  if (valueEnd !== undefined) {
    scanner.end = valueEnd;
    recent.isWord = false;
    reading.fault('unquoted-text');
    return;
  }
  const fault = wordFault(kind, reading.text);
  if (fault === undefined) return;
  const isLost = fault === 'other-language-literal' && !isAlone;
  reading.fault(fault, reading.token, { fix: isLost ? undefined : wordFix(fault, bytes, start, end) });
}
