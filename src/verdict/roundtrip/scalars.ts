import { asciiText } from '../../bytes/json/ascii-text.js';
import type { NodeTable } from '../../bytes/json/node-table.js';

export function isNumber(table: NodeTable, node: number): boolean {
  const first = table.bytes[table.start[node] as number] as number;
  return first === 0x2d || (first >= 0x30 && first <= 0x39);
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
