import type { Resolutions } from '../../../verdict/room/resolutions.js';
import { CommandError } from '../../../world/files/command-error.js';
import type { PushOrder } from '../../../world/gate/outcome.js';
import { readDecisions } from '../../../world/workspace/merge.js';
import {
  configOption,
  DROP_LOGIC_OPTION,
  type Given,
  grouped,
  LIMITS,
  list,
  number,
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

/** The options that `push` and `restore` have in common. */
const GATE_OPTIONS = {
  ...ROOM_OPTIONS,
  ...grouped(GATE, {
    'max-removed': LIMITS['max-removed'],
    yes: toggle('import without asking, also when something is destroyed. Lifts no limit', { short: 'y' }),
  }),
  ...grouped(OTHERS, {
    merge: toggle('keep what others have changed since the pull, and write it to the file as well'),
    resolve: list(
      'with --merge: where both changed the same field, keep ours or theirs: everywhere, or at a place: items/KEY, quests/NAME, settings/KEY, logic/KEY, or one field, such as items/12#/pos=theirs. * matches any characters except /. Repeatable',
      "--resolve 'items/12#/pos=theirs'",
    ),
    overwrite: toggle(
      'undo what others have changed since the pull, or import what was not pulled from this room',
    ),
  }),
  ...grouped('Plan:', {
    'dry-run': toggle('do everything but upload and import'),
    plan: path(
      'execute exactly the plan that --dry-run --format json has written to FILE, once',
      '--plan plan.json',
    ),
  }),
  ...SERVICE_OPTIONS,
};

export const RESTORE_OPTIONS = {
  ...GATE_OPTIONS,
  ...grouped(ROOM_GROUP, {
    folder: path(
      'the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room',
      '--folder rooms',
    ),
  }),
  ...grouped('Backups:', {
    list: toggle('list the backups'),
    keep: number('with --list: remove all but the newest N backups', '--keep 20'),
  }),
};

export const PUSH_OPTIONS = {
  ...GATE_OPTIONS,
  ...LIMITS,
  ...DROP_LOGIC_OPTION,
  ...grouped(GATE, {
    'allow-warnings': toggle('do not stop for warnings that the room does not have'),
  }),
  ...grouped('Files:', {
    config: configOption(),
  }),
};

/** What was given to a push, or to a restore, which has some of its options. */
export type GateOptions = Given<typeof PUSH_OPTIONS>;

/** Why a push or restore exits with 2. */
export const NOT_DONE =
  'not done: the question was not answered, a restore would not bring back all of the room, the service refused or could not be reached, or invalid usage';

/** What to do with changes of others. @throws CommandError when options cannot be combined */
export function readMergeOptions(given: GateOptions): Pick<PushOrder, 'decision' | 'resolutions'> {
  refuseBoth(given, 'merge', 'overwrite');
  const resolutions = readResolutions(given);
  refuseBoth(given, 'dry-run', 'plan');
  return { decision: given.merge ? 'merge' : given.overwrite ? 'overwrite' : 'stop', resolutions };
}

/** @throws CommandError without --merge, and for what only `roomlint merge` can do */
function readResolutions({ resolve = [], merge }: GateOptions): Resolutions {
  if (resolve.length > 0 && !merge)
    throw new CommandError('--resolve decides conflicts of a merge: use it with --merge');
  const { sides, both } = readDecisions(resolve);
  if (both.length > 0)
    throw new CommandError(`--resolve ${both[0]}=both is for roomlint merge: give ours or theirs here`);
  return sides;
}
