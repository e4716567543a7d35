import { parsePointer } from '../../bytes/json/pointer.js';
import { quoteValue } from '../../bytes/json/quote.js';
import { ANY_FOLDERS, matchesNames, type Pattern, type Sign } from './path-glob.js';

/** Says whether a place, given by its pointer into the file and those inside strings, is meant. */
export type PlaceMatcher = (pointer: string, embedded: readonly string[]) => boolean;

/** A `#` leads into a string only where a pointer can follow; elsewhere it is part of a key. */
const INTO_STRING = /#(?=[/#]|$)/;
/** Bounds the time of a match, which grows with the length of the glob. */
const MAX_LENGTH = 1_000;

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
  const parts = glob.split(INTO_STRING).map((part) => patternOf(parsePointer(part)));
  const coversInside = parts.at(-1)?.at(-1) === ANY_FOLDERS;
  return (pointer, embedded) => {
    const deeper = embedded.length + 1 - parts.length;
    if (deeper < 0 || (deeper > 0 && !coversInside)) return false;
    return parts.every((part, index) => {
      const steps = parsePointer(index === 0 ? pointer : (embedded[index - 1] ?? ''));
      return matchesNames(part, steps, () => false);
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

/** The pattern of one part, in which a star is the only sign with a meaning. */
function patternOf(steps: readonly string[]): Pattern {
  return steps.map((step) =>
    step === ANY_FOLDERS ? step : Array.from(step, (sign): Sign => (sign === '*' ? 'star' : sign)),
  );
}
