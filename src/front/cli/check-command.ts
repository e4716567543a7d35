/** A `roomlint check` to be copied into a shell. */
export function checkCommand(options: readonly string[], paths: readonly string[]): string {
  return ['roomlint', 'check', ...options, ...paths].map(shellWord).join(' ');
}

/** A word, quoted for a shell if necessary. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
