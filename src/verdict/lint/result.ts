import type { JsonValue, PlainJson } from '../../bytes/json/value.js';
import type { NameFailedRecords } from './failed-records.js';
import { counterOf, type Finding, type FindingCounter, type OmittedFindings } from './finding.js';
import type { Redaction } from './redaction.js';
import type { NewSha256 } from './sha256.js';

/** A rule that threw: a fault of the rule, not of the file. */
export interface RuleCrash {
  readonly rule: string;
  readonly error: unknown;
}

/** What linting one file gives. */
export interface LintResult {
  readonly findings: readonly Finding[];
  /** Findings beyond the limit of the caller, which are only counted. */
  readonly omitted: OmittedFindings;
  /** Rules that threw. Their further findings are missing; everybody else's are there. */
  readonly crashes: readonly RuleCrash[];
  /** Why the rest of the file was not looked at, where no finding says so because its rule is off. */
  readonly unchecked?: string;
  /** A fault of the text, such as its syntax or size, stopped the check: other rules have seen nothing. */
  readonly isStopped?: true;
  /** The parsed text; undefined where there is no tree. */
  readonly value: () => PlainJson | undefined;
  /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
  readonly shownBytes: Uint8Array;
}

/** The text that a report is about, and what is needed to locate its findings. */
export interface LintedText {
  readonly bytes: Uint8Array;
  readonly value: JsonValue | undefined;
  readonly hidden: Redaction;
  readonly newSha256: NewSha256;
  readonly failedRecords: NameFailedRecords;
}

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
