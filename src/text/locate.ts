import { decodeString, sourceOffsets } from './decode.js';
import type { Place } from './place.js';
import { readTree } from './read-tree.js';
import { type Span, span } from './span.js';
import { stringText } from './string-text.js';

/** Where a place stands in the file. Inside strings, too, these are bytes of the file: a quote written `\"` is two. */
export interface Location {
  readonly value: Span;
  /** The key, quotes included; undefined for an element of an array and for the root of a text. */
  readonly key: Span | undefined;
  /** What to cut out so that the member or element is gone and valid JSON remains; undefined for the root of a text. */
  readonly removal: Span | undefined;
  /** How many strings lie around the place: 0 on the surface of the file. */
  readonly depth: number;
  /** The same place stands earlier in the text, too, under an equal key: with this one removed, that one would count. */
  readonly repeated: boolean;
}

/** A span of the text that a string holds, in bytes of its decoded content, and where that is in the file. */
export interface InnerSpan {
  readonly holder: Place;
  readonly inner: Span;
}

/** Finds places in the bytes they belong to. Places that the text does not have are left out. */
export interface Locations {
  of(place: Place): Location | undefined;
  ofInner(wanted: InnerSpan): Span | undefined;
}

/** A wanted place and the wanted places below it, so that one pass over the text finds them all. */
class Want {
  members: Map<string, Want> | undefined;
  /** What is wanted inside the string here. */
  inside: Want | undefined;
  inner: InnerSpan[] | undefined;
  found: Found | undefined;

  member(step: string): Want {
    this.members ??= new Map();
    let want = this.members.get(step);
    if (want === undefined) {
      want = new Want();
      this.members.set(step, want);
    }
    return want;
  }
}

/** Start and end of the value, the key and what to cut out, then how deep: offsets first in the text of the place, in the end in the file. */
interface Found {
  readonly offsets: number[];
  readonly depth: number;
  readonly repeated: boolean;
}

/** Stands for an offset that a place does not have: an element has no key. */
const NONE = -1;

/**
 * Locates all places together: one pass over the file and one over each string that holds a wanted place. Of equal keys
 * the last one counts, as in JSON.parse. Linear in the size of the text and the number of places.
 */
export function locate(
  bytes: Uint8Array,
  places: Iterable<Place>,
  innerSpans: Iterable<InnerSpan> = [],
): Locations {
  const root = new Want();
  const wants = new Map<Place, Want>();
  const wantOf = (place: Place): Want => {
    const known = wants.get(place);
    if (known !== undefined) return known;
    let want = root;
    if (place.parent !== undefined) {
      const around = wantOf(place.parent);
      if (place.step === undefined) {
        around.inside ??= new Want();
        want = around.inside;
      } else {
        want = around.member(String(place.step));
      }
    }
    wants.set(place, want);
    return want;
  };
  for (const place of places) wantOf(place);
  for (const wanted of innerSpans) {
    const want = wantOf(wanted.holder);
    want.inner ??= [];
    want.inner.push(wanted);
  }
  const inner: InnerFound = new Map();
  // Spans of the file itself need no reading of it: it may be no JSON, and nested a million levels deep.
  if (wants.size > 0) locateIn(bytes, root, 0, inner);
  return {
    of: (place) => toLocation(wants.get(place)?.found),
    ofInner(wanted) {
      const [start, end] = inner.get(wanted) ?? [];
      return start === undefined || end === undefined ? undefined : span(start, end);
    },
  };
}

function toLocation(found: Found | undefined): Location | undefined {
  if (found === undefined) return undefined;
  const [valueStart = 0, valueEnd = 0, keyStart = NONE, keyEnd = NONE, cutStart = NONE, cutEnd = NONE] =
    found.offsets;
  return {
    value: span(valueStart, valueEnd),
    key: keyEnd === NONE ? undefined : span(keyStart, keyEnd),
    removal: cutEnd === NONE ? undefined : span(cutStart, cutEnd),
    depth: found.depth,
    repeated: found.repeated,
  };
}

type InnerFound = Map<InnerSpan, number[]>;

