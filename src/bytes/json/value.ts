/** A value from JSON.parse. `__proto__` may be an own property, so read members with {@link member}. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own member `key` of `object`, never an inherited property such as `constructor`. */
export function member(object: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A member of what may be no object. */
export function memberOf(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) ? member(value, key) : undefined;
}

/** The member or element of a value; undefined where there is none. */
export function childOf(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  return Array.isArray(value) ? value[Number(step)] : memberOf(value, String(step));
}

export function jsonType(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'boolean' | 'number' | 'string' | 'object';
}
