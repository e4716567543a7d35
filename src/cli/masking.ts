import { keysIn } from '../files/key-variables.js';
import { Redactor } from '../scan/redactor.js';
import type { Terminal } from './terminal.js';

/**
 * Hides credentials in all that is printed from now on, the keys in the environment among them. Every command
 * that shows anything of a file, a service or its arguments begins with it.
 */
export function maskOutput(terminal: Terminal): Redactor {
  if (terminal.redactor !== undefined) return terminal.redactor;
  const redactor = new Redactor();
  for (const key of keysIn(terminal.world.env)) redactor.addKey(key);
  terminal.redactor = redactor;
  return redactor;
}
