import { printable } from '../../bytes/json/quote.js';
import type { LostState } from '../play/analyse.js';
import type { ImportPlan } from '../room/import-plan.js';
import type { GateResult } from '../room/judge-plan.js';
import type { QuestName } from '../room/removed-records.js';
import type { Answer } from './answer.js';
import { changesShape } from './changes-json.js';

/** A plan and what its report needs to know about it. */
export interface PlanReport {
  /** The names of the two files. */
  readonly current: string;
  readonly next: string;
  /** What it is compared with, for people: a commit. The current file unless given. */
  readonly base?: string;
  readonly plan: ImportPlan;
  readonly gate: GateResult;
  /** What no play can do any more, where that was asked for. */
  readonly lost?: readonly LostState[];
  /** The quests of these, with what moved and moves them, for Mermaid. */
  readonly pictures?: Answer['pictures'];
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

/** The version of both shapes. */
const VERSION = 1;

/** A snapshot that a branch has changed. */
export type PlanOutcome =
  | { readonly status: 'planned'; readonly path: string; readonly report: PlanReport }
  /** There is no room to import it into, or nothing to import. */
  | { readonly status: 'new' | 'deleted'; readonly path: string }
  | {
      readonly status: 'error';
      readonly path: string;
      readonly message: string;
      /** Whether no limit holds for it, so that nothing remains unjudged. */
      readonly isUnlimited?: boolean;
    };

/**
 * The plans of a branch for programs: schemas/plan-since-report.schema.json describes them.
 *
 * @param since what the branch is compared with, as given; undefined for what is staged
 * @param base the commit where the branch left it; HEAD for what is staged, and undefined before the first commit
 */
export function branchPlansReport(
  since: string | undefined,
  base: string | undefined,
  files: readonly PlanOutcome[],
): object {
  const staged = since === undefined ? true : undefined;
  return { version: VERSION, since, staged, base, files: files.map(outcomeShape) };
}

/** The plan for programs: schemas/plan-report.schema.json describes it. */
export function planShape({ current, next, plan, gate, lost }: PlanReport): object {
  const { changes, ...lists } = plan;
  return { version: VERSION, current, next, ...lists, ...changesShape(changes), gate, impossible: lost };
}

function outcomeShape(outcome: PlanOutcome): object {
  const { path, status } = outcome;
  switch (outcome.status) {
    case 'planned':
      return { path, status, plan: planShape(outcome.report) };
    case 'error':
      return { path, status, error: outcome.message };
    default:
      return { path, status };
  }
}
