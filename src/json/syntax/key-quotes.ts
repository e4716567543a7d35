import { asciiText } from '../ascii-text.js';

/** Longer keys are not recognized. A fixed number of bytes is read at each fault, so the time remains linear. */
const LONGEST = 128;

/** The offset after the closing quote of a key that has no opening quote: `isNight": false`. */
export function endOfUnopenedKey(bytes: Uint8Array, start: number): number | undefined {
  const [found] = /^[^\s"'{}[\],:][^"{}[\],:\r\n]*"(?=[ \t]*:)/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

/** The offset after a key that has no closing quote, where a bracket follows its colon: `"roomTasks: {`. */
export function endOfUnclosedKey(bytes: Uint8Array, start: number): number | undefined {
  const [, found] = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*[{[]/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

/** The same where the opening quote of a string was taken for the closing quote: `"title: "Garden"`, `"roomTasks: {"Tasks": []}`. */
export function endOfKeyBeforeString(bytes: Uint8Array, start: number): number | undefined {
  const [, found] = /^("[^":\\\r\n]*[^":\s\\])[ \t]*:[ \t]*[{[]*"/.exec(ahead(bytes, start)) ?? [];
  return found === undefined ? undefined : start + found.length;
}

function ahead(bytes: Uint8Array, start: number): string {
  return asciiText(bytes, start, Math.min(bytes.length, start + LONGEST));
}
