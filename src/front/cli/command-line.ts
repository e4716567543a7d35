import { CommandError } from '../../world/files/command-error.js';
import { version } from '../../world/files/package-files.js';
import { type CommandEntry, EXIT, type ExitCode } from './command.js';
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
    await printHelp(first === 'help' ? COMMANDS.get(args[1] ?? '') : undefined, terminal);
    return EXIT.clean;
  }
  if (first !== undefined) refuseRemovedCommand(first);
  // What people type to have a rule explained.
  const named = COMMANDS.get(first === 'explain' ? 'rules' : (first ?? ''));
  const command = await (named ?? DEFAULT_COMMAND).load();
  const read = readOptions(named === undefined ? args : args.slice(1), command);
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
