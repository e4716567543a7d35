import { defineCommand } from '../command.js';
import { ROOM_OPTIONS } from '../gate/options.js';
import { onlyWords } from '../option-values.js';
import { readServiceRequest, SERVICE_OPTIONS, serviceHelp } from '../service/options.js';

/** `roomlint pull`: downloads a room into a file. */
export const pull = defineCommand(
  {
    name: 'pull',
    synopsis: '[options] <file>',
    summary: 'download a room into a file, and remember what it was',
    options: { ...ROOM_OPTIONS, ...SERVICE_OPTIONS },
    completes: 'files',
    details: serviceHelp(
      `The file gets the bytes of the room. It is not overwritten if it has changes that were not pushed. What
was pulled is kept in .roomlint/ beside the file: a push compares the room with it.`,
      ['roomlint pull --room ROOM garden.json'],
    ),
    exits: {
      clean: 'the file has the bytes of the room',
      findings: 'not overwritten: the file has changes of its own',
      error: 'not done: the service refused or could not be reached, or invalid usage',
    },
  },
  async (given, { words, cwd, terminal }) => {
    const [file] = onlyWords('pull', words, ['a file'], 'roomlint pull --room ROOM garden.json');
    const request = { ...readServiceRequest(given, cwd), room: given.room, file };
    return (await import('./pull.js')).pullRoom(request, terminal);
  },
);
