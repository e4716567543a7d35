import { isObject, type JsonObject, type JsonValue } from './value.js';

/* How the records of a room are read. A value that is not an object, or lacks the member, gives undefined. */

type Members = Record<string, JsonValue | undefined>;

const PROTOTYPE: unknown = Object.prototype;

/**
 * A member of an object. What every object inherits does not count: functions, and the prototype.
 */
export function member(object: JsonValue | undefined, name: string): JsonValue | undefined {
  if (!isObject(object)) return undefined;
  const value: unknown = (object as Members)[name];
  // Most values: what follows is only for the others.
  if (typeof value === 'string' || typeof value === 'number') return value;
  return value === PROTOTYPE || typeof value === 'function' ? undefined : (value as JsonValue);
}

export function hasMember(object: JsonValue | undefined, name: string): boolean {
  return isObject(object) && Object.hasOwn(object, name);
}

/** The member or element of a value; undefined where there is none. */
export function childOf(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  return Array.isArray(value) ? value[Number(step)] : member(value, String(step));
}

export function keysOf(object: JsonValue | undefined): string[] {
  return isObject(object) ? Object.keys(object) : [];
}

/** The values of all members, or of those with the given keys. */
export function valuesOf(
  object: JsonValue | undefined,
  keys: readonly string[] = keysOf(object),
): JsonValue[] {
  return keys.map((key) => (object as Members)[key] ?? null);
}

export function membersOf(object: JsonValue | undefined): [name: string, value: JsonValue][] {
  return isObject(object) ? Object.entries(object) : [];
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

/* A documented field, where its value has the documented type; otherwise undefined. */

export function textField(record: JsonValue | undefined, name: string): string | undefined {
  const value = (record as Members | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

export function numberField(record: JsonValue | undefined, name: string): number | undefined {
  const value = (record as Members | null | undefined)?.[name];
  return typeof value === 'number' ? value : undefined;
}

export function integerField(record: JsonValue | undefined, name: string): number | undefined {
  const value = (record as Members | null | undefined)?.[name];
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

export function objectField(record: JsonValue | undefined, name: string): JsonObject | undefined {
  const value = (record as Members | null | undefined)?.[name];
  return isObject(value) ? value : undefined;
}

export function arrayField(record: JsonValue | undefined, name: string): JsonValue[] | undefined {
  const value = (record as Members | null | undefined)?.[name];
  return Array.isArray(value) ? value : undefined;
}

/** Whether a value is a string or container that is not empty. */
export function hasContent(value: JsonValue | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
