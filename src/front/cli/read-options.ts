import { parseArgs } from 'node:util';
import { CommandError } from '../../world/files/command-error.js';
import type { Command } from './command.js';
import { didYouMean, oneOf, readNumber } from './option-values.js';
import type { OptionSpec, OptionValue, OptionValues } from './options.js';
import { insteadOf, refuseRemovedFormat } from './removed.js';

/** What follows the name of a command. */
export interface CommandWords {
  /** Paths and other words, including everything after `--`. */
  readonly words: readonly string[];
  readonly given: OptionValues;
}

/** Reads the options and words of a command. @throws CommandError that says what to do */
export function readOptions(args: readonly string[], command: Command): CommandWords {
  const { allOptions } = command;
  const options = Object.fromEntries(
    [...allOptions].map(([name, { kind, short }]) => [
      name,
      { type: kind === 'switch' ? 'boolean' : 'string', ...(short === undefined ? {} : { short }) } as const,
    ]),
  );
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const words: string[] = [];
  const given: Record<string, OptionValue> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const [typed = '', ...rest] = (args[token.index] ?? '').split('=');
    const spec = /^-[^-]./.test(typed) ? undefined : allOptions.get(token.name);
    if (spec === undefined) throw new CommandError(unknownOption(typed, command));
    const inline = rest.length > 0 ? rest.join('=') : undefined;
    given[token.name] = readValue(token.name, spec, inline ?? token.value, given[token.name], command);
  }
  return { words, given };
}

/** @throws CommandError */
function readValue(
  name: string,
  { kind, example = '', words, most }: OptionSpec,
  value: string | undefined,
  before: OptionValue | undefined,
  command: Command,
): OptionValue {
  if (kind === 'switch') {
    if (value !== undefined) throw new CommandError(`--${name} takes no value`);
    return true;
  }
  // The next option is no value: it was forgotten.
  if (value === undefined || value === '' || namesOption(value, command))
    throw new CommandError(`--${name} needs a value, as in ${example}`);
  if (kind === 'list') return [...(Array.isArray(before) ? before : []), value];
  if (before !== undefined) throw new CommandError(`--${name} is given twice: give it once`);
  if (kind === 'number') return readNumber(name, value, most);
  if (name === 'format') refuseRemovedFormat(value);
  return words === undefined ? value : oneOf(name, words, value);
}

/** Whether a word such as `--quiet` or `-q` names an option. */
function namesOption(word: string, { allOptions }: Command): boolean {
  if (word.startsWith('--')) return allOptions.has(word.slice(2));
  return word.startsWith('-') && [...allOptions.values()].some(({ short }) => `-${short}` === word);
}

/** How a key would be given if it could be. */
const CREDENTIAL = /^--?(?:x-)?(?:(?:access|api)-?)?(?:key|token|secret|password)$/i;

function unknownOption(typed: string, command: Command): string {
  if (CREDENTIAL.test(typed))
    return `${typed} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or ROOMLINT_KEYS to a file of keys`;
  const name = typed.replace(/^-+/, '');
  const instead = insteadOf(name, command.name);
  if (instead !== undefined) return `${typed} no longer exists: ${instead}`;
  const options = [...command.allOptions.keys()];
  const hint = didYouMean(name, options, `\`roomlint ${command.name} --help\` lists them`, '--');
  return `unknown option ${typed}: ${hint} (a path that begins with "-" goes after "--")`;
}
