import { listed } from '../../bytes/text/in-words.js';
import { CommandError } from '../../world/files/command-error.js';
import type { ChangeSource } from '../../world/files/repository.js';
import type { ConfigChoice } from '../../world/workspace/file-settings.js';

export interface OptionSpec {
  readonly description: string;
  readonly group: string;
  /** Whether it takes no value, one, a whole number, or one value each time that it is given. */
  readonly kind: 'switch' | 'value' | 'number' | 'list';
  readonly short?: string;
  /** A call that shows it, for messages: `--max-warnings 0`. */
  readonly example?: string;
  /** The words that it takes, if there are only these. */
  readonly words?: readonly string[];
  /** Words that may be typed, among others. */
  readonly suggested?: readonly string[];
  /** The greatest number. */
  readonly most?: number;
  /** Whether its value is the path of a file or folder. */
  readonly isPath?: boolean;
}

export type OptionTable = Readonly<Record<string, OptionSpec>>;

export type OptionValue = boolean | number | string | readonly string[];

/** The values of options by name, as their specs say. */
export type OptionValues = Readonly<Record<string, OptionValue>>;

/** What was given for the options of a table. */
export type Given<Table> = {
  readonly [Name in keyof Table]?: ValueOf<Table[Name]>;
};

type ValueOf<Spec> = Spec extends { readonly kind: 'switch' }
  ? boolean
  : Spec extends { readonly kind: 'number' }
    ? number
    : Spec extends { readonly kind: 'list' }
      ? readonly string[]
      : Spec extends { readonly words: readonly (infer Word)[] }
        ? Word
        : string;

type About = Pick<OptionSpec, 'short' | 'suggested' | 'isPath'>;

/** An option without a value. It may be repeated. */
export function toggle(description: string, about: About = {}) {
  return { description, ...about, kind: 'switch' } as const;
}

/** An option with one value. @param example a call that shows it */
export function value(description: string, example: string, about: About = {}) {
  return { description, example, ...about, kind: 'value' } as const;
}

/** An option with one of a few words. */
export function choice<const Words extends readonly string[]>(
  description: string,
  example: string,
  words: Words,
  short?: string,
) {
  return { description, example, words, ...(short === undefined ? {} : { short }), kind: 'value' } as const;
}

/** An option whose value is a whole number. */
export function number(description: string, example: string, most?: number) {
  return { description, example, ...(most === undefined ? {} : { most }), kind: 'number' } as const;
}

/** An option whose value is the path of a file or folder. */
export function path(description: string, example: string, about: About = {}) {
  return value(description, example, { ...about, isPath: true });
}

/** An option with one value, which may be given several times. */
export function list(description: string, example: string, about: About = {}) {
  return { description, example, ...about, kind: 'list' } as const;
}

/** Options under a heading of the help. */
export function grouped<const Table extends Readonly<Record<string, Omit<OptionSpec, 'group'>>>>(
  group: string,
  table: Table,
): { readonly [Name in keyof Table]: Table[Name] & { readonly group: string } };
export function grouped(group: string, table: Readonly<Record<string, object>>): object {
  return Object.fromEntries(Object.entries(table).map(([name, spec]) => [name, { ...spec, group }]));
}

/** The options of every command. */
export const GENERAL_OPTIONS = grouped('General:', {
  help: toggle('show this help', { short: 'h' }),
  version: toggle('show the version', { short: 'v' }),
});

export function configOption() {
  const description = 'use the config FILE instead of the nearest one';
  return path(description, '--config team/roomlint.config.json', { short: 'c' });
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
  return given['no-config'] === true ? false : given.config;
}

/** The option of every command that prints one report. The first format is the default. */
export function formatOption<const Formats extends readonly [string, ...string[]]>(formats: Formats) {
  const [first, ...others] = formats;
  const description = listed([`${first} (the default)`, ...others], 'or');
  return grouped('Report:', { format: choice(description, `--format ${others[0] ?? first}`, formats, 'f') });
}

/** The options of every command that plans an import. */
export const LIMITS = grouped('Limits:', {
  'max-removed': value(
    'how much may be removed: items, quest pairs, logic entries of items that stay, settings keys, and an emptied roomTasks. A number limits all together, a percentage each kind. The default is "maxRemoved" in the config, or 0',
    '--max-removed 10%',
  ),
  protect: list(
    'what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY, roomTasks. * matches any characters except /. Adds to "protect" in the config. Repeatable',
    "--protect 'items/12'",
  ),
});

/** What accepts a file that would stop items of the room. */
export const DROP_LOGIC_OPTION = grouped('Limits:', {
  'drop-logic': toggle('accept a file that has items and no logic section: items of the room stop working'),
});

/** The variable that accepts, for one commit or one run in CI, that a room loses its logic. */
export const DROP_LOGIC = 'ROOMLINT_DROP_LOGIC';

/** The rules that say so as well: whoever accepts it has read them. */
export const ABOUT_LOST_LOGIC = ['snapshot/missing-logic'] as const;

/** What `--staged` means: in a hook of pre-commit, its environment says where the changes begin. */
export function stagedIn(paths: readonly string[], env: NodeJS.ProcessEnv): ChangeSource {
  const { PRE_COMMIT: isHook = '', PRE_COMMIT_FROM_REF: ref = '' } = env;
  if (ref !== '') return { kind: 'since', ref, paths };
  return { kind: 'staged', paths, ...(isHook !== '' && { mustChange: NO_CHANGE }) };
}

const NO_CHANGE =
  'nothing is staged and PRE_COMMIT_FROM_REF is not set, so there is no change to judge: run pre-commit with --from-ref and --to-ref, or use the hook roomlint for all files';
