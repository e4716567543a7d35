import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { printable } from '../../bytes/json/quote.js';
import { CommandError } from '../workspace/command-error.js';
import { KeyError, type Keys, readKeys, requireSendable } from './keys.js';

const VARIABLES = { accessKey: 'ROOMLINT_ACCESS_KEY', apiKey: 'ROOMLINT_API_KEY' } as const;

/** The keys of the named file, or of the environment and its file. @throws CommandError */
export function chosenKeys(
  { keys: named, cwd }: { readonly keys: string | undefined; readonly cwd: string },
  needed: readonly (keyof Keys)[],
  env: NodeJS.ProcessEnv,
): Keys {
  const { ROOMLINT_KEYS: fallback } = env;
  try {
    const file = named ?? (fallback === '' ? undefined : fallback);
    const fromFile = file === undefined ? {} : readKeys(resolve(cwd, file), nameOfKeys(file, named, cwd));
    const fromVariables = keysOfEnvironment(env);
    const keys = named === undefined ? { ...fromFile, ...fromVariables } : { ...fromVariables, ...fromFile };
    for (const name of needed)
      if (keys[name] === undefined)
        throw new CommandError(
          `no ${name === 'apiKey' ? 'API' : 'access'} key: set ${VARIABLES[name]}, or use --keys FILE with "${name}" in it`,
        );
    return keys;
  } catch (error) {
    if (error instanceof KeyError) throw new CommandError(error.message);
    throw error;
  }
}

/** What to call a file of keys. @throws CommandError when it does not exist: without a dot or slash, it may be a key */
function nameOfKeys(file: string, named: string | undefined, cwd: string): string {
  if (existsSync(resolve(cwd, file))) return printable(file);
  const source = named === undefined ? 'ROOMLINT_KEYS' : '--keys';
  const what = /[./\\]/.test(file) ? printable(file) : 'a file';
  throw new CommandError(`${source} names ${what}${what === 'a file' ? ' that' : ', which'} does not exist`);
}

function keysOfEnvironment(env: NodeJS.ProcessEnv): Keys {
  const keys: { -readonly [Name in keyof Keys]: Keys[Name] } = {};
  for (const name of ['accessKey', 'apiKey'] as const) {
    const key = env[VARIABLES[name]];
    if (key === undefined || key === '') continue;
    requireSendable(key, VARIABLES[name]);
    keys[name] = key;
  }
  return keys;
}
