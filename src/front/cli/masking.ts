import { Redactor } from '../../bytes/scan/redactor.js';
import { keysIn } from '../../world/files/key-variables.js';
import type { Terminal } from './terminal.js';

/** Hides credentials, also those in the environment, in all that is printed from now on. */
export function maskOutput(terminal: Terminal): Redactor {
  if (terminal.redactor !== undefined) return terminal.redactor;
  const redactor = new Redactor();
  for (const key of keysIn(terminal.world.env)) redactor.addKey(key);
  terminal.redactor = redactor;
  return redactor;
}
