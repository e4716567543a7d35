import { parsePointer } from '../json/pointer.js';

/** Says whether a place, given by its pointer into the file and those inside strings, is meant. */
export type PlaceMatcher = (pointer: string, embedded: readonly string[]) => boolean;

/** A `#` leads into a string only where a pointer can follow; elsewhere it is part of a key. */
const INTO_STRING = /#(?=[/#]|$)/;
const ANY_STEPS = '**';
const ANY_TEXT = '*';

/**
 * Reads a pointer glob. A step `*` stands for any one step, `**` for any number of them, none included, and a `*` within a
 * step for any text. What stands before the first `#` is held against the pointer into the file, each part behind a
 * further `#` against the pointer inside the string there: `/logic/*#/Tasks/*` is every task of every logic value.
 *
 * A glob means exactly the places that it matches, not what is below them, unless it ends in `/**`: then it covers
 * everything below, also inside strings. `/quests/**` is `/quests` and all of it.
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
      return matchesInTurn(part, steps, ANY_STEPS, matchesStep);
    });
  };
}

/** What is wrong with a pointer glob, and what would be right; undefined when nothing is. */
export function placeGlobFault(glob: string): string | undefined {
  for (const part of glob.split(INTO_STRING)) {
    if (part !== '' && !part.startsWith('/'))
      return `${JSON.stringify(glob)} is no pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"`;
    if (/~(?![01])/.test(part))
      return `${JSON.stringify(glob)} is no pointer glob: write "~" in a key as "~0", and "/" as "~1"`;
  }
  return undefined;
}

function matchesStep(wanted: string, step: string): boolean {
  if (!wanted.includes(ANY_TEXT)) return wanted === step;
  return wanted === ANY_TEXT || matchesInTurn([...wanted], [...step], ANY_TEXT, (a, b) => a === b);
}

/**
 * Whether `items` are what `pattern` says, in this order, where `many` stands for any number of them. Tries only the last
 * `many` again, which is enough, so that the time is at most the product of the lengths.
 */
function matchesInTurn(
  pattern: readonly string[],
  items: readonly string[],
  many: string,
  matchesOne: (wanted: string, item: string) => boolean,
): boolean {
  let at = 0;
  let retryAt = -1;
  let retryFrom = 0;
  for (let index = 0; index < items.length; ) {
    const wanted = pattern[at];
    if (wanted === many) {
      retryAt = ++at;
      retryFrom = index;
    } else if (wanted !== undefined && matchesOne(wanted, items[index] ?? '')) {
      at++;
      index++;
    } else if (retryAt >= 0) {
      at = retryAt;
      index = ++retryFrom;
    } else {
      return false;
    }
  }
  return pattern.slice(at).every((rest) => rest === many);
}
