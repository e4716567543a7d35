import type { ConfigChoice } from '../../workspace/file-settings.js';

export const PLAN_FORMATS = ['text', 'json', 'markdown', 'github', 'agent'] as const;

/** What `roomlint plan` was asked to do. */
export type PlanRequest = PlanFilesRequest | PlanSinceRequest | PlanStagedRequest;

export interface CommonPlanRequest {
  readonly cwd: string;
  /** A number or a percentage, which beats the configs. */
  readonly maxRemoved: string | undefined;
  /** The limit if neither `maxRemoved` nor the config at the base sets one; no removals unless given. */
  readonly defaultMaxRemoved?: string | undefined;
  /** Beside those of the config. */
  readonly protect: readonly string[];
  /** Whether a file may leave out the whole logic section. */
  readonly dropsLogic: boolean;
  readonly failsOnChange: boolean;
  /** Whether every change is shown. */
  readonly isFull: boolean;
  readonly format: (typeof PLAN_FORMATS)[number];
  readonly config: ConfigChoice;
}

/** Plans the import of one file into another. */
export interface PlanFilesRequest extends CommonPlanRequest {
  readonly kind: 'files';
  readonly current: string;
  readonly next: string;
  /** Where to write the merge of both. */
  readonly merge: string | undefined;
}

/** A plan beside a check: only what exceeds the limits is shown, on standard error. */
export interface PlanBeside {
  /** The files that are planned, by absolute path; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/** Plans the import of what a branch has changed. */
export interface PlanSinceRequest extends CommonPlanRequest {
  readonly kind: 'since';
  readonly ref: string;
  readonly paths: readonly string[];
  readonly beside?: PlanBeside;
}

/** Plans the import of what the next commit would change. */
export interface PlanStagedRequest extends CommonPlanRequest {
  readonly kind: 'staged';
  readonly paths: readonly string[];
  /** What to say when nothing at all is staged; undefined where that is fine. */
  readonly mustChange?: string;
  readonly beside?: PlanBeside;
}
