import {
  GENERAL_OPTIONS,
  type Given,
  type OptionSpec,
  type OptionTable,
  type OptionValues,
} from './options.js';
import type { Terminal } from './terminal.js';

/** Exit codes of every command: the highest that applies wins. */
export const EXIT = {
  /** Nothing at error level, and warnings within the limit. */
  clean: 0,
  findings: 1,
  /** The command could not do its work: invalid usage or config, an unreadable file. */
  error: 2,
  /** A bug in roomlint. */
  crash: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What the exit codes of a command mean. Exit code 3 means the same everywhere. */
export interface ExitMeanings {
  readonly clean: string;
  /** Undefined for a command that finds nothing. */
  readonly findings?: string;
  readonly error: string;
}

/** For commands that only print something. */
export const PRINTING_EXITS: ExitMeanings = {
  clean: 'printed',
  error: 'not found, or invalid usage',
};

/** What a command was called with, beside its options. */
export interface Call {
  readonly terminal: Terminal;
  readonly cwd: string;
  /** Paths and other words, including everything after `--`. */
  readonly words: readonly string[];
  /** Every command by its name, for suggestions and completion. */
  readonly commands: Commands;
}

export interface CommandTitle {
  readonly name: string;
  /** What follows the name in its usage line. */
  readonly synopsis: string;
  readonly summary: string;
}

/** A command before its code is loaded: no command loads another's. */
export interface CommandEntry extends CommandTitle {
  load(): Promise<Command>;
}

export type Commands = ReadonlyMap<string, CommandEntry>;

interface CommandAbout<Table extends OptionTable> {
  readonly options: Table;
  /** Notes and examples, below the options. */
  readonly details: string;
  readonly exits: ExitMeanings;
}

export interface CommandBody extends CommandAbout<OptionTable> {
  /** Its options and those of every command. */
  readonly allOptions: ReadonlyMap<string, OptionSpec>;
  /** Does its work. @param given the values of its options, as `readOptions` has read them */
  run(given: OptionValues, call: Call): Promise<ExitCode>;
}

export interface Command extends CommandTitle, CommandBody {}

export function defineCommand<Table extends OptionTable>(
  about: CommandAbout<Table>,
  work: (given: Given<Table>, call: Call) => Promise<ExitCode>,
): CommandBody {
  return {
    ...about,
    allOptions: new Map(Object.entries({ ...about.options, ...GENERAL_OPTIONS })),
    // readOptions gives each option what its spec says.
    run: (given, call) => work(given as Given<Table>, call),
  };
}

/** The commands that call the service. Their words also name rooms and backups, which may be called anything. */
export const SERVICE_COMMANDS: ReadonlySet<string> = new Set([
  'pull',
  'push',
  'restore',
  'status',
  'room',
  'upload',
]);
