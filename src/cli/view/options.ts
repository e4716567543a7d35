import { defineCommand } from '../command.js';
import { readPort } from '../option-values.js';
import { configChoice, configOption, type OptionTable, RULES_GROUP, toggle, value } from '../options.js';

const PAGE = 'Page:';

const OPTIONS = {
  'no-open': toggle('print the address, and do not open it in the browser', { group: PAGE }),
  port: value('the port to listen on. The default is a free one', {
    group: PAGE,
    example: '--port 4611',
    words: [],
  }),
  against: value('plan imports into the room in FILE', { group: PAGE, example: '--against room.json' }),
  config: configOption({ group: RULES_GROUP, short: 'c' }),
} as const satisfies OptionTable;

/** `roomlint view`: a page on this machine. */
export const view = defineCommand(
  {
    name: 'view',
    synopsis: '[options] [file…]',
    summary: 'show findings, rooms, quests and plans on a page in the browser, on this machine only',
    options: OPTIONS,
    completes: 'files',
    details: `The address is the first line on standard output. It holds a secret: only those who know it can see the page.
Nothing leaves this machine. The page follows changes of the files until the command is ended.

Examples:
  roomlint view garden.json
  roomlint view --no-open --against room.json garden.json`,
    exits: {
      clean: 'ended by SIGTERM or SIGINT',
      error: 'a path leads to no file, the port cannot be used, or invalid usage',
    },
  },
  async (given, { words, cwd, terminal }) => {
    const request = {
      cwd,
      paths: words,
      opens: given['no-open'] !== true,
      port: readPort(given.port, 0),
      against: given.against,
      settings: {
        cwd,
        config: configChoice(given),
      },
    };
    return (await import('./view.js')).view(request, terminal);
  },
);
