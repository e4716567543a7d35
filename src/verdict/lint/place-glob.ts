import { parsePointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';

/** Says whether a place, given by its pointer into the file and those inside strings, is meant. */
export type PlaceMatcher = (pointer: string, embedded: readonly string[]) => boolean;

/** A `#` leads into a string only where a pointer can follow; elsewhere it is part of a key. */
const INTO_STRING = /#(?=[/#]|$)/;
/** Bounds the time of a match, which grows with the length of the glob. */
const MAX_LENGTH = 1_000;
const ANY_STEPS = '**';
const ANY_TEXT = '*';

/**
 * Reads a pointer glob. A step `*` stands for any one step, `**` for any number of them, none included, and a
 * `*` within a step for any text. The part before the first `#` is compared with the pointer into the file,
 * each part after a further `#` with the pointer inside the string there: `/logic/*#/Tasks/*` is every task
 * of every logic value.
 *
 * A glob means exactly the places that it matches, not what is below them, unless it ends in `/**`: then it
 * covers everything below, also inside strings. `/quests/**` is `/quests` and all of it.
 *
 * @throws RangeError for a glob in which {@link placeGlobFault} finds a fault
 */
export function placeMatcher(glob: string): PlaceMatcher {
  const parts = glob.split(INTO_STRING).map(parsePointer);
  const coversInside = parts.at(-1)?.at(-1) === ANY_STEPS;
  return (pointer, embedded) => {
    const deeper = embedded.length + 1 - parts.length;
    if (deeper < 0 || (deeper > 0 && !coversInside)) return false;
    return parts.every((part, index) => {
      const steps = parsePointer(index === 0 ? pointer : (embedded[index - 1] ?? ''));
      return matchesInTurn(part, steps);
    });
  };
}

/** What is wrong with a pointer glob, and what to write instead; undefined when nothing is. */
export function placeGlobFault(glob: string): string | undefined {
  if (glob.length > MAX_LENGTH)
    return `a pointer glob has at most ${MAX_LENGTH.toLocaleString('en')} characters, and ${quoteValue(glob)} has more`;
  for (const part of glob.split(INTO_STRING)) {
    if (part !== '' && !part.startsWith('/'))
      return `${JSON.stringify(glob)} is not a pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"`;
    if (/~(?![01])/.test(part))
      return `${JSON.stringify(glob)} is not a pointer glob: write "~" in a key as "~0", and "/" as "~1"`;
  }
  return undefined;
}

/** Compares the pieces between the stars, each at its first possible place, in linear time. */
function matchesStep(wanted: string, step: string): boolean {
  const [first = '', ...middle] = wanted.split(ANY_TEXT);
  const last = middle.pop();
  if (last === undefined) return wanted === step;
  if (first.length + last.length > step.length || !step.startsWith(first) || !step.endsWith(last))
    return false;
  let at = first.length;
  for (const piece of middle) {
    const found = step.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= step.length - last.length;
}

/** Whether the steps match the pattern. Only the last `**` is tried again, which is enough. */
function matchesInTurn(pattern: readonly string[], steps: readonly string[]): boolean {
  let at = 0;
  let retryAt = -1;
  let retryFrom = 0;
  for (let index = 0; index < steps.length; ) {
    const wanted = pattern[at];
    if (wanted === ANY_STEPS) {
      retryAt = ++at;
      retryFrom = index;
    } else if (wanted !== undefined && matchesStep(wanted, steps[index] ?? '')) {
      at++;
      index++;
    } else if (retryAt >= 0) {
      at = retryAt;
      index = ++retryFrom;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((rest) => rest === ANY_STEPS);
}
