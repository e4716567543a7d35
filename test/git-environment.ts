/** The variables with which git commits as somebody, away from everybody's settings. */
export const GIT_SETTINGS = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.org',
} as const;

/** Environment with these settings, in which roomlint reports for people. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, CI: '', GITHUB_ACTIONS: '', ...GIT_SETTINGS };
}

/** Removes variables of git, which in a hook lead to another repository, and those about colours. */
export function forgetOuterSettings(): void {
  for (const name of Object.keys(process.env))
    if (/^(?:GIT_.*|FORCE_COLOR|NO_COLOR)$/.test(name)) delete process.env[name];
}
