/** How severe a finding is. Only `error` fails a check by itself. */
export const LEVELS = ['error', 'warning', 'info'] as const;
export type Level = (typeof LEVELS)[number];

/** Sorts findings by level, errors first. */
export function worstFirst(one: { readonly level: Level }, other: { readonly level: Level }): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level);
}

/** Whether a level is as severe as another one. */
export function isAtLeast(one: Level, other: Level): boolean {
  return LEVELS.indexOf(one) <= LEVELS.indexOf(other);
}

/** A level, or `off`: the rule does not run. */
export type RuleLevel = Level | 'off';

export function isRuleLevel(text: string): text is RuleLevel {
  return text === 'off' || (LEVELS as readonly string[]).includes(text);
}

/** The lower of two levels. */
export function lowerLevel(one: Level, other: Level): Level {
  return LEVELS.indexOf(one) > LEVELS.indexOf(other) ? one : other;
}
