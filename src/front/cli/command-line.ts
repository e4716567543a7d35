import { CommandError } from '../../world/files/command-error.js';
import { version } from '../../world/files/package-files.js';
import { type Command, type CommandGroup, EXIT, type ExitCode, findCommand } from './command.js';
import { COMMANDS, DEFAULT_COMMAND } from './commands.js';
import { keysGivenForPaths } from './path-arguments.js';
import { readOptions } from './read-options.js';
import { refuseRemovedCommand } from './removed.js';
import type { Terminal } from './terminal.js';

/** Runs the command that the arguments name. @throws CommandError */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const cwd = currentFolder(terminal);
  const [first] = args;
  if (first === 'help' || first === '--help' || first === '-h') {
    const { command, group } = first === 'help' ? await findCommand(args.slice(1), COMMANDS) : {};
    await printHelp(command ?? group, terminal);
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
  const read = readOptions(rest, command);
  const { words, given } = read;
  for (const key of keysGivenForPaths(read, command, { cwd, env: terminal.world.env }))
    terminal.redactor.addKey(key);
  if (given.help === true) await printHelp(command, terminal);
  else if (given.version === true) terminal.writeOwnWords(`${version()}\n`);
  else return command.run(given, { terminal, cwd, words, commands: COMMANDS });
  return EXIT.clean;
}

async function printHelp(helped: Command | CommandGroup | undefined, terminal: Terminal): Promise<void> {
  const { commandHelp, generalHelp, groupHelp } = await import('./help.js');
  const text = await (helped === undefined
    ? generalHelp(COMMANDS.values(), (await DEFAULT_COMMAND.load()).exits)
    : 'loadAll' in helped
      ? groupHelp(helped)
      : commandHelp(helped));
  terminal.writeOwnWords(terminal.forPeople(text));
}

function currentFolder({ world }: Terminal): string {
  try {
    return world.cwd();
  } catch {
    throw new CommandError('the current folder no longer exists: change to another one');
  }
}
