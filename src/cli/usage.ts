import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest } from '../text/nearest.js';

/** The command cannot do its work as it was called: exit code 2, with this message and no stack. */
export class UsageError extends Error {
  /** @param details more lines, below the message */
  constructor(
    message: string,
    readonly details = '',
  ) {
    super(message);
  }
}

/** One option of a command. `values` describes what it takes; undefined for a switch. */
export interface OptionHelp {
  readonly name: string;
  /** What stands for its value in the help, such as `FILE`; undefined for a switch. */
  readonly value?: string;
  /** A call that shows it, for messages: `--max-warnings 0`. */
  readonly example?: string;
  readonly repeatable?: boolean;
  readonly help: string;
}

/** What was given: texts by option name, and the paths and words that are no options. */
export interface Arguments {
  readonly switches: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly positionals: readonly string[];
}

const EVERYWHERE: readonly OptionHelp[] = [
  { name: 'help', help: 'show this help' },
  { name: 'version', help: 'show the version' },
];

/**
 * Reads a command's arguments. After `--` everything is a path.
 *
 * @throws UsageError for an unknown option, a missing value, a value where none belongs, or an option given twice
 */
export function readArguments(
  command: string,
  options: readonly OptionHelp[],
  args: readonly string[],
): Arguments {
  const known = [...options, ...EVERYWHERE];
  const config: ParseArgsConfig['options'] = {};
  for (const { name, value } of known)
    config[name] = { type: value === undefined ? 'boolean' : 'string', multiple: true };
  config.help = { type: 'boolean', multiple: true, short: 'h' };
  // Not strict: what is wrong is told in our words, by way of the tokens.
  const { tokens } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const switches = new Set<string>();
  const values = new Map<string, string[]>();
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = known.find((candidate) => candidate.name === token.name);
    if (option === undefined) throw new UsageError(unknownOption(command, token.rawName, known));
    if (option.value === undefined) {
      if (token.value !== undefined)
        throw new UsageError(`--${option.name} takes no value: leave out "=${token.value}"`);
      switches.add(option.name);
      continue;
    }
    const given = givenValue(token.value, token.inlineValue, option, known);
    const earlier = values.get(option.name);
    if (earlier !== undefined && !option.repeatable)
      throw new UsageError(`--${option.name} is given twice: give it once`);
    values.set(option.name, [...(earlier ?? []), given]);
  }
  return { switches, values, positionals };
}

function givenValue(
  value: string | undefined,
  inline: boolean | undefined,
  option: OptionHelp,
  known: readonly OptionHelp[],
): string {
  const looksLikeOption =
    value !== undefined && inline === false && known.some(({ name }) => value === `--${name}`);
  if (value === undefined || value === '' || looksLikeOption) {
    const example = option.example === undefined ? '' : `, as in ${option.example}`;
    throw new UsageError(`--${option.name} needs a value${example}`);
  }
  return value;
}

function unknownOption(command: string, given: string, known: readonly OptionHelp[]): string {
  const guess = nearest(
    given.replace(/^-+/, ''),
    known.map(({ name }) => name),
  );
  const hint = guess === undefined ? `roomlint ${command} --help lists them all` : `did you mean --${guess}?`;
  return `there is no option ${given}: ${hint} (a path that begins with "-" goes after "--")`;
}
