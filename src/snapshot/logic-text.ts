import { withPlainLetters } from './plain-letters.js';

/** Whether a string holds the logic of an item. */
export function isLogicText(text: string): boolean {
  return /^\s*\{/.test(text) && /"(?:Tasks|ViewNodes)"\s*:/.test(withPlainLetters(text));
}
