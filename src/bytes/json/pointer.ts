import { printable } from './quote.js';

/** One step into a container: the key of a member, or the index of an element, from 0. */
export type Step = string | number;

/** Writes a JSON Pointer (RFC 6901 section 3): `~` as `~0`, `/` as `~1`. The whole document is `""`. */
export function formatPointer(steps: readonly Step[]): string {
  let pointer = '';
  for (const step of steps)
    pointer += `/${typeof step === 'number' ? step : step.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return pointer;
}

/** Reads a JSON Pointer into unescaped tokens, all of them strings. @throws RangeError for an invalid one */
export function parsePointer(pointer: string): string[] {
  if (pointer === '') return [];
  if (!pointer.startsWith('/'))
    throw new RangeError(`a JSON Pointer must be empty or start with "/": ${pointer}`);
  if (/~(?![01])/.test(pointer))
    throw new RangeError(`"~" must be written "~0" in a JSON Pointer: ${pointer}`);
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A place as it is spelled wherever people read it: what follows `#` is inside the string there. @param shown each pointer */
export function placeText(
  { pointer, embedded }: { readonly pointer: string; readonly embedded: readonly string[] },
  shown: (pointer: string) => string = (each) => each,
): string {
  return [pointer, ...embedded].map(shown).join('#');
}

/** The beginning and end of a pointer, of this many characters each. */
const ENDS = 80;

/** A pointer for people, cut in the middle if it is long. */
export function briefPointer(pointer: string): string {
  return pointer.length <= 2 * ENDS ? pointer : `${pointer.slice(0, ENDS)}…${pointer.slice(-ENDS)}`;
}

/** The digits of the largest index. */
const MAX_DIGITS = 15;

/**
 * A step as the key of a map, where the index 1 and the key "1" are one entry: how a place was asked for does not
 * say whether it leads into an array. It is a number if it can be, because a number is looked up faster.
 */
export function stepKey(step: Step): Step {
  if (typeof step === 'number' || step.length > MAX_DIGITS) return step;
  const first = step.charCodeAt(0);
  if (!(first >= 0x30 && first <= 0x39)) return step;
  const index = Number(step);
  return String(index) === step ? index : step;
}

/** A pointer for people. A long one is reduced to its beginning and end. */
export function shownPointer(pointer: string): string {
  return printable(briefPointer(pointer));
}
