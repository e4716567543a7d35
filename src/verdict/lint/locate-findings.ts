import { type LocatedEdits, locateEdits } from '../../bytes/json/edit/locate-edits.js';
import { characterAt } from '../../bytes/json/escapes.js';
import type { Location } from '../../bytes/json/locate.js';
import { Place } from '../../bytes/json/place.js';
import type { InnerSpan } from '../../bytes/json/place-query.js';
import { byteOffset, type Span, span } from '../../bytes/text/span.js';
import { type Claim, claimsOf, type Draft, type Target } from './draft.js';
import type { Finding, Fix } from './finding.js';
import { finishFix, NewIdSource, type OpenFix, openFix } from './fix.js';
import type { LeveledDraft } from './kept-drafts.js';
import { FindingDetails, LocatedFinding, type Placed, type PlacedDraft } from './located-finding.js';
import type { LintedText } from './result.js';

interface LocatedFindings {
  readonly findings: readonly Finding[];
  readonly locations: LocatedEdits;
}

/** Locates everything in one pass, spells out the edits, hides secrets, and sorts by offset and rule. */
export function locateFindings(text: LintedText, drafts: readonly LeveledDraft[]): LocatedFindings {
  const targets = new Targets(text);
  targets.locate(drafts);
  const found = drafts.map((one): PlacedDraft => ({ ...one, at: targets.place(claimsOf(one.draft)[0]) }));
  const placed = found.toSorted(
    (a, b) => a.at.span.start - b.at.span.start || compare(a.active.rule.id, b.active.rule.id),
  );
  const details = new FindingDetails({ ...text, targets, placed });
  const findings = placed.map((one, index) => new LocatedFinding(one, index, details));
  return { findings, locations: targets.locations };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toTarget(at: Claim): Target {
  return at instanceof Place ? { kind: 'place', place: at, part: 'value' } : at;
}

/** All targets of all findings, located together. */
class Targets {
  private located: LocatedEdits | undefined;
  private readonly fixes = new Map<Draft, OpenFix>();
  private readonly inner = new Map<Target, InnerSpan>();

  constructor(private readonly text: LintedText) {}

  get locations(): LocatedEdits {
    if (this.located === undefined) throw new Error('nothing has been located');
    return this.located;
  }

  locate(all: readonly LeveledDraft[]): void {
    const { bytes, hidden, newSha256 } = this.text;
    const places: Place[] = [];
    const innerSpans: InnerSpan[] = [...hidden.innerSpans];
    const query = (at: Claim): void => {
      const target = toTarget(at);
      if (target.kind === 'place') {
        places.push(target.place);
      } else if (target.holder !== undefined) {
        const inner = { holder: target.holder, inner: target.span };
        this.inner.set(target, inner);
        innerSpans.push(inner);
      }
    };
    const newIds = new NewIdSource(bytes, newSha256);
    for (const { active, draft } of all) {
      query(claimsOf(draft)[0]);
      for (const { at } of draft.related ?? []) query(at);
      if (draft.fix === undefined) continue;
      const fix = openFix(draft.fix, newIds.of(active.rule.id));
      this.fixes.set(draft, fix);
      for (const cut of fix.cuts) if ('holder' in cut) innerSpans.push(cut);
    }
    const edits = [...this.fixes.values()].map((fix) => fix.edits);
    this.located = locateEdits(bytes, places, innerSpans, edits);
  }

  place(at: Claim): Placed {
    const target = toTarget(at);
    if (target.kind === 'span') {
      const inner = this.inner.get(target);
      const where = inner === undefined ? target.span : this.locations.ofInner(inner);
      return {
        span: where ?? span(0, 0),
        place: target.place,
        insideStrings: target.holder?.paths.length ?? 0,
      };
    }
    const location = this.locations.of(target.place);
    if (location === undefined) throw new Error(`${target.place.pointers.pointer} is not in the text`);
    return { span: this.partOf(location, target), place: target.place, insideStrings: location.depth };
  }

  fixOf(draft: Draft): Fix | undefined {
    const open = this.fixes.get(draft);
    return open === undefined ? undefined : finishFix(open, this.locations);
  }

  discardedBy(draft: Draft): readonly Place[] {
    return this.fixes.get(draft)?.discards ?? [];
  }

  private partOf(location: Location, target: Target & { kind: 'place' }): Span {
    if (target.part === 'value') return location.value;
    if (location.key !== undefined) return location.key;
    // An element, or the root of a text: its opening brace.
    return target.part === 'record' ? openingBrace(this.text.bytes, location) : location.value;
  }
}

function openingBrace(bytes: Uint8Array, { value, depth }: Location): Span {
  const { character, end } = characterAt(bytes, value.start, depth);
  const isBracket = character === 0x7b || character === 0x5b;
  return isBracket ? { start: value.start, end: byteOffset(end) } : value;
}
