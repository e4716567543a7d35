import { keysOf, member } from './members.js';
import type { JsonValue } from './value.js';

/** Values nested deeper than this count as equal. */
const MAX_DEPTH = 500;

/** JSON text that does not depend on the order of members. Too deeply nested values are cut. */
export function canonical(value: JsonValue, depth = 0): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) return `[${value.map((element) => canonical(element, depth + 1)).join(',')}]`;
  const members = keysOf(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(member(value, key) ?? null, depth + 1)}`);
  return `{${members.join(',')}}`;
}
