import { type FailedRecords, isRevealed } from './failed-records.js';
import type { Finding } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import type { LintedText } from './linted-text.js';
import { LocatedFinding } from './located-finding.js';
import { OccurrenceSet, withOccurrences } from './occurrences.js';
import type { LintResult } from './result.js';

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
  private readonly occurrences: OccurrenceSet;
  private readonly failed: FailedRecords;
  private readonly crashed: ReadonlySet<string>;

  /** @param result with all findings: none of them only counted */
  constructor(result: LintResult) {
    this.occurrences = new OccurrenceSet(result.findings);
    this.failed = result.failedRecords();
    this.crashed = new Set(result.crashes.map(({ rule }) => rule));
  }

  has(rule: string, occurrence: string): boolean {
    return this.occurrences.has(rule, occurrence);
  }

  /** Whether all rules saw all records, so that every finding is known. */
  get isCovered(): boolean {
    return this.failed.size === 0 && this.crashed.size === 0;
  }

  /** Whether a rule would have reported here what it reports now. */
  covers(rule: string, identity: string, later: FailedRecords): boolean {
    return !this.crashed.has(rule) && !isRevealed(identity, this.failed, later);
  }
}

/** Tells which findings are new. After a merge there are several earlier versions, and what one of them has is not new. */
export function judge(findings: readonly Finding[], versions: readonly EarlierVersion[]): Judged {
  const isKnown = (rule: string, occurrence: string): boolean =>
    versions.some((version) => version.has(rule, occurrence));
  const unknown = withOccurrences(findings, (rule, occurrence) => !isKnown(rule, occurrence));
  const earlier = findings.length - unknown.length;
  const partial = versions.filter(({ isCovered }) => !isCovered);
  const open = partial.length === 0 ? new Set<string>() : uncoveredOf(unknown, partial);
  if (open.size === 0) return { fresh: unknown, uncovered: [], earlier };
  const isOpen = (rule: string, occurrence: string): boolean => open.has(`${rule} ${occurrence}`);
  return {
    fresh: withOccurrences(unknown, (rule, occurrence) => !isOpen(rule, occurrence)),
    uncovered: withOccurrences(unknown, isOpen),
    earlier,
  };
}

/** The occurrences that one of the versions could not have shown. */
function uncoveredOf(findings: readonly Finding[], versions: readonly EarlierVersion[]): Set<string> {
  const open = new Set<string>();
  const names = new Map<LintedText, Fingerprints>();
  for (const finding of findings) {
    if (!(finding instanceof LocatedFinding)) continue;
    const { rule, text } = finding;
    const prints = names.get(text) ?? new Fingerprints(text.value, text.newSha256, 'alike');
    names.set(text, prints);
    for (const [occurrence, place] of finding.places) {
      const identity = place === undefined ? '' : prints.identityOf(place);
      if (versions.some((version) => !version.covers(rule, identity, text.failedRecords())))
        open.add(`${rule} ${occurrence}`);
    }
  }
  return open;
}
