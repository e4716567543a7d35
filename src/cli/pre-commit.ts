export type HookSource =
  | { readonly kind: 'staged'; readonly paths: readonly string[]; readonly mustChange: string }
  | { readonly kind: 'since'; readonly ref: string; readonly paths: readonly string[] };

/** What a hook of pre-commit judges: its environment says where the changes begin. */
export function hookSource(paths: readonly string[], env: NodeJS.ProcessEnv): HookSource {
  const ref = env.PRE_COMMIT_FROM_REF;
  return ref === undefined || ref === ''
    ? { kind: 'staged', paths, mustChange: NO_CHANGE }
    : { kind: 'since', ref, paths };
}

const NO_CHANGE =
  'nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files';
