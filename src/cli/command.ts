import { nearest } from '../text/nearest.js';
import type { Arguments, OptionHelp } from './usage.js';

/** The commands, in the order of the help. */
export const COMMAND_NAMES = ['check', 'roundtrip', 'explain', 'rules', 'schema'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** A command that a mistyped path was perhaps meant to be. */
export function mistypedCommand(word: string): CommandName | undefined {
  return COMMAND_NAMES.find((name) => name === nearest(word, COMMAND_NAMES));
}

/** Exit codes of every command: the highest that applies wins. */
export const EXIT = {
  /** Nothing at error level, and warnings within the limit. */
  clean: 0,
  findings: 1,
  /** The command could not do its work: bad usage, bad config, an unreadable file. */
  trouble: 2,
  /** A fault of roomlint's own. */
  crash: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the exit codes of a command mean, for its help. A crash means the same everywhere. */
export type ExitMeanings = Readonly<Record<Exclude<keyof typeof EXIT, 'crash'>, string>>;

/** One command of roomlint. */
export interface Command {
  readonly name: CommandName;
  /** What follows the name in its usage line. */
  readonly synopsis: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly options: readonly OptionHelp[];
  /** What the help says after the options: examples first. */
  readonly details: string;
  /** What its exit codes mean where it is not what they mean to `check`. */
  readonly exits?: ExitMeanings;
  run(given: Arguments): ExitCode | Promise<ExitCode>;
}
