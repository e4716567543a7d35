import { CommandError } from '../workspace/command-error.js';
import type { Command } from './command.js';
import { check } from './commands/check.js';
import { completion } from './commands/completion.js';
import { explain } from './commands/explain.js';
import { graph } from './commands/graph.js';
import { plan } from './commands/plan.js';
import { roundtrip } from './commands/roundtrip.js';
import { rules } from './commands/rules.js';
import { schema } from './commands/schema.js';
import { serve } from './commands/serve.js';
import { simulate } from './commands/simulate.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { inOurWords, otherMistake } from './mistakes.js';
import type { Terminal } from './terminal.js';
import { version } from './version.js';
import { createYargs } from './yargs.js';

/** The commands, in the order of the help. The first is the default. */
const COMMANDS: readonly Command[] = [
  check,
  plan,
  roundtrip,
  simulate,
  graph,
  serve,
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
  const [first, second] = args;
  if (first === COMPLETION_QUERY) {
    const { complete } = await import('./complete.js');
    terminal.writeOut(complete(args.slice(1), COMMANDS));
    return EXIT.clean;
  }
  if (first === 'help' || first === '--help' || first === '-h') {
    const helped = first === 'help' ? commandNamed(second) : undefined;
    await printHelp(helped, terminal);
    return EXIT.clean;
  }
  if (args.length === 1 && (first === '--version' || first === '-v')) {
    // Without yargs, which would take longer than everything else together.
    terminal.writeOut(`${version()}\n`);
    return EXIT.clean;
  }
  const named = commandNamed(first);
  const command = named ?? check;
  let code: ExitCode = EXIT.clean;
  const module = command.module(async (words, given, work) => {
    if (given.help) await printHelp(command, terminal);
    else if (given.version) terminal.writeOut(`${version()}\n`);
    else code = await work({ terminal, cwd, words });
  });
  await createYargs(named === undefined ? args : args.slice(1))
    .strictOptions()
    .fail((message, error) => {
      // yargs goes on unless this throws.
      throw message ? new CommandError(inOurWords(message, args, command)) : error;
    })
    .check(() => {
      const mistake = otherMistake(args, command);
      if (mistake !== undefined) throw new CommandError(mistake);
      return true;
    })
    .command(module)
    .parseAsync();
  return code;
}

function commandNamed(word: string | undefined): Command | undefined {
  return COMMANDS.find(({ name }) => name === word);
}

async function printHelp(command: Command | undefined, terminal: Terminal): Promise<void> {
  const { commandHelp, generalHelp } = await import('./help.js');
  terminal.writeOut(await (command === undefined ? generalHelp(COMMANDS) : commandHelp(command)));
}

function currentFolder({ world }: Terminal): string {
  try {
    return world.cwd();
  } catch {
    throw new CommandError('the current folder no longer exists: change to another one');
  }
}
