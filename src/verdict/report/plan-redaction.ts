import { masked } from '../../bytes/scan/masked.js';
import type { SecretMask } from '../../bytes/scan/secrets.js';
import type { NamedItem } from '../../model/snapshot/labels.js';
import type { SectionName } from '../../model/snapshot/sections.js';
import type { ImportPlan } from '../room/import-plan.js';
import type { QuestName } from '../room/removed-records.js';
import { type PlanChanges, redactChange, redactChanges, type ValueChange } from '../room/value-change.js';
import type { PlanReport } from './plan-report.js';

/** Members of a plan whose values are its own words, not those of a snapshot. */
const OWN_WORDS: ReadonlySet<string> = new Set(['verdict', 'looksLike', 'progress', 'only']);

/** The report with credentials masked in snapshots and file names. */
export function redactPlan(report: PlanReport, mask: SecretMask): PlanReport {
  if (mask.isEmpty) return report;
  return { ...masked({ ...report, plan: undefined }, mask, OWN_WORDS), plan: maskPlan(report.plan, mask) };
}

export function maskPlan(plan: ImportPlan, mask: SecretMask): ImportPlan {
  if (mask.isEmpty) return plan;
  const { changes, ...lists } = plan;
  return { ...masked(lists, mask, OWN_WORDS), changes: new RedactedChanges(changes, mask) };
}

class RedactedChanges implements PlanChanges {
  constructor(
    private readonly changes: PlanChanges,
    private readonly mask: SecretMask,
  ) {}

  of(kind: ValueChange['kind'], section: SectionName, key?: string): readonly ValueChange[] {
    return redactChanges(this.changes.of(kind, section, key), this.mask);
  }

  item(key: string): NamedItem {
    return masked(this.changes.item(key), this.mask, OWN_WORDS);
  }

  quest(key: string): QuestName {
    return masked(this.changes.quest(key), this.mask, OWN_WORDS);
  }

  *[Symbol.iterator](): Generator<ValueChange> {
    for (const change of this.changes) yield redactChange(change, this.mask);
  }
}
