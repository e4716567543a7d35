import type { BadExample } from '../../src/lint/rule.js';
/** An example for every message, and some that show how they go together. */
export declare function syntaxExamples(): readonly [BadExample, ...BadExample[]];
