import { quoteValue } from '../json/quote.js';

/** This many keys are named in a row. */
const MOST_KEYS = 12;

/** Keys of a snapshot in a row; of many, the first ones. */
export function keysText(keys: readonly string[]): string {
  const shown = keys.slice(0, MOST_KEYS).map(quoted).join(', ');
  return keys.length > MOST_KEYS ? `${shown} and ${keys.length - MOST_KEYS} more` : shown;
}

/** A key of a snapshot for people. Longer keys are cut, and odd ones quoted. */
export function quoted(key: string): string {
  return /^[\w$./ >:-]{1,60}$/.test(key) ? key : quoteValue(key);
}
