import type { Options } from 'yargs';
import { listed } from '../../bytes/text/in-words.js';
import { PRESETS } from '../../verdict/lint/pack.js';
import { CommandError } from '../../world/workspace/command-error.js';
import type { ConfigChoice } from '../../world/workspace/file-settings.js';

/** An option of a command, as yargs takes it. */
export interface OptionSpec extends Options {
  readonly description: string;
  readonly group: string;
  /** How many values it takes: 0 makes it a switch. */
  readonly nargs: 0 | 1;
  /** A call that shows it, for messages: `--max-warnings 0`. */
  readonly example?: string;
  /** The values that it takes, or how they begin, for completion. */
  readonly words?: readonly string[] | 'rules' | 'rule-names' | 'presets' | 'formats';
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

interface SwitchSpec extends OptionSpec {
  readonly type: 'boolean';
}

interface ValueSpec extends OptionSpec {
  readonly type: 'string';
  readonly coerce: (given: unknown) => string;
}

interface ListSpec extends OptionSpec {
  readonly type: 'string';
  readonly coerce: (given: unknown) => readonly string[];
}

/** What was given for the options of a table. */
export type Given<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends SwitchSpec
    ? boolean
    : Table[Name] extends ListSpec
      ? readonly string[]
      : string;
};

type About = Pick<OptionSpec, 'group' | 'example' | 'words'> & { readonly short?: string };

/** An option without a value. It may be repeated. */
export function toggle(description: string, about: About): SwitchSpec {
  return { ...common(description, about), type: 'boolean', nargs: 0 };
}

/** An option with one value. */
export function value(description: string, about: About & { readonly example: string }): ValueSpec {
  const { example } = about;
  const coerce = (given: unknown): string => {
    if (Array.isArray(given)) throw new CommandError(`${nameIn(example)} is given twice: give it once`);
    return requireValue(given, example);
  };
  return { ...common(description, about), type: 'string', nargs: 1, coerce };
}

/** An option with one value, which may be given several times. */
export function list(description: string, about: About & { readonly example: string }): ListSpec {
  const { example } = about;
  const coerce = (given: unknown): readonly string[] =>
    (Array.isArray(given) ? given : [given]).map((one: unknown) => requireValue(one, example));
  return { ...common(description, about), type: 'string', nargs: 1, coerce };
}

function common(description: string, { short, ...about }: About): Omit<OptionSpec, 'nargs'> {
  return { description, ...about, ...(short === undefined ? {} : { alias: short }) };
}

function requireValue(given: unknown, example: string): string {
  if (typeof given === 'string' && given !== '') return given;
  throw new CommandError(needsValue(example));
}

export function needsValue(example: string): string {
  return `${nameIn(example)} needs a value, as in ${example}`;
}

function nameIn(example: string): string {
  return example.split(' ')[0] ?? example;
}

/** The options of every command. */
export const GENERAL_OPTIONS = {
  help: toggle('show this help', { group: 'General:', short: 'h' }),
  version: toggle('show the version', { group: 'General:', short: 'v' }),
} as const satisfies OptionTable;

/** The option that chooses a config. */
export function configOption(about: Pick<About, 'group' | 'short'>): ValueSpec {
  return value('use the config FILE instead of the nearest one', {
    ...about,
    example: '--config team/roomlint.config.json',
  });
}

export function refuseBoth(given: Readonly<Record<string, unknown>>, one: string, other: string): void {
  if (given[one] !== undefined && given[other] !== undefined)
    throw new CommandError(`--${one} and --${other} cannot be combined: use one of them`);
}

/** Which config `--config` and `--no-config` choose. @throws CommandError when both are given */
export function configChoice(given: {
  readonly config?: string | undefined;
  readonly 'no-config'?: boolean | undefined;
}): ConfigChoice {
  refuseBoth(given, 'config', 'no-config');
  if (given.config !== undefined) return { kind: 'file', path: given.config };
  return { kind: given['no-config'] === true ? 'none' : 'nearest' };
}

/** The option of every command that prints one report. The first format is the default. */
export function formatOption(formats: readonly [string, ...string[]]): ValueSpec {
  const [first, ...others] = formats;
  return value(listed([`${first} (the default)`, ...others], 'or'), {
    group: 'Report:',
    short: 'f',
    example: `--format ${others[0] ?? first}`,
    words: formats,
  });
}

/** The option of every command that shows changes. */
export const FULL = toggle('show every change, and not only the first ones of each kind', {
  group: 'Report:',
});

/* The words that options take: for help, completion and checking. */

export const PRESET_NAMES: readonly string[] = PRESETS;

export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const RULES_GROUP = 'Rules and config:';

/** The variable that accepts, for one commit or one run in CI, that a room loses its logic. */
export const DROP_LOGIC = 'ROOMLINT_DROP_LOGIC';

/** The rules that say so as well: whoever accepts it has read them. */
export const ABOUT_LOST_LOGIC = ['snapshot/missing-logic'] as const;

/** The options that choose rules, for every command that checks. */
export const RULE_OPTIONS = {
  rule: list('ID[:KIND]:LEVEL[:OPTIONS]: a level or off, and options as JSON. Repeatable', {
    group: RULES_GROUP,
    example: '--rule quest/description:off',
    words: 'rules',
  }),
  only: list('use only this rule or family of rules. Repeatable', {
    group: RULES_GROUP,
    example: '--only quest',
    words: 'rule-names',
  }),
  preset: value(`${PRESET_NAMES.join(', ')}, or two as in lenient,catalog`, {
    group: RULES_GROUP,
    short: 'p',
    example: '--preset lenient',
    words: 'presets',
  }),
} as const satisfies OptionTable;
