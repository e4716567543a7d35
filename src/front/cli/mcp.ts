import { version } from '../../world/files/package-files.js';
import { defineCommand, EXIT } from './command.js';
import { noWords } from './option-values.js';
import { grouped, list } from './options.js';

/** `roomlint mcp`: tools for assistants, until standard input ends. */
export const mcp = defineCommand(
  {
    options: grouped('Server:', {
      root: list(
        'a folder below which files may be read and written. The default is the current folder. Repeatable',
        '--root rooms',
      ),
    }),
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
  async ({ root }, { words, cwd, terminal }) => {
    noWords('mcp', words);
    const { Roots } = await import('../mcp/guarded-path.js');
    const { serveTools } = await import('../mcp/server.js');
    await serveTools({
      roots: Roots.of(root ?? [cwd], cwd),
      version: version(),
      env: terminal.world.env,
      input: process.stdin,
      output: process.stdout,
      warn: (message) => terminal.warn(message),
    });
    return EXIT.clean;
  },
);
