import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { type OptionTable, value } from '../options.js';

const OPTIONS = {
  output: value('write the scrubbed room to FILE instead of standard output', {
    group: 'Report:',
    short: 'o',
    example: '--output shareable.json',
  }),
} as const satisfies OptionTable;

/** `roomlint scrub`: a room without its texts, to be shown to others. */
export const scrub = defineCommand(
  {
    name: 'scrub',
    synopsis: '[options] <snapshot>',
    summary: 'replace all texts, names, ids and addresses of a room, so that it can be shared',
    options: OPTIONS,
    completes: 'files',
    details: `References, numbers, layout, lengths and findings stay, and so do names in the documents and the catalogue.
The snapshot itself is never changed. "-" is standard input.

Examples:
  roomlint scrub garden.json > shareable.json
  roomlint scrub garden.json --output shareable.json`,
    exits: {
      clean: 'the scrubbed room is written',
      error:
        'invalid JSON, an unreadable file, a file that cannot be written, or invalid usage. Nothing is written',
    },
  },
  async ({ output }, { cwd, words, terminal }) => {
    const [snapshot, extra] = words;
    if (snapshot === undefined)
      throw new CommandError('scrub needs a snapshot, as in roomlint scrub garden.json');
    if (extra !== undefined) throw new CommandError(`scrub takes one snapshot: remove "${extra}"`);
    return (await import('./scrub.js')).scrub({ cwd, snapshot, output }, terminal);
  },
);
