import { printable } from '../json/quote.js';

/** Longer pointers are cut in the middle: nesting may be a million levels deep, and a key as long as the file. */
const LONGEST = 160;

/** A pointer for people. A long one is reduced to its beginning and end. */
export function shownPointer(pointer: string): string {
  if (pointer.length <= LONGEST) return printable(pointer);
  return `${printable(pointer.slice(0, LONGEST / 2))}…${printable(pointer.slice(-LONGEST / 2))}`;
}
