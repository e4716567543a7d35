import { type LocatedEdits, locateEdits } from '../../bytes/json/edit/locate-edits.js';
import { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { OPEN_ARRAY, OPEN_OBJECT } from '../../bytes/text/characters.js';
import { LineIndex, type Position } from '../../bytes/text/lines.js';
import { type ByteOffset, type Span, span } from '../../bytes/text/span.js';
import { type Claim, claimsOf, type Draft, placeOf } from './draft.js';
import type { Finding, Fix, RelatedPlace } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import { copiedBy, finishFix, NewIdSource, type OpenFix, openFix } from './fix.js';
import type { LeveledDraft } from './kept-drafts.js';
import { OccurrenceKeys } from './occurrences.js';
import type { LintedText } from './result.js';

/** A claim with its bytes. */
interface Placed {
  readonly span: Span;
  /** The place that the report names; undefined where there is no tree. */
  readonly place: Place | undefined;
  readonly insideStrings: number;
}

/** A finding with its bytes. */
export interface PlacedDraft extends LeveledDraft {
  readonly at: Placed;
}

type Pointers = Pick<Finding, 'pointer' | 'embedded'>;

const NO_POINTERS: Pointers = { pointer: '', embedded: [] };

/** What the findings of one file share to work out their details: all their places are located together. */
export class FindingDetails {
  /** By offset and rule. */
  readonly placed: readonly PlacedDraft[];
  readonly locations: LocatedEdits;
  private readonly fixes = new Map<Draft, OpenFix>();
  private readonly lines: LineIndex;
  private readonly fingerprints: string[] = [];
  #prints: Fingerprints | undefined;
  private keys: readonly (readonly string[])[] | undefined;

  constructor(
    readonly text: LintedText,
    drafts: readonly LeveledDraft[],
  ) {
    this.lines = new LineIndex(text.bytes);
    this.locations = this.locate(drafts);
    this.placed = drafts
      .map((one): PlacedDraft => ({ ...one, at: this.place(claimsOf(one.draft)[0]) }))
      .sort((a, b) => a.at.span.start - b.at.span.start || compare(a.active.rule.id, b.active.rule.id));
  }

  mask(message: string): string {
    return this.text.hidden.mask(message);
  }

  position(offset: ByteOffset): Position {
    return this.lines.positionOf(offset);
  }

  pointersOf({ place }: Placed): Pointers {
    if (place === undefined) return NO_POINTERS;
    const { pointer, embedded } = place.pointers;
    return { pointer: this.mask(pointer), embedded: embedded.map((inner) => this.mask(inner)) };
  }

  relatedTo({ related = [] }: Draft): RelatedPlace[] {
    return related.map(({ message, at }) => {
      const placed = this.place(at);
      const { start, end } = placed.span;
      const positions = { start: this.position(start), end: this.position(end) };
      return { message: this.mask(message), ...this.pointersOf(placed), ...positions };
    });
  }

  fixOf(draft: Draft): Fix | undefined {
    const open = this.fixes.get(draft);
    const fix = open && finishFix(open, this.locations);
    if (fix === undefined) return undefined;
    // Such a fix is made but not shown: a tool would write the stars of a masked text.
    const holdsSecret = fix.edits.some(({ text }) => this.mask(text) !== text);
    return {
      ...fix,
      description: this.mask(fix.description),
      ...(holdsSecret && { holdsSecret }),
    };
  }

  copiedBy(draft: Draft): readonly Span[] {
    const open = this.fixes.get(draft);
    return open === undefined ? [] : copiedBy(open, this.locations);
  }

  discardedBy(draft: Draft): readonly Place[] {
    return this.fixes.get(draft)?.discards ?? [];
  }

  private get prints(): Fingerprints {
    const { value, newSha256 } = this.text;
    this.#prints ??= new Fingerprints(value, newSha256);
    return this.#prints;
  }

  /** The fingerprint of the finding at `index`. Equal ones are numbered in file order. */
  fingerprint(index: number): string {
    for (let next = this.fingerprints.length; next <= index; next++) {
      const { active, draft } = this.placed[next] as PlacedDraft;
      const places = claimsOf(draft).map(placeOf);
      this.fingerprints.push(this.prints.next(active.rule.id, this.prints.leading(places)));
    }
    return this.fingerprints[index] ?? '';
  }

  /** The lasting keys of the finding at `index`: one for each of its claims. */
  keysOf(index: number): readonly string[] {
    const { value, newSha256 } = this.text;
    if (this.keys === undefined) {
      // All at once, because equal ones are numbered.
      const keys = new OccurrenceKeys(this.text, new Fingerprints(value, newSha256, 'alike'));
      this.keys = this.placed.map(({ active, draft }) => keys.next(active.rule.id, draft));
    }
    return this.keys[index] ?? [];
  }

  /** Locates everything that the findings are about, and their fixes. */
  private locate(drafts: readonly LeveledDraft[]): LocatedEdits {
    const { bytes, hidden, newSha256 } = this.text;
    const places: Place[] = [];
    const innerSpans: InnerSpan[] = [...hidden.innerSpans];
    const query = (claim: Claim): void => {
      if (claim instanceof Place) places.push(claim);
      else if (claim.kind === 'place') places.push(claim.place);
      else if (isInner(claim)) innerSpans.push(claim);
    };
    const newIds = new NewIdSource(bytes, newSha256);
    for (const { active, draft } of drafts) {
      query(claimsOf(draft)[0]);
      for (const { at } of draft.related ?? []) query(at);
      if (draft.fix === undefined) continue;
      const fix = openFix(draft.fix, newIds.of(active.rule.id));
      this.fixes.set(draft, fix);
      for (const cut of fix.cuts) innerSpans.push(cut);
    }
    const edits = [...this.fixes.values()].map((fix) => fix.edits);
    return locateEdits(bytes, places, innerSpans, edits);
  }

  private place(claim: Claim): Placed {
    if ('kind' in claim && claim.kind === 'span') {
      const { holder, place } = claim;
      const where = isInner(claim) ? this.locations.ofInner(claim) : claim.span;
      return { span: where ?? span(0, 0), place, insideStrings: holder?.paths.length ?? 0 };
    }
    const [place, part] = claim instanceof Place ? [claim, 'value' as const] : [claim.place, claim.part];
    const location = this.locations.of(place);
    if (location === undefined) throw new Error(`${place.pointers.pointer} is not in the text`);
    const { value, key, depth } = location;
    // An element, or the root of a text, is shown by its opening brace.
    const record = part === 'record' ? this.openingBrace(value) : value;
    return { span: part === 'value' ? value : (key ?? record), place, insideStrings: depth };
  }

  /** The whole value where its brace is spelled as an escape. */
  private openingBrace(value: Span): Span {
    const byte = this.text.bytes[value.start];
    return byte === OPEN_OBJECT || byte === OPEN_ARRAY ? span(value.start, value.start + 1) : value;
  }
}

/** Whether a span is inside of a string. */
function isInner(claim: { readonly holder: Place | undefined; readonly span: Span }): claim is InnerSpan {
  return claim.holder !== undefined;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
