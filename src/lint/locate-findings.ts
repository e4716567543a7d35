import { type LocatedEdits, locateEdits } from '../json/edit/locate-edits.js';
import type { Location } from '../json/locate.js';
import { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import { PlaceSet } from '../json/place-set.js';
import { PointerWriter } from '../json/pointer-writer.js';
import type { JsonValue } from '../json/value.js';
import type { Span } from '../text/span.js';
import { byteOffset, span } from '../text/span.js';
import type { Draft, Target } from './draft.js';
import type { Fix } from './finding.js';
import { finishFix, type OpenFix, openFix } from './fix.js';
import type { RuleLevel } from './level.js';
import {
  FindingDetails,
  LocatedFinding,
  NO_POINTERS,
  type Placed,
  type PlacedDraft,
} from './located-finding.js';
import { NewIdSource } from './new-ids.js';
import type { Redaction } from './redaction.js';
import type { LintResult } from './result.js';
import type { ActiveRule, RuleDraft, Runner } from './runner.js';
import type { NewSha256 } from './sha256.js';
import { spelledDraft } from './spelled-draft.js';

/**
 * Turns drafts into findings: locates everything in one pass, works out lines and columns, spells out the edits, hides
 * secrets, and sorts by offset, then rule.
 *
 * @param value the parsed text; undefined where there is no tree
 */
export function locateFindings(
  bytes: Uint8Array,
  value: JsonValue | undefined,
  runner: Runner,
  hidden: Redaction,
  newSha256: NewSha256,
): LintResult {
  const { crashes, omitted, snapshot, tooManyFixes } = runner;
  if (runner.drafts.length === 0) return { findings: [], omitted, crashes, shownBytes: hidden.cover(bytes) };
  const { spellings } = snapshot;
  const drafts =
    spellings.nearMisses.length > 0 || spellings.hasUndocumented
      ? runner.drafts.map(({ active, draft }) => ({ active, draft: spelledDraft(draft, spellings) }))
      : runner.drafts;
  const knownJson = new PlaceSet();
  for (const place of snapshot.largeTexts) knownJson.add(spellings.spelledPlace(place));
  const targets = new Targets({ bytes, drafts, hidden: hidden.innerSpans, knownJson, newSha256 });
  const pointers = new PointerWriter();
  const placed: PlacedDraft[] = [];
  for (const { active, draft } of drafts) {
    const at = targets.place(draft.at);
    const level = active.levelAt === undefined ? active.level : levelAt(active, at, pointers);
    if (level !== 'off') placed.push({ active, draft, level, at });
  }
  placed.sort((a, b) => a.at.span.start - b.at.span.start || compare(a.active.rule.id, b.active.rule.id));
  const details = new FindingDetails({ bytes, value, hidden, targets, pointers, placed, newSha256 });
  const findings = placed.map((one, index) => new LocatedFinding(one, index, details));
  return {
    findings,
    omitted,
    crashes,
    ...(tooManyFixes === undefined ? {} : { tooManyFixes }),
    shownBytes: hidden.cover(bytes, targets.locations),
  };
}

function levelAt({ level, levelAt }: ActiveRule, { place }: Placed, pointers: PointerWriter): RuleLevel {
  const { pointer, embedded } = place === undefined ? NO_POINTERS : pointers.pointersOf(place);
  return levelAt?.(pointer, embedded) ?? level;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toTarget(at: Target | Place): Target {
  return at instanceof Place ? { kind: 'place', place: at, part: 'value' } : at;
}

interface Wanted {
  readonly bytes: Uint8Array;
  readonly drafts: readonly RuleDraft[];
  readonly hidden: readonly InnerSpan[];
  /** Strings that are known to hold JSON. */
  readonly knownJson: PlaceSet;
  readonly newSha256: NewSha256;
}

/** All targets of all drafts, located together. */
class Targets {
  readonly locations: LocatedEdits;
  private readonly fixes = new Map<Draft, OpenFix>();
  private readonly inner = new Map<Target, InnerSpan>();

  private readonly bytes: Uint8Array;

  constructor({ bytes, drafts, hidden, knownJson, newSha256 }: Wanted) {
    this.bytes = bytes;
    const places: Place[] = [];
    const innerSpans: InnerSpan[] = [...hidden];
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
    for (const { active, draft } of drafts) {
      query(draft.at);
      for (const { at } of draft.related ?? []) query(at);
      if (draft.fix === undefined) continue;
      const fix = openFix(draft.fix, newIds.of(active.rule.id));
      this.fixes.set(draft, fix);
      for (const cut of fix.cuts) if ('holder' in cut) innerSpans.push(cut);
    }
    const edits = [...this.fixes.values()].map((fix) => fix.edits);
    this.locations = locateEdits(bytes, places, innerSpans, edits, knownJson);
  }

  place(at: Draft['at']): Placed {
    const target = toTarget(at);
    if (target.kind === 'span') {
      const inner = this.inner.get(target);
      const where = inner === undefined ? target.span : this.locations.ofInner(inner);
      return { span: where ?? span(0, 0), place: target.place, insideStrings: depthOf(target.holder) };
    }
    const location = this.locations.of(target.place);
    if (location === undefined) throw new Error(`${target.place.pointers.pointer} is not in the text`);
    return { span: this.partOf(location, target), place: target.place, insideStrings: location.depth };
  }

  fixOf(draft: Draft): Fix | undefined {
    const open = this.fixes.get(draft);
    return open === undefined ? undefined : finishFix(open, this.locations);
  }

  private partOf(location: Location, target: Target & { kind: 'place' }): Span {
    if (target.part === 'value') return location.value;
    if (location.key !== undefined) return location.key;
    // An element, or the root of a text: its opening brace, which is one byte however deep the strings around it.
    return target.part === 'record' ? openingByte(this.bytes, location.value) : location.value;
  }
}

/** Strings around what the string at `holder` contains; 0 for the file itself. */
function depthOf(holder: Place | undefined): number {
  return holder === undefined ? 0 : holder.paths.length;
}

function openingByte(bytes: Uint8Array, value: Span): Span {
  const first = bytes[value.start];
  const isBracket = first === 0x7b || first === 0x5b;
  return isBracket ? { start: value.start, end: byteOffset(value.start + 1) } : value;
}
