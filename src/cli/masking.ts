import { keysIn } from '../files/key-variables.js';
import { Redactor } from '../scan/redactor.js';

/** What hides credentials in the output of a run: it knows the keys in the environment. A file of its own, because help and version do without it. */
export function redactorFor(env: NodeJS.ProcessEnv): Redactor {
  const redactor = new Redactor();
  for (const key of keysIn(env)) redactor.addKey(key);
  return redactor;
}
