import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { member } from '../../bytes/json/members.js';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import { isObject } from '../../bytes/json/value.js';
import { CommandError } from '../files/command-error.js';
import { readPlainFile } from '../files/read.js';
import { RefusedError, whyRefused } from '../files/refusals.js';
import { ACCESS_KEY_HEADER, API_KEY_HEADER, type Credential } from './routes.js';

/** The personal credentials, as far as they are known. */
export interface Keys {
  readonly accessKey?: string;
  readonly apiKey?: string;
}

/* Messages about keys quote nothing of them. */

/** Which key a route needs. */
export const KEY_OF = {
  [ACCESS_KEY_HEADER]: 'accessKey',
  [API_KEY_HEADER]: 'apiKey',
} as const satisfies Record<Credential, keyof Keys>;

const KEY_NAMES = Object.values(KEY_OF);
const FOR_OTHERS = 0o077;

const VARIABLES = { accessKey: 'ROOMLINT_ACCESS_KEY', apiKey: 'ROOMLINT_API_KEY' } as const;

/** The keys of the environment, or of the file that it names. @throws CommandError */
export function chosenKeys(cwd: string, needed: readonly (keyof Keys)[], env: NodeJS.ProcessEnv): Keys {
  const { ROOMLINT_KEYS: file = '' } = env;
  const path = resolve(cwd, file);
  // What is no file may be a key.
  const shown = existsSync(path) ? printable(file) : 'the file that ROOMLINT_KEYS names';
  const fromFile = file === '' ? {} : readKeys(path, shown);
  const given = KEY_NAMES.flatMap((name) => {
    const key = env[VARIABLES[name]];
    if (key === undefined || key === '') return [];
    requireSendable(key, VARIABLES[name]);
    return [[name, key] as const];
  });
  const keys: Keys = { ...fromFile, ...Object.fromEntries(given) };
  for (const name of needed)
    if (keys[name] === undefined)
      throw new CommandError(
        `no ${name === 'apiKey' ? 'API' : 'access'} key: set ${VARIABLES[name]}, or ROOMLINT_KEYS to a file with "${name}" in it`,
      );
  return keys;
}

/** Checks that a header can hold a key. @param source where the key comes from @throws CommandError */
function requireSendable(key: string, source: string): void {
  if (/[\r\n]/.test(key)) throw new CommandError(`${source} contains a line break: remove it`);
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError(
      `${source} contains characters that no key has: only ASCII letters, digits and signs can be sent`,
    );
}

/** Reads a file of keys, or a creators.json with one creator, that only its owner can read. @throws CommandError */
export function readKeys(path: string, name: string): Keys {
  const value = tryParseJson(readPrivately(path, name));
  const creators = member(value, 'creators');
  const [entry, other] = Array.isArray(creators) ? creators : [value];
  if (other !== undefined)
    throw new CommandError(`${name} has several creators: write the keys of one to a file of its own`);
  if (!isObject(entry))
    throw new CommandError(`${name} is not a file of keys: write {"accessKey": "…", "apiKey": "…"}`);
  const keys: { -readonly [Key in keyof Keys]: Keys[Key] } = {};
  for (const key of KEY_NAMES) {
    const given = member(entry, key);
    if (given === undefined) continue;
    if (typeof given !== 'string') throw new CommandError(`${key} in ${name} must be a string`);
    requireSendable(given, `${key} in ${name}`);
    keys[key] = given;
  }
  return keys;
}

/** The text of a file that is yours alone; of a link, the file that it leads to. @throws CommandError */
function readPrivately(path: string, name: string): string {
  try {
    const text = readPlainFile(path).toString();
    const { uid, mode } = statSync(path);
    // Windows has neither.
    const user = process.getuid?.() ?? uid;
    if (uid !== user) throw new RefusedError('it belongs to another user: use a file of your own');
    if (process.getuid !== undefined && (mode & FOR_OTHERS) !== 0)
      throw new RefusedError('it can be accessed by other users: run chmod 600 on it');
    return text;
  } catch (error) {
    throw new CommandError(`${name}: ${whyRefused('read', error)}`);
  }
}
