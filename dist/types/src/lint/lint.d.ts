import { type Prescan } from '../scan/prescan.js';
import type { LintResult } from './result.js';
import { type ActiveRule } from './runner.js';
/** What lint needs to know beside the bytes. */
export interface LintSettings {
    readonly rules: readonly ActiveRule[];
    /** Levels of nesting beyond which nothing is read: `max` of text/depth. */
    readonly maxDepth: number;
    /** Larger texts are not looked at: `maxBytes` of text/size. No limit unless given. */
    readonly maxBytes?: number;
}
/**
 * Lints the bytes of one snapshot. Pure: the same bytes and settings give the same findings.
 *
 * @param prescanned gives the prescan of the bytes, where somebody else has made it in the meantime
 */
export declare function lintText(bytes: Uint8Array, settings: LintSettings, prescanned?: () => Prescan): LintResult;
/** Lints a file of `size` bytes that is too large to be read. */
export declare function lintSize(size: number, settings: LintSettings): LintResult;
