import { type LocatedEdits, locateEdits } from '../json/edit/locate-edits.js';
import { characterAt } from '../json/escapes.js';
import type { Location } from '../json/locate.js';
import { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import type { Span } from '../text/span.js';
import { byteOffset, span } from '../text/span.js';
import type { Draft, Target } from './draft.js';
import type { Finding, Fix } from './finding.js';
import { finishFix, type OpenFix, openFix } from './fix.js';
import type { LintedText } from './linted-text.js';
import {
  type Changes,
  FindingDetails,
  LocatedFinding,
  type Placed,
  type PlacedGroup,
} from './located-finding.js';
import { NewIdSource } from './new-ids.js';
import { type DraftGroup, type ShownDraft, shownTogether } from './together.js';

interface LocatedGroups {
  readonly findings: readonly Finding[];
  readonly locations: LocatedEdits;
}

/** Locates everything in one pass, spells out the edits, hides secrets, and sorts by offset and rule. */
export function locateGroups(
  text: LintedText,
  groups: readonly DraftGroup[],
  changes: ReadonlyMap<DraftGroup, Changes> = new Map(),
): LocatedGroups {
  const shown = groups.map((group): ShownGroup => ({ group, shown: shownTogether(group.drafts) }));
  const targets = new Targets(text);
  targets.locate(shown);
  const found = shown.map((one): PlacedGroup => ({ ...one, at: targets.place(one.shown.at) }));
  const placed = found.toSorted(
    (a, b) => a.at.span.start - b.at.span.start || compare(a.group.active.rule.id, b.group.active.rule.id),
  );
  const details = new FindingDetails({ ...text, targets, placed });
  const findings: Finding[] = [];
  for (const [index, one] of placed.entries()) {
    findings.push(new LocatedFinding(one, index, details, changes.get(one.group)));
  }
  return { findings, locations: targets.locations };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toTarget(at: Target | Place): Target {
  return at instanceof Place ? { kind: 'place', place: at, part: 'value' } : at;
}

interface ShownGroup {
  readonly group: DraftGroup;
  readonly shown: ShownDraft;
}

/** All targets of all findings, located together. */
class Targets {
  private located: LocatedEdits | undefined;
  private readonly fixes = new Map<ShownDraft, OpenFix>();
  private readonly inner = new Map<Target, InnerSpan>();

  constructor(private readonly text: LintedText) {}

  get locations(): LocatedEdits {
    if (this.located === undefined) throw new Error('nothing has been located');
    return this.located;
  }

  locate(all: readonly ShownGroup[]): void {
    const { bytes, hidden, knownJson, newSha256 } = this.text;
    const places: Place[] = [];
    const innerSpans: InnerSpan[] = [...hidden.innerSpans];
    const query = (at: Draft['at']): void => {
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
    for (const { group, shown } of all) {
      query(shown.at);
      for (const { at } of shown.related) query(at);
      if (shown.fix === undefined) continue;
      const fix = openFix(shown.fix, newIds.of(group.active.rule.id));
      this.fixes.set(shown, fix);
      for (const cut of fix.cuts) if ('holder' in cut) innerSpans.push(cut);
    }
    const edits = [...this.fixes.values()].map((fix) => fix.edits);
    this.located = locateEdits(bytes, places, innerSpans, edits, knownJson);
  }

  place(at: Draft['at']): Placed {
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

  fixOf(shown: ShownDraft): Fix | undefined {
    const open = this.fixes.get(shown);
    return open === undefined ? undefined : finishFix(open, this.locations);
  }

  discardedBy(shown: ShownDraft): readonly Place[] {
    return this.fixes.get(shown)?.discards ?? [];
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
