/*
 * The runner of GitHub Actions executes commands in the output of a step, on both streams: `::name::` at the start of a line, after any
 * white space, and `##[name]` anywhere. Text from a snapshot may contain either.
 */

const OLD_COMMAND = '##[';
/** The runner skips Unicode white space before a command. */
const COMMAND_LINE = /^([\s\u0085]*):(?=:)/gm;

/** Breaks up everything in a log that the runner would take for a command. */
export function withoutCommands(text: string): string {
  return text.replaceAll(OLD_COMMAND, '## [').replaceAll(COMMAND_LINE, '$1: ');
}

/** Whether the runner might find a command in a text. */
export function mayHoldCommands(text: string): boolean {
  return text.includes(OLD_COMMAND) || text.search(COMMAND_LINE) !== -1;
}

/** A value as JSON that contains no command of the runner. */
export function jsonWithoutCommands(value: object, indentation?: number): string {
  return JSON.stringify(value, null, indentation).replaceAll(OLD_COMMAND, '##\\u005b');
}
