import { CommandError } from '../workspace/command-error.js';
import type { Call, Command, CommandGroup } from './command.js';
import { backups } from './commands/backups.js';
import { check } from './commands/check.js';
import { completion } from './commands/completion.js';
import { explain } from './commands/explain.js';
import { graph } from './commands/graph.js';
import { plan } from './commands/plan.js';
import { pull } from './commands/pull.js';
import { push } from './commands/push.js';
import { restore } from './commands/restore.js';
import { room } from './commands/room.js';
import { roundtrip } from './commands/roundtrip.js';
import { rules } from './commands/rules.js';
import { schema } from './commands/schema.js';
import { serve } from './commands/serve.js';
import { show } from './commands/show.js';
import { simulate } from './commands/simulate.js';
import { status } from './commands/status.js';
import { upload } from './commands/upload.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { findCommand } from './find-command.js';
import { otherMistake, rewordYargsError } from './mistakes.js';
import { keysGivenForPaths } from './path-arguments.js';
import type { Terminal } from './terminal.js';
import { version } from './version.js';
import { createYargs } from './yargs.js';

/** The commands, in the order of the help. The first is the default. */
const COMMANDS: readonly (Command | CommandGroup)[] = [
  check,
  plan,
  pull,
  push,
  restore,
  backups,
  status,
  roundtrip,
  simulate,
  graph,
  show,
  serve,
  room,
  upload,
  explain,
  rules,
  schema,
  completion,
];

/** Asked by completion scripts. */
const COMPLETION_QUERY = '--get-yargs-completions';

/**
 * Runs the command that the arguments name.
 *
 * @throws CommandError for invalid usage, and for work that cannot be done
 */
export async function runCommandLine(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const cwd = currentFolder(terminal);
  const [first] = args;
  if (first === COMPLETION_QUERY) {
    const { complete } = await import('./complete.js');
    terminal.writeOut(await complete(args.slice(1), COMMANDS));
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
  const found = await findCommand(args, COMMANDS);
  if (found.group !== undefined) {
    if (found.unknown !== undefined) throw new CommandError(found.unknown);
    await printHelp(found.group, terminal);
    return EXIT.clean;
  }
  const { command = check, rest } = found;
  const mistaken = keysGivenForPaths(rest, command, cwd, terminal.world.env);
  if (mistaken.length > 0) {
    const { maskOutput } = await import('./masking.js');
    const redactor = maskOutput(terminal);
    for (const key of mistaken) redactor.addKey(key);
  }
  // Nothing to parse: yargs, which reads every option, takes as long to load as a small file takes to be checked.
  if (!rest.some((word) => word.startsWith('-')))
    return command.withoutOptions({ terminal, cwd, words: rest });
  return parseOptions(rest, command, { terminal, cwd });
}

/** Runs a command with its options. Without any, it does what {@link Command.withoutOptions} does. */
export async function parseOptions(
  rest: readonly string[],
  command: Command,
  { terminal, cwd }: Omit<Call, 'words'>,
): Promise<ExitCode> {
  let code: ExitCode = EXIT.clean;
  const module = command.module(async (words, given, work) => {
    if (given.help) await printHelp(command, terminal);
    else if (given.version) terminal.writeOut(`${version()}\n`);
    else code = await work({ terminal, cwd, words });
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
      ? generalHelp(COMMANDS, check.exits)
      : 'load' in helped
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
