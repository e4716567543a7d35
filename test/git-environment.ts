/** Environment in which git commits as somebody, away from everybody's settings, and roomlint reports for people. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...process.env,
    CI: '',
    GITHUB_ACTIONS: '',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_NAME: 'a',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'a',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
}
