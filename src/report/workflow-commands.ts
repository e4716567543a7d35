/*
 * The runner of GitHub Actions reads what a step prints, on both streams, and carries out commands that it finds there: `::name::` where a
 * line begins, white space aside, and `##[name]` anywhere. Text of a snapshot may hold either.
 */

const OLD_COMMAND = '##[';
/** White space before it is passed over, which for the runner is that of Unicode. */
const COMMAND_LINE = /^([\s\u0085]*):(?=:)/gm;

/** Text for people to read in a log, with what the runner would take for a command taken apart. */
export function withoutCommands(text: string): string {
  return text.replaceAll(OLD_COMMAND, '## [').replaceAll(COMMAND_LINE, '$1: ');
}

/** Whether the runner might take a part of this for a command. */
export function mayHoldCommands(text: string): boolean {
  return text.includes(OLD_COMMAND) || text.search(COMMAND_LINE) !== -1;
}

/** A value as JSON that means the same, and holds no command wherever it is printed. */
export function jsonWithoutCommands(value: object, indentation?: number): string {
  return JSON.stringify(value, null, indentation).replaceAll(OLD_COMMAND, '##\\u005b');
}
