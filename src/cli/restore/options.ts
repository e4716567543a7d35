import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { RESTORE_EXITS, RESTORE_OPTIONS, readGateRequest } from '../gate/options.js';
import { readCount } from '../option-values.js';
import { refuseBoth } from '../options.js';
import { readServiceRequest, serviceHelp } from '../service/options.js';

const EXAMPLE = 'roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z';

/** What concerns an import. */
const WITHOUT_LIST = ['dry-run', 'plan', 'merge', 'overwrite', 'unverified', 'yes', 'max-removed'] as const;

/** `roomlint restore`: imports a backup, or lists them. */
export const restore = defineCommand(
  {
    name: 'restore',
    synopsis: '[options] [backup]',
    summary: 'import a backup of a room, with the plan and comparison of a push, or list the backups',
    options: RESTORE_OPTIONS,
    completes: 'nothing',
    details: serviceHelp(
      `Without a name, the latest backup that differs from the room. The limits are those of a push: taking away
what a push has added needs --max-removed. Errors that would return are listed, and stop nothing. The room is
backed up before, so a restore can be undone.`,
      ['roomlint restore --list --room ROOM', 'roomlint restore --room ROOM', EXAMPLE],
    ),
    exits: RESTORE_EXITS,
  },
  async (given, call) => {
    const [backup, extra] = call.words;
    if (extra !== undefined) throw new CommandError(`restore takes one backup: remove "${extra}"`);
    if (backup === '') throw new CommandError(`backup needs a value, as in ${EXAMPLE}`);
    if (given.list) {
      if (backup !== undefined) throw new CommandError(`--list takes no backup: remove "${backup}"`);
      for (const option of WITHOUT_LIST) refuseBoth(given, 'list', option);
      const listed = {
        ...readServiceRequest(given, call.cwd),
        room: given.room,
        folder: given.folder,
        keep: readCount('keep', given.keep),
        isOffline: given.offline === true,
        isFull: given.full === true,
      };
      return (await import('./backups.js')).listBackups(listed, call.terminal);
    }
    for (const option of ['keep', 'offline'] as const)
      if (given[option] !== undefined) throw new CommandError(`--${option} needs --list`);
    const isUnverified = given.unverified === true;
    if (isUnverified && backup === undefined)
      throw new CommandError(`--unverified needs the name of a backup, as in ${EXAMPLE} --unverified`);
    const request = { ...readGateRequest(given, call), backup, isUnverified, folder: given.folder };
    return (await import('../push/push.js')).restoreBackup(request, call.terminal);
  },
);
