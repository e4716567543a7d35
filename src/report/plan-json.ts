import { changesShape } from './changes-json.js';
import type { PlanReport } from './plan-report.js';
import { jsonWithoutCommands } from './workflow-commands.js';

/** The version of both shapes. */
const VERSION = 1;

/** The plan for programs: schemas/plan-report.schema.json describes it. */
export function planJson(report: PlanReport): string {
  return `${jsonWithoutCommands(planShape(report), 2)}\n`;
}

/** What importing the snapshots that a branch has changed would do. */
export interface BranchPlans {
  /** What the branch is compared with, as given; undefined for what is staged. */
  readonly since: string | undefined;
  /** The commit where the branch left it; HEAD for what is staged, and undefined before the first commit. */
  readonly base: string | undefined;
  readonly files: readonly PlanOutcome[];
}

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

/** The plans of a branch for programs: schemas/plan-since-report.schema.json describes them. */
export function branchPlansJson({ since, base, files }: BranchPlans): string {
  const staged = since === undefined ? true : undefined;
  return `${jsonWithoutCommands({ version: VERSION, since, staged, base, files: files.map(outcomeShape) }, 2)}\n`;
}

export function planShape({ current, next, plan, gate }: PlanReport): object {
  const { changes, ...lists } = plan;
  return { version: VERSION, current, next, ...lists, ...changesShape(changes), gate };
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
