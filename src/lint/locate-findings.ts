import { type LocatedEdits, locateEdits } from '../json/edit/locate-edits.js';
import type { Location } from '../json/locate.js';
import { Place } from '../json/place.js';
import type { InnerSpan } from '../json/place-query.js';
import type { JsonValue } from '../json/value.js';
import { type Position, positions } from '../text/lines.js';
import type { ByteOffset, Span } from '../text/span.js';
import { byteOffset, span } from '../text/span.js';
import type { Draft, Target } from './draft.js';
import type { Finding, FindingPlace, Fix, RelatedPlace } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import { finishFix, type OpenFix, openFix } from './fix.js';
import { NewIdSource } from './new-ids.js';
import type { Redaction } from './redaction.js';
import type { LintResult } from './result.js';
import type { RuleDraft, Runner } from './runner.js';
import { spelledDraft } from './spelled-draft.js';
import { subjectOf } from './subject.js';

/** A target that has found its bytes. */
interface Placed {
  readonly span: Span;
  readonly pointer: string;
  readonly embedded: readonly string[];
  readonly insideStrings: number;
}

/**
 * Turns drafts into findings: locates everything in one pass, works out lines and columns, spells out the edits, hides
 * what must not be shown, and sorts by offset, then rule.
 *
 * @param value the parsed text; undefined where there is no tree
 */
export function locateFindings(
  bytes: Uint8Array,
  value: JsonValue | undefined,
  runner: Runner,
  hidden: Redaction,
): LintResult {
  const { crashes, snapshot } = runner;
  if (runner.drafts.length === 0) return { findings: [], crashes, shownBytes: hidden.cover(bytes) };
  const { spellings } = snapshot;
  const drafts =
    spellings.nearMisses.length === 0
      ? runner.drafts
      : runner.drafts.map(({ active, draft }) => ({ active, draft: spelledDraft(draft, spellings) }));
  const targets = new Targets(bytes, drafts, hidden.innerSpans);
  const placed = drafts.flatMap(({ active, draft }) => {
    const at = targets.place(draft.at);
    const level = active.levelAt?.(at.pointer, at.embedded) ?? active.level;
    if (level === 'off') return [];
    const related = (draft.related ?? []).map((other) => ({
      message: other.message,
      at: targets.place(other.at),
    }));
    return [{ active, draft, level, at, related }];
  });
  placed.sort((a, b) => a.at.span.start - b.at.span.start || compare(a.active.rule.id, b.active.rule.id));
  const offsets: ByteOffset[] = [];
  for (const { at, related } of placed) {
    for (const { span: where } of [at, ...related.map((other) => other.at)])
      offsets.push(where.start, where.end);
  }
  offsets.sort((a, b) => a - b);
  const lines = positions(bytes, offsets);
  const fingerprints = new Fingerprints(value);
  const { locations } = targets;
  const findings = placed.map(({ active, draft, level, at, related }): Finding => {
    const rule = active.rule.id;
    const open = targets.fixes.get(draft);
    const [section, id] = targetPlace(draft.at)?.paths[0] ?? [];
    const subject = subjectOf(value, section, id);
    const fix = open === undefined ? undefined : withoutSecrets(finishFix(open, locations), hidden);
    return {
      rule,
      level,
      message: hidden.mask(draft.message),
      ...findingPlace(at, lines, hidden),
      related: related.map(
        (other): RelatedPlace => ({
          message: hidden.mask(other.message),
          ...findingPlace(other.at, lines, hidden),
        }),
      ),
      ...(fix === undefined ? {} : { fix }),
      fingerprint: fingerprints.next(rule, targetPlace(draft.at)),
      insideStrings: at.insideStrings,
      ...(subject !== undefined && { subject: hidden.mask(subject) }),
    };
  });
  return { findings, crashes, shownBytes: hidden.cover(bytes, locations) };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function toTarget(at: Target | Place): Target {
  return at instanceof Place ? { kind: 'place', place: at, part: 'value' } : at;
}

/** The place whose identity and value a fingerprint stands for; undefined for bytes outside the tree. */
function targetPlace(at: Draft['at']): Place | undefined {
  return toTarget(at).place;
}

function findingPlace(at: Placed, lines: ReadonlyMap<ByteOffset, Position>, hidden: Redaction): FindingPlace {
  return {
    pointer: hidden.mask(at.pointer),
    embedded: at.embedded.map((pointer) => hidden.mask(pointer)),
    start: positionAt(lines, at.span.start),
    end: positionAt(lines, at.span.end),
  };
}

function positionAt(lines: ReadonlyMap<ByteOffset, Position>, offset: ByteOffset): Position {
  const position = lines.get(offset);
  if (position === undefined) throw new Error(`byte ${offset} was not counted`);
  return position;
}

/** The fix is made, but not shown, if the text of an edit contains a credential: a tool would write the stars of a masked one. */
function withoutSecrets(fix: Fix | undefined, hidden: Redaction): Fix | undefined {
  if (fix === undefined) return undefined;
  const holdsSecret = fix.edits.some(({ text }) => hidden.mask(text) !== text);
  return {
    ...fix,
    description: hidden.mask(fix.description),
    ...(holdsSecret && { holdsSecret: true as const }),
  };
}

/** All targets of all drafts, located together. */
class Targets {
  readonly locations: LocatedEdits;
  readonly fixes = new Map<Draft, OpenFix>();
  private readonly inner = new Map<Target, InnerSpan>();

  constructor(
    private readonly bytes: Uint8Array,
    drafts: readonly RuleDraft[],
    hidden: readonly InnerSpan[],
  ) {
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
    const newIds = new NewIdSource(bytes);
    for (const { active, draft } of drafts) {
      query(draft.at);
      for (const { at } of draft.related ?? []) query(at);
      if (draft.fix === undefined) continue;
      const fix = openFix(draft.fix, newIds.of(active.rule.id));
      this.fixes.set(draft, fix);
      for (const cut of fix.cuts) if ('holder' in cut) innerSpans.push(cut);
    }
    const edits = [...this.fixes.values()].map((fix) => fix.edits);
    this.locations = locateEdits(bytes, places, innerSpans, edits);
  }

  place(at: Draft['at']): Placed {
    const target = toTarget(at);
    if (target.kind === 'span') {
      const inner = this.inner.get(target);
      const where = inner === undefined ? target.span : this.locations.ofInner(inner);
      const pointers = target.place?.pointers ?? { pointer: '', embedded: [] };
      return { span: where ?? span(0, 0), ...pointers, insideStrings: depthOf(target.holder) };
    }
    const location = this.locations.of(target.place);
    if (location === undefined) throw new Error(`${target.place.pointers.pointer} is not in the text`);
    return { span: this.partOf(location, target), ...target.place.pointers, insideStrings: location.depth };
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
