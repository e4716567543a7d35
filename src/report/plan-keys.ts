import { keyText as quoted } from '../snapshot/labels.js';

export { quoted };

/** This many keys are named in a row. */
const MOST_KEYS = 12;

/** Keys of a snapshot in a row; of many, the first ones. */
export function keysText(keys: readonly string[], textOf: (key: string) => string = quoted): string {
  const shown = keys.slice(0, MOST_KEYS).map(textOf).join(', ');
  return keys.length > MOST_KEYS ? `${shown} and ${keys.length - MOST_KEYS} more` : shown;
}
