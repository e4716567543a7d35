import { printable } from '../json/quote.js';

/** A pointer of more UTF-16 units is cut in its middle: nesting may be a million levels deep, and a key as long as the file. */
const LONGEST = 160;

/** A pointer for people, or its beginning and its end. */
export function shownPointer(pointer: string): string {
  if (pointer.length <= LONGEST) return printable(pointer);
  return `${printable(pointer.slice(0, LONGEST / 2))}…${printable(pointer.slice(-LONGEST / 2))}`;
}
