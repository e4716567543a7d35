/*
 * The keys of the REST API in environment variables: what they are, so that reports mask them, and environments
 * without them.
 */

/** Variables that may hold keys. ROOMLINT_KEYS is a path, which may be a key by mistake. */
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

/** Whether a path, such as ROOMLINT_KEYS, is a key itself: JSON, or with parts that are no words or numbers. */
export function seemsKeys(text: string): boolean {
  if (/^\s*["{[]/.test(text) && /["':]/.test(text)) return true;
  // A file with an extension.
  if (/\.[a-z]\w{0,9}$/i.test(text)) return false;
  return text.split(/[-_.~/\\+=\s]/).some(seemsKey);
}

function seemsKey(part: string): boolean {
  if (part.length >= 20) return true;
  const runs = part.match(/\d+|\D+/g)?.length ?? 0;
  return (part.length >= 8 && runs >= 3) || (part.length >= 16 && runs >= 2);
}
