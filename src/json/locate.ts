import { type Span, span } from '../text/span.js';
import { decodeString, sourceOffsets } from './decode.js';
import { findPlaces } from './find-places.js';
import { OffsetMapper } from './offset-mapper.js';
import type { Place } from './place.js';
import { type Found, type InnerSpan, NONE, PlaceQuery } from './place-query.js';

/** Where a place is in the file. Spans inside strings are also bytes of the file: a quote written `\"` is two. */
export interface Location {
  readonly value: Span;
  /** The key, quotes included; undefined for an element of an array and for the root of a text. */
  readonly key: Span | undefined;
  /** How many strings lie around the place: 0 on the surface of the file. */
  readonly depth: number;
  /** The same place exists earlier in the text under an equal key: without this one, that one would count. */
  readonly repeated: boolean;
}

/** Finds places in the bytes they belong to. Places that the text does not have are left out. */
export interface Locations {
  of(place: Place): Location | undefined;
  ofInner(wanted: InnerSpan): Span | undefined;
}

/** A text to be written into one of the texts. Its offsets are carried outwards together with those of the places. */
export interface CarriedText {
  readonly offsets: number[];
}

/** Plans what is written into each text while the locator has it open. json/edit is the one that does. */
export interface TextWriter<Carried extends CarriedText> {
  /** What is written into the text whose query root is `root`, with offsets in that text. */
  plan(bytes: Uint8Array, root: PlaceQuery, depth: number): Carried[];
  /** Escapes what was planned inside the string token from `start` to `end` of `bytes`. Called once for each string around it. */
  escape(texts: readonly Carried[], bytes: Uint8Array, start: number, end: number): void;
}

/**
 * Locates all places together: one pass over the file and one over each string that holds a wanted place. Of equal keys
 * the last one counts, as in JSON.parse. Linear in the size of the text and the number of places.
 */
export function locate(
  bytes: Uint8Array,
  places: Iterable<Place>,
  innerSpans: Iterable<InnerSpan> = [],
): Locations {
  const locator = new Locator<CarriedText>();
  locator.query(places, innerSpans);
  locator.run(bytes, undefined);
  return locator;
}

/** Collects queries, then answers all of them in one run. */
export class Locator<Carried extends CarriedText> implements Locations {
  private readonly root = new PlaceQuery();
  private readonly queries = new Map<Place, PlaceQuery>();
  private readonly inner = new Map<InnerSpan, number[]>();
  /** Whether anything wanted was found under equal keys. */
  private repeats = false;

  query(places: Iterable<Place>, innerSpans: Iterable<InnerSpan>): void {
    for (const place of places) this.queryFor(place);
    for (const innerSpan of innerSpans) {
      const query = this.queryFor(innerSpan.holder);
      query.inner ??= [];
      query.inner.push(innerSpan);
    }
  }

  /** The query of a place, made with those of all places around it. */
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
        query = around.member(String(place.step));
      }
    }
    this.queries.set(place, query);
    return query;
  }

  run(bytes: Uint8Array, writer: TextWriter<Carried> | undefined): void {
    // Spans of the file itself need no reading of it: it may not be JSON, and nested a million levels deep.
    if (this.queries.size > 0) this.locateIn(bytes, this.root, 0, writer);
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

  /**
   * Where a place is. Of equal keys the last counts, so nothing below an earlier one is part of it: neither the place nor an
   * earlier one like it.
   */
  find(place: Place): Found | undefined {
    const { found } = this.queryFor(place);
    if (!this.repeats || found === undefined || place.parent === undefined) return found;
    if (place.step === undefined) return this.find(place.parent) === undefined ? undefined : found;
    const around = this.find(place.parent);
    if (around === undefined) return undefined;
    const [start = 0, end = 0] = around.offsets;
    const isWithin = ({ offsets: [at = 0] }: Found): boolean => at >= start && at < end;
    if (!isWithin(found)) return undefined;
    return found.earlier.length === 0 ? found : { ...found, earlier: found.earlier.filter(isWithin) };
  }

  /** Fills in `found` of all queries in one text, and returns the offsets and texts that the text around it has to map. */
  private locateIn(
    bytes: Uint8Array,
    root: PlaceQuery,
    depth: number,
    writer: TextWriter<Carried> | undefined,
  ): { mapper: OffsetMapper; texts: Carried[] } {
    const found = findPlaces(bytes, root, depth);
    for (const query of found) this.repeats ||= query !== this.root && query.found?.earlier.length !== 0;
    const texts = writer?.plan(bytes, root, depth) ?? [];
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
          : this.locateIn(content, query.inside, depth + 1, writer);
      for (const wanted of query.inner ?? []) {
        const offsets: number[] = [wanted.inner.start, wanted.inner.end];
        this.inner.set(wanted, offsets);
        inside.mapper.add(offsets);
      }
      inside.mapper.map((sorted) => sourceOffsets(bytes, valueStart, valueEnd, sorted));
      mapper.addAll(inside.mapper);
      if (inside.texts.length > 0) writer?.escape(inside.texts, bytes, valueStart, valueEnd);
      for (const text of inside.texts) texts.push(text);
    }
    return { mapper, texts };
  }
}
