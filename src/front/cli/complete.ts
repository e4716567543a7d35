import { rulePack } from '../../../rules/index.js';
import { LEVELS } from '../../verdict/lint/levels.js';
import { ruleFamilies } from '../../verdict/lint/rule-names.js';
import { publishedSchemas } from '../../world/files/package-files.js';
import type { Command, CommandEntry, CommandGroup } from './command.js';
import { findCommand } from './find-command.js';
import { FORMAT_NAMES } from './formats.js';
import { type OptionSpec, PRESET_NAMES, SHELLS } from './options.js';

/** The line that says that file names fit as well. */
const FILES = ':files';

/** Answers a completion script: one candidate a line, with a tab and its description if it has one. */
export async function complete(
  words: readonly string[],
  commands: ReadonlyMap<string, CommandEntry | CommandGroup>,
  byDefault: CommandEntry,
): Promise<string> {
  const [current = ''] = words.slice(-1);
  const before = words.slice(0, -1);
  const lines = await candidates(current, before, commands, byDefault);
  const fitting = lines.filter((line) => line === FILES || line.startsWith(current));
  return fitting.map((line) => `${line}\n`).join('');
}

async function candidates(
  current: string,
  before: readonly string[],
  commands: ReadonlyMap<string, CommandEntry | CommandGroup>,
  byDefault: CommandEntry,
): Promise<readonly string[]> {
  const { command, group, rest } = await findCommand(before, commands);
  if (group !== undefined)
    return before.length > 1
      ? []
      : (await group.loadAll()).map(({ name, summary }) =>
          described(name.slice(group.name.length + 1), summary),
        );
  if (command !== undefined) return candidatesOf(command, current, rest);
  const others = candidatesOf(await byDefault.load(), current, rest);
  return before.length > 0 || current.startsWith('-')
    ? others
    : [...[...commands.values()].map(({ name, summary }) => described(name, summary)), ...others];
}

function candidatesOf(command: Command, current: string, before: readonly string[]): readonly string[] {
  if (before.includes('--')) return wordsFor(command);
  const option = optionBefore(before, command);
  if (option !== undefined) return valuesOf(option, current);
  const [, name, given] = /^(--[^=]+)=(.*)$/s.exec(current) ?? [];
  if (name !== undefined) {
    const spec = command.allOptions.get(name.slice(2));
    // Shells complete the whole word.
    return spec?.nargs === 1
      ? valuesOf(spec, given ?? '').map((value) => (value === FILES ? value : `${name}=${value}`))
      : [];
  }
  if (!current.startsWith('-')) return wordsFor(command);
  return [...command.allOptions].map(([long, { description }]) => described(`--${long}`, description));
}

/** The option whose value is to be completed. */
function optionBefore(before: readonly string[], { allOptions }: Command): OptionSpec | undefined {
  const last = before.at(-1) ?? '';
  const option = [...allOptions].find(
    ([long, { alias }]) => last === `--${long}` || last === `-${alias}`,
  )?.[1];
  return option?.nargs === 1 ? option : undefined;
}

function valuesOf({ words }: OptionSpec, current: string): readonly string[] {
  switch (words) {
    case undefined:
      return [FILES];
    case 'formats':
      return current.includes('=') ? [FILES] : FORMAT_NAMES;
    case 'presets':
      return presetsAfter(current);
    case 'rule-names':
      return [...ruleFamilies(rulePack), ...rulePack.keys()];
    case 'rules':
      return current.includes(':') ? levelsOf(current) : [...rulePack.keys()].map((id) => `${id}:`);
    default:
      return words;
  }
}

/** The presets, after those that are given with a comma. */
function presetsAfter(current: string): readonly string[] {
  const given = current.slice(0, current.lastIndexOf(',') + 1);
  return PRESET_NAMES.map((name) => `${given}${name}`);
}

function levelsOf(current: string): readonly string[] {
  const id = current.slice(0, current.indexOf(':'));
  return rulePack.has(id) ? [...LEVELS, 'off'].map((level) => `${id}:${level}`) : [];
}

function wordsFor({ completes }: Command): readonly string[] {
  switch (completes) {
    case 'files':
      return [FILES];
    case 'rules':
      return [...rulePack.values()].map(({ id, summary }) => described(id, summary));
    case 'records':
      return publishedSchemas();
    case 'shells':
      return SHELLS;
    case 'nothing':
      return [];
  }
}

function described(word: string, description: string): string {
  return `${word}\t${description}`;
}
