/** What is said of more warnings than allowed. */
export function tooManyWarnings(warnings: number, allowed: number): string {
  const count = warnings === 1 ? '1 warning is' : `${warnings} warnings are`;
  return `${count} more than --max-warnings ${allowed} allows`;
}
