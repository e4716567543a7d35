import type { Place } from './place.js';
import { formatPointer } from './pointer.js';

/** The pointers of a place: into the file, and into the strings that hold JSON, outermost first. */
export interface Pointers {
  readonly pointer: string;
  readonly embedded: readonly string[];
}

/** The beginning and end of a pointer, of this many characters each. */
const ENDS = 80;

/** A pointer for people, cut in the middle if it is long. */
export function briefPointer(pointer: string): string {
  return pointer.length <= 2 * ENDS ? pointer : `${pointer.slice(0, ENDS)}…${pointer.slice(-ENDS)}`;
}

/** A link of the last place, with what has been written up to it. */
interface Written {
  readonly link: Place;
  /** The pointer so far, within the innermost text. */
  readonly pointer: string;
  /** The same, brief. */
  readonly brief: string;
  /** The pointers of the texts around it. */
  readonly outer: readonly string[];
  readonly briefOuter: readonly string[];
}

/** Writes the pointers of many places, which share the pointer of what they have in common. */
export class PointerWriter {
  private last: Written[] = [];

  pointersOf(place: Place): Pointers {
    const { pointer, outer } = this.follow(place);
    const [intoFile, ...between] = outer;
    return intoFile === undefined
      ? { pointer, embedded: [] }
      : { pointer: intoFile, embedded: [...between, pointer] };
  }

  /** The pointers of a place, outermost first, as {@link briefPointer} shows them. */
  briefOf(place: Place): readonly string[] {
    const { brief, briefOuter } = this.follow(place);
    return [...briefOuter, brief];
  }

  /** Makes `last` the links of a place. */
  private follow(place: Place): Written {
    const links = place.chain();
    const { last } = this;
    let common = 0;
    while (common < last.length && common < links.length && isSame(last[common]?.link, links[common]))
      common++;
    last.length = common;
    for (const link of links.slice(common)) last.push(written(last.at(-1), link));
    return last.at(-1) as Written;
  }
}

function written(around: Written | undefined, link: Place): Written {
  if (around === undefined) return { link, pointer: '', brief: '', outer: [], briefOuter: [] };
  const { pointer, brief, outer, briefOuter } = around;
  if (link.step === undefined)
    return { link, pointer: '', brief: '', outer: [...outer, pointer], briefOuter: [...briefOuter, brief] };
  const step = formatPointer([link.step]);
  return { link, pointer: pointer + step, brief: extended(brief, step), outer, briefOuter };
}

/** The brief form of a pointer with one more step. A pointer that was cut keeps its beginning. */
function extended(brief: string, step: string): string {
  const cut = brief.length > 2 * ENDS;
  const end = (cut ? brief.slice(-ENDS) : brief) + (step.length > 2 * ENDS ? '' : step);
  if (!cut && step.length <= 2 * ENDS) return briefPointer(end);
  const beginning = cut ? brief.slice(0, ENDS) : (brief + step.slice(0, ENDS)).slice(0, ENDS);
  return `${beginning}…${(step.length > 2 * ENDS ? step : end).slice(-ENDS)}`;
}

/** Whether two links, whose parents are the same, lead to the same place. */
function isSame(one: Place | undefined, other: Place | undefined): boolean {
  return one === other || one?.step === other?.step;
}
