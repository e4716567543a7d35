import type { JsonObject } from './value.js';

const listed = new WeakMap<JsonObject, readonly string[]>();

/** Keeps the keys of an object that was put together piece by piece and does not change any more. */
export function keepKeys(object: JsonObject, keys: readonly string[]): void {
  listed.set(object, keys);
}

/** The keys of an object as `Object.keys` lists them, which takes a second for some million. */
export function keysOf(object: JsonObject): readonly string[] {
  return listed.get(object) ?? Object.keys(object);
}
