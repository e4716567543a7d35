import type { Place } from './place.js';
import { formatPointer } from './pointer.js';

/** The pointers of a place: into the file, and into the strings that hold JSON, outermost first. */
export interface Pointers {
  readonly pointer: string;
  readonly embedded: readonly string[];
}

/** A link of the last place, with what has been written up to it. */
interface Written {
  readonly link: Place;
  /** The pointer so far, within the innermost text. */
  readonly pointer: string;
  /** The pointers of the texts around it. */
  readonly outer: readonly string[];
}

/**
 * Writes the pointers of many places. It keeps the pointers of the last place, so that places with the same beginning share it: with
 * a key of a megabyte, thousands of places below it do not take gigabytes.
 */
export class PointerWriter {
  private last: Written[] = [];

  pointersOf(place: Place): Pointers {
    const links = place.chain();
    const { last } = this;
    let common = 0;
    while (common < last.length && common < links.length && isSame(last[common]?.link, links[common]))
      common++;
    last.length = common;
    for (const link of links.slice(common)) last.push(written(last.at(-1), link));
    const { pointer, outer } = last.at(-1) as Written;
    const [intoFile, ...between] = outer;
    return intoFile === undefined
      ? { pointer, embedded: [] }
      : { pointer: intoFile, embedded: [...between, pointer] };
  }
}

function written(around: Written | undefined, link: Place): Written {
  if (around === undefined) return { link, pointer: '', outer: [] };
  if (link.step === undefined) return { link, pointer: '', outer: [...around.outer, around.pointer] };
  return { link, pointer: around.pointer + formatPointer([link.step]), outer: around.outer };
}

/** Whether two links, whose parents are the same, lead to the same place. */
function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one === other || one?.step === other?.step;
}
