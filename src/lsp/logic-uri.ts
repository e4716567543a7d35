import { basename } from 'node:path';
import { tryParseJson } from '../json/parse-json.js';
import type { JsonValue } from '../json/value.js';

const LOGIC_SCHEME = 'roomlint-logic';

/** The string of a file that a document of its own shows. */
export interface LogicPlace {
  /** The URI of the file. */
  readonly host: string;
  readonly pointer: string;
  /** Pointers inside strings that hold JSON, outermost first, to a string in them. */
  readonly embedded: readonly string[];
}

/** The URI of the document: its path is for people, and the query says which string it is. */
export function logicUri(place: LogicPlace): string {
  const { host, pointer, embedded } = place;
  const file = basename(decodeURIComponent(host));
  const path = [file, pointer, ...embedded].map((part) => part.split('/').map(encodeURIComponent).join('/'));
  const query = encodeURIComponent(JSON.stringify([host, pointer, ...embedded]));
  return `${LOGIC_SCHEME}:/${path.join('')}.json?${query}`;
}

/** undefined for the URI of anything else. */
export function logicPlace(uri: string): LogicPlace | undefined {
  if (!uri.startsWith(`${LOGIC_SCHEME}:`)) return undefined;
  let query: JsonValue | undefined;
  try {
    query = tryParseJson(decodeURIComponent(uri.slice(uri.indexOf('?') + 1)));
  } catch {
    return undefined;
  }
  return placeFrom(query);
}

/** The place in a list of strings: the URI of the file, and the pointers. */
export function placeFrom(value: unknown): LogicPlace | undefined {
  const given = Array.isArray(value) ? value : [];
  const [host, pointer, ...embedded] = given;
  if (typeof host !== 'string' || typeof pointer !== 'string') return undefined;
  const inner = embedded.filter((each) => typeof each === 'string');
  return inner.length === embedded.length ? { host, pointer, embedded: inner } : undefined;
}
