import { CommandError } from '../../world/files/command-error.js';
import { ReportFileError } from '../../world/files/refusals.js';
import { EXIT, type ExitCode } from './command.js';
import { runCommandLine } from './command-line.js';
import { COMMANDS } from './commands.js';
import { OutputError } from './streams.js';
import { Terminal } from './terminal.js';
import { processWorld, type World } from './world.js';

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
