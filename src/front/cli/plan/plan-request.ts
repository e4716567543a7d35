import type { ConfigChoice } from '../../../world/workspace/file-settings.js';
import type { ChangeSource, GitChange } from '../../../world/workspace/git-source.js';
import type { AnswerFormat } from '../print-answers.js';

/** What `roomlint plan` was asked to do. */
export interface PlanRequest {
  readonly cwd: string;
  readonly config: ConfigChoice;
  readonly planned: PlannedFiles | ChangeSource;
  /** What git says of the change, where a check has asked already. */
  readonly change?: GitChange | undefined;
  /** A number or a percentage, which beats the configs. */
  readonly maxRemoved?: string | undefined;
  /** The limit if neither `maxRemoved` nor the config at the base sets one; no removals unless given. */
  readonly defaultMaxRemoved?: string | undefined;
  /** Beside those of the config. */
  readonly protect?: readonly string[] | undefined;
  /** Whether a file may leave out the whole logic section. */
  readonly dropsLogic?: boolean | undefined;
  /** Whether every change is shown. */
  readonly isFull?: boolean | undefined;
  /** Undefined beside a check: only what exceeds the limits is shown, on standard error. */
  readonly format?: AnswerFormat;
}

/** The import of one file into another. */
export interface PlannedFiles {
  readonly kind: 'files';
  readonly current: string;
  readonly next: string;
  /** Where to write the merge of both. */
  readonly merge: string | undefined;
}

/** What `--staged` judges: in a hook of pre-commit, its environment says where the changes begin. */
export function stagedIn(paths: readonly string[], env: NodeJS.ProcessEnv): ChangeSource {
  const { PRE_COMMIT: isHook = '', PRE_COMMIT_FROM_REF: ref = '' } = env;
  if (ref !== '') return { kind: 'since', ref, paths };
  return { kind: 'staged', paths, ...(isHook !== '' && { mustChange: NO_CHANGE }) };
}

const NO_CHANGE =
  'nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files';
