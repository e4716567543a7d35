import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { FOLDER_OPTIONS, OFFLINE, ROOM_OPTIONS } from '../gate/options.js';
import { FULL } from '../options.js';
import { readServiceRequest, SERVICE_OPTIONS, serviceHelp } from '../service/options.js';

/** `roomlint status`: who has changed what since the pull. */
export const status = defineCommand(
  {
    name: 'status',
    synopsis: '[options] [file]',
    summary: 'show what you and others have changed since the pull, and what was interrupted',
    options: { ...ROOM_OPTIONS, ...FOLDER_OPTIONS, offline: OFFLINE, full: FULL, ...SERVICE_OPTIONS },
    completes: 'files',
    details: serviceHelp(`Without a file, the one that was pulled or pushed last.`, [
      'roomlint status --room ROOM',
      'roomlint status --room ROOM --offline',
    ]),
    exits: { clean: 'shown', error: 'the service refused or could not be reached, or invalid usage' },
  },
  async (given, { words, cwd, terminal }) => {
    const [file, extra] = words;
    if (extra !== undefined) throw new CommandError(`status takes one file: remove "${extra}"`);
    if (file !== undefined && given.folder !== undefined)
      throw new CommandError('status takes a file or --folder, not both');
    const common = { ...readServiceRequest(given, cwd), room: given.room, folder: given.folder };
    const request = { ...common, file, isOffline: given.offline === true, isFull: given.full === true };
    return (await import('./room-status.js')).showStatus(request, terminal);
  },
);
