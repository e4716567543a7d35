import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { seemsKeys } from '../../world/files/key-variables.js';
import { type Command, SERVICE_COMMANDS } from './command.js';
import type { CommandWords } from './read-options.js';

/** A string in JSON, with the colon if it is a key. The last one may not be closed. */
const JSON_STRING = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?/g;
/** Shorter strings are no keys of a service. */
const MIN_KEY_LENGTH = 6;

/** What seems to be keys in place of a path, with the strings of its JSON: no message may repeat it. */
export function keysGivenForPaths(
  { words, given }: CommandWords,
  { name: command, allOptions }: Command,
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): string[] {
  const mayBeNames = SERVICE_COMMANDS.has(command);
  const found: string[] = [];
  const look = (text: string, mayBeName = false): void => {
    if (!seemsKeys(text) || (!isJson(text) && (mayBeName || exists(resolve(cwd, text))))) return;
    found.push(text);
    if (!isJson(text)) return;
    for (const [, value = '', colon] of text.matchAll(JSON_STRING))
      if (colon === undefined && value.length >= MIN_KEY_LENGTH) found.push(value);
  };
  look(env.ROOMLINT_KEYS ?? '');
  look(keysFile(resolve(cwd, env.ROOMLINT_KEYS ?? '')));
  for (const word of words) look(word, mayBeNames);
  for (const [name, value] of Object.entries(given)) {
    if (allOptions.get(name)?.isPath !== true) continue;
    for (const path of [value].flat()) {
      look(String(path));
      // --format json=FILE
      look(String(path).replace(/^\w*=/, ''));
    }
  }
  return found;
}

/** A file of keys is small. */
const MAX_KEYS_BYTES = 65_536;

/** What the file of the keys holds: a room may hold one of them, too. Empty where it cannot be read. */
function keysFile(path: string): string {
  try {
    const file = statSync(path);
    return file.isFile() && file.size <= MAX_KEYS_BYTES ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}

function isJson(text: string): boolean {
  return /^\s*["{[]/.test(text);
}

function exists(path: string): boolean {
  try {
    return existsSync(path);
  } catch {
    return false;
  }
}
