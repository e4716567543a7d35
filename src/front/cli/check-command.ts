import { STDIN } from '../../world/workspace/source.js';

/** A `roomlint check` to be copied into a shell. */
export function checkCommand(options: readonly string[], paths: readonly string[]): string {
  return ['roomlint', 'check', ...options, ...paths.map(asPath)].map(shellWord).join(' ');
}

/** A path that cannot be taken for an option. */
function asPath(path: string): string {
  return path.startsWith('-') && path !== STDIN ? `./${path}` : path;
}

/** A word, quoted for a shell if necessary. */
export function shellWord(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
