import { mergeOptions } from '../src/verdict/lint/options.js';
import type { ActiveRule, RulePack, RuleSetting } from '../src/verdict/lint/pack.js';

/** The rules that are on, each with all of its options. */
export function activeRules(pack: RulePack, settings: ReadonlyMap<string, RuleSetting>): ActiveRule[] {
  const active: ActiveRule[] = [];
  for (const [id, rule] of pack) {
    const setting = settings.get(id);
    if (setting === undefined || setting.level === 'off') continue;
    active.push({ rule, level: setting.level, options: mergeOptions(rule.options ?? {}, [setting.options]) });
  }
  return active;
}
