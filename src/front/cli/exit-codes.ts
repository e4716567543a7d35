/** Exit codes of every command: the highest that applies wins. */
export const EXIT = {
  /** Nothing at error level, and warnings within the limit. */
  clean: 0,
  findings: 1,
  /** The command could not do its work: invalid usage or config, an unreadable file. */
  error: 2,
  /** A bug in roomlint. */
  crash: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
