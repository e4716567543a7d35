import { printable } from '../../bytes/json/quote.js';
import { protectFault, type RemovalLimit, readRemovalLimit } from '../../verdict/lint/removals.js';
import { CommandError } from '../../world/files/command-error.js';

/** How much an import may remove. @param option where the text is from, for the message @throws CommandError */
export function readLimit(text: string, option = '--max-removed'): RemovalLimit {
  const limit = readRemovalLimit(text);
  if (limit === undefined)
    throw new CommandError(
      `${option} cannot be "${printable(text)}": use a number or a percentage, such as 5 or 10%`,
    );
  return limit;
}

/** @throws CommandError for an invalid pattern of `--protect` */
export function requirePatterns(patterns: readonly string[]): void {
  for (const pattern of patterns) {
    const fault = protectFault(pattern);
    if (fault !== undefined) throw new CommandError(`--protect ${fault}`);
  }
}
