import { defineCommand } from '../command.js';
import { PUSH_EXITS, PUSH_OPTIONS, readGateRequest } from '../gate/options.js';
import { onlyWords } from '../option-values.js';
import { serviceHelp } from '../service/options.js';

/** `roomlint push`: a checked import. */
export const push = defineCommand(
  {
    name: 'push',
    synopsis: '[options] <file>',
    summary: 'check, back up, plan and import a snapshot into a room, and look at the result',
    options: PUSH_OPTIONS,
    completes: 'files',
    details: serviceHelp(
      `A file that was not pulled from this room, errors and warnings of \`roomlint check\` that the room does not
have, changes of others since the pull, and removals beyond the limits stop it before anything is uploaded. It
asks before it changes the room: for the identifier of the room when something is destroyed, and for y
otherwise. Without a terminal it needs --yes or --plan. After the import it downloads the room and compares it
with what it should be.`,
      [
        'roomlint push --room ROOM garden.json',
        'roomlint push --room ROOM --dry-run --format json garden.json > plan.json',
        'roomlint push --room ROOM --plan plan.json --yes garden.json',
      ],
    ),
    exits: PUSH_EXITS,
  },
  async (given, call) => {
    const [file] = onlyWords('push', call.words, ['a file'], 'roomlint push --room ROOM garden.json');
    const { rule: rules = [], strict } = given;
    const chosen = {
      rules,
      isStrict: strict === true,
      dropsLogic: given['drop-logic'] === true,
      allowsWarnings: given['allow-warnings'] === true,
    };
    const request = { ...readGateRequest(given, call), ...chosen, file };
    return (await import('./push.js')).pushFile(request, call.terminal);
  },
);
