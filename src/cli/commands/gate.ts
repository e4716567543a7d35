import { CommandError } from '../../workspace/command-error.js';
import { type Call, type Command, defineCommand, type ExitMeanings } from '../command.js';
import { onlyWords } from '../only-words.js';
import { type Given, list, type OptionTable, refuseBoth, toggle, value } from '../options.js';
import type { GateRequest } from '../push-request.js';
import { KEYS_HELP, readServiceRequest, SERVICE_OPTIONS, UPLOAD_OPTIONS } from '../service-options.js';

const ROOM = 'Room:';
const GATE = 'Limits:';
const OTHERS = 'Changes of others:';
const FILES = 'Files:';

const ROOM_OPTIONS = {
  room: value('the identifier of the room. The default is ROOMLINT_ROOM', {
    group: ROOM,
    example: '--room 0198c9a2',
    words: [],
  }),
} as const satisfies OptionTable;

const FOLDER_OPTIONS = {
  folder: value(
    'the folder of the file that was pulled. The default is the nearest one, from here upwards, that knows the room',
    {
      group: ROOM,
      example: '--folder rooms',
    },
  ),
} as const satisfies OptionTable;

const OFFLINE = toggle('ask no service: say what is known here', { group: 'Service:' });

const PUSH_OPTIONS = {
  ...ROOM_OPTIONS,
  'max-removed': value(
    'how many items and quests may be removed, as a number or as a percentage of those in the room. The default is 0. A quest pair counts once',
    { group: GATE, example: '--max-removed 10%', words: [] },
  ),
  protect: list(
    'what must never be removed: items/KEY, quests/ID or quests/NAME, settings/KEY, logic/KEY. Adds to "protect" in the config. Repeatable',
    { group: GATE, example: "--protect 'items/12'", words: [] },
  ),
  yes: toggle('import without asking, also when something is destroyed. It lifts no limit', { group: GATE }),
  merge: toggle('keep what others have changed since the pull, and write it to the file as well', {
    group: OTHERS,
  }),
  overwrite: toggle('undo what others have changed since the pull', { group: OTHERS }),
  'dry-run': toggle('do everything but upload and import', { group: 'Plan:' }),
  plan: value('execute exactly the plan that --dry-run --format json has written to FILE, once', {
    group: 'Plan:',
    example: '--plan plan.json',
  }),
  config: value('use the config FILE instead of the nearest one', {
    group: FILES,
    short: 'c',
    example: '--config team/roomlint.config.json',
  }),
  'no-config': toggle('use no config', { group: FILES }),
  ...UPLOAD_OPTIONS,
} as const satisfies OptionTable;

const PUSH_EXITS: ExitMeanings = {
  clean: 'imported, and the room is what it should be; or nothing to import',
  findings:
    'refused, because of errors, limits, changes of others or another plan: the room is unchanged. Or imported, and the room differs',
  error: 'not done: no answer to the question, the service refused or could not be reached, or invalid usage',
};

const pull = defineCommand(
  {
    name: 'pull',
    synopsis: '[options] <file>',
    summary: 'download a room into a file, and remember what it was',
    options: { ...ROOM_OPTIONS, ...SERVICE_OPTIONS },
    completes: 'files',
    details: `The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.

${KEYS_HELP}

Examples:
  roomlint pull --room ROOM garden.json`,
    exits: {
      clean: 'the file has the bytes of the room',
      findings: 'not overwritten: the file has changes of its own',
      error: 'not done: the service refused or could not be reached, or invalid usage',
    },
  },
  async (given, { words, cwd, terminal }) => {
    const [file] = onlyWords('pull', words, ['a file'], 'roomlint pull --room ROOM garden.json');
    const request = { ...readServiceRequest(given, cwd), room: given.room, file };
    return (await import('../pull.js')).pullRoom(request, terminal);
  },
);

const push = defineCommand(
  {
    name: 'push',
    synopsis: '[options] <file>',
    summary: 'check, back up, plan and import a snapshot into a room, and look at the result',
    options: PUSH_OPTIONS,
    completes: 'files',
    details: `Errors of \`roomlint check\`, changes of others since the pull, and removals beyond the limits stop it before
anything is uploaded. When something is destroyed, it asks for the identifier of the room. After the import it
downloads the room and compares it with what it should be.

${KEYS_HELP}

Examples:
  roomlint push --room ROOM garden.json
  roomlint push --room ROOM --dry-run --format json garden.json > plan.json
  roomlint push --room ROOM --plan plan.json --yes garden.json`,
    exits: PUSH_EXITS,
  },
  async (given, call) => {
    const [file] = onlyWords('push', call.words, ['a file'], 'roomlint push --room ROOM garden.json');
    const request = { ...readGateRequest(given, call), file };
    return (await import('../push.js')).pushFile(request, call.terminal);
  },
);

