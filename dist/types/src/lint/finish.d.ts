import type { JsonValue } from '../text/value.js';
import type { HiddenTexts } from './hidden.js';
import type { LintResult } from './lint.js';
import type { Runner } from './runner.js';
/**
 * Turns drafts into findings: locates everything in one pass, works out lines and columns, spells out the edits, hides
 * what must not be shown, and sorts by offset, then rule.
 *
 * @param value the parsed text; undefined where there is no tree
 */
export declare function finishFindings(bytes: Uint8Array, value: JsonValue | undefined, runner: Runner, hidden: HiddenTexts): LintResult;
