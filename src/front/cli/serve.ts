import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { ABSENT_LOGIC, LOGIC_PLACES } from '../../verdict/room/import.js';
import { CommandError } from '../../world/files/command-error.js';
import { LockedError, takeLock } from '../../world/files/lock-file.js';
import { whyRefused } from '../../world/files/refusals.js';
import { makeFolders } from '../../world/files/write-file.js';
import type { Service, ServiceOptions } from '../../world/service/service.js';
import { defineCommand, EXIT } from './command.js';
import { MAX_PORT, noWords } from './option-values.js';
import { choice, grouped, list, number, path } from './options.js';
import type { Terminal } from './terminal.js';

const DEFAULT_PORT = 4610;
/** There is no TLS: nobody else may listen. */
const HOST = '127.0.0.1';

const OPTIONS = {
  ...grouped('Service:', {
    data: path(
      'the folder of creators, rooms, templates and assets. It is created if it is missing',
      '--data rehearsal',
    ),
    port: number(
      `the port to listen on. The default is ${DEFAULT_PORT}; 0 picks a free one`,
      '--port 0',
      MAX_PORT,
    ),
    'import-from': list(
      'another origin that jsonUrl may point to, besides the service itself. Repeatable',
      '--import-from https://files.example.com',
    ),
  }),
  ...grouped('Imports:', {
    logic: choice(
      'where imported logic is kept, which the documents leave open: in-place (the default) where the file has it, merged into extraData, or both',
      '--logic merged',
      LOGIC_PLACES,
    ),
    'absent-logic': choice(
      'what becomes of the logic of items that are imported without logic: removed (the default) or kept',
      '--absent-logic kept',
      ABSENT_LOGIC,
    ),
  }),
};

/** `roomlint serve`: the game-management REST API on this machine. */
export const serve = defineCommand(
  {
    options: OPTIONS,
    details: `The address is the first line on standard output, and the log goes to standard error.
Keys are in DIR/creators.json, which is created with new keys if it is missing.

Examples:
  roomlint serve --data rehearsal
  roomlint serve --data rehearsal --port 0 --import-from https://files.example.com`,
    exits: {
      clean: 'ended by SIGTERM or SIGINT',
      error: 'the port or the folder cannot be used, or invalid usage',
    },
  },
  async (given, { cwd, words, terminal }) => {
    noWords('serve', words);
    if (given.data === undefined)
      throw new CommandError('serve needs a folder, as in roomlint serve --data rehearsal');
    const folder = resolve(cwd, given.data);
    const request = {
      port: given.port ?? DEFAULT_PORT,
      importFrom: (given['import-from'] ?? []).map(readOrigin),
      reading: {
        logic: given.logic ?? 'in-place',
        absentLogic: given['absent-logic'] ?? 'removed',
      },
    };
    // First of all: whoever starts the service may end it at any time.
    const ended = signalled();
    const release = lockFolder(folder);
    try {
      const service = await start(request, folder, terminal);
      terminal.writeOut(`${service.address}\n`);
      if (!ended.aborted) await once(ended, 'abort');
      await service.close();
    } finally {
      release();
    }
    return EXIT.clean;
  },
);

function readOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.origin === given) return given;
  throw new CommandError(
    `--import-from must be an origin and nothing else, such as https://files.example.com, not "${given}"`,
  );
}

/** One service for each folder. @returns what gives it back @throws CommandError */
function lockFolder(folder: string): () => void {
  const path = join(folder, 'service.lock');
  try {
    makeFolders(folder);
    return takeLock(path);
  } catch (error) {
    throw new CommandError(
      error instanceof LockedError
        ? `${folder} is in use by another service, process ${error.owner}: end that service, or choose another folder`
        : `the data folder cannot be used: ${path}: ${whyRefused('write', error)}`,
    );
  }
}

/** A second signal ends the process as it would have without us. */
function signalled(): AbortSignal {
  const ended = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => ended.abort());
  return ended.signal;
}

/** @throws CommandError */
async function start(
  request: Pick<ServiceOptions, 'port' | 'importFrom' | 'reading'>,
  folder: string,
  terminal: Terminal,
): Promise<Service> {
  // Its packages need not be installed.
  const { serveFolder } = await import('../../world/service/service.js');
  const log = (line: string): void =>
    terminal.world.err.write(Buffer.from(terminal.forPeople(terminal.maskProgram('strings', line))));
  try {
    return await serveFolder(folder, { ...request, host: HOST }, log);
  } catch (error) {
    const { code = '', syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'listen') throw error;
    throw new CommandError(
      `cannot listen on ${HOST}, port ${request.port} (${code}): choose another --port, or 0 for any`,
    );
  }
}
