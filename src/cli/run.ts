import { ReportFileError } from '../files/report-file.js';
import { check } from './check.js';
import { COMMAND_NAMES, type Command, type CommandName, EXIT, type ExitCode } from './command.js';
import { commandHelp, generalHelp } from './help.js';
import { OutputError, warn, writeOut } from './streams.js';
import { readArguments, UsageError } from './usage.js';
import { version } from './version.js';

/** The commands, in the order of the help. All but the one that nearly every call is for are loaded when they are called. */
const COMMANDS = {
  check: async (): Promise<Command> => check,
  roundtrip: async (): Promise<Command> => (await import('./roundtrip.js')).roundtrip,
  explain: async (): Promise<Command> => (await import('./explain.js')).explain,
  rules: async (): Promise<Command> => (await import('./rules.js')).rules,
  schema: async (): Promise<Command> => (await import('./schema.js')).schema,
} as const satisfies Record<CommandName, () => Promise<Command>>;

/** Runs roomlint with the words of its command line and gives the exit code. Never throws. */
export async function run(args: readonly string[]): Promise<ExitCode> {
  try {
    return await dispatch(args);
  } catch (error) {
    if (error instanceof UsageError) {
      warn(error.message, error.details);
      return EXIT.error;
    }
    if (error instanceof OutputError || error instanceof ReportFileError) {
      warn(error.message);
      return EXIT.error;
    }
    warn(
      'roomlint has crashed, which is a fault of roomlint and not of your files. Please report this:',
      describe(error),
    );
    return EXIT.crash;
  }
}

async function dispatch(args: readonly string[]): Promise<ExitCode> {
  requireFolder();
  const [first] = args;
  const name = COMMAND_NAMES.find((command) => command === first);
  const helped = first === 'help' ? COMMAND_NAMES.find((command) => command === args[1]) : undefined;
  if (helped !== undefined) {
    writeOut(commandHelp(await COMMANDS[helped]()));
    return EXIT.clean;
  }
  if (name === undefined && (first === '--help' || first === '-h' || first === 'help')) {
    writeOut(generalHelp(await Promise.all(COMMAND_NAMES.map((command) => COMMANDS[command]()))));
    return EXIT.clean;
  }
  const command = await COMMANDS[name ?? 'check']();
  const given = readArguments(command.name, command.options, name === undefined ? args : args.slice(1));
  if (given.switches.has('help')) {
    writeOut(commandHelp(command));
    return EXIT.clean;
  }
  if (given.switches.has('version')) {
    writeOut(`${version()}\n`);
    return EXIT.clean;
  }
  return command.run(given);
}

/** Somebody may have removed the folder that we were started in. */
function requireFolder(): void {
  try {
    process.cwd();
  } catch {
    throw new UsageError('the current folder is gone: go to another one');
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
