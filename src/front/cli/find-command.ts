import type { Command, CommandGroup, Commands } from './command.js';
import { mistyped } from './option-values.js';

/** What the first words of a command line name. */
export interface FoundCommand {
  /** Undefined when they name none. */
  readonly command?: Command;
  /** A group, when they name none of its commands. */
  readonly group?: CommandGroup;
  /** What is wrong with the word after the name of the group. */
  readonly unknown?: string;
  /** The words after the name. */
  readonly rest: readonly string[];
}

/** Finds the command that the first word names, or the first two: `check`, `room create`. */
export async function findCommand(words: readonly string[], commands: Commands): Promise<FoundCommand> {
  const [first = '', second] = words;
  const named = commands.get(first);
  if (named === undefined) return { rest: words };
  if ('load' in named) return { command: await named.load(), rest: words.slice(1) };
  const name = `${named.name} ${second}`;
  const all = await named.loadAll();
  const command = all.find((each) => each.name === name);
  if (command !== undefined) return { command, rest: words.slice(2) };
  const rest = words.slice(1);
  if (second === undefined || ['help', '--help', '-h'].includes(second)) return { group: named, rest };
  const guess = mistyped(
    name,
    all.map((each) => each.name),
  );
  const hint = guess === undefined ? `\`roomlint ${named.name}\` lists them` : `did you mean ${guess}?`;
  return { group: named, rest, unknown: `unknown command "${name}": ${hint}` };
}
