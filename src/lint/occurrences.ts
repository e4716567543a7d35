import { getOrInsert } from '../text/add-to.js';
import type { Finding } from './finding.js';
import type { LintedText } from './linted-text.js';
import { locateGroups } from './locate-findings.js';
import { type Changes, type Keys, LocatedFinding } from './located-finding.js';
import { namesIn } from './occurrence-keys.js';
import type { DraftGroup } from './together.js';

/** The keys of the occurrences that a finding shows, unique in a file for each rule. */
export function occurrencesOf(finding: Finding): readonly string[] {
  // Fingerprints of a file are made when the first is read.
  return finding.occurrences ?? [finding.fingerprint];
}

export type WantsOccurrence = (rule: string, occurrence: string) => boolean;

/** The findings with wanted occurrences, in file order, reduced to those. */
export function withOccurrences(findings: readonly Finding[], wants: WantsOccurrence): readonly Finding[] {
  const keysOf = (finding: Finding): Keys<string> =>
    finding instanceof LocatedFinding ? finding.keys : [occurrencesOf(finding)];
  return withKeys(findings, keysOf, ({ rule }, occurrence) => wants(rule, occurrence));
}

/** The same for other keys. */
export function withKeys<Key, Given extends Finding>(
  findings: readonly Given[],
  keysOf: (finding: Given) => Keys<Key>,
  wants: (finding: Given, occurrence: Key) => boolean,
): readonly Finding[] {
  const whole: Finding[] = [];
  const parts = new Map<LintedText, Map<DraftGroup, Changes>>();
  for (const finding of findings) {
    const keys = keysOf(finding);
    let [wanted, all] = [0, 0];
    for (const ofDraft of keys)
      for (const key of ofDraft) {
        all++;
        if (wants(finding, key)) wanted++;
      }
    if (wanted === all) whole.push(finding);
    if (wanted === all || wanted === 0 || !(finding instanceof LocatedFinding)) continue;
    const { group, changes, text } = finding.part(keys, (key) => wants(finding, key));
    const [first, ...others] = group.drafts;
    if (first === undefined) continue;
    getOrInsert(parts, text, () => new Map()).set({ ...group, drafts: [first, ...others] }, changes);
  }
  if (parts.size === 0) return whole;
  const located = [...parts].flatMap(
    ([text, ofText]) => locateGroups(text, [...ofText.keys()], ofText).findings,
  );
  return inOrder([...whole, ...located]);
}

function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const starts = findings.map((finding) => ({ finding, offset: finding.start.offset }));
  starts.sort((a, b) => a.offset - b.offset || (a.finding.rule < b.finding.rule ? -1 : 1));
  return starts.map(({ finding }) => finding);
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
