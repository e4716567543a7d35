import { conflictFault } from '../../../verdict/lint/removals.js';
import type { Resolutions } from '../../../verdict/room/resolutions.js';
import { CommandError } from '../../../world/files/command-error.js';
import type { PushOrder } from '../../../world/gate/outcome.js';
import type { ExitMeanings } from '../command.js';
import {
  configOption,
  FULL,
  type Given,
  grouped,
  list,
  path,
  refuseBoth,
  toggle,
  value,
} from '../options.js';
import { SERVICE_OPTIONS } from '../service.js';

/* The options of push and restore, which have most of them in common, and what they mean together. */

const ROOM_GROUP = 'Room:';
const GATE = 'Limits:';
const OTHERS = 'Changes of others:';

/** The options of every command that works with one room. */
export const ROOM_OPTIONS = grouped(ROOM_GROUP, {
  room: value('the identifier of the room. Defaults to ROOMLINT_ROOM', '--room 0198c9a2'),
});

/** The options of commands that need no file. */
export const FOLDER_OPTIONS = grouped(ROOM_GROUP, {
  folder: path(
    'the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room',
    '--folder rooms',
  ),
});

/** The options that `push` and `restore` have in common. */
const GATE_OPTIONS = {
  ...ROOM_OPTIONS,
  ...grouped(GATE, {
    'max-removed': value(
      'how much may be removed: items, quests, logic entries of items that stay, settings keys, and a roomTasks that is emptied. A number limits all together, a percentage each kind, of what the room has. The default is "maxRemoved" in the config, or 0. A quest pair counts once',
      '--max-removed 10%',
    ),
    protect: list(
      'what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY, roomTasks. Adds to "protect" in the config. Repeatable',
      "--protect 'items/12'",
    ),
    yes: toggle('import without asking, also when something is destroyed. Lifts no limit', { short: 'y' }),
  }),
  ...grouped(OTHERS, {
    merge: toggle('keep what others have changed since the pull, and write it to the file as well'),
    ours: list(
      'with --merge: where both changed the same field, keep yours: items/KEY, quests/NAME, settings/KEY, logic/KEY, or one field, such as items/12#/pos. * matches any characters except /. Repeatable',
      "--ours 'items/12#/pos'",
    ),
    theirs: list('the same, and keep theirs. Repeatable', "--theirs 'quests/0_find_key'"),
    overwrite: toggle(
      'undo what others have changed since the pull, or import a file that was not pulled from this room',
    ),
  }),
  ...grouped('Plan:', {
    'dry-run': toggle('do everything but upload and import'),
    plan: path(
      'execute exactly the plan that --dry-run --format json has written to FILE, once',
      '--plan plan.json',
    ),
  }),
  ...grouped('Files:', {
    config: configOption(),
  }),
  ...FULL,
  ...SERVICE_OPTIONS,
};

export type GateOptions = Given<typeof GATE_OPTIONS>;

export const RESTORE_OPTIONS = {
  ...GATE_OPTIONS,
  ...FOLDER_OPTIONS,
  ...grouped(OTHERS, {
    merge: toggle('keep what others have changed since your last pull, push or restore'),
    overwrite: toggle(
      'undo what others have changed since your last pull, push or restore, or restore a room that was never pulled or pushed here',
    ),
  }),
  ...grouped('Backups:', {
    list: toggle('list the backups, and how each differs from now'),
    keep: value('with --list: remove all but the newest N backups', '--keep 20'),
  }),
};

export const PUSH_OPTIONS = {
  ...GATE_OPTIONS,
  ...grouped(GATE, {
    'drop-logic': toggle('accept a file that has items and no logic section: items of the room stop working'),
    'allow-warnings': toggle('do not stop for warnings that the room does not have'),
  }),
};

const NOT_DONE =
  'not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage';

export const PUSH_EXITS: ExitMeanings = {
  clean: 'imported, and the room is what it should be; or nothing to import',
  findings:
    'refused, because of findings, limits, changes of others, a file that was not pulled, or another plan: the room is unchanged. Or imported, and the room differs',
  error: NOT_DONE,
};

export const RESTORE_EXITS: ExitMeanings = {
  clean: 'restored, and the room is what it should be; or nothing to restore',
  findings:
    'refused, because of limits, changes of others, a room that was never pulled or pushed here, or another plan: the room is unchanged. Or restored, and the room differs',
  error: NOT_DONE,
};

/** What to do with changes of others. @throws CommandError when options cannot be combined */
export function readDecisions(given: GateOptions): Pick<PushOrder, 'decision' | 'resolutions'> {
  refuseBoth(given, 'merge', 'overwrite');
  const resolutions = readResolutions(given);
  refuseBoth(given, 'dry-run', 'plan');
  return { decision: given.merge ? 'merge' : given.overwrite ? 'overwrite' : 'stop', resolutions };
}

/** @throws CommandError for an invalid pattern, and without --merge */
function readResolutions({ ours = [], theirs = [], merge }: GateOptions): Resolutions {
  for (const [option, patterns] of [
    ['--ours', ours],
    ['--theirs', theirs],
  ] as const)
    for (const pattern of patterns) {
      const fault = conflictFault(pattern);
      if (fault !== undefined) throw new CommandError(`${option} ${fault}`);
      if (!merge) throw new CommandError(`${option} decides conflicts of a merge: use it with --merge`);
    }
  return { ours, theirs };
}
