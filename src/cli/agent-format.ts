import { printable } from '../json/quote.js';
import { CommandError } from '../workspace/command-error.js';

/** The format for assistants, of every command that has it. */
export const AGENT = 'agent';

/**
 * The format of a command: the given one, or what ROOMLINT_FORMAT says, or `text`.
 *
 * @throws CommandError for another word in ROOMLINT_FORMAT
 */
export function formatOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  return given ?? (isAgentWanted(env) ? AGENT : 'text');
}

/** Whether ROOMLINT_FORMAT says so. @throws CommandError for another word in it */
export function isAgentWanted({ ROOMLINT_FORMAT: wanted = '' }: NodeJS.ProcessEnv): boolean {
  if (wanted === '' || wanted === AGENT) return wanted === AGENT;
  throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}
