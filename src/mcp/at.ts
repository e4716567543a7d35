import type { At } from '../json/edit/json-editor.js';
import { Place } from '../json/place.js';
import { parsePointer } from '../json/pointer.js';
import { shownMessage } from '../report/agent/place.js';
import { CommandError } from '../workspace/command-error.js';

/** A place as it was given: a pointer, or a list of pointers through strings. */
export type GivenAt = string | readonly string[];

/** The pointers of a place, outermost first. @throws CommandError for something else */
export function pointersOf(at: GivenAt): readonly [string, ...string[]] {
  const [outer, ...inner] = typeof at === 'string' ? [at] : at;
  for (const pointer of [outer ?? '', ...inner])
    try {
      parsePointer(pointer);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new CommandError(
        `${shownMessage(error.message)}. A place is a pointer such as "/roomItems/4/pos"`,
      );
    }
  return [outer ?? '', ...inner];
}

/** A place for an edit. @throws CommandError */
export function editAt(at: GivenAt): At {
  const pointers = pointersOf(at);
  return pointers.length === 1 ? pointers[0] : pointers;
}

/** The place in one text. */
export function placeIn(pointer: string): Place {
  return Place.root.along(parsePointer(pointer));
}

/** Whether a place is another one, or within it. */
export function isAtOrIn(
  place: { readonly pointer: string; readonly embedded: readonly string[] },
  around: readonly string[],
): boolean {
  const pointers = [place.pointer, ...place.embedded];
  return around.every((outer, index) => {
    const pointer = pointers[index];
    if (pointer === undefined) return outer === '' && index > 0;
    const isLast = index === around.length - 1;
    return isLast ? pointer === outer || pointer.startsWith(`${outer}/`) : pointer === outer;
  });
}
