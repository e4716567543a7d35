import { hasMember, keysOf, member } from '../members.js';
import { isObject, type JsonValue } from '../value.js';

/** Whether two values are the same: numbers by value, objects in any order. Without recursion. */
export function sameValue(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  const left: JsonValue[] = [one];
  const right: JsonValue[] = [other];
  for (
    let a = left.pop(), b = right.pop();
    a !== undefined && b !== undefined;
    a = left.pop(), b = right.pop()
  ) {
    if (a === b) continue;
    if (Array.isArray(a)) {
      if (!Array.isArray(b) || a.length !== b.length) return false;
      for (const [index, element] of a.entries()) {
        left.push(element);
        right.push(b[index] ?? null);
      }
    } else if (isObject(a)) {
      if (!isObject(b)) return false;
      const keys = keysOf(a);
      if (keys.length !== keysOf(b).length) return false;
      for (const key of keys) {
        if (!hasMember(b, key)) return false;
        left.push(member(a, key) ?? null);
        right.push(member(b, key) ?? null);
      }
    } else {
      return false;
    }
  }
  return true;
}
