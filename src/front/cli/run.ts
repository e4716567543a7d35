import { ReportFileError } from '../../world/files/refusals.js';
import { CommandError } from '../../world/workspace/command-error.js';
import { runCommandLine } from './command-line.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { OutputError } from './streams.js';
import { Terminal } from './terminal.js';
import { processWorld, type World } from './world.js';

/** Runs roomlint with the words of its command line and returns the exit code. Never throws. */
export async function run(args: readonly string[], world: World = processWorld()): Promise<ExitCode> {
  const terminal = new Terminal(world);
  try {
    return await runCommandLine(args, terminal);
  } catch (thrown) {
    const { maskOutput } = await import('./masking.js');
    maskOutput(terminal);
    const { missingPackage } = await import('./missing-package.js');
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
