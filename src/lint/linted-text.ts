import type { PlaceSet } from '../json/place-set.js';
import type { JsonValue } from '../json/value.js';
import type { NameFailedRecords } from './failed-records.js';
import type { Redaction } from './redaction.js';
import type { NewSha256 } from './sha256.js';

/** What is needed to locate the findings of a text. */
export interface LintedText {
  readonly bytes: Uint8Array;
  /** The parsed text; undefined where there is no tree. */
  readonly value: JsonValue | undefined;
  readonly hidden: Redaction;
  readonly newSha256: NewSha256;
  /** Strings that are known to hold JSON. */
  readonly knownJson: PlaceSet;
  readonly failedRecords: NameFailedRecords;
}
