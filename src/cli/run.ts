import { ReportFileError } from '../files/report-file-error.js';
import { CommandError } from '../workspace/command-error.js';
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
  } catch (error) {
    const mask = await keyMask(world.env);
    if (error instanceof CommandError) {
      terminal.warn(mask(error.message), mask(error.details));
      return EXIT.error;
    }
    if (error instanceof OutputError || error instanceof ReportFileError) {
      terminal.warn(mask(error.message));
      return EXIT.error;
    }
    terminal.warn(
      'roomlint crashed. This is a bug in roomlint, not in your files. Please report it:',
      mask(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    return EXIT.crash;
  }
}

/** Masks the keys in the environment: they may be in the arguments by mistake. */
async function keyMask(env: NodeJS.ProcessEnv): Promise<(text: string) => string> {
  const keys = [env.ROOMLINT_ACCESS_KEY, env.ROOMLINT_API_KEY].filter(
    (key) => key !== undefined && key !== '',
  );
  if (keys.length === 0) return (text) => text;
  const { Redactor } = await import('../api/redactor.js');
  const redactor = new Redactor();
  for (const key of keys) redactor.addKey(key);
  return (text) => redactor.mask(text);
}
