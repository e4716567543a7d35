import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { FULL } from '../full-option.js';
import { FOLDER_OPTIONS, OFFLINE, ROOM_GROUP, ROOM_OPTIONS } from '../gate/options.js';
import { value } from '../options.js';
import { readServiceRequest, SERVICE_OPTIONS, serviceHelp } from '../service/options.js';

/** `roomlint backups`: lists the backups of a room. */
export const backups = defineCommand(
  {
    name: 'backups',
    synopsis: '[options]',
    summary: 'list the backups of a room, and how each differs from now',
    options: {
      ...ROOM_OPTIONS,
      ...FOLDER_OPTIONS,
      keep: value('remove all but the newest N', { group: ROOM_GROUP, example: '--keep 20', words: [] }),
      offline: OFFLINE,
      full: FULL,
      ...SERVICE_OPTIONS,
    },
    completes: 'nothing',
    details: serviceHelp('', ['roomlint backups --room ROOM', 'roomlint backups --room ROOM --keep 20']),
    exits: { clean: 'listed, or removed', error: 'not done' },
  },
  async (given, { words, cwd, terminal }) => {
    const [extra] = words;
    if (extra !== undefined) throw new CommandError(`backups takes no files: remove "${extra}"`);
    const request = {
      ...readServiceRequest(given, cwd),
      room: given.room,
      folder: given.folder,
      keep: given.keep === undefined ? undefined : readCount(given.keep),
      isOffline: given.offline === true,
      isFull: given.full === true,
    };
    return (await import('./backups.js')).listBackups(request, terminal);
  },
);

/** @throws CommandError */
function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new CommandError(`--keep cannot be "${text}": use a number, such as 20`);
  return Number(text);
}
