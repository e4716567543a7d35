import { listed } from '../../bytes/text/in-words.js';
import { PRESETS } from '../../verdict/lint/pack.js';
import { CommandError } from '../../world/workspace/command-error.js';
import type { ConfigChoice } from '../../world/workspace/file-settings.js';
import type { ChangeSource } from '../../world/workspace/git-source.js';

/** An option of a command. */
export interface OptionSpec {
  readonly description: string;
  readonly group: string;
  /** Whether it takes no value, one, or one each time that it is given. */
  readonly kind: 'switch' | 'value' | 'list';
  readonly short?: string;
  /** A call that shows it, for messages: `--max-warnings 0`. */
  readonly example?: string;
  /** The words that it takes, if there are only these. */
  readonly words?: readonly string[];
  /** Whether its value is the path of a file or folder. */
  readonly isPath?: boolean;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

interface SpecOf<Kind extends OptionSpec['kind']> extends OptionSpec {
  readonly kind: Kind;
}

/** The values of options by name, as their specs say: true, a text or a list of texts. */
export type OptionValues = Readonly<Record<string, boolean | string | readonly string[]>>;

/** What was given for the options of a table. */
export type Given<Table> = {
  readonly [Name in keyof Table]?: Table[Name] extends SpecOf<'switch'>
    ? boolean
    : Table[Name] extends SpecOf<'list'>
      ? readonly string[]
      : string;
};

type About = Omit<OptionSpec, 'description' | 'kind'>;
type AboutValue = About & { readonly example: string };

/** An option without a value. It may be repeated. */
export function toggle(description: string, about: About): SpecOf<'switch'> {
  return { description, ...about, kind: 'switch' };
}

/** An option with one value. */
export function value(description: string, about: AboutValue): SpecOf<'value'> {
  return { description, ...about, kind: 'value' };
}

/** An option with one value, which may be given several times. */
export function list(description: string, about: AboutValue): SpecOf<'list'> {
  return { description, ...about, kind: 'list' };
}

/** The options of every command. */
export const GENERAL_OPTIONS = {
  help: toggle('show this help', { group: 'General:', short: 'h' }),
  version: toggle('show the version', { group: 'General:', short: 'v' }),
} as const satisfies OptionTable;

/** The option that chooses a config. */
export function configOption(about: Pick<About, 'group' | 'short'>): SpecOf<'value'> {
  return value('use the config FILE instead of the nearest one', {
    ...about,
    example: '--config team/roomlint.config.json',
    isPath: true,
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
export function formatOption(formats: readonly [string, ...string[]]): SpecOf<'value'> {
  const [first, ...others] = formats;
  return value(listed([`${first} (the default)`, ...others], 'or'), {
    group: 'Report:',
    short: 'f',
    words: formats,
    example: `--format ${others[0] ?? first}`,
  });
}

/** The option of every command that shows changes. */
export const FULL = toggle('show every change, and not only the first ones of each kind', {
  group: 'Report:',
});

const PRESET_NAMES: readonly string[] = PRESETS;

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
  }),
  only: list('use only this rule or family of rules. Repeatable', {
    group: RULES_GROUP,
    example: '--only quest',
  }),
  preset: value(`${PRESET_NAMES.join(', ')}, or two as in lenient,catalog`, {
    group: RULES_GROUP,
    short: 'p',
    words: PRESET_NAMES,
    example: '--preset lenient',
  }),
} as const satisfies OptionTable;

/** What `--staged` means: in a hook of pre-commit, its environment says where the changes begin. */
export function stagedIn(paths: readonly string[], env: NodeJS.ProcessEnv): ChangeSource {
  const { PRE_COMMIT: isHook = '', PRE_COMMIT_FROM_REF: ref = '' } = env;
  if (ref !== '') return { kind: 'since', ref, paths };
  return { kind: 'staged', paths, ...(isHook !== '' && { mustChange: NO_CHANGE }) };
}

const NO_CHANGE =
  'nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files';
