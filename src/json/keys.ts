import type { JsonObject } from './value.js';

const KEYS = Symbol('keys');

/** Keeps the keys of an object that was put together piece by piece and does not change any more. */
export function keepKeys(object: JsonObject, keys: readonly string[]): void {
  Object.defineProperty(object, KEYS, { value: keys });
}

/** The keys of an object as `Object.keys` lists them, which takes a second for some million. */
export function keysOf(object: JsonObject & { readonly [KEYS]?: readonly string[] }): readonly string[] {
  return object[KEYS] ?? Object.keys(object);
}
