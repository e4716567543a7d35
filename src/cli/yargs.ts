import { createRequire } from 'node:module';
import type { Argv } from 'yargs';

/*
 * yargs comes in one piece for `require`, and in 20 modules for `import`, which take 9 ms longer to load. Nothing of the process is read or
 * ended by it here: arguments, output and exit codes are ours.
 */
const newYargs = createRequire(import.meta.url)('yargs/yargs') as (
  args: readonly string[],
  cwd?: string,
) => Argv;

const PARSING = {
  // --no-config is an option of its own, not the opposite of --config.
  'boolean-negation': false,
  'camel-case-expansion': false,
  'dot-notation': false,
  // Paths such as 007 and 1e3 stay what they are.
  'parse-numbers': false,
  'parse-positional-numbers': false,
  // -fix is a mistake, and not -f -i -x.
  'short-option-groups': false,
  // The value of an option may begin with "-".
  'nargs-eats-options': true,
  // Everything after -- is a path, even when it is the name of a command.
  'populate--': true,
} as const;

/** What yargs says in our words. */
const STRINGS = {
  'Not enough arguments following: %s': 'missing value: %s',
  'Argument unexpected for: %s': 'unexpected value: %s',
} as const;

/** A yargs that prints nothing, ends nothing and has no options of its own. */
export function createYargs(args: readonly string[]): Argv {
  return newYargs(args)
    .scriptName('roomlint')
    .parserConfiguration(PARSING)
    .help(false)
    .version(false)
    .exitProcess(false)
    .detectLocale(false)
    .updateStrings(STRINGS);
}