const restore = defineCommand(
  {
    name: 'restore',
    synopsis: '[options] [backup]',
    summary: 'import a backup of a room, planned and looked at like a push',
    options: { ...PUSH_OPTIONS, ...FOLDER_OPTIONS },
    completes: 'nothing',
    details: `Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. The room is backed up before, so a restore can be undone.

${KEYS_HELP}

Examples:
  roomlint restore --room ROOM
  roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z`,
    exits: PUSH_EXITS,
  },
  async (given, call) => {
    const [backup, extra] = call.words;
    if (extra !== undefined) throw new CommandError(`restore takes one backup: remove "${extra}"`);
    const request = { ...readGateRequest(given, call), backup, folder: given.folder };
    return (await import('../push.js')).restoreBackup(request, call.terminal);
  },
);

const backups = defineCommand(
  {
    name: 'backups',
    synopsis: '[options]',
    summary: 'list the backups of a room, and how each differs from now',
    options: {
      ...ROOM_OPTIONS,
      ...FOLDER_OPTIONS,
      keep: value('remove all but the newest N', { group: ROOM, example: '--keep 20', words: [] }),
      offline: OFFLINE,
      ...SERVICE_OPTIONS,
    },
    completes: 'nothing',
    details: `${KEYS_HELP}

Examples:
  roomlint backups --room ROOM
  roomlint backups --room ROOM --keep 20`,
    exits: { clean: 'listed, or removed', error: 'not done' },
  },
  async (given, { words, cwd, terminal }) => {
    noWords('backups', words);
    const request = {
      ...readServiceRequest(given, cwd),
      room: given.room,
      folder: given.folder,
      keep: given.keep === undefined ? undefined : readCount(given.keep),
      isOffline: given.offline === true,
    };
    return (await import('../backups.js')).listBackups(request, terminal);
  },
);

const status = defineCommand(
  {
    name: 'status',
    synopsis: '[options] [file]',
    summary: 'show what you and others have changed since the pull, and what was interrupted',
    options: { ...ROOM_OPTIONS, ...FOLDER_OPTIONS, offline: OFFLINE, ...SERVICE_OPTIONS },
    completes: 'files',
    details: `Without a file, the one that was pulled or pushed last.

${KEYS_HELP}

Examples:
  roomlint status --room ROOM
  roomlint status --room ROOM --offline`,
    exits: { clean: 'shown', error: 'the service refused or could not be reached, or invalid usage' },
  },
  async (given, { words, cwd, terminal }) => {
    const [file, extra] = words;
    if (extra !== undefined) throw new CommandError(`status takes one file: remove "${extra}"`);
    if (file !== undefined && given.folder !== undefined)
      throw new CommandError('status takes a file or --folder, not both');
    const common = { ...readServiceRequest(given, cwd), room: given.room, folder: given.folder };
    const request = { ...common, file, isOffline: given.offline === true };
    return (await import('../room-status.js')).showStatus(request, terminal);
  },
);

/** The commands that work with one room. */
export const GATE_COMMANDS: readonly Command[] = [pull, push, restore, backups, status];

/** @throws CommandError when the options cannot be combined */
function readGateRequest(given: Given<typeof PUSH_OPTIONS>, { cwd }: Call): GateRequest {
  refuseBoth(given, 'merge', 'overwrite');
  refuseBoth(given, 'config', 'no-config');
  refuseBoth(given, 'dry-run', 'plan');
  return {
    ...readServiceRequest(given, cwd),
    room: given.room,
    decision: given.merge ? 'merge' : given.overwrite ? 'overwrite' : 'stop',
    maxRemoved: given['max-removed'] ?? '0',
    protect: given.protect ?? [],
    config:
      given.config === undefined
        ? { kind: given['no-config'] ? 'none' : 'nearest' }
        : { kind: 'file', path: given.config },
    yes: given.yes === true,
    isDryRun: given['dry-run'] === true,
    plan: given.plan,
    options: (['server', 'keys', 'upload-method'] as const).flatMap((name) => {
      const text = given[name];
      return text === undefined ? [] : [`--${name}`, text];
    }),
  };
}

function noWords(name: string, [extra]: readonly string[]): void {
  if (extra !== undefined) throw new CommandError(`${name} takes no files: remove "${extra}"`);
}

/** @throws CommandError */
function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new CommandError(`--keep cannot be "${text}": use a number, such as 20`);
  return Number(text);
}
