import { ABSENT_LOGIC, LOGIC_PLACES } from '../../room/import-reading.js';
import { CommandError } from '../../workspace/command-error.js';
import { type Call, defineCommand } from '../command.js';
import { oneOf, readPort } from '../option-values.js';
import { type Given, list, type OptionTable, value } from '../options.js';
import type { ServeRequest } from './serve.js';

const SERVICE = 'Service:';
const READING = 'Imports:';
const DEFAULT_PORT = 4610;
const DEFAULT_HOST = '127.0.0.1';

const OPTIONS = {
  data: value('the folder of creators, rooms, templates and assets. It is created if it is missing', {
    group: SERVICE,
    example: '--data rehearsal',
  }),
  port: value(`the port to listen on. The default is ${DEFAULT_PORT}; 0 picks a free one`, {
    group: SERVICE,
    example: '--port 0',
    words: [],
  }),
  host: value(`the host name or IP address to listen on. The default is ${DEFAULT_HOST}`, {
    group: SERVICE,
    example: '--host 127.0.0.1',
    words: [],
  }),
  'import-from': list('another origin that jsonUrl may point to, besides the service itself. Repeatable', {
    group: SERVICE,
    example: '--import-from https://files.example.com',
    words: [],
  }),
  logic: value(
    'where imported logic is kept, which the documents leave open: in-place (the default) where the file has it, merged into extraData, or both',
    { group: READING, example: '--logic merged', words: LOGIC_PLACES },
  ),
  'absent-logic': value(
    'what becomes of the logic of items that are imported without logic: removed (the default) or kept',
    { group: READING, example: '--absent-logic kept', words: ABSENT_LOGIC },
  ),
} as const satisfies OptionTable;

/** `roomlint serve`: the game-management REST API on this machine. */
export const serve = defineCommand(
  {
    name: 'serve',
    synopsis: '--data DIR [options]',
    summary: 'serve the game-management REST API on this machine, to rehearse imports on',
    options: OPTIONS,
    completes: 'nothing',
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
  async (given, call) => {
    const request = readRequest(given, call);
    return (await import('./serve.js')).serve(request, call.terminal);
  },
);

/** @throws CommandError */
function readRequest(given: Given<typeof OPTIONS>, { cwd, words }: Call): ServeRequest {
  const [extra] = words;
  if (extra !== undefined) throw new CommandError(`serve takes no files: remove "${extra}"`);
  if (given.data === undefined)
    throw new CommandError('serve needs a folder, as in roomlint serve --data rehearsal');
  return {
    cwd,
    data: given.data,
    port: readPort(given.port, DEFAULT_PORT),
    host: readHost(given.host ?? DEFAULT_HOST),
    importFrom: (given['import-from'] ?? []).map(readOrigin),
    reading: {
      logic: oneOf('logic', LOGIC_PLACES, given.logic ?? 'in-place'),
      absentLogic: oneOf('absent-logic', ABSENT_LOGIC, given['absent-logic'] ?? 'removed'),
    },
  };
}

/** A name or an address that stays what it is in a URL. */
function readHost(given: string): string {
  const inUrl = given.includes(':') ? `[${given}]` : given;
  const url = `http://${inUrl}:1/`;
  if (URL.canParse(url) && new URL(url).href === url) return given;
  throw new CommandError(
    `--host must be a host name or an IP address, such as ${DEFAULT_HOST}, not "${given}"`,
  );
}

function readOrigin(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol) && url.origin === given) return given;
  throw new CommandError(
    `--import-from must be an origin and nothing else, such as https://files.example.com, not "${given}"`,
  );
}
