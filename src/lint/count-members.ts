import { keysOf } from '../json/keys.js';
import type { JsonValue } from '../json/value.js';
import type { Steps } from '../text/steps.js';

/** So many values are looked at in a step. */
const VALUES = 1 << 14;

/** The number of members of all objects in a value. */
export function* countMembers(value: JsonValue): Steps<number> {
  let members = 0;
  let looked = 0;
  const open = [value];
  const see = (part: JsonValue): boolean => {
    if (typeof part === 'object' && part !== null) open.push(part);
    return ++looked % VALUES === 0;
  };
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (Array.isArray(next)) {
      for (const element of next) if (see(element)) yield;
    } else if (typeof next === 'object' && next !== null) {
      const keys = keysOf(next);
      members += keys.length;
      for (const key of keys) if (see(next[key] as JsonValue)) yield;
    }
  }
  return members;
}
