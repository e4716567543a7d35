import { getOrInsert } from '../text/add-to.js';
import type { Span } from '../text/span.js';
import { stringText } from './decode.js';
import type { Place } from './place.js';
import { type Step, stepKey } from './pointer.js';
import { readTree } from './read-tree.js';

/** A span inside a string: the place of the string, and bytes of its decoded content. */
export interface InnerSpan {
  readonly holder: Place;
  readonly span: Span;
}

/** A queried place and the queried places below it. One pass over the text finds all of them. */
export class PlaceQuery {
  /** By key or index, see {@link stepKey}. */
  private members: Map<Step, PlaceQuery> | undefined;
  /** The query for the JSON in the string here. */
  inside: PlaceQuery | undefined;
  inner: InnerSpan[] | undefined;
  found: Found | undefined;
  /** Whether to list the spans of all members or elements, for an insertion between them. */
  listed = false;

  get hasMembers(): boolean {
    return this.members !== undefined;
  }

  /** The query for a member or element, made on first use. */
  member(step: Step): PlaceQuery {
    this.members ??= new Map();
    return getOrInsert(this.members, stepKey(step), () => new PlaceQuery());
  }

  knownMember(step: Step): PlaceQuery | undefined {
    return this.members?.get(stepKey(step));
  }
}

/** Where a queried place was found. Of duplicate keys the last one counts, as in JSON.parse. */
export interface Found {
  /** Start and end of the value, then of the key, mapped outwards to the file step by step. */
  readonly offsets: number[];
  /** The number of strings around the place. */
  readonly depth: number;
  /** The same place under earlier duplicate keys. */
  readonly earlier: readonly Found[];
  /** For a listed container: start and end of each key (NONE for an element) and of each value. */
  readonly list: readonly number[] | undefined;
}

/** The offset of something that does not exist, such as the key of an element. */
export const NONE = -1;

const NO_INDEX = -2;

/** An open container. */
interface Open {
  /** The query for this container, if it has queried members. */
  readonly query: PlaceQuery | undefined;
  readonly own: PlaceQuery | undefined;
  /** Of the last element, from -1; NO_INDEX in an object. */
  index: number;
  /** The span of the last key. */
  keyStart: number;
  keyEnd: number;
  /** Start and end of each key and value so far; undefined when the query needs no list. */
  readonly list: number[] | undefined;
}

/** Fills in `found` of all queries of one text in one pass. @returns those that were found */
export function findPlaces(bytes: Uint8Array, root: PlaceQuery, depth: number): Set<PlaceQuery> {
  const found = new Set<PlaceQuery>();
  const stack: Open[] = [];
  let pending: PlaceQuery | undefined;
  const queryHere = (): PlaceQuery | undefined => {
    const top = stack.at(-1);
    if (top === undefined) return root;
    if (top.index === NO_INDEX) return pending;
    top.index++;
    return top.query?.knownMember(top.index);
  };
  const record = (query: PlaceQuery | undefined, start: number, end: number, list?: number[]): void => {
    const top = stack.at(-1);
    const inObject = top !== undefined && top.index === NO_INDEX;
    const [keyStart, keyEnd] = inObject ? [top.keyStart, top.keyEnd] : [NONE, NONE];
    top?.list?.push(keyStart, keyEnd, start, end);
    if (query === undefined) return;
    const before = query.found;
    query.found = { offsets: [start, end, keyStart, keyEnd], depth, list, earlier: earlierWith(before) };
    found.add(query);
  };
  readTree(bytes, {
    open(isArray) {
      const own = queryHere();
      // Members of a container without queries need no lookup.
      const query = own?.hasMembers ? own : undefined;
      const list = own?.listed ? [] : undefined;
      const isNeeded = query !== undefined || list !== undefined;
      stack.push({ query, own, index: isArray ? -1 : NO_INDEX, keyStart: -1, keyEnd: -1, list });
      return isNeeded || 'skip';
    },
    close(_isArray, start, end) {
      const closed = stack.pop();
      record(closed?.own, start, end, closed?.list);
    },
    key(start, end) {
      const top = stack.at(-1);
      if (top === undefined) return;
      top.keyStart = start;
      top.keyEnd = end;
      pending = top.query?.knownMember(stringText(bytes, start, end));
    },
    scalar(_kind, start, end) {
      record(queryHere(), start, end);
    },
  });
  return found;
}

const NOTHING_EARLIER: readonly Found[] = [];

/** All earlier duplicates, in one growing list that they share: copies would take quadratic time. */
function earlierWith(before: Found | undefined): readonly Found[] {
  if (before === undefined) return NOTHING_EARLIER;
  const { earlier } = before;
  if (earlier === NOTHING_EARLIER) return [before];
  (earlier as Found[]).push(before);
  return earlier;
}
