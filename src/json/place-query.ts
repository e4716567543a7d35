import type { Span } from '../text/span.js';
import type { Place } from './place.js';

/** A span inside a string: the place of the string, and bytes of its decoded content. */
export interface InnerSpan {
  readonly holder: Place;
  readonly inner: Span;
}

/** A queried place and the queried places below it. One pass over the text finds all of them. */
export class PlaceQuery {
  members: Map<string, PlaceQuery> | undefined;
  /** The query for the JSON in the string here. */
  inside: PlaceQuery | undefined;
  inner: InnerSpan[] | undefined;
  found: Found | undefined;
  /** Whether to list the spans of all members or elements, for an insertion between them. */
  listed = false;

  member(step: string): PlaceQuery {
    this.members ??= new Map();
    let query = this.members.get(step);
    if (query === undefined) {
      query = new PlaceQuery();
      this.members.set(step, query);
    }
    return query;
  }
}

/** Where a queried place was found. Of duplicate keys the last one counts, as in JSON.parse. */
export interface Found {
  /** Start and end of the value, then of the key. Offsets in the text of the place, mapped outwards to the file step by step. */
  readonly offsets: number[];
  /** The number of strings around the place. */
  readonly depth: number;
  /** The same place under earlier duplicate keys. */
  readonly earlier: readonly Found[];
  /** For a listed container: start and end of each key (NONE for an element) and of each value, in offsets of its own text. */
  readonly list: readonly number[] | undefined;
}

/** The offset of something that does not exist, such as the key of an element. */
export const NONE = -1;
