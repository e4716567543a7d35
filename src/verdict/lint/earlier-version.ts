import { Place } from '../../bytes/json/place.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { groupedBy } from '../../bytes/text/add-to.js';
import { claimsOf, placeOf, placesOf, shownPlace } from './draft.js';
import { EarlierPlaces } from './earlier-places.js';
import type { FailedRecords } from './failed-records.js';
import type { Finding } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import { LocatedFinding } from './located-finding.js';
import { namesIn, OccurrenceKeys } from './occurrences.js';
import type { Reported } from './reported.js';
import type { LintedText } from './result.js';

/*
 * Which findings are new. The occurrence of a finding has a key, made of the rule, the identities of the records
 * around it and its value, but of no line or index: what moved in the file keeps its keys. So a finding is old if an
 * earlier version has all of its keys. Two things make that inexact. A record that was renamed has other keys: they
 * are computed once more with the names of before. And rules may have been unable to see a record before.
 */

/** The findings of a file, by whether an earlier version had them. */
export interface Judged {
  /** Findings that no earlier version has. */
  readonly fresh: readonly Finding[];
  /** Findings that may be old or new, because the rules could not see their records in full before. */
  readonly uncovered: readonly Finding[];
  /** How many findings have nothing but occurrences that an earlier version has. */
  readonly earlier: number;
}

/** What an earlier version of a file had. */
class EarlierVersion {
  readonly failed: FailedRecords;
  readonly crashed: ReadonlySet<string>;
  readonly value: JsonValue | undefined;
  private readonly keys: ReadonlySet<string>;

  constructor(reported: Reported) {
    const names = reported.names();
    this.failed = reported.failedRecords(names);
    this.keys = new Set(reported.occurrences(names).flatMap(namesIn));
    this.crashed = new Set(reported.crashes.map(({ rule }) => rule));
    this.value = reported.value;
  }

  /** Whether it has an occurrence. A key may hold several names of it, and one is enough. */
  has(key: string): boolean {
    return namesIn(key).some((name) => this.keys.has(name));
  }

  /** Whether all rules saw all records, so that every finding is known. */
  get isCovered(): boolean {
    return this.failed.isEmpty && this.crashed.size === 0;
  }
}

/** The earlier versions of a file. After a merge there are several: what one of them has is not new. */
export class EarlierVersions {
  private readonly versions: EarlierVersion[] = [];

  get areNone(): boolean {
    return this.versions.length === 0;
  }

  /** @param reported with all findings: none of them only counted */
  add(reported: Reported): void {
    this.versions.push(new EarlierVersion(reported));
  }

  /** {@link judge} at low cost, without places, where nothing is new; undefined if something may be. */
  judgeUnlocated(reported: Reported): Judged | undefined {
    // Which of several equal keys belongs to which tie depends on the order of the file.
    const areKnown = reported
      .occurrences(reported.names())
      .every((key) => namesIn(key).every((name) => this.have(name)));
    return areKnown ? { fresh: [], uncovered: [], earlier: reported.count() } : undefined;
  }

  /** Which findings are new. */
  judge(findings: readonly Finding[]): Judged {
    const located = findings.filter((finding) => finding instanceof LocatedFinding);
    const isNew = (key: string): boolean => !this.have(key);
    const unmatched = located.filter((finding) => finding.occurrences.some(isNew));
    if (unmatched.length === 0) return { fresh: [], uncovered: [], earlier: located.length };
    /** Keys that an earlier version has under the earlier name of a record. */
    const known = new Set<string>();
    /** Keys of what an earlier version may have had, and the rules could not see. */
    const open = new Set<string>();
    for (const version of this.versions)
      for (const [text, ofText] of groupedBy(located, (finding) => finding.text)) {
        const unknown = unmatched.filter((finding) => finding.text === text);
        const compared = new Comparison(version, text);
        if (unknown.some((finding) => compared.isRenamed(finding)))
          for (const finding of ofText)
            for (const [key, earlier] of compared.earlierKeys(finding))
              if (version.has(earlier)) known.add(key);
        if (version.isCovered) continue;
        for (const finding of unknown) {
          const places = placesOfKeys(finding);
          for (const [rank, key] of finding.occurrences.entries())
            if (isNew(key) && compared.isOpen(finding.rule, places[rank])) open.add(key);
        }
      }
    const isUnknown = (key: string): boolean => isNew(key) && !known.has(key);
    const unknown = unmatched.filter((finding) => finding.occurrences.some(isUnknown));
    // One occurrence that the change has brought makes the finding new, whatever else it is about.
    const isFresh = (finding: LocatedFinding): boolean =>
      finding.occurrences.some((key) => isUnknown(key) && !open.has(key));
    return {
      fresh: unknown.filter(isFresh),
      uncovered: unknown.filter((finding) => !isFresh(finding)),
      earlier: located.length - unknown.length,
    };
  }

  private have(key: string): boolean {
    return this.versions.some((version) => version.has(key));
  }
}

/** The later version of a file, with the names that its records had in an earlier one. */
class Comparison {
  private readonly places: EarlierPlaces;
  private readonly names: Fingerprints;
  private readonly keys: OccurrenceKeys;
  private later: FailedRecords | undefined;

  constructor(
    private readonly earlier: EarlierVersion,
    private readonly text: LintedText,
  ) {
    this.places = new EarlierPlaces(earlier.value, text.value);
    this.names = new Fingerprints(text.value, text.newSha256, 'alike', this.places.nameBefore);
    this.keys = new OccurrenceKeys(text, this.names);
  }

  /** Whether a record around one of its places had another name in the earlier version. */
  isRenamed({ draft }: LocatedFinding): boolean {
    return claimsOf(draft).some((claim) => {
      const place = placeOf(claim);
      return place !== undefined && this.places.find(place).isRenamed;
    });
  }

  /** The keys of its occurrence, each with that of the earlier version. In file order only. */
  earlierKeys(finding: LocatedFinding): readonly (readonly [key: string, earlier: string])[] {
    const earlier = this.keys.next(finding.rule, finding.draft);
    return finding.occurrences.map((key, rank) => [key, earlier[rank] ?? key]);
  }

  /** Whether the rule could not report this before, and the change did not cause it. */
  isOpen(rule: string, place: Place | undefined): boolean {
    const { failed, crashed } = this.earlier;
    this.later ??= this.text.failedRecords(this.names);
    if (!crashed.has(rule) && !failed.isRepairedAround(place ?? Place.root, this.names, this.later))
      return false;
    return place === undefined || !this.places.isBrought(place, this.names.valueAt(place));
  }
}

/** The places that the keys of a finding are about; undefined where there is no tree. */
function placesOfKeys({ draft }: LocatedFinding): readonly (Place | undefined)[] {
  if (draft.identity !== undefined) return [shownPlace(draft)];
  return claimsOf(draft).flatMap(placesOf);
}
