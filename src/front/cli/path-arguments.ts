import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { seemsKeys } from '../../world/files/key-variables.js';
import type { Command } from './command.js';
import type { OptionSpec } from './options.js';

/** A string in JSON, with the colon if it is a key. The last one may not be closed. */
const JSON_STRING = /"((?:[^"\\]|\\[\s\S])*)(?:"|\\?$)(\s*:)?/g;
/** Shorter strings are no keys of a service. */
const MIN_KEY_LENGTH = 6;

/** What seems to be keys in place of a path, with the strings of its JSON: no message may repeat it. */
export function keysGivenForPaths(
  args: readonly string[],
  { allOptions }: Command,
  cwd: string,
  env: NodeJS.ProcessEnv,
): string[] {
  // Commands of the service also name rooms by words, and rooms may be called anything.
  const callsService = allOptions.has('keys');
  const found: string[] = [];
  const look = (text: string, mayBeName = false): void => {
    if (!seemsKeys(text) || (!isJson(text) && (mayBeName || exists(resolve(cwd, text))))) return;
    found.push(text);
    if (!isJson(text)) return;
    for (const [, value = '', colon] of text.matchAll(JSON_STRING))
      if (colon === undefined && value.length >= MIN_KEY_LENGTH) found.push(value);
  };
  const lookAtValue = ({ isPath }: OptionSpec, value: string): void => {
    if (!isPath) return;
    look(value);
    // --format json=FILE
    look(value.replace(/^\w*=/, ''));
  };
  look(env.ROOMLINT_KEYS ?? '');
  let pending: OptionSpec | undefined;
  let isOver = false;
  for (const arg of args) {
    if (pending !== undefined) lookAtValue(pending, arg);
    else if (isOver || !arg.startsWith('-')) {
      look(arg, callsService);
    } else if (arg === '--') {
      isOver = true;
      continue;
    }
    const isValue = pending !== undefined;
    pending = undefined;
    if (isValue || isOver || !arg.startsWith('-')) continue;
    const [, name = '', value] = /^--?([^=]+)(?:=(.*))?$/s.exec(arg) ?? [];
    const spec = [...allOptions].find(([long, { short }]) => name === long || name === short)?.[1];
    if (spec === undefined || spec.kind === 'switch') continue;
    if (value === undefined) pending = spec;
    else lookAtValue(spec, value);
  }
  return found;
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
