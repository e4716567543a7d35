/** A value from JSON.parse. */
export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;

declare const MEMBERS: unique symbol;

/**
 * An object from JSON.parse, whose members only the functions here read: a member may have the name of what
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

type Members = Record<string, JsonValue | undefined>;

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The own member `name` of an object, never an inherited property: those are functions, or the prototype. */
export function member(object: JsonObject, name: string): JsonValue | undefined {
  const value: unknown = (object as Members)[name];
  return typeof value === 'function' || value === Object.prototype ? undefined : (value as JsonValue);
}

export function hasMember(object: JsonObject, name: string): boolean {
  return member(object, name) !== undefined;
}

/** A member of what may be no object. */
export function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isObject(value) ? member(value, name) : undefined;
}

/** The member or element of a value; undefined where there is none. */
export function childOf(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  return Array.isArray(value) ? value[Number(step)] : memberOf(value, String(step));
}

export function keysOf(object: JsonObject): string[] {
  return Object.keys(object);
}

export function valuesOf(object: JsonObject): JsonValue[] {
  return Object.values(object);
}

export function membersOf(object: JsonObject): [name: string, value: JsonValue][] {
  return Object.entries(object);
}

/** An object from its members; of those with the same name, the last counts. */
export function objectOf(members: Iterable<readonly [name: string, value: JsonValue]>): JsonObject {
  return Object.fromEntries(members);
}

/** A copy of an object with another value of one member, which is added at the end if it is missing. */
export function withMember(object: JsonObject, name: string, value: JsonValue): JsonObject {
  return { ...object, [name]: value } as Members;
}

/** A copy of an object without one of its members. */
export function withoutMember(object: JsonObject, name: string): JsonObject {
  const { [name]: _removed, ...others } = object as Members;
  return others as JsonObject;
}

export function jsonType(value: JsonValue): JsonType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as 'boolean' | 'number' | 'string' | 'object';
}
