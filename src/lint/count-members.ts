import type { JsonValue } from '../json/value.js';

/** The number of members of all objects in a value. */
export function countMembers(value: JsonValue): number {
  let members = 0;
  const open = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) members += Object.keys(next).length;
    for (const part of Object.values(next)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return members;
}
