import { type Span, span } from '../text/span.js';
import { decodeString, sourceOffsets } from './decode.js';
import type { Place } from './place.js';
import { type Found, findPlaces, type InnerSpan, NONE, PlaceQuery } from './place-query.js';

/** Where a place is in the file. A quote in a string, written `\"`, is two bytes. */
export interface Location {
  readonly value: Span;
  /** The key, quotes included; undefined for an element of an array and for the root of a text. */
  readonly key: Span | undefined;
  /** The number of strings around the place: 0 directly in the file. */
  readonly depth: number;
  /** Whether the same place also exists under an earlier duplicate key. */
  readonly repeated: boolean;
}

/** The locations of places; undefined for a place that does not exist. */
export interface Locations {
  of(place: Place): Location | undefined;
  ofInner(wanted: InnerSpan): Span | undefined;
}

/** New text inside a text. Its offsets are mapped outwards to the file together with those of the places. */
export interface CarriedText {
  readonly offsets: number[];
  text: string;
}

/** Locates places in one pass over the file and each string with one. The last of duplicate keys counts. */
export function locate(
  bytes: Uint8Array,
  places: Iterable<Place>,
  innerSpans: Iterable<InnerSpan> = [],
): Locations {
  const locator = new Locator();
  locator.query(places, innerSpans);
  locator.run(bytes);
  return locator;
}

/** Collects queries, then answers all of them in one run. */
export class Locator implements Locations {
  private readonly root = new PlaceQuery();
  private readonly queries = new Map<Place, PlaceQuery>();
  private readonly inner = new Map<InnerSpan, number[]>();
  /** Whether any queried place was found under duplicate keys. */
  private repeats = false;

  query(places: Iterable<Place>, innerSpans: Iterable<InnerSpan>): void {
    for (const place of places) this.queryFor(place);
    for (const innerSpan of innerSpans) {
      const query = this.queryFor(innerSpan.holder);
      query.inner ??= [];
      query.inner.push(innerSpan);
    }
  }

  /** The query for a place. Creates it, and those of all places around it, on first use. */
  queryFor(place: Place): PlaceQuery {
    const known = this.queries.get(place);
    if (known !== undefined) return known;
    let query = this.root;
    if (place.parent !== undefined) {
      const around = this.queryFor(place.parent);
      if (place.step === undefined) {
        around.inside ??= new PlaceQuery();
        query = around.inside;
      } else {
        query = around.member(place.step);
      }
    }
    this.queries.set(place, query);
    return query;
  }

  run(bytes: Uint8Array): void {
    // Without places there is nothing to read. The file may not even be JSON.
    if (this.queries.size > 0) this.locateIn(bytes, this.root, 0);
  }

  /** New texts for the text whose root query is `root`, with offsets in it. Here there are none. */
  protected plan(_bytes: Uint8Array, _root: PlaceQuery, _depth: number): readonly CarriedText[] {
    return [];
  }

  /** How new texts are escaped for the string token from `start` to `end`. */
  protected escaping(_bytes: Uint8Array, _start: number, _end: number): (text: string) => string {
    return (text) => text;
  }

  of(place: Place): Location | undefined {
    const found = this.find(place);
    if (found === undefined) return undefined;
    const [valueStart = 0, valueEnd = 0, keyStart = NONE, keyEnd = NONE] = found.offsets;
    return {
      value: span(valueStart, valueEnd),
      key: keyEnd === NONE ? undefined : span(keyStart, keyEnd),
      depth: found.depth,
      repeated: found.earlier.length > 0,
    };
  }

  ofInner(wanted: InnerSpan): Span | undefined {
    const [start, end] = this.inner.get(wanted) ?? [];
    return start === undefined || end === undefined ? undefined : span(start, end);
  }

  /** Where a place is. Nothing below an earlier one of duplicate keys is found. */
  find(place: Place): Found | undefined {
    const { found } = this.queryFor(place);
    if (!this.repeats || found === undefined || place.parent === undefined) return found;
    const around = this.find(place.parent);
    if (around === undefined) return undefined;
    if (place.step === undefined) return found;
    const [start = 0, end = 0] = around.offsets;
    const isWithin = ({ offsets: [at = 0] }: Found): boolean => at >= start && at < end;
    if (!isWithin(found)) return undefined;
    return found.earlier.length === 0 ? found : { ...found, earlier: found.earlier.filter(isWithin) };
  }

  /** Fills in `found` of all queries of a text. Returns what must be mapped to the text around it. */
  private locateIn(
    bytes: Uint8Array,
    root: PlaceQuery,
    depth: number,
  ): { mapper: OffsetMapper; texts: CarriedText[] } {
    const found = findPlaces(bytes, root, depth);
    for (const query of found) this.repeats ||= query !== this.root && query.found?.earlier.length !== 0;
    const texts = [...this.plan(bytes, root, depth)];
    const mapper = new OffsetMapper();
    for (const { offsets } of texts) mapper.add(offsets);
    for (const query of found) {
      if (query.found === undefined) continue;
      mapper.add(query.found.offsets);
      for (const { offsets } of query.found.earlier) mapper.add(offsets);
      if (query.inside === undefined && query.inner === undefined) continue;
      const [valueStart = 0, valueEnd = 0] = query.found.offsets;
      if (bytes[valueStart] !== 0x22 || valueEnd === 0) continue;
      const content = decodeString(bytes, valueStart, valueEnd);
      const inside =
        query.inside === undefined
          ? { mapper: new OffsetMapper(), texts: [] }
          : this.locateIn(content, query.inside, depth + 1);
      for (const wanted of query.inner ?? []) {
        const offsets: number[] = [wanted.span.start, wanted.span.end];
        this.inner.set(wanted, offsets);
        inside.mapper.add(offsets);
      }
      inside.mapper.map((offsets) => sourceOffsets(bytes, valueStart, valueEnd, offsets));
      mapper.addAll(inside.mapper);
      if (inside.texts.length === 0) continue;
      const respell = this.escaping(bytes, valueStart, valueEnd);
      for (const text of inside.texts) {
        text.text = respell(text.text);
        texts.push(text);
      }
    }
    return { mapper, texts };
  }
}

/** Collects offsets, so that all of them are mapped to the surrounding text at once. */
class OffsetMapper {
  /** For each offset its list and its index there. */
  private readonly lists: number[][] = [];
  private readonly indexes: number[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++)
      if (numbers[index] !== NONE) this.push(numbers, index);
  }

  addAll({ lists, indexes }: OffsetMapper): void {
    for (const [slot, list] of lists.entries()) this.push(list, indexes[slot] as number);
  }

  private push(list: number[], index: number): void {
    this.lists.push(list);
    this.indexes.push(index);
  }

  /** Replaces every offset with its mapped value. */
  map(mapping: (offsets: readonly number[]) => readonly number[]): void {
    const mapped = mapping(this.lists.map((list, slot) => list[this.indexes[slot] as number] as number));
    for (const [slot, list] of this.lists.entries())
      list[this.indexes[slot] as number] = mapped[slot] as number;
  }
}
