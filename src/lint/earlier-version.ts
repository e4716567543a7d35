import type { Place } from '../json/place.js';
import type { JsonValue } from '../json/value.js';
import { EarlierPlaces } from './earlier-places.js';
import { type FailedRecords, isRevealed } from './failed-records.js';
import type { Finding } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import type { LintedText } from './linted-text.js';
import { LocatedFinding } from './located-finding.js';
import { OccurrenceKeys } from './occurrence-keys.js';
import { type OccurrenceSet, withOccurrences } from './occurrences.js';
import type { Reported } from './reported.js';

/** The findings of a file compared with those of earlier versions. */
export interface Judged {
  /** Findings that no earlier version has. Each shows its new occurrences only. */
  readonly fresh: readonly Finding[];
  /** Findings that may be old or new, because the rules could not see their records in full before. */
  readonly uncovered: readonly Finding[];
  /** How many findings have nothing but occurrences that an earlier version has. */
  readonly earlier: number;
}

/** What an earlier version of a file had. */
export class EarlierVersion {
  readonly occurrences: OccurrenceSet;
  private readonly failed: FailedRecords;
  private readonly crashed: ReadonlySet<string>;
  private readonly value: JsonValue | undefined;

  /** @param reported with all findings: none of them only counted */
  constructor(reported: Reported) {
    this.occurrences = reported.occurrences();
    this.failed = reported.failedRecords();
    this.crashed = new Set(reported.crashes.map(({ rule }) => rule));
    this.value = reported.value;
  }

  has(rule: string, occurrence: string): boolean {
    return this.occurrences.has(rule, occurrence);
  }

  /** Looks at the later version as this one sees it. */
  comparedWith(text: LintedText): Comparison {
    const { value, failed, crashed } = this;
    return new Comparison({ value, failed, crashed }, text);
  }

  /** Whether all rules saw all records, so that every finding is known. */
  get isCovered(): boolean {
    return this.failed.size === 0 && this.crashed.size === 0;
  }
}

/** The later version of a file, with the names that its records had in an earlier one. */
class Comparison {
  private readonly places: EarlierPlaces;
  private readonly names: Fingerprints;
  private later: FailedRecords | undefined;

  constructor(
    private readonly earlier: {
      readonly value: JsonValue | undefined;
      readonly failed: FailedRecords;
      readonly crashed: ReadonlySet<string>;
    },
    private readonly text: LintedText,
  ) {
    const { value, newSha256 } = text;
    this.places = new EarlierPlaces(earlier.value, value);
    this.names = new Fingerprints(value, newSha256, 'alike', this.places.nameBefore);
  }

  /**
   * The keys that occurrences have with the names of the earlier version; empty where no record was renamed.
   */
  earlierKeys(
    unknown: readonly LocatedFinding[],
    all: readonly LocatedFinding[],
  ): ReadonlyMap<string, string> {
    const isRenamed = unknown.some(({ places }) =>
      [...places.values()].some((place) => place !== undefined && this.places.find(place).isRenamed),
    );
    const keys = new Map<string, string>();
    if (!isRenamed) return keys;
    const other = new OccurrenceKeys(this.text, this.names);
    for (const finding of all)
      for (const [key, earlier] of finding.otherKeys(other)) keys.set(`${finding.rule} ${key}`, earlier);
    return keys;
  }

  /**
   * Whether a rule could not have reported here what it reports now, and the change has not brought what is
   * reported.
   */
  isOpen(rule: string, place: Place | undefined): boolean {
    const { failed, crashed } = this.earlier;
    const identity = place === undefined ? '' : this.names.identityOf(place);
    this.later ??= this.text.failedRecords(this.names);
    if (!crashed.has(rule) && !isRevealed(identity, failed, this.later)) return false;
    return place === undefined || !this.places.isBrought(place, this.names.valueAt(place));
  }
}

/**
 * What {@link judge} says without their places, where the versions have all occurrences; undefined where some
 * may be new.
 */
export function judgeUnlocated(reported: Reported, versions: readonly EarlierVersion[]): Judged | undefined {
  const isKnown = reported.occurrences().isWithin(versions.map(({ occurrences }) => occurrences));
  return isKnown ? { fresh: [], uncovered: [], earlier: reported.count() } : undefined;
}

/**
 * Tells which findings are new. After a merge there are several earlier versions, and what one of them has is
 * not new.
 */
export function judge(findings: readonly Finding[], versions: readonly EarlierVersion[]): Judged {
  const isOld = (rule: string, occurrence: string): boolean =>
    versions.some((version) => version.has(rule, occurrence));
  const unmatched = withOccurrences(findings, (rule, occurrence) => !isOld(rule, occurrence));
  if (unmatched.length === 0) return { fresh: [], uncovered: [], earlier: findings.length };
  const known = new Set<string>();
  const open = new Set<string>();
  for (const version of versions)
    for (const [text, ofText] of byText(findings)) {
      const compared = version.comparedWith(text);
      const unknown = ofText.filter(({ rule, occurrences }) => occurrences.some((key) => !isOld(rule, key)));
      for (const [key, earlier] of compared.earlierKeys(unknown, ofText))
        if (version.has(key.slice(0, key.indexOf(' ')), earlier)) known.add(key);
      if (version.isCovered) continue;
      for (const { rule, places } of unknown)
        for (const [key, place] of places) if (compared.isOpen(rule, place)) open.add(`${rule} ${key}`);
    }
  const isKnown = (rule: string, key: string): boolean => isOld(rule, key) || known.has(`${rule} ${key}`);
  const unknown = withOccurrences(findings, (rule, key) => !isKnown(rule, key));
  const earlier = findings.length - unknown.length;
  if (open.size === 0) return { fresh: unknown, uncovered: [], earlier };
  const isOpen = (rule: string, key: string): boolean => open.has(`${rule} ${key}`);
  return {
    fresh: withOccurrences(unknown, (rule, key) => !isOpen(rule, key)),
    uncovered: withOccurrences(unknown, isOpen),
    earlier,
  };
}

function byText(findings: readonly Finding[]): Map<LintedText, LocatedFinding[]> {
  const texts = new Map<LintedText, LocatedFinding[]>();
  for (const finding of findings) {
    if (!(finding instanceof LocatedFinding)) continue;
    const ofText = texts.get(finding.text) ?? [];
    texts.set(finding.text, ofText);
    ofText.push(finding);
  }
  return texts;
}
