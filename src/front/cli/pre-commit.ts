/** What the next commit, or a branch, would change. */
export type StagedSource =
  | {
      readonly kind: 'staged';
      readonly paths: readonly string[];
      /** What to say when nothing at all is staged; undefined where that is fine. */
      readonly mustChange?: string;
    }
  | { readonly kind: 'since'; readonly ref: string; readonly paths: readonly string[] };

/** What `--staged` judges: in a hook of pre-commit, its environment says where the changes begin. */
export function stagedIn(paths: readonly string[], env: NodeJS.ProcessEnv): StagedSource {
  const { PRE_COMMIT: isHook = '', PRE_COMMIT_FROM_REF: ref = '' } = env;
  if (ref !== '') return { kind: 'since', ref, paths };
  return { kind: 'staged', paths, ...(isHook !== '' && { mustChange: NO_CHANGE }) };
}

const NO_CHANGE =
  'nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files';
