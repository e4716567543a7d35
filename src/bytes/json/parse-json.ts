import { BACKSLASH, COLON, OPEN_ARRAY, OPEN_OBJECT, QUOTE } from '../text/characters.js';
import { skipSpaceIn } from './space.js';
import type { JsonValue, PlainJson, PlainObject } from './value.js';

/**
 * Parses JSON with the same result on every engine. V8 of Node 24 and 26 may give an object wrong keys when a
 * key holds an escape: after `{"h":[],"\\":0}`, it reads `{"h":1,"\u0068":2}` as `{"h":1,"\\":2}`. So
 * JSON.parse decides what is valid, and keys with escapes are read here.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseJson(text: string): JsonValue {
  return withEscapedKeys(text, JSON.parse(text) as JsonValue);
}

/** The value of a text under the keys that it really has, given what JSON.parse made of it. */
export function withEscapedKeys(text: string, value: JsonValue): JsonValue {
  return hasEscapedKey(text) ? readValue(text) : value;
}

/** {@link parseJson}, or undefined when the text is not JSON. */
export function tryParseJson(text: string): JsonValue | undefined {
  const value = tryJsonParse(text);
  return value === undefined ? undefined : withEscapedKeys(text, value);
}

/** Whether a string begins like an object or array. */
export function beginsLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Whether a string holds an object or array as JSON. */
export function holdsJson(text: string): boolean {
  return beginsLikeJson(text) && tryJsonParse(text) !== undefined;
}

/** JSON.parse, or undefined when the text is not JSON. A key with an escape may be wrong: see {@link parseJson}. */
export function tryJsonParse(text: string): JsonValue | undefined {
  // The stack of an error takes longer than the parsing, and there may be millions of broken texts.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

export function isJson(text: string): boolean {
  return tryJsonParse(text) !== undefined;
}

/** Whether a key of a valid JSON text contains an escape. Reads only strings with escapes. */
export function hasEscapedKey(text: string): boolean {
  for (let at = text.indexOf('\\'); at !== -1; at = text.indexOf('\\', at)) {
    at = skipSpaceIn(text, endOfString(text, at));
    if (text.charCodeAt(at) === COLON) return true;
  }
  return false;
}

/** Reads valid JSON as JSON.parse should, also keys with escapes, without recursion. */
export function readValue(text: string): PlainJson {
  const open: { readonly container: PlainObject | PlainJson[]; key: string }[] = [];
  let root: PlainJson = null;
  const put = (value: PlainJson): void => {
    const top = open.at(-1);
    if (top === undefined) root = value;
    else if (Array.isArray(top.container)) top.container.push(value);
    else setMember(top.container, top.key, value);
  };
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) {
      const end = endOfString(text, at + 1);
      const string = stringValue(text, at, end);
      const top = open.at(-1);
      at = skipSpaceIn(text, end);
      if (text.charCodeAt(at) === COLON && top !== undefined) top.key = string;
      else put(string);
    } else if (unit === OPEN_OBJECT || unit === OPEN_ARRAY) {
      const container: PlainObject | PlainJson[] = unit === OPEN_ARRAY ? [] : {};
      put(container);
      open.push({ container, key: '' });
      at++;
    } else if (unit === 0x7d || unit === 0x5d) {
      open.pop();
      at++;
    } else if (unit <= 0x20 || unit === COLON || unit === 0x2c) {
      at++;
    } else {
      const end = endOfScalar(text, at);
      put(JSON.parse(text.slice(at, end)) as PlainJson);
      at = end;
    }
  }
  return root;
}

/** The offset after the closing quote, from any offset in the string that is not inside an escape. */
function endOfString(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

/** A text that is a single string has no keys, so JSON.parse reads it correctly. */
function stringValue(text: string, start: number, end: number): string {
  const content = text.slice(start + 1, end - 1);
  return content.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : content;
}

function endOfScalar(text: string, from: number): number {
  let at = from;
  while (at < text.length && !/[\s,\]}]/.test(text.charAt(at))) at++;
  return at;
}

/** Sets a member under any key, `__proto__` included. */
export function setMember(object: PlainObject, key: string, value: PlainJson): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
