import type { BadExample } from '../../src/lint/rule.js';
/** The example room with one more wall, whose logic value is written as it is given. */
export declare function wallWith(logic: string): string;
export declare function badExamples(): readonly [BadExample, ...BadExample[]];
