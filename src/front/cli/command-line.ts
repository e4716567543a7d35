import { CommandError } from '../../world/workspace/command-error.js';
import type { Call, Command, CommandGroup } from './command.js';
import { COMMANDS, DEFAULT_COMMAND } from './commands.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { findCommand } from './find-command.js';
import { otherMistake, rewordYargsError } from './mistakes.js';
import { keysGivenForPaths } from './path-arguments.js';
import { refuseRemovedCommand } from './removed.js';
import type { Terminal } from './terminal.js';
import { version } from './version.js';
import { createYargs } from './yargs.js';

/** Asked by completion scripts. */
const COMPLETION_QUERY = '--get-yargs-completions';

/** Runs the command that the arguments name. @throws CommandError */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const cwd = currentFolder(terminal);
  const [first] = args;
  if (first === COMPLETION_QUERY) {
    const { complete } = await import('./complete.js');
    terminal.writeOut(await complete(args.slice(1), COMMANDS, DEFAULT_COMMAND));
    return EXIT.clean;
  }
  if (first === 'help' || first === '--help' || first === '-h') {
    const { command, group } = first === 'help' ? await findCommand(args.slice(1), COMMANDS) : {};
    await printHelp(command ?? group, terminal);
    return EXIT.clean;
  }
  if (args.length === 1 && (first === '--version' || first === '-v')) {
    // Without yargs, which would take longer than everything else together.
    terminal.writeOut(`${version()}\n`);
    return EXIT.clean;
  }
  if (first !== undefined) refuseRemovedCommand(first);
  // What people type to have a rule explained.
  const found = await findCommand(first === 'explain' ? ['rules', ...args.slice(1)] : args, COMMANDS);
  if (found.group !== undefined) {
    if (found.unknown !== undefined) throw new CommandError(found.unknown);
    await printHelp(found.group, terminal);
    return EXIT.clean;
  }
  const { command = await DEFAULT_COMMAND.load(), rest } = found;
  const commandNames = [...COMMANDS.keys()];
  const mistaken = keysGivenForPaths(rest, command, cwd, terminal.world.env);
  if (mistaken.length > 0) {
    const { maskOutput } = await import('./masking.js');
    const redactor = maskOutput(terminal);
    for (const key of mistaken) redactor.addKey(key);
  }
  // Nothing to parse: yargs, which reads every option, takes as long to load as a small file takes to be
  // checked.
  if (!rest.some((word) => word.startsWith('-')))
    return command.withoutOptions({ terminal, cwd, words: rest, commandNames });
  return parseOptions(rest, command, { terminal, cwd, commandNames });
}

/** Runs a command with its options. Without any, it does what {@link Command.withoutOptions} does. */
export async function parseOptions(
  rest: readonly string[],
  command: Command,
  call: Omit<Call, 'words'>,
): Promise<ExitCode> {
  const { terminal } = call;
  let code: ExitCode = EXIT.clean;
  const module = command.module(async (words, given, work) => {
    if (given.help) await printHelp(command, terminal);
    else if (given.version) terminal.writeOut(`${version()}\n`);
    else code = await work({ ...call, words });
  });
  await createYargs(rest)
    .strictOptions()
    .fail((message, error) => {
      // yargs goes on unless this throws.
      throw message ? new CommandError(rewordYargsError(message, rest, command)) : error;
    })
    .check(() => {
      const mistake = otherMistake(rest, command);
      if (mistake !== undefined) throw new CommandError(mistake);
      return true;
    })
    .command(module)
    .parseAsync();
  return code;
}

async function printHelp(helped: Command | CommandGroup | undefined, terminal: Terminal): Promise<void> {
  const { commandHelp, generalHelp, groupHelp } = await import('./help.js');
  terminal.writeOut(
    await (helped === undefined
      ? generalHelp(COMMANDS.values(), (await DEFAULT_COMMAND.load()).exits)
      : 'loadAll' in helped
        ? groupHelp(helped)
        : commandHelp(helped)),
  );
}

function currentFolder({ world }: Terminal): string {
  try {
    return world.cwd();
  } catch {
    throw new CommandError('the current folder no longer exists: change to another one');
  }
}
