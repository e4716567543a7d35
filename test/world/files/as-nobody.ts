const NOBODY = 65_534;

/** Does something without the rights of a superuser, whom permissions do not stop. */
export async function asNobody<Result>(action: () => Result | Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return action();
  const groups = process.getgroups?.() ?? [];
  process.setgroups?.([]);
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await action();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
    process.setgroups?.(groups);
  }
}
