import { isObject, type JsonValue } from '../json/value.js';

/** The number of members of all objects in a value of limited depth. */
export function countMembers(value: JsonValue): number {
  let members = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const element = value[index] as JsonValue;
      if (typeof element === 'object' && element !== null) members += countMembers(element);
    }
  } else if (isObject(value)) {
    for (const key in value) {
      members++;
      const part = value[key] as JsonValue;
      if (typeof part === 'object' && part !== null) members += countMembers(part);
    }
  }
  return members;
}
