import { decodeUtf8 } from '../../text/encoding.js';
import type { SyntaxFault } from './syntax-fault.js';

/** A fault, and the text without it, which is JSON. */
export interface MendedSlip {
  readonly fault: SyntaxFault;
  readonly corrected: string;
}

/** A text with another piece between two offsets. Bytes that are not UTF-8 are read as no JSON. */
export function replaced(bytes: Uint8Array, start: number, end: number, written: string): string {
  const [before, after] = [bytes.subarray(0, start), bytes.subarray(end)].map((part) => decodeUtf8(part));
  return before === undefined || after === undefined ? '' : before + written + after;
}
