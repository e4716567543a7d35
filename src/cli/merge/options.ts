import { CommandError } from '../../workspace/command-error.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf } from '../option-values.js';
import { type Given, list, type OptionTable, refuseBoth, toggle, value } from '../options.js';
import type { MergeRequest } from './merge.js';

const FORMATS = ['text', 'json'] as const;

const OPTIONS = {
  output: value('write the result to FILE', {
    group: 'Result:',
    short: 'o',
    example: '--output merged.json',
  }),
  path: value(
    'for git: PATH is the name of the file, and the result is written in place of ours. What is no room is merged as git does it, by lines',
    { group: 'Result:', short: 'L', example: '-L %P' },
  ),
  solve: value('merge FILE once more, from the three versions that git keeps of it during a merge', {
    group: 'Result:',
    example: '--solve rooms/garden.json',
  }),
  resolve: list(
    'where both have changed something, take ours or theirs: everywhere, or at a place. Repeatable',
    { group: 'Conflicts:', example: '--resolve items/12#/pos=theirs', words: ['ours', 'theirs'] },
  ),
  strict: toggle('exit with 1 when the merge has an error that neither version has', { group: 'Conflicts:' }),
  format: value('text (the default) or json', {
    group: 'Report:',
    short: 'f',
    example: '--format json',
    words: FORMATS,
  }),
} as const satisfies OptionTable;

/** `roomlint merge`: merges two versions of a room, for people and as the merge driver of git. */
export const merge = defineCommand(
  {
    name: 'merge',
    synopsis: '[options] <base> <ours> <theirs>',
    summary: 'merge two versions of a room by item, quest and field, also as the merge driver of git',
    options: OPTIONS,
    completes: 'files',
    details: `Ours keeps every byte wherever nothing comes from theirs. Where both have changed the same thing in different
ways, ours stays, the conflict is listed, and the file is valid JSON all the same. After a merge without
conflicts, errors and quests that can no longer be played are listed if neither version has them.

A place is items/12, logic/12, quests/NAME, settings/KEY or roomTasks, and after # a field in it. A place
beats a side that is given for everything.

Examples:
  roomlint merge base.json ours.json theirs.json --output merged.json
  roomlint merge --solve rooms/garden.json --resolve theirs
  roomlint merge --solve rooms/garden.json --resolve 'items/12#/pos=theirs' --resolve ours
  git config merge.roomlint.driver 'npx roomlint merge %O %A %B -L %P'`,
    exits: {
      clean: 'merged',
      findings: 'conflicts, in which ours stays; with --strict also an error that neither version has',
      error: 'nothing is written: invalid usage, an unreadable file, or a version that is no room',
    },
  },
  async (given, call) => (await import('./merge.js')).merge(readRequest(given, call), call.terminal),
);

/** @throws CommandError when the options cannot be combined */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words }: Call): MergeRequest {
  const { output, path, solve, resolve = [], strict } = given;
  const common = {
    cwd,
    resolve,
    isStrict: strict === true,
    format: oneOf('format', FORMATS, given.format ?? 'text'),
  };
  refuseBoth(given, 'output', 'path');
  if (solve !== undefined) {
    refuseBoth(given, 'solve', 'path');
    if (words.length > 0) throw new CommandError('merge --solve takes one file: git has its versions');
    return { ...common, from: { kind: 'index', path: solve }, output: output ?? solve };
  }
  const [base, ours, theirs, extra] = words;
  if (base === undefined || ours === undefined || theirs === undefined || extra !== undefined)
    throw new CommandError(
      'merge takes three versions of a room, as in roomlint merge base.json ours.json theirs.json --output merged.json',
    );
  const from = { kind: 'files', base, ours, theirs, path } as const;
  return { ...common, from, output: output ?? (path === undefined ? undefined : ours) };
}
