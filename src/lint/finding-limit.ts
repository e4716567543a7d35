import { counterOf, type FindingCounter, type OmittedFindings } from './finding.js';
import type { LintResult } from './result.js';

/** More findings of one rule in a file are only counted, and nothing is fixed: they would take gigabytes. */
export const MAX_KEPT = 200_000;

/** Leaves out findings beyond the first `perRule` of each rule, and counts them. */
export function limitFindings(result: LintResult, perRule: number): LintResult {
  const seen = new Map<string, number>();
  const counters = new Map<string, FindingCounter>();
  for (const [rule, counts] of result.omitted) counterOf(counters, rule).addAll(counts);
  const findings = result.findings.filter(({ rule, level, fix }) => {
    const count = (seen.get(rule) ?? 0) + 1;
    seen.set(rule, count);
    if (count > perRule) counterOf(counters, rule).add(level, fix?.safety === 'safe');
    return count <= perRule;
  });
  return { ...result, findings, omitted: counters };
}

export function omittedErrors(omitted: OmittedFindings): OmittedFindings {
  const errors = [...omitted].filter(([, counts]) => counts.errors > 0);
  return new Map(errors.map(([rule, counts]) => [rule, { ...counts, warnings: 0, infos: 0 }]));
}
