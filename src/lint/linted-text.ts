import type { JsonValue } from '../json/value.js';
import type { NameFailedRecords } from './failed-records.js';
import type { Redaction } from './redaction.js';
import type { NewSha256 } from './sha256.js';

/** The text that a report is about. */
export interface ReportedText {
  readonly bytes: Uint8Array;
  readonly value: JsonValue | undefined;
  readonly hidden: Redaction;
  readonly newSha256: NewSha256;
}

/** What is needed to locate the findings of a text. */
export interface LintedText extends ReportedText {
  readonly failedRecords: NameFailedRecords;
}
