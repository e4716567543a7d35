import { asciiText } from '../json/ascii-text.js';
import type { NodeTable } from '../json/node-table.js';

export function isNumber(table: NodeTable, node: number): boolean {
  const first = table.bytes[table.start[node] as number] as number;
  return first === 0x2d || (first >= 0x30 && first <= 0x39);
}

/** Longer whole numbers are rare, and are compared with care. */
const MAX_DIGITS = 15;

/** Whether a node is a whole number in plain digits. JSON has no leading zeros, so each has one spelling. */
export function isPlainInteger(table: NodeTable, node: number): boolean {
  const { bytes } = table;
  const end = table.end[node] as number;
  let at = table.start[node] as number;
  if (bytes[at] === 0x2d) at++;
  if (end - at > MAX_DIGITS) return false;
  for (; at < end; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x30 || byte > 0x39) return false;
  }
  return true;
}

export function numberText(table: NodeTable, node: number): string {
  return asciiText(table.bytes, table.start[node] as number, table.end[node] as number);
}

/** Differs for values of different types: the first character, the same one for all numbers. */
export function kindOf(table: NodeTable, node: number): string {
  if (isNumber(table, node)) return 'number';
  const first = table.bytes[table.start[node] as number];
  // `true` and `false` are of the same kind.
  return first === 0x66 ? 't' : String.fromCharCode(first ?? 0);
}
