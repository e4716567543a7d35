import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { printable } from '../../../bytes/json/quote.js';
import { CommandError } from '../../../world/files/command-error.js';
import { undecidedMerge } from '../../../world/files/open-conflicts.js';
import { defineCommand } from '../command.js';
import { onlyWords } from '../option-values.js';
import { serviceHelp, withService } from '../service.js';
import { NOT_DONE, PUSH_OPTIONS, readMergeOptions } from './options.js';
import { neededKeys, PushRun } from './push-run.js';
import { chosenRoom, folderBeside, withFolder } from './session.js';

/** `roomlint push`: a checked import. */
export const pushCommand = defineCommand(
  {
    options: PUSH_OPTIONS,
    details: serviceHelp(
      `Errors and warnings that the room does not have, changes of others since the pull, a file that was not pulled
from this room, and removals beyond the limits stop it before anything is uploaded. It asks first: for the
identifier of the room when something is destroyed, else for y. Without a terminal, use --yes or --plan.`,
      [
        'roomlint push --room ROOM garden.json',
        'roomlint push --room ROOM --dry-run --format json garden.json > plan.json',
        'roomlint push --room ROOM --plan plan.json --yes garden.json',
      ],
    ),
    exits: {
      clean: 'imported, and the room is what it should be; or nothing to import',
      findings:
        'refused, see above, or another plan: the room is unchanged. Or imported, and the room differs',
      error: NOT_DONE,
    },
  },
  async (given, call) => {
    const [file] = onlyWords('push', call.words, ['a file'], 'roomlint push --room ROOM garden.json');
    const decisions = readMergeOptions(given);
    return withService(given, call, neededKeys(given), (session) => {
      const room = chosenRoom(given, call.terminal);
      const { path, folder } = folderBeside(file, call.cwd, room);
      return withFolder(folder, true, () => {
        if (!existsSync(path)) throw new CommandError(`${file}: no such file`);
        const undecided = undecidedMerge(path, call.terminal.world);
        if (undecided !== undefined) throw new CommandError(`${printable(file)}: ${undecided}`);
        return new PushRun(given, call, session, {
          ...decisions,
          operation: 'push',
          dropsLogic: given['drop-logic'] === true,
          allowsWarnings: given['allow-warnings'] === true,
          room,
          folder,
          source: basename(path),
          shown: file,
          beside: dirname(path),
          checkedAs: basename(path),
        }).run();
      });
    });
  },
);
