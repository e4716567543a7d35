import { getOrInsert } from '../text/add-to.js';
import type { Finding } from './finding.js';
import { namesIn } from './occurrence-keys.js';

/** The keys of the occurrences that a finding shows, unique in a file for each rule. */
export function occurrencesOf(finding: Finding): readonly string[] {
  // Fingerprints of a file are made when the first is read.
  return finding.occurrences ?? [finding.fingerprint];
}

export type WantsOccurrence = (rule: string, occurrence: string) => boolean;

/** The findings of which some occurrence is wanted. */
export function withOccurrences(findings: readonly Finding[], wants: WantsOccurrence): readonly Finding[] {
  return findings.filter((finding) => occurrencesOf(finding).some((key) => wants(finding.rule, key)));
}

/** The occurrences of one version of a file, for a comparison with another one. */
export class OccurrenceSet {
  private readonly byRule = new Map<string, Set<string>>();

  /** @param findings all findings of the version: none of them only counted */
  constructor(findings: Iterable<Finding> = []) {
    for (const finding of findings) this.add(finding.rule, occurrencesOf(finding));
  }

  add(rule: string, occurrences: readonly string[]): void {
    const ofRule = getOrInsert(this.byRule, rule, () => new Set());
    for (const occurrence of occurrences) for (const name of namesIn(occurrence)) ofRule.add(name);
  }

  has(rule: string, occurrence: string): boolean {
    const ofRule = this.byRule.get(rule);
    return ofRule !== undefined && namesIn(occurrence).some((name) => ofRule.has(name));
  }
}
