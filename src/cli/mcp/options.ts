import { CommandError } from '../../workspace/command-error.js';
import { defineCommand } from '../command.js';
import { list, type OptionTable } from '../options.js';

const OPTIONS = {
  root: list(
    'a folder below which files may be read and written. The default is the current folder. Repeatable',
    { group: 'Server:', example: '--root rooms' },
  ),
} as const satisfies OptionTable;

/** `roomlint mcp`: tools for assistants. */
export const mcp = defineCommand(
  {
    name: 'mcp',
    synopsis: '[--root DIR]',
    summary: 'serve tools for assistants over the Model Context Protocol, on standard input and output',
    options: OPTIONS,
    completes: 'nothing',
    details: `An assistant's program starts it. docs/assistants.md shows how to configure the common ones.
The tools see, check, repair, edit, play and plan rooms. None of them imports a room.

Examples:
  roomlint mcp
  roomlint mcp --root rooms --root archive`,
    exits: {
      clean: 'standard input has ended',
      error: 'a root folder cannot be used, packages are missing, or invalid usage',
    },
  },
  async (given, { words: [extra], cwd, terminal }) => {
    if (extra !== undefined)
      throw new CommandError(`mcp takes no files: use --root for folders, or remove "${extra}"`);
    return (await import('./mcp.js')).mcp({ cwd, roots: given.root ?? [cwd] }, terminal);
  },
);
