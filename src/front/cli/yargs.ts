import { createRequire } from 'node:module';
import type { Argv } from 'yargs';

type NewYargs = (args: readonly string[]) => Argv;

/** yargs is one file for `require`, and 20 modules for `import`, which take 9 ms longer to load. */
const requireFile = createRequire(import.meta.url);

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

/** The messages of yargs, in our words. */
const STRINGS = {
  'Not enough arguments following: %s': 'missing value: %s',
  'Argument unexpected for: %s': 'unexpected value: %s',
} as const;

/** A yargs that prints nothing, ends nothing and has no options of its own. It needs a current folder. */
export function createYargs(args: readonly string[]): Argv {
  // Not before: loading it fails where the current folder no longer exists.
  const newYargs = requireFile('yargs/yargs') as NewYargs;
  return newYargs(args)
    .scriptName('roomlint')
    .parserConfiguration(PARSING)
    .help(false)
    .version(false)
    .exitProcess(false)
    .detectLocale(false)
    .updateStrings(STRINGS);
}
