import { getOrInsert } from '../text/add-to.js';
import type { Span } from '../text/span.js';
import type { Place } from './place.js';
import type { Step } from './pointer.js';
import { asKey } from './step-key.js';

/** A span inside a string: the place of the string, and bytes of its decoded content. */
export interface InnerSpan {
  readonly holder: Place;
  readonly span: Span;
}

/** A queried place and the queried places below it. One pass over the text finds all of them. */
export class PlaceQuery {
  /** By key or index, see {@link asKey}. */
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
    return getOrInsert(this.members, asKey(step), () => new PlaceQuery());
  }

  knownMember(step: Step): PlaceQuery | undefined {
    return this.members?.get(asKey(step));
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
