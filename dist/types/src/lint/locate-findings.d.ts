import type { JsonValue } from '../json/value.js';
import type { Redaction } from './redaction.js';
import type { LintResult } from './result.js';
import type { Runner } from './runner.js';
/**
 * Turns drafts into findings: locates everything in one pass, works out lines and columns, spells out the edits, hides
 * what must not be shown, and sorts by offset, then rule.
 *
 * @param value the parsed text; undefined where there is no tree
 */
export declare function locateFindings(bytes: Uint8Array, value: JsonValue | undefined, runner: Runner, hidden: Redaction): LintResult;
