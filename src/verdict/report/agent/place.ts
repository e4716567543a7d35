import { briefPointer } from '../../../bytes/json/pointer.js';
import { printable } from '../../../bytes/json/quote.js';
import { cutMiddle } from '../../../bytes/text/cut-middle.js';

/** Longer pointers are cut. */
const MAX_POINTER = 300;
/** Longer messages are cut in the middle. */
const MAX_MESSAGE = 500;

/** A place as tools take it: a pointer, or pointers through the strings that hold JSON. */
export type ShownAt = string | readonly string[];

export function shownAt(pointer: string, embedded: readonly string[] = []): string | string[] {
  const all = [pointer, ...embedded].map((each) => (each.length > MAX_POINTER ? briefPointer(each) : each));
  return embedded.length === 0 ? (all[0] ?? '') : all;
}

/** The same on a line of text: a string as JSON has it, or a list of strings. */
export function atText(at: ShownAt): string {
  return printable(JSON.stringify(at));
}

/** A sentence about a file, on one line and of limited length. */
export function shownMessage(message: string): string {
  return cutMiddle(printable(message), MAX_MESSAGE);
}
