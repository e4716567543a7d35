import type { ConfigChoice } from '../../../world/workspace/file-settings.js';
import type { StagedSource } from '../pre-commit.js';
import type { AnswerFormat } from '../print-answers.js';

/** What `roomlint plan` was asked to do. */
export type PlanRequest = PlanFilesRequest | PlanChangesRequest;

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
  /** Whether every change is shown. */
  readonly isFull: boolean;
  readonly format: AnswerFormat | 'github';
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

/** Plans the import of what a branch has changed, or the next commit would change. */
export type PlanChangesRequest = CommonPlanRequest &
  StagedSource & {
    /** Beside a check, only what exceeds the limits is shown, on standard error. */
    readonly beside?: {
      /** The files that are planned, by absolute path; undefined for all. */
      readonly only: ReadonlySet<string> | undefined;
    };
  };
