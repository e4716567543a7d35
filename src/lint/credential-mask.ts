import { masked } from '../scan/masked.js';
import { Redactor } from '../scan/redactor.js';
import { requireBytes } from '../text/arguments.js';
import { MAX_CREDENTIALS } from './redaction.js';

/**
 * Returns what covers credentials in values that are made from some files, as the command does in all that it
 * prints: those of the files, wherever and however spelled they occur, and what looks like one by itself.
 * Names of members are shown as they are.
 *
 * @throws RangeError when a file holds more than 100,000 credentials: nothing of it may be shown
 * @throws TypeError for anything but bytes
 */
export function credentialMask(...files: readonly Uint8Array[]): <Value>(value: Value) => Value {
  const redactor = new Redactor();
  for (const bytes of files) {
    requireBytes(bytes);
    if (!redactor.addFrom(bytes, MAX_CREDENTIALS))
      throw new RangeError(
        `not shown: the file contains more than ${MAX_CREDENTIALS.toLocaleString('en')} credentials: remove them`,
      );
  }
  return (value) => masked(value, redactor);
}
