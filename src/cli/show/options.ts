import { CommandError } from '../../workspace/command-error.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf } from '../option-values.js';
import { configChoice, configOption, type Given, type OptionTable, refuseBoth, value } from '../options.js';
import type { ShowFocus, ShowRequest } from './show.js';

const PART = 'Part:';
const RULES = 'Rules:';
const REPORT = 'Report:';
const FORMATS = ['text', 'json'] as const;

const OPTIONS = {
  item: value('show everything about one item, by its key or its label', {
    group: PART,
    example: '--item "Open Door"',
    words: [],
  }),
  quest: value('show everything about one quest, by its Name, id, or Name without its number', {
    group: PART,
    example: '--quest 1_open_door',
    words: [],
  }),
  config: configOption({ group: RULES, short: 'c' }),
  format: value('text (the default) or json', {
    group: REPORT,
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
} as const satisfies OptionTable;

/** `roomlint show`: a room at a glance. */
export const show = defineCommand(
  {
    name: 'show',
    synopsis: '[options] <snapshot>',
    summary: 'show a room at a glance: items, quests, what can never happen, and findings by rule',
    options: OPTIONS,
    completes: 'files',
    details: `The text fits a screen for any room; --format json lists everything. "-" is standard input.

Examples:
  roomlint show garden.json
  roomlint show garden.json --item "Open Door"
  roomlint show garden.json --quest 1_open_door`,
    exits: {
      clean: 'shown',
      error: 'the item or quest is not found or ambiguous, the snapshot cannot be used, or invalid usage',
    },
  },
  async (given, call) => {
    const request = readRequest(given, call);
    return (await import('./show.js')).show(request, call.terminal);
  },
);

/** @throws CommandError */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words }: Call): ShowRequest {
  const [snapshot, extra] = words;
  if (snapshot === undefined)
    throw new CommandError('show needs a snapshot, as in roomlint show garden.json');
  if (extra !== undefined) throw new CommandError(`show shows one snapshot: remove "${extra}"`);
  refuseBoth(given, 'item', 'quest');
  const { item, quest } = given;
  const config = configChoice(given);
  const focus: ShowFocus | undefined =
    item !== undefined
      ? { kind: 'item', name: item }
      : quest !== undefined
        ? { kind: 'quest', name: quest }
        : undefined;
  const format = oneOf('format', FORMATS, given.format ?? 'text');
  return { cwd, snapshot, focus, format, settings: { cwd, config } };
}
