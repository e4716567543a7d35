/** A value from JSON.parse. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

declare const MEMBERS: unique symbol;

/**
 * An object from JSON.parse, which only the functions in members.ts look into: a member may have the name of what
 * every object inherits, such as `constructor` or `__proto__`.
 */
export interface JsonObject {
  readonly [MEMBERS]?: never;
}

/** JSON that a program makes and knows: members are properties. */
export type PlainJson = null | boolean | number | string | PlainJson[] | PlainObject;
export interface PlainObject {
  [name: string]: PlainJson;
}

export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

export function isObject<Value extends JsonValue | undefined>(
  value: Value,
): value is Extract<Value, JsonObject> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value for callers of the library, to whom it is plain JSON. */
export function plainJson(value: JsonValue): PlainJson;
export function plainJson(value: JsonValue | undefined): PlainJson | undefined;
export function plainJson(value: JsonValue | undefined): PlainJson | undefined {
  return value as PlainJson | undefined;
}

export function jsonType(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'boolean' | 'number' | 'string' | 'object';
}
