import { type Survey } from '../text/survey.js';
import type { Finding } from './finding.js';
import { type ActiveRule, type RuleCrash } from './runner.js';
/** What lint needs to know beside the bytes. */
export interface LintSettings {
    readonly rules: readonly ActiveRule[];
    /** Levels of nesting beyond which nothing is read: `max` of text/depth. */
    readonly maxDepth: number;
    /** Larger texts are not looked at: `maxBytes` of text/size. No limit unless given. */
    readonly maxBytes?: number;
}
export interface LintResult {
    readonly findings: readonly Finding[];
    /** Rules that threw. Their further findings are missing; everybody else's are there. */
    readonly crashes: readonly RuleCrash[];
    /** Why the rest of the file was not looked at, where no finding says so because its rule is off. */
    readonly unchecked?: string;
    /** The bytes with everything that must not be shown covered, for code frames. Often the same array. */
    readonly shownBytes: Uint8Array;
}
/**
 * Lints the bytes of one snapshot. Pure: the same bytes and settings give the same findings.
 *
 * @param surveyed gives the survey of the bytes, where somebody else has made it in the meantime
 */
export declare function lintText(bytes: Uint8Array, settings: LintSettings, surveyed?: () => Survey): LintResult;
/** Lints a file of `size` bytes that is too large to be read. */
export declare function lintSize(size: number, settings: LintSettings): LintResult;
