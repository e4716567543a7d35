/** How much a finding weighs. Only `error` fails a check by itself. */
export declare const LEVELS: readonly ['error', 'warning', 'info'];
export type Level = (typeof LEVELS)[number];
/** A level, or `off`: the rule does not run. */
export type RuleLevel = Level | 'off';
export declare function isRuleLevel(text: string): text is RuleLevel;
