import { printable } from '../json/quote.js';
import type { ImportPlan } from '../room/import-plan.js';
import type { GateResult } from '../room/judge-plan.js';
import type { QuestName } from '../room/plan-quests.js';

/** A plan and what its report needs to know about it. */
export interface PlanReport {
  /** The names of the two files. */
  readonly current: string;
  readonly next: string;
  /** What it is compared with, for people: a commit. The current file unless given. */
  readonly base?: string;
  readonly plan: ImportPlan;
  readonly gate: GateResult;
  /** What sets the limit: `--max-removed` unless given. */
  readonly limitName?: string;
}

/** What is imported, and into what. */
export function planTitle({ current, next, base }: PlanReport): string {
  return base === undefined
    ? `importing ${printable(next)} into ${printable(current)}`
    : `importing ${printable(next)}, compared with ${printable(base)}`;
}

/** The counts of a plan by kind: added, changed, removed, unchanged. */
export function planCounts(plan: ImportPlan) {
  const counts = (name: string, part: typeof plan.settings | typeof plan.items) => ({
    name,
    added: part.added.length,
    changed: part.changed.length,
    removed: part.removed.length,
    unchanged: part.unchanged.length,
  });
  return [
    counts('items', plan.items),
    { name: 'quests', ...questCounts(plan) },
    counts('logic', plan.logic),
    counts('settings', plan.settings),
  ];
}

/** A quest counts as changed if one of its entries has changed. */
function questCounts({ quests, changes }: ImportPlan) {
  const seen = new Set<string>();
  const count = (entries: readonly QuestName[]): number => {
    const before = seen.size;
    for (const { key, entryId } of entries) seen.add(entryId ?? key);
    return seen.size - before;
  };
  const removed = count(quests.removed);
  // Under new ids, a quest goes and comes.
  const added = new Set(quests.added.map(({ key, entryId }) => entryId ?? key)).size;
  count(quests.added);
  const changed = count(quests.changed);
  const unchanged = count(quests.unchanged.map((key) => changes.quest(key)));
  return { added, changed, removed, unchanged };
}

/** The message for a snapshot that a branch or a commit deletes. */
export const DELETED = 'the file is deleted: there is nothing to import, and the room itself does not change';
