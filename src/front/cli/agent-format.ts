import { printable } from '../../bytes/json/quote.js';
import { CommandError } from '../../world/workspace/command-error.js';

/** The format for assistants, of every command that has it. */
export const AGENT = 'agent';

/** The format that is given, or that ROOMLINT_FORMAT names, or `text`. @throws CommandError */
export function formatOf(given: string | undefined, env: NodeJS.ProcessEnv): string {
  return given ?? (isAgentWanted(env) ? AGENT : 'text');
}

/** Whether ROOMLINT_FORMAT says so. @throws CommandError for another word in it */
export function isAgentWanted({ ROOMLINT_FORMAT: wanted = '' }: NodeJS.ProcessEnv): boolean {
  if (wanted === '' || wanted === AGENT) return wanted === AGENT;
  throw new CommandError(`ROOMLINT_FORMAT cannot be "${printable(wanted)}": use ${AGENT}, or unset it`);
}
