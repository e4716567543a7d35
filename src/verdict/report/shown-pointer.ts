import { briefPointer } from '../../bytes/json/pointer.js';
import { printable } from '../../bytes/json/quote.js';

/** A pointer for people. A long one is reduced to its beginning and end. */
export function shownPointer(pointer: string): string {
  return printable(briefPointer(pointer));
}
