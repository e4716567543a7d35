import type { CommandModule } from 'yargs';
import type { ExitCode } from './exit-codes.js';
import { GENERAL_OPTIONS, type Given, type OptionSpec, type OptionTable } from './options.js';
import type { Terminal } from './terminal.js';

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
  /** The names of all commands, for suggestions. */
  readonly commandNames: readonly string[];
}

/** A command in a list of commands. */
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

/** Commands whose names begin with the same word, such as `room create`. */
export interface CommandGroup extends CommandTitle {
  /** Notes and examples, below the list of its commands. */
  readonly details: string;
  loadAll(): Promise<readonly Command[]>;
}

interface CommandAbout<Table extends OptionTable> {
  readonly options: Table;
  /** What its words are, for completion. */
  readonly completes: 'files' | 'rules' | 'records' | 'shells' | 'nothing';
  /** Notes and examples, below the options. */
  readonly details: string;
  readonly exits: ExitMeanings;
}

export interface CommandBody extends CommandAbout<OptionTable> {
  /** Its options and those of every command. */
  readonly allOptions: ReadonlyMap<string, OptionSpec>;
  /** The command for yargs, which calls `run` with what was given. */
  module(run: Run): CommandModule;
  /** Does its work for words alone, where no option was given. */
  withoutOptions(call: Call): Promise<ExitCode>;
}

export interface Command extends CommandTitle, CommandBody {}

/** Does the work of a command, --help and --version included. */
export type Run = (
  words: readonly string[],
  given: Given<typeof GENERAL_OPTIONS>,
  work: Work,
) => Promise<void>;

export type Work = (call: Call) => Promise<ExitCode>;

export function defineCommand<Table extends OptionTable>(
  about: CommandAbout<Table>,
  work: (given: Given<Table>, call: Call) => Promise<ExitCode>,
): CommandBody {
  const options = { ...about.options, ...GENERAL_OPTIONS };
  return {
    ...about,
    allOptions: new Map(Object.entries(options)),
    module: (run) => ({
      // The only command that yargs knows in this run, so its default one: for a named one yargs would write
      // a help text that nobody reads, which takes as long as parsing does. Its words are read from what
      // yargs leaves over: as an array it would drop "-".
      command: '$0',
      builder: (yargs) => yargs.options(options),
      handler: async (argv) => {
        const { _: before, '--': after = [] } = argv as unknown as { _: string[]; '--'?: string[] };
        const given = argv as unknown as Given<Table & typeof GENERAL_OPTIONS>;
        await run([...before, ...after], given, (call) => work(given, call));
      },
    }),
    withoutOptions: (call) => work({}, call),
  };
}
