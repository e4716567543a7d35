import { nearest } from '../text/nearest.js';
import type { Arguments, OptionHelp } from './usage.js';

/** The commands, in the order of the help. */
export const COMMAND_NAMES = ['check', 'roundtrip', 'explain', 'rules', 'schema'] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** What other tools call things. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  lint: 'check',
  validate: 'check',
  verify: 'check',
  test: 'check',
  fix: 'check --fix',
  repair: 'check --fix',
  format: 'check --fix',
  diff: 'roundtrip',
  compare: 'roundtrip',
  list: 'rules',
  version: '--version',
};

/** What a path that is not there was perhaps meant to be: a command, mistyped or by the name that it has elsewhere. */
export function mistypedCommand(word: string): string | undefined {
  const meant = Object.hasOwn(ELSEWHERE, word) ? ELSEWHERE[word] : nearest(word, COMMAND_NAMES);
  return meant === undefined ? undefined : `roomlint ${meant}`;
}

/** Exit codes of every command: the highest that applies wins. */
export const EXIT = {
  /** Nothing at error level, and warnings within the limit. */
  clean: 0,
  findings: 1,
  /** The command could not do its work: bad usage, bad config, an unreadable file. */
  error: 2,
  /** A fault of roomlint's own. */
  crash: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the exit codes of a command mean, for its help. A crash means the same everywhere; what finds nothing has no findings. */
export interface ExitMeanings {
  readonly clean: string;
  readonly findings?: string;
  readonly error: string;
}

/** For commands that only tell something. */
export const TELLING_EXITS: ExitMeanings = {
  clean: 'it was told',
  error: 'there is no such thing, or the command was called in another way than its usage says',
};

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
