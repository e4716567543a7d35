import { briefPointer, placeText } from '../../../bytes/json/pointer.js';
import { printable } from '../../../bytes/json/quote.js';
import { cutMiddle } from '../../../bytes/text/in-words.js';

/** Longer pointers are cut. */
const MAX_POINTER = 300;
/** Longer messages are cut in the middle. */
const MAX_MESSAGE = 500;

/** A place as tools take it: a pointer, and one into the JSON of the string there: `/logic/4#/Tasks/0`. */
export function shownAt(pointer: string, embedded: readonly string[] = []): string {
  return placeText({ pointer, embedded }, (each) => (each.length > MAX_POINTER ? briefPointer(each) : each));
}

/** A place in quotes, as a line of text has it. */
export function atText(at: string): string {
  return printable(JSON.stringify(at));
}

/** A sentence about a file, on one line and of limited length. */
export function shownMessage(message: string): string {
  return cutMiddle(printable(message), MAX_MESSAGE);
}
