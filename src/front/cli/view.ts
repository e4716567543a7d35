import { once } from 'node:events';
import { TooManyCredentialsError } from '../../bytes/scan/secrets.js';
import { MAX_IMPORTED_BYTES } from '../../model/snapshot/sections.js';
import { CommandError } from '../../world/files/command-error.js';
import { startProgram } from '../../world/files/start-program.js';
import { PageFiles } from '../view/page-files.js';
import { ViewServer } from '../view/server.js';
import { ViewedFiles } from '../view/viewed-files.js';
import { watchPaths } from '../view/watch.js';
import { defineCommand, EXIT } from './command.js';
import { MAX_PORT } from './option-values.js';
import { configChoice, configOption, grouped, number, path, toggle } from './options.js';

const OPTIONS = {
  ...grouped('Page:', {
    'no-open': toggle('print the address, and do not open it in the browser'),
    port: number('the port to listen on. The default is a free one', '--port 4611', MAX_PORT),
    against: path('plan imports into the room in FILE', '--against room.json'),
  }),
  ...grouped('Rules and config:', {
    config: configOption(),
  }),
};

/** `roomlint view`: a page on this machine. */
export const view = defineCommand(
  {
    options: OPTIONS,
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
  async (given, { words: paths, cwd, terminal }) => {
    const { against, port = 0 } = given;
    const settings = { cwd, config: configChoice(given) };
    const { env } = terminal.world;
    const ended = Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
    const files = new ViewedFiles({ cwd, paths, against, settings, env });
    await files.requirePaths();
    const server = new ViewServer({
      files,
      page: new PageFiles(new URL('.', import.meta.url)),
      maxBytes: MAX_IMPORTED_BYTES,
      messageOf: (error) => {
        if (error instanceof TooManyCredentialsError) return `a text is not shown: ${error.message}`;
        return error instanceof CommandError ? [error.message, error.details].join(' ') : undefined;
      },
      crashed: (error) => terminal.warn(`roomlint crashed: ${String(error)}. Please report this bug`),
    });
    const address = await addressOf(server, port);
    const watched = [...paths, ...(against === undefined ? [] : [against])];
    const unwatch = watchPaths(cwd, watched, () => server.changed());
    terminal.writeOut(`${address}\n`);
    if (!given['no-open'] && !(await openInBrowser(address, env)))
      terminal.warn('no program opens a browser here: open the address yourself');
    await ended;
    unwatch();
    await server.close();
    return EXIT.clean;
  },
);

async function addressOf(server: ViewServer, port: number): Promise<string> {
  try {
    return await server.listen(port);
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    throw new CommandError(`cannot listen on port ${port} (${code}): leave --port out for a free one`);
  }
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly [program: string, ...args: string[]]>>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the browser of the user. Returns false where no program does that. */
async function openInBrowser(address: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [program, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const opener = startProgram(program, [...args, address], { stdio: 'ignore', detached: true, env });
  opener.unref();
  return new Promise((resolve) => {
    opener.once('spawn', () => resolve(true));
    opener.once('error', () => resolve(false));
  });
}
