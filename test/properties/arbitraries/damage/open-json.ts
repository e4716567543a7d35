import { isObject, type JsonObject, type JsonValue } from '../../../../src/json/value.js';

/* Rooms whose JSON in strings has been parsed, so that faults can be made anywhere in them. */

/** JSON that was in a string. */
export class Text {
  constructor(public value: unknown) {}
}

/** A string that holds JSON, after something has been done to its text. */
export class BrokenText {
  constructor(readonly text: string) {}
}

export type Open = JsonValue | Text | BrokenText;
export type OpenObject = Record<string, Open>;

export type Random = (below: number) => number;
export const pick = <T>(values: readonly T[], random: Random): T => values[random(values.length)] as T;

/** Where a value is: the key or index of an object or array. */
export interface Member {
  readonly holder: OpenObject | Open[];
  readonly key: string;
}

export const valueAt = ({ holder, key }: Member): Open => (holder as OpenObject)[key] as Open;

export function setValue({ holder, key }: Member, value: Open): void {
  setMember(holder as OpenObject, key, value);
}

/** Sets a member, `__proto__` included. */
export function setMember(holder: OpenObject, key: string, value: Open): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

export function isOpenObject(value: unknown): value is OpenObject {
  return isObject(value as JsonValue) && !(value instanceof Text) && !(value instanceof BrokenText);
}

export function opened(value: JsonValue): Open {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) {
    try {
      return new Text(opened(JSON.parse(value) as JsonValue));
    } catch {
      return value;
    }
  }
  if (Array.isArray(value)) return value.map((each) => opened(each)) as JsonValue;
  if (!isObject(value)) return value;
  return withEntries(Object.entries(value).map(([key, each]) => [key, opened(each)])) as JsonObject;
}

export function closed(value: unknown): JsonValue {
  if (value instanceof Text) return JSON.stringify(closed(value.value));
  if (value instanceof BrokenText) return value.text;
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  return withEntries(Object.entries(value).map(([key, each]) => [key, closed(each)])) as JsonObject;
}

export function cloned(value: unknown): Open {
  if (value instanceof Text) return new Text(cloned(value.value));
  if (Array.isArray(value)) return value.map(cloned) as JsonValue;
  if (typeof value !== 'object' || value === null || value instanceof BrokenText) return value as Open;
  return withEntries(Object.entries(value).map(([key, each]) => [key, cloned(each)])) as JsonObject;
}

/** All members and elements, at any depth and in any string. */
export function members(root: unknown): Member[] {
  const found: Member[] = [];
  const open: unknown[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const value = next instanceof Text ? next.value : next;
    if (typeof value !== 'object' || value === null || value instanceof BrokenText) continue;
    const holder = value as OpenObject;
    for (const key of Object.keys(holder)) {
      found.push({ holder, key });
      open.push(holder[key]);
    }
  }
  return found;
}

/** Renames a member and leaves it where it is. */
export function renameKey({ holder, key }: Member, name: string): void {
  if (Array.isArray(holder) || Object.hasOwn(holder, name)) return;
  const all = Object.entries(holder).map(([each, value]) => [each === key ? name : each, value] as const);
  for (const each of Object.keys(holder)) delete holder[each];
  for (const [each, value] of all) setMember(holder, each, value);
}

/** Object.fromEntries sets `__proto__` as a member, too. */
function withEntries(entries: readonly (readonly [string, Open])[]): OpenObject {
  return Object.fromEntries(entries);
}
