/*
 * The keys of the REST API in environment variables: what they are, so that reports mask them, and environments
 * without them.
 */

/** Variables that may hold keys. ROOMLINT_KEYS is a path. */
const KEY_VARIABLE = /^ROOMLINT_.*KEY/i;

/** The keys in the environment. */
export function keysIn(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value = '']) =>
    KEY_VARIABLE.test(name) && name.toUpperCase() !== 'ROOMLINT_KEYS' && value !== '' ? [value] : [],
  );
}

/** The environment for programs that are not roomlint. */
export function withoutKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !KEY_VARIABLE.test(name)));
}

/** Removes the keys from the environment of this process, so that plugins and programs do not get them. */
export function dropKeys(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(env)) if (KEY_VARIABLE.test(name)) delete env[name];
}
