import { isObject, type PlainJson } from '../../../../src/bytes/json/value.js';
import type { Random } from '../json.js';

/* Rooms whose JSON in strings has been parsed, so that faults can be made anywhere in them. */

/** JSON that was in a string. */
export class Text {
  constructor(public value: unknown) {}
}

export type Open = PlainJson | Text;
export type OpenObject = Record<string, Open>;

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
  return isObject(value as PlainJson) && !(value instanceof Text);
}

/** A section of a room; an empty one where there is none. */
export function sectionOf(root: OpenObject, name: string): OpenObject {
  const section = root[name];
  return isOpenObject(section) ? section : {};
}

/** The same array or object of other values. Object.fromEntries sets `__proto__` as a member, too. */
function mapped(value: unknown, change: (each: unknown) => Open): Open {
  if (Array.isArray(value)) return value.map(change) as PlainJson;
  if (typeof value !== 'object' || value === null) return value as PlainJson;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)])) as PlainJson;
}

export function opened(value: unknown): Open {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return mapped(value, opened);
  try {
    return new Text(opened(JSON.parse(value)));
  } catch {
    return value;
  }
}

export function closed(value: unknown): PlainJson {
  return value instanceof Text ? JSON.stringify(closed(value.value)) : (mapped(value, closed) as PlainJson);
}

export const cloned = (value: unknown): Open => opened(closed(value));

/** All members and elements, at any depth and in any string. */
export function members(root: unknown): Member[] {
  const found: Member[] = [];
  const open: unknown[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const value = next instanceof Text ? next.value : next;
    if (typeof value !== 'object' || value === null) continue;
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
