import type { ImportPlan } from '../room/import-plan.js';
import { ALL_CHANGES } from './plan-changes.js';
import { changeLines, destroyedLines, lookTexts, noteLines, type PlanLine } from './plan-lines.js';

/** A plan in words, as `roomlint plan --full` prints it. */
export interface PlanInWords {
  readonly verdict: ImportPlan['verdict'];
  /** What the import adds and changes. */
  readonly changes: readonly PlanLine[];
  /** What is not imported, and what seems to be renamed. */
  readonly notes: readonly PlanLine[];
  readonly destroyed: readonly PlanLine[];
  /** What the snapshot looks like where it may not be what was meant, and what to do. */
  readonly looksLike: readonly string[];
}

export function planInWords(plan: ImportPlan): PlanInWords {
  return {
    verdict: plan.verdict,
    changes: changeLines(plan, ALL_CHANGES),
    notes: noteLines(plan),
    destroyed: destroyedLines(plan),
    looksLike: lookTexts(plan),
  };
}
