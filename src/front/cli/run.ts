import { TooManyCredentialsError } from '../../bytes/scan/secrets.js';
import { CommandError } from '../../world/files/command-error.js';
import { version } from '../../world/files/package-files.js';
import { ReportFileError } from '../../world/files/refusals.js';
import { type CommandEntry, EXIT, type ExitCode } from './command.js';
import { COMMANDS, DEFAULT_COMMAND } from './commands.js';
import { keysGivenForPaths } from './path-arguments.js';
import { readOptions } from './read-options.js';
import { refuseRemovedCommand, withoutRenamed } from './removed.js';
import { Terminal } from './terminal.js';
import { OutputError, processWorld, type World } from './world.js';

/** Runs roomlint with the words of its command line and returns the exit code. Never throws. */
export async function run(args: readonly string[], world: World = processWorld()): Promise<ExitCode> {
  const terminal = new Terminal(world, COMMANDS.keys());
  try {
    return await runCommandLine(args, terminal);
  } catch (thrown) {
    const error = missingPackage(thrown) ?? thrown;
    if (error instanceof CommandError) {
      terminal.warn(error.message, error.details);
      return EXIT.error;
    }
    if (error instanceof TooManyCredentialsError) {
      terminal.warn(`a text is not shown: ${error.message}`);
      return EXIT.error;
    }
    if (error instanceof OutputError || error instanceof ReportFileError) {
      terminal.warn(error.message);
      return EXIT.error;
    }
    terminal.warn(
      'roomlint crashed. This is a bug in roomlint, not in your files. Please report it:',
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    );
    return EXIT.crash;
  }
}

/** Not a path: a file of roomlint's own that is missing is a bug. */
const PACKAGE = /^Cannot find (?:module|package) '(?<name>(?:@[\w.-]+\/)?\w[\w.-]*)[/']/;

/** Says what to install where a package is missing; undefined for any other error. */
function missingPackage(error: unknown): CommandError | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code !== 'MODULE_NOT_FOUND' && error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const name = PACKAGE.exec(error.message)?.groups?.name;
  if (name === undefined) return undefined;
  return new CommandError(
    `this command needs packages that are not installed, such as ${name}: run npm install ${name}, or install roomlint again without --omit=optional`,
  );
}

/** Runs the command that the arguments name. @throws CommandError */
async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const cwd = currentFolder(terminal);
  // A message may show a part of an argument, which by itself looks like no credential.
  terminal.hide(new TextEncoder().encode(args.join('\n')));
  const [first] = args;
  if (first === 'help' || first === '--help' || first === '-h') {
    await printHelp(first === 'help' ? COMMANDS.get(args[1] ?? '') : undefined, terminal);
    return EXIT.clean;
  }
  if (first !== undefined) refuseRemovedCommand(first);
  // What people type to have a rule explained.
  const named = COMMANDS.get(first === 'explain' ? 'rules' : (first ?? ''));
  const command = await (named ?? DEFAULT_COMMAND).load();
  const own = withoutRenamed(named === undefined ? args : args.slice(1), command.name, terminal);
  const read = readOptions(own, command);
  const { words, given } = read;
  for (const key of keysGivenForPaths(read, command, { cwd, env: terminal.world.env }))
    terminal.redactor.addKey(key);
  if (given.help === true) await printHelp(named ?? DEFAULT_COMMAND, terminal);
  else if (given.version === true) terminal.writeOwnWords(`${version()}\n`);
  else return command.run(given, { terminal, cwd, words, commands: COMMANDS });
  return EXIT.clean;
}

/** @param helped a command; undefined for roomlint as a whole */
async function printHelp(helped: CommandEntry | undefined, terminal: Terminal): Promise<void> {
  const { commandHelp, generalHelp } = await import('./help.js');
  const text =
    helped === undefined
      ? generalHelp(COMMANDS.values(), (await DEFAULT_COMMAND.load()).exits)
      : commandHelp(await helped.load());
  terminal.writeOwnWords(terminal.forPeople(text));
}

function currentFolder({ world }: Terminal): string {
  try {
    return world.cwd();
  } catch {
    throw new CommandError('the current folder no longer exists: change to another one');
  }
}
