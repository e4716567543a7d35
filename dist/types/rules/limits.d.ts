import type { ActiveRule } from '../src/lint/runner.js';
/** How much of a file is read at all. */
export interface Limits {
    readonly maxBytes: number;
    readonly maxDepth: number;
}
/** The limits that the rules text/size and text/depth set. Switched off they leave what can be read safely. */
export declare function limitsOf(rules: readonly ActiveRule[]): Limits;
