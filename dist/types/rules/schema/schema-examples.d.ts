import type { BadExample } from '../../src/lint/rule.js';
export declare function badExamples(): readonly [BadExample, ...BadExample[]];
