import { MAX_RECORDS } from '../snapshot/sections.js';
import type { ActiveRule } from './active-rule.js';
import type { RulePack } from './pack.js';
import type { LimitName } from './rule.js';

/** How much of a file is read at all. */
export type Limits = Readonly<Record<LimitName, number>>;

/** What can be read safely: strings of half a gigabyte, recursion of the walk, memory for findings. */
const SAFE: Limits = { maxBytes: 500_000_000, maxDepth: 1_000, maxRecords: MAX_RECORDS };

/** The limits that the active rules set, none above what can be read safely. */
export function limitsOf(active: readonly ActiveRule[]): Limits {
  const limit = (name: LimitName): number => {
    let lowest = SAFE[name];
    for (const { rule, options } of active) {
      const option = rule.limits?.[name];
      const set = option === undefined ? undefined : options[option];
      if (typeof set === 'number') lowest = Math.min(lowest, set);
    }
    return lowest;
  };
  return { maxBytes: limit('maxBytes'), maxDepth: limit('maxDepth'), maxRecords: limit('maxRecords') };
}

/** The rule that reports what is beyond a limit. */
export function ruleOfLimit(pack: RulePack, name: LimitName): string | undefined {
  return [...pack.values()].find(({ limits }) => limits?.[name] !== undefined)?.id;
}
