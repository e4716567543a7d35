import type { Command } from './command.js';
import { mistyped } from './mistyped.js';
import { needsValue, type OptionSpec } from './options.js';
import { insteadOf } from './removed.js';

/* What is wrong with the options of a command line, in words that say what to do. yargs finds it; the words need what was typed. */

/** The message of yargs, with the option as it was typed and a hint. */
export function rewordYargsError(message: string, args: readonly string[], command: Command): string {
  const [, kind, key = ''] = /^(missing|unexpected) value: (.*)$/.exec(message) ?? [];
  if (kind === 'missing') return needsValue(optionFor(key, command)?.[1].example ?? `--${key}`);
  if (kind === 'unexpected') return `--${optionFor(key, command)?.[0] ?? key} takes no value`;
  if (message.startsWith('Unknown argument')) return unknownOption(args, command) ?? message;
  return message;
}

/** Mistakes that yargs accepts: `--config --quiet` without a value, and `-fix` for `--fix`. */
export function otherMistake(args: readonly string[], command: Command): string | undefined {
  for (const { option, value } of typedOptions(args, command)) {
    const forgotten = value !== undefined && findTyped(value, command) !== undefined;
    if (forgotten && option?.example !== undefined) return needsValue(option.example);
  }
  return unknownOption(args, command);
}

/** How a key would be given if it could be. */
const CREDENTIAL = /^--?(?:x-)?(?:(?:access|api)-?)?(?:key|token|secret|password)$/i;

function unknownOption(args: readonly string[], command: Command): string | undefined {
  const unknown = typedOptions(args, command).find(({ option }) => option === undefined)?.typed;
  if (unknown === undefined) return undefined;
  if (CREDENTIAL.test(unknown))
    return `${unknown} is not an option: other users can see the arguments of a program. Set ROOMLINT_ACCESS_KEY or ROOMLINT_API_KEY, or use --keys FILE`;
  const name = unknown.replace(/^-+/, '');
  const instead = insteadOf(name, command.name);
  if (instead !== undefined) return `${unknown} no longer exists: ${instead}`;
  const guess = mistyped(name, [...command.allOptions.keys()]);
  const hint =
    guess === undefined ? `\`roomlint ${command.name} --help\` lists them` : `did you mean --${guess}?`;
  return `unknown option ${unknown}: ${hint} (a path that begins with "-" goes after "--")`;
}

interface TypedOption {
  readonly typed: string;
  /** Undefined when the command has no such option. */
  readonly option: OptionSpec | undefined;
  /** The next word, where that is its value. */
  readonly value: string | undefined;
}

function typedOptions(args: readonly string[], command: Command): TypedOption[] {
  const found: TypedOption[] = [];
  for (let at = 0; at < args.length && args[at] !== '--'; at++) {
    const arg = args[at] ?? '';
    if (!arg.startsWith('-') || arg === '-') continue;
    const typed = arg.split('=')[0] ?? arg;
    const option = findTyped(typed, command);
    const takesNext = option?.nargs === 1 && typed === arg;
    if (takesNext) at++;
    found.push({ typed, option, value: takesNext ? args[at] : undefined });
  }
  return found;
}

/** The option that a word such as `--quiet` or `-q` names. */
function findTyped(typed: string, command: Command): OptionSpec | undefined {
  if (/^-[^-]$/.test(typed)) return optionFor(typed.slice(1), command)?.[1];
  return typed.startsWith('--') ? command.allOptions.get(typed.slice(2)) : undefined;
}

function optionFor(key: string, { allOptions }: Command): [string, OptionSpec] | undefined {
  return [...allOptions].find(([name, { alias }]) => name === key || alias === key);
}
