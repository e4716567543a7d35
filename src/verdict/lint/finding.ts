import type { Splice } from '../../bytes/json/edit/edit.js';
import type { Place } from '../../bytes/json/place.js';
import { getOrInsert } from '../../bytes/text/add-to.js';
import type { Position } from '../../bytes/text/lines.js';
import type { Span } from '../../bytes/text/span.js';
import type { Level } from './levels.js';

/** A stretch of the file. `end` is exclusive. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** Pointers into the file and the strings that hold JSON, outermost first, and the bytes. */
export interface FindingPlace extends Range {
  /** RFC 6901 pointer into the file; `""` where there is no tree. */
  readonly pointer: string;
  readonly embedded: readonly string[];
}

/** A second place that explains a finding. */
export interface RelatedPlace extends FindingPlace {
  readonly message: string;
}

/** `safe` cannot change a meaning for the worse. */
export type FixSafety = 'safe' | 'unsafe';

export interface Fix {
  readonly safety: FixSafety;
  readonly description: string;
  /** Sorted by offset; they do not overlap. */
  readonly edits: readonly Splice[];
  /** The text of an edit contains a credential: the fix can be made, but is not part of any report. */
  readonly holdsSecret?: true;
}

/** One thing that is wrong, as the JSON report has it. */
export interface Finding extends FindingPlace {
  readonly rule: string;
  /** What is wrong, by a name that is stable within the rule. */
  readonly kind: string;
  readonly level: Level;
  readonly message: string;
  readonly related: readonly RelatedPlace[];
  readonly fix?: Fix | undefined;
  /** Why its fix was tried and taken back. Then it has no fix. */
  readonly notFixed?: string | undefined;
  /** 32 hex digits, stable when lines move; equal ones within a file get `:2`, `:3` in file order. */
  readonly fingerprint: string;
  /** The keys of its occurrences: one for each place and field. Not part of the JSON report. */
  readonly occurrences?: readonly string[];
  /** How many strings are around the bytes, for code frames. Not part of the JSON report. */
  readonly insideStrings: number;
  /** What the place belongs to, if anything: `item 4 (Trigger)`. Not part of the JSON report. */
  readonly subject?: string | undefined;
  /** The places whose values its fix declares to remove. Not part of the report. */
  readonly discards?: readonly Place[];
  /** The bytes that its fix copies. Not part of the report. */
  readonly copied?: readonly Span[];
}

/** Findings by level, and how many have a safe fix. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly fixable: number;
}

/** Counts of findings that are not listed, by rule. */
export type OmittedFindings = ReadonlyMap<string, FindingCounts>;

const COUNT_OF = { error: 'errors', warning: 'warnings', info: 'infos' } as const;

/** Adds up findings by level. */
export class FindingCounter implements FindingCounts {
  errors = 0;
  warnings = 0;
  infos = 0;
  fixable = 0;

  add(level: Level, isFixable: boolean): void {
    this[COUNT_OF[level]]++;
    if (isFixable) this.fixable++;
  }

  addAll({ errors, warnings, infos, fixable }: FindingCounts): void {
    this.errors += errors;
    this.warnings += warnings;
    this.infos += infos;
    this.fixable += fixable;
  }
}

/** The counter of a rule, made on first use. */
export function counterOf(counters: Map<string, FindingCounter>, rule: string): FindingCounter {
  return getOrInsert(counters, rule, () => new FindingCounter());
}

/** Counts findings, those that are not listed included. */
export function countFindings(
  findings: readonly Finding[],
  omitted: OmittedFindings = new Map(),
): FindingCounts {
  const counter = new FindingCounter();
  for (const { level, fix } of findings) counter.add(level, fix?.safety === 'safe');
  for (const counts of omitted.values()) counter.addAll(counts);
  return counter;
}

/** The number of findings, whatever their level. */
export function totalOf({ errors, warnings, infos }: FindingCounts): number {
  return errors + warnings + infos;
}
