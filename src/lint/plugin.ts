import { listed } from '../text/in-words.js';
import { LEVELS } from './level.js';
import type { RulePack } from './pack.js';
import { EVENT_NAMES, type Rule } from './rule.js';

/** `family/name`, in lowercase letters, digits and hyphens. */
const ID = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;
const FIXES: ReadonlySet<unknown> = new Set(['none', 'safe', 'unsafe', 'mixed']);
/** What a rule must say about itself, for `roomlint rules ID`. */
const TEXTS = ['summary', 'source'] as const;

/** The rules that a plugin exports, one or a list, as given to `defineRule` or returned; or what is wrong. */
export function rulesOfPlugin(exported: unknown, pack: RulePack): readonly Rule[] | string {
  const all: readonly unknown[] = Array.isArray(exported) ? exported : [exported];
  if (exported === undefined || all.length === 0)
    return 'it exports no rule: write export default { id: "team/my-rule", … }';
  const rules: Rule[] = [];
  for (const one of all) {
    const rule = asRule(one);
    if (typeof rule === 'string') return rule;
    if (pack.has(rule.id) || rules.some(({ id }) => id === rule.id))
      return `it has a rule "${rule.id}", but that id is already taken: give it another one`;
    rules.push(rule);
  }
  return rules;
}

function asRule(exported: unknown): Rule | string {
  if (typeof exported !== 'object' || exported === null) return 'its default export is not a rule';
  const fields = exported as Readonly<Record<string, unknown>>;
  const { id, level, fix } = fields;
  if (id === undefined) return 'the rule needs an id: a family and a name, such as "team/my-rule"';
  if (typeof id !== 'string' || !ID.test(id))
    return `the id of a rule must be a family and a name, such as "team/my-rule", not ${JSON.stringify(id)}`;
  if (!LEVELS.some((known) => known === level))
    return `the rule "${id}" needs a level: error, warning or info`;
  if (!FIXES.has(fix)) return `the rule "${id}" needs fix: none, safe, unsafe or mixed`;
  const silent = TEXTS.find((name) => typeof fields[name] !== 'string' || fields[name] === '');
  if (silent !== undefined) return `the rule "${id}" needs a ${silent}: the list of rules shows it`;
  if (fields.kinds !== undefined && !Array.isArray(fields.kinds))
    return `the rule "${id}" needs its kinds as a list: write kinds: ["missing"]`;
  const outside = EVENT_NAMES.find((event) => event in fields);
  if (outside !== undefined)
    return `the rule "${id}" has ${outside} beside on: write on: { ${outside}(…) { … } }`;
  if (typeof fields.on !== 'object' || fields.on === null)
    return `the rule "${id}" listens to nothing: give it on: { item({ place }, report) { … } }`;
  const unknown = Object.keys(fields.on).find((event) => !EVENT_NAMES.includes(event));
  if (unknown !== undefined)
    return `the rule "${id}" listens to ${JSON.stringify(unknown)}, which never happens: on takes ${listed(EVENT_NAMES, 'and')}`;
  return exported as Rule;
}
