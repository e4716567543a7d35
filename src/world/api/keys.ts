import { closeSync, constants, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { keysOf, member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { isObject, type JsonObject, type JsonValue } from '../../bytes/json/value.js';
import { nearest } from '../../bytes/text/nearest.js';
import { whyRefused } from '../files/refusals.js';
import { ACCESS_KEY_HEADER, API_KEY_HEADER, type Credential } from './routes.js';

/** The personal credentials, as far as they are known. */
export interface Keys {
  readonly accessKey?: string;
  readonly apiKey?: string;
}

/** A key or a file of keys that cannot be used. The message quotes nothing of it. */
export class KeyError extends Error {}

/** Which key a route needs. */
export const KEY_OF = {
  [ACCESS_KEY_HEADER]: 'accessKey',
  [API_KEY_HEADER]: 'apiKey',
} as const satisfies Record<Credential, keyof Keys>;

const KEY_NAMES = Object.values(KEY_OF);
const MAX_FILE_BYTES = 65_536;
const FOR_OTHERS = 0o077;

/** Checks that a header can hold a key. @param source where the key comes from @throws KeyError */
export function requireSendable(key: string, source: string): void {
  if (/[\r\n]/.test(key)) throw new KeyError(`${source} contains a line break: remove it`);
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new KeyError(
      `${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`,
    );
}

/**
 * Reads a file of keys, or a creators.json with one creator, that only its owner can read. @throws KeyError
 */
export function readKeys(path: string, name: string): Keys {
  const value = tryParseJson(readPrivately(path, name));
  const creators = member(value, 'creators');
  if (Array.isArray(creators)) return keysOfCreator(creators, name);
  if (!isObject(value))
    throw new KeyError(`${name} is not a file of keys: write {"accessKey": "…", "apiKey": "…"}`);
  for (const key of keysOf(value)) {
    if ((KEY_NAMES as readonly string[]).includes(key)) continue;
    const guess = nearest(key, KEY_NAMES);
    // The unknown name may be a key in the wrong place.
    const hint = guess === undefined ? `use only ${KEY_NAMES.join(' and ')}` : `did you mean "${guess}"?`;
    throw new KeyError(`${name} has an unknown member: ${hint}`);
  }
  return readBoth(value, name);
}

function keysOfCreator(creators: readonly JsonValue[], name: string): Keys {
  const [creator, other] = creators;
  if (!isObject(creator) || other !== undefined)
    throw new KeyError(`${name} has ${creators.length} creators: write the keys of one to a file of its own`);
  return readBoth(creator, name);
}

function readBoth(object: JsonObject, name: string): Keys {
  const keys: { -readonly [Key in keyof Keys]: Keys[Key] } = {};
  for (const key of KEY_NAMES) {
    const value = member(object, key);
    if (value === undefined) continue;
    if (typeof value !== 'string') throw new KeyError(`${key} in ${name} must be a string`);
    requireSendable(value, `${key} in ${name}`);
    keys[key] = value;
  }
  return keys;
}

function readPrivately(path: string, name: string): string {
  let file: number;
  try {
    // A pipe would keep us waiting for a writer.
    file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  } catch (error) {
    throw new KeyError(`${name}: ${whyRefused('read', error)}`);
  }
  try {
    requirePrivate(fstatSync(file), name);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof KeyError) throw error;
    throw new KeyError(`${name}: ${whyRefused('read', error)}`);
  } finally {
    closeSync(file);
  }
}

/** Looks at the open file, so that a link to somebody else's file is refused as well. */
function requirePrivate(stats: Stats, name: string): void {
  if (!stats.isFile()) throw new KeyError(`${name} is not a file`);
  if (stats.size > MAX_FILE_BYTES) throw new KeyError(`${name} is too large to be a file of keys`);
  // Windows has neither.
  if (process.getuid === undefined) return;
  if (stats.uid !== process.getuid())
    throw new KeyError(`${name} belongs to another user: use a file of your own`);
  if ((stats.mode & FOR_OTHERS) !== 0)
    throw new KeyError(`${name} can be accessed by other users: run chmod 600 on it`);
}
