import { textRules } from '../../rules/text/index.js';
import { createLinter, type Linter } from '../../src/lint/linter.js';
import { activeRules, presetSetting, type RulePack } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';

const TEXT_RULES: RulePack = new Map(textRules.map((rule) => [rule.id, rule]));

/** A linter with the rules of the family `text`, and a limit of its own for the nesting. */
export function textLinter(max: number): Linter {
  const settings = new Map(textRules.map((rule) => [rule.id, presetSetting('all', rule)]));
  settings.set('text/depth', { level: 'error', options: { max } });
  return createLinter(TEXT_RULES, activeRules(TEXT_RULES, settings), pureSha256);
}
