import { decodeString, sourceOffsets } from './decode.js';
import { describeEdit, EditError, editPlace, type NewJson, type Splice, type TextEdit } from './edit.js';
import { findWants } from './find-wants.js';
import { OffsetSlots } from './offset-slots.js';
import type { Place } from './place.js';
import { EditPlanner, type PlannedSplice } from './plan-edits.js';
import { byteOffset, type Span, span } from './span.js';
import { overlap, sortSplices } from './splices.js';
import { StringSpelling, TextSpelling } from './string-spelling.js';
import { isJson } from './value.js';
import { type Found, NONE, Want } from './want.js';
import { textOf } from './wtf8.js';

/** Where a place stands in the file. Inside strings, too, these are bytes of the file: a quote written `\"` is two. */
export interface Location {
  readonly value: Span;
  /** The key, quotes included; undefined for an element of an array and for the root of a text. */
  readonly key: Span | undefined;
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
  /**
   * What edits that were to be made together come to: splices of the file, sorted, without overlap.
   *
   * @throws EditError when the text has no room for one of them, or two of them overlap
   */
  splicesOf(edits: readonly TextEdit[]): readonly Splice[];
}

/**
 * Locates all places together: one pass over the file and one over each string that holds a wanted place. Of equal keys
 * the last one counts, as in JSON.parse. Linear in the size of the text and the number of places.
 *
 * @param edits groups of edits, each made together or not at all, and none knowing of the others
 */
export function locate(
  bytes: Uint8Array,
  places: Iterable<Place>,
  innerSpans: Iterable<InnerSpan> = [],
  edits: Iterable<readonly TextEdit[]> = [],
): Locations {
  const locator = new Locator();
  for (const place of places) locator.wantOf(place);
  for (const innerSpan of innerSpans) locator.wantInner(innerSpan);
  for (const group of edits) locator.wantEdits(group);
  locator.run(bytes);
  return locator;
}

/** The splices of one text: their offsets are carried outwards together with those of the places, their texts are escaped on the way. */
interface OpenSplice {
  readonly offsets: number[];
  readonly edit: TextEdit;
  text: string;
}

class Locator implements Locations {
  private readonly root = new Want();
  private readonly wants = new Map<Place, Want>();
  private readonly inner = new Map<InnerSpan, number[]>();
  private readonly results = new Map<readonly TextEdit[], OpenSplice[] | EditError>();
  /** The roots of the texts whose edits have been worked out. */
  private readonly planned = new Set<Want>();
  /** Whether anything wanted was found under equal keys. */
  private repeats = false;

  wantOf(place: Place): Want {
    const known = this.wants.get(place);
    if (known !== undefined) return known;
    let want = this.root;
    if (place.parent !== undefined) {
      const around = this.wantOf(place.parent);
      if (place.step === undefined) {
        around.inside ??= new Want();
        want = around.inside;
      } else {
        want = around.member(String(place.step));
      }
    }
    this.wants.set(place, want);
    return want;
  }

  wantInner(wanted: InnerSpan): void {
    const want = this.wantOf(wanted.holder);
    want.inner ??= [];
    want.inner.push(wanted);
  }

  wantEdits(group: readonly TextEdit[]): void {
    this.results.set(group, []);
    for (const edit of group) {
      this.wantPlacesOf(edit);
      const text = this.wantOf(textRoot(editPlace(edit)));
      text.edits ??= new Map();
      const together = text.edits.get(group);
      if (together === undefined) text.edits.set(group, [edit]);
      else together.push(edit);
    }
  }

  private wantPlacesOf(edit: TextEdit): void {
    const want = this.wantOf(editPlace(edit));
    if (edit.kind === 'insert') {
      want.listed = true;
      if (edit.beside !== undefined) this.wantOf(edit.into.at(edit.beside.step));
    }
    if (edit.kind === 'rename' && edit.place.parent !== undefined)
      this.wantOf(edit.place.parent).listed = true;
    const json: NewJson | undefined =
      edit.kind === 'insert' ? edit.json : edit.kind === 'replace' ? edit.by : undefined;
    if (json?.kind !== 'copy') return;
    this.wantOf(json.of);
    for (const inCopy of json.edits) this.wantPlacesOf(inCopy);
  }

