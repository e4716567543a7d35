import type { KnownKeys } from './key-evidence.js';
import { recognizeMangling } from './mangled/recognize.js';
import { findSingleSlip } from './single-slip.js';
import type { SyntaxFault } from './syntax-fault.js';
import { SyntaxReader } from './syntax-reader.js';

/**
 * Finds all violations of RFC 8259 in a text, up to `limit`. After each fault, reading continues as if it were corrected, so that one
 * mistake is one fault. A text that was mangled as a whole has one fault, which says so. A text without faults is valid JSON. Linear time, no recursion.
 */
export function findSyntaxFaults(bytes: Uint8Array, limit = 20, known: KnownKeys = {}): SyntaxFault[] {
  // Some kinds of mangling only show in the number of faults.
  const faults = new SyntaxReader(bytes, Math.max(limit, MIN_FAULTS)).read();
  if (faults.length === 0) return faults;
  const count = (restored: Uint8Array): number => new SyntaxReader(restored, MIN_FAULTS).read().length;
  const mangling = recognizeMangling(bytes, faults, count);
  const single = mangling ?? findSingleSlip(bytes, faults, known);
  return single === undefined ? faults.slice(0, limit) : [single];
}

const MIN_FAULTS = 20;
