import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { FOLDER_OPTIONS, PUSH_EXITS, PUSH_OPTIONS, readGateRequest } from '../gate-options.js';
import { serviceHelp } from '../service-options.js';

const EXAMPLE = 'roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z';

/** `roomlint restore`: imports a backup. */
export const restore = defineCommand(
  {
    name: 'restore',
    synopsis: '[options] [backup]',
    summary: 'import a backup of a room, planned and looked at like a push',
    options: { ...PUSH_OPTIONS, ...FOLDER_OPTIONS },
    completes: 'nothing',
    details: serviceHelp(
      `Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. The room is backed up before, so a restore can be undone.`,
      ['roomlint restore --room ROOM', EXAMPLE],
    ),
    exits: PUSH_EXITS,
  },
  async (given, call) => {
    const [backup, extra] = call.words;
    if (extra !== undefined) throw new CommandError(`restore takes one backup: remove "${extra}"`);
    if (backup === '') throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
    const request = { ...readGateRequest(given, call), backup, folder: given.folder };
    return (await import('../push.js')).restoreBackup(request, call.terminal);
  },
);
