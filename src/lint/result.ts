import type { JsonValue } from '../json/value.js';
import type { NameFailedRecords } from './failed-records.js';
import type { Finding, OmittedFindings } from './finding.js';

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
  /** The records that rules could not see in full. */
  readonly failedRecords: NameFailedRecords;
  /** The parsed text; undefined where there is no tree. */
  readonly value: () => JsonValue | undefined;
  /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
  readonly shownBytes: Uint8Array;
}
