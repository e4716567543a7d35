import type { NodeTable } from '../../bytes/json/node-table.js';
import type { Shape } from '../../model/schema/known-fields.js';
import type { Collector } from './collector.js';
import type { Cursor } from './cursor.js';
import type { QuestNames } from './expression-numbers.js';
import type { KeepPolicy } from './keep-policy.js';
import type { Holder, PairReporter } from './pair-reporter.js';

/** State that a whole comparison shares: the file and all texts in its strings. */
export interface Comparing {
  readonly collector: Collector;
  readonly policy: KeepPolicy;
  /** What the schemas say about the outermost text. */
  readonly shape: Shape;
  /** Given when only values are compared, without white space, near misses and strings that hold objects. */
  readonly values: ValueReading | undefined;
  /** Creates what reports the differences of two texts. */
  reporterOf(before: NodeTable, after: NodeTable, cursor: Cursor, holder: Holder | undefined): PairReporter;
}

export interface ComparingDifferences extends Comparing {
  readonly questNames: QuestNames;
}

/** What is compared as a whole, and not part by part. */
export interface ValueReading {
  /** Whether the members of two objects are compared one by one. */
  readonly entersObjects: (before: NodeTable, a: number, after: NodeTable, b: number) => boolean;
  /** Whether two strings that seem to hold JSON are compared inside. */
  readonly entersStrings: (before: Uint8Array, after: Uint8Array) => boolean;
}
