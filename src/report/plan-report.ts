import type { ImportPlan } from '../room/import-plan.js';
import type { GateResult } from '../room/judge-plan.js';

/** A plan and what its report needs to know about it. */
export interface PlanReport {
  /** The names of the two files. */
  readonly current: string;
  readonly next: string;
  readonly plan: ImportPlan;
  readonly gate: GateResult;
  /** Whether the limit was given as a percentage. */
  readonly isPercent: boolean;
  /** What sets the limit: `--max-removed` unless given. */
  readonly limitName?: string;
}

/** The counts of a plan by kind: added, changed, removed, unchanged. */
export function planCounts({ items, quests, logic, settings }: ImportPlan) {
  const counts = (name: string, part: typeof settings | typeof items | typeof quests) => ({
    name,
    added: part.added.length,
    changed: part.changed.length,
    removed: part.removed.length,
    unchanged: part.unchanged.length,
  });
  return [
    counts('items', items),
    counts('quest entries', quests),
    counts('logic', logic),
    counts('settings', settings),
  ];
}

/** The message for a snapshot that a branch has deleted. */
export const DELETED =
  'this branch deletes the file: there is nothing to import, and the room itself does not change';
