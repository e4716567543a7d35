import { PRESET_NAMES } from './names.js';
import { list, type OptionTable, value } from './options.js';

export const RULES_GROUP = 'Rules and config:';

/** The variable that accepts, for one commit or one run in CI, that a room loses its logic. */
export const DROP_LOGIC = 'ROOMLINT_DROP_LOGIC';

/** The rules that say so as well: whoever accepts it has read them. */
export const ABOUT_LOST_LOGIC = ['snapshot/missing-logic'] as const;

/** The options that choose rules, for every command that checks. */
export const RULE_OPTIONS = {
  rule: list('ID[:KIND]:LEVEL[:OPTIONS]: error, warning, info or off, and options as JSON. Repeatable', {
    group: RULES_GROUP,
    example: '--rule quest/description:off',
    words: 'rules',
  }),
  only: list('use only this rule or family of rules. Repeatable', {
    group: RULES_GROUP,
    example: '--only quest',
    words: 'rule-names',
  }),
  preset: value(`${PRESET_NAMES.join(', ')}, or two as in lenient,catalog, instead of "extends"`, {
    group: RULES_GROUP,
    short: 'p',
    example: '--preset lenient',
    words: 'presets',
  }),
} as const satisfies OptionTable;