  run(bytes: Uint8Array): void {
    // Spans of the file itself need no reading of it: it may be no JSON, and nested a million levels deep.
    if (this.wants.size > 0) this.locateIn(bytes, this.root, 0);
    for (const group of this.results.keys()) {
      const lost = group.find((edit) => !this.planned.has(this.wantOf(textRoot(editPlace(edit)))));
      if (lost === undefined) continue;
      const fault = `cannot ${describeEdit(lost)}: there is no text with JSON in it`;
      this.results.set(group, new EditError(fault));
    }
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

  splicesOf(edits: readonly TextEdit[]): readonly Splice[] {
    const result = this.results.get(edits) ?? [];
    if (result instanceof EditError) throw result;
    const sorted = sortSplices(
      result.map(({ offsets: [start = 0, end = 0], text, edit }) => ({
        start: byteOffset(start),
        end: byteOffset(end),
        text,
        edit,
      })),
    );
    for (const [index, splice] of sorted.entries()) {
      const before = sorted[index - 1];
      if (before !== undefined && overlap(before, splice))
        throw new EditError(
          `cannot ${describeEdit(before.edit)} and ${describeEdit(splice.edit)} together: both change the same bytes`,
        );
    }
    return sorted.map(({ start, end, text }) => ({ start, end, text }));
  }

  /**
   * Where a place stands. Of equal keys the last counts, so what stands below an earlier one is no member of it: neither the
   * place nor an earlier one like it.
   */
  private find(place: Place): Found | undefined {
    const { found } = this.wantOf(place);
    if (!this.repeats || found === undefined || place.parent === undefined) return found;
    if (place.step === undefined) return this.find(place.parent) === undefined ? undefined : found;
    const around = this.find(place.parent);
    if (around === undefined) return undefined;
    const [start = 0, end = 0] = around.offsets;
    const isWithin = ({ offsets: [at = 0] }: Found): boolean => at >= start && at < end;
    if (!isWithin(found)) return undefined;
    return found.earlier.length === 0 ? found : { ...found, earlier: found.earlier.filter(isWithin) };
  }

  /** Fills in `found` of all wants in one text, and returns the offsets and splices that the text around it has to map. */
  private locateIn(
    bytes: Uint8Array,
    root: Want,
    depth: number,
  ): { slots: OffsetSlots; splices: OpenSplice[] } {
    const found = findWants(bytes, root, depth);
    for (const want of found) this.repeats ||= want !== this.root && want.found?.earlier.length !== 0;
    const splices = this.plan(bytes, root, depth);
    const slots = new OffsetSlots();
    for (const { offsets } of splices) slots.add(offsets);
    const spelling = new TextSpelling(bytes);
    for (const want of found) {
      if (want.found === undefined) continue;
      slots.add(want.found.offsets);
      for (const { offsets } of want.found.earlier) slots.add(offsets);
      if (want.inside === undefined && want.inner === undefined) continue;
      const [valueStart = 0, valueEnd = 0] = want.found.offsets;
      if (bytes[valueStart] !== 0x22 || valueEnd === 0) continue;
      const content = decodeString(bytes, valueStart, valueEnd);
      const inside =
        want.inside === undefined
          ? { slots: new OffsetSlots(), splices: [] }
          : this.locateIn(content, want.inside, depth + 1);
      for (const wanted of want.inner ?? []) {
        const offsets: number[] = [wanted.inner.start, wanted.inner.end];
        this.inner.set(wanted, offsets);
        inside.slots.add(offsets);
      }
      inside.slots.map((sorted) => sourceOffsets(bytes, valueStart, valueEnd, sorted));
      slots.addAll(inside.slots);
      if (inside.splices.length > 0) {
        const string = new StringSpelling(bytes, valueStart, valueEnd, () => spelling.asciiOnly);
        for (const splice of inside.splices) splice.text = string.spell(splice.text);
      }
      splices.push(...inside.splices);
    }
    return { slots, splices };
  }

  /** What the edits of one text come to in it. */
  private plan(bytes: Uint8Array, root: Want, depth: number): OpenSplice[] {
    if (root.edits === undefined || (depth > 0 && !isJson(textOf(bytes)))) return [];
    this.planned.add(root);
    const planner = new EditPlanner(bytes, (place) => this.find(place));
    const splices: OpenSplice[] = [];
    for (const [group, edits] of root.edits) {
      const before = this.results.get(group);
      if (before === undefined || before instanceof EditError) continue;
      try {
        const planned = planner.plan(edits).map(openSplice);
        before.push(...planned);
        splices.push(...planned);
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        this.results.set(group, error);
      }
    }
    return splices;
  }
}

function openSplice({ start, end, text, edit }: PlannedSplice): OpenSplice {
  return { offsets: [start, end], text, edit };
}

/** The root of the text that a place stands in. */
function textRoot(place: Place): Place {
  let root = place;
  while (root.step !== undefined && root.parent !== undefined) root = root.parent;
  return root;
}
