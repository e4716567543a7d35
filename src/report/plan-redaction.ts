import type { SecretMask } from '../scan/secrets.js';
import type { PlanReport } from './plan-report.js';

/** Members of a plan whose values are its own words, not those of a snapshot. */
const OWN_WORDS: ReadonlySet<string> = new Set(['verdict', 'looksLike', 'progress']);

/** The report with the credentials masked in everything that comes from a snapshot, and in the names of the files. */
export function redactPlan(report: PlanReport, mask: SecretMask): PlanReport {
  return mask.isEmpty ? report : masked(report, mask);
}

/** A plan is a few levels deep. */
function masked<Value>(value: Value, mask: SecretMask): Value {
  if (typeof value === 'string') return mask.mask(value) as Value;
  if (Array.isArray(value)) return value.map((element) => masked(element, mask)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, OWN_WORDS.has(key) ? member : masked(member, mask)]),
  ) as Value;
}