/** Fills in `found` of all wants in one text and returns the offsets that the text around it has to map. */
function locateIn(bytes: Uint8Array, root: Want, depth: number, innerFound: InnerFound): OffsetSlots {
  const found = findInText(bytes, root, depth);
  const slots = new OffsetSlots();
  for (const want of found) {
    if (want.found !== undefined) slots.add(want.found.offsets);
    if (want.inside === undefined && want.inner === undefined) continue;
    const [valueStart = 0, valueEnd = 0] = want.found?.offsets ?? [];
    if (bytes[valueStart] !== 0x22 || valueEnd === 0) continue;
    const content = decodeString(bytes, valueStart, valueEnd);
    const innerSlots =
      want.inside === undefined ? new OffsetSlots() : locateIn(content, want.inside, depth + 1, innerFound);
    for (const wanted of want.inner ?? []) {
      const offsets: number[] = [wanted.inner.start, wanted.inner.end];
      innerFound.set(wanted, offsets);
      innerSlots.add(offsets);
    }
    innerSlots.map((sorted) => sourceOffsets(bytes, valueStart, valueEnd, sorted));
    slots.addAll(innerSlots);
  }
  return slots;
}

/** One pass over one text. Returns the wants that were found, each once. */
function findInText(bytes: Uint8Array, root: Want, depth: number): Set<Want> {
  const found = new Set<Want>();
  // Of each open container: what is wanted there, or undefined; its index, from -1; and the key that was read last.
  const stack: {
    want: Want | undefined;
    own: Want | undefined;
    index: number;
    keyStart: number;
    keyEnd: number;
  }[] = [];
  let pending: Want | undefined;
  const wantedHere = (): Want | undefined => {
    const top = stack.at(-1);
    if (top === undefined) return root;
    if (top.index === NO_INDEX) return pending;
    top.index++;
    return top.want?.members?.get(String(top.index));
  };
  const record = (want: Want | undefined, start: number, end: number): void => {
    if (want === undefined) return;
    const top = stack.at(-1);
    const inObject = top !== undefined && top.index === NO_INDEX;
    const first = inObject ? top.keyStart : start;
    const cut = top === undefined ? undefined : cutOut(bytes, first, end);
    const key = inObject ? [top.keyStart, top.keyEnd] : [NONE, NONE];
    const offsets = [start, end, ...key, cut?.start ?? NONE, cut?.end ?? NONE];
    want.found = { offsets, depth, repeated: want.found !== undefined };
    found.add(want);
  };
  readTree(bytes, {
    open(isArray) {
      const own = wantedHere();
      // A container without wanted members is passed through with nothing to look up.
      const want = own?.members === undefined ? undefined : own;
      stack.push({ want, own, index: isArray ? -1 : NO_INDEX, keyStart: -1, keyEnd: -1 });
      return true;
    },
    close(_isArray, start, end) {
      const closed = stack.pop();
      record(closed?.own, start, end);
    },
    key(start, end) {
      const top = stack.at(-1);
      if (top === undefined) return;
      top.keyStart = start;
      top.keyEnd = end;
      pending = top.want === undefined ? undefined : top.want.members?.get(stringText(bytes, start, end));
    },
    scalar(_kind, start, end) {
      record(wantedHere(), start, end);
    },
  });
  return found;
}

const NO_INDEX = -2;

/**
 * The bytes to remove with a member or element that stands from `start` to `end`: up to the next one where there is
 * one (so that it takes the place and the indentation), else from the end of the one before.
 */
function cutOut(bytes: Uint8Array, start: number, end: number): { start: number; end: number } {
  let after = end;
  while (isSpace(bytes[after])) after++;
  if (bytes[after] === 0x2c) {
    after++;
    while (isSpace(bytes[after])) after++;
    return { start, end: after };
  }
  let before = start;
  while (isSpace(bytes[before - 1])) before--;
  if (bytes[before - 1] === 0x2c) {
    before--;
    while (isSpace(bytes[before - 1])) before--;
    return { start: before, end };
  }
  // The only one: what is left is {} or [].
  return { start: before, end: after };
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

/** The numbers in found places that are offsets, collected so that one sorted pass can map them to the text around. */
class OffsetSlots {
  private readonly slots: { readonly numbers: number[]; readonly index: number }[] = [];

  add(numbers: number[]): void {
    for (let index = 0; index < numbers.length; index++) {
      if (numbers[index] !== NONE) this.slots.push({ numbers, index });
    }
  }

  addAll(other: OffsetSlots): void {
    for (const slot of other.slots) this.slots.push(slot);
  }

  /** Replaces every offset by what `mapping` gives for it; `mapping` gets them sorted upwards. */
  map(mapping: (sorted: readonly number[]) => number[]): void {
    const value = ({ numbers, index }: { numbers: number[]; index: number }): number => numbers[index] ?? 0;
    this.slots.sort((a, b) => value(a) - value(b));
    const mapped = mapping(this.slots.map(value));
    for (const [rank, { numbers, index }] of this.slots.entries()) numbers[index] = mapped[rank] ?? 0;
  }
}
