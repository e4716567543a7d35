import { resolve } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { counted, listed } from '../../bytes/text/in-words.js';
import { readAsset } from '../../world/api/assets.js';
import { ACCEPTED } from '../../world/api/client.js';
import type { Keys } from '../../world/api/keys.js';
import { readFields } from '../../world/api/room-fields.js';
import { CommandError } from '../../world/files/command-error.js';
import { whyRefused } from '../../world/files/refusals.js';
import { writeDurably } from '../../world/files/write-file.js';
import { STDIN } from '../../world/workspace/source.js';
import { type Call, defineCommand, type ExitCode } from './command.js';
import { didYouMean, onlyWords, statsOf } from './option-values.js';
import { type Given, grouped, list } from './options.js';
import { SERVICE_EXITS, SERVICE_OPTIONS, type ServiceSession, serviceHelp, withService } from './service.js';

/** One route of the REST API, as a command. */
interface Route {
  /** Its words, such as `a room`. */
  readonly takes: readonly string[];
  /** Whether more words may follow. */
  readonly takesMore?: boolean;
  readonly example: string;
  /** The access key unless given. */
  keys?(words: readonly string[]): readonly (keyof Keys)[];
  run(session: RouteCall, words: readonly string[], given: RoomOptions): Promise<void>;
}

/** The service, and what the command was called with. */
type RouteCall = ServiceSession & Pick<Call, 'cwd' | 'terminal'>;

const ROOM_OPTIONS = grouped('Room:', {
  unlisted: list(
    'with update: also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable',
    '--unlisted Guild=rose',
  ),
});

type RoomOptions = Given<typeof ROOM_OPTIONS>;

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  [
    'create',
    {
      takes: ['a template'],
      takesMore: true,
      example: `roomlint room create blank 'Rose garden'`,
      async run({ client, print }, [template = '', name, extra]) {
        if (extra !== undefined)
          throw new CommandError(
            `room create takes only a template and a name: remove "${printable(extra)}"`,
          );
        const { body, text } = await client.create(template, name);
        const { RoomID, Name } = body.room;
        print(`created room ${printable(RoomID)}${Name === null ? '' : ` (${printable(Name)})`}`, text);
      },
    },
  ],
  [
    'duplicate',
    {
      takes: ['a room'],
      example: 'roomlint room duplicate ROOM',
      async run({ client, print }, [room = '']) {
        const { body, text } = await client.duplicate(room);
        print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
      },
    },
  ],
  [
    'update',
    {
      takes: ['a room'],
      takesMore: true,
      example: `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
      async run({ client, print, terminal }, [room = '', ...assignments], { unlisted = [] }) {
        const fields = readFields(assignments, unlisted, (message) => terminal.warn(message));
        const { text } = await client.update(room, fields);
        const names = [...fields.keys()].map((name) => printable(name));
        print(`updated room ${printable(room)}: ${names.join(', ')}`, text);
      },
    },
  ],
  [
    'items',
    {
      takes: ['a room'],
      example: 'roomlint room items ROOM',
      async run({ client, print }, [room = '']) {
        const { body, text } = await client.items(room);
        const lines = body.items.map(({ id, type, category, name }) =>
          [id, type, category, name].map((word) => printable(word)).join('\t'),
        );
        print(lines.length === 0 ? 'no items' : lines.join('\n'), text);
      },
    },
  ],
  [
    'download',
    {
      takes: ['a room'],
      takesMore: true,
      example: 'roomlint room download ROOM current.json',
      run: download,
    },
  ],
  [
    'import',
    {
      takes: ['a room', 'a file or URL'],
      example: 'roomlint room import ROOM next.json',
      keys: ([, source = '']) => (isUrl(source) ? ['accessKey'] : ['accessKey', 'apiKey']),
      run: importInto,
    },
  ],
]);

/** The words that may follow `roomlint room`. */
export const ROUTE_NAMES: readonly string[] = [...ROUTES.keys()];

/** `roomlint room`: the routes of the game-management REST API. */
export const room = defineCommand(
  {
    options: { ...ROOM_OPTIONS, ...SERVICE_OPTIONS },
    details: serviceHelp(
      `Commands:
  create <template> [name]       from a template, by its name in the current catalog of the service, with a
                                 display name
  duplicate <room>               copy a room that you own. The copy has an identifier of its own
  update <room> <field=value..>  change metadata: FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only
                                 the named fields change. The documents show no types for them, so values
                                 are sent as they are. Fields that they do not list need --unlisted. RoomID
                                 is always refused
  items <room>                   list what can be placed, one a line: id, type, category and name, with tabs
  download <room> [file]         byte for byte, to standard output without a file. A file appears when the
                                 download is complete, and replaces one of the same name
  import <room> <file|url>       replace what is in the room. This is the plain route: it checks nothing,
                                 plans nothing and keeps no backup, and removes every item that the file
                                 leaves out. A response without an error does not prove that the room plays
                                 as it should. A file is uploaded first, with the API key. A URL must be
                                 publicly readable

With --format json, the response of the service is printed, with all of its fields.`,
      [
        'roomlint room create blank --format json | jq -r .room.RoomID',
        `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true 'Subgenres:=["puzzle", "quiet"]'`,
        `roomlint room items ROOM --format json | jq '.items[].glb'`,
        'roomlint room download ROOM | roomlint check -',
        'roomlint check next.json && roomlint plan now.json next.json && roomlint room import ROOM next.json',
      ],
    ),
    exits: SERVICE_EXITS,
  },
  (given, call) => {
    const [name = '', ...words] = call.words;
    const route = ROUTES.get(name);
    if (route === undefined) throw new CommandError(unknownRoute(name));
    if (given.unlisted !== undefined && name !== 'update')
      throw new CommandError('--unlisted is for roomlint room update: remove it');
    return callRoute(`room ${name}`, route, given, { ...call, words });
  },
);

function unknownRoute(name: string): string {
  if (name === '') return `room needs ${listed(ROUTE_NAMES, 'or')}: \`roomlint room --help\` describes them`;
  const hint = didYouMean(name, ROUTE_NAMES, `use ${listed(ROUTE_NAMES, 'or')}`, 'room ');
  return `unknown command "room ${name}": ${hint}`;
}

/** `roomlint upload`: sends a file to a destination of its own. */
export const upload = defineCommand(
  {
    options: SERVICE_OPTIONS,
    details: serviceHelp(
      `<file> is JSON, GLB, PNG, JPEG, GIF or WebP: its content decides, whatever its name. JSON must be valid and
have 52,428,800 bytes at most. Anything else is refused before it is sent.`,
      ['roomlint upload tree.glb', 'roomlint upload --format json cover.png'],
    ),
    exits: SERVICE_EXITS,
  },
  (given, call) => callRoute('upload', UPLOAD, given, call),
);

const UPLOAD: Route = {
  takes: ['a file'],
  example: 'roomlint upload tree.glb',
  keys: () => ['apiKey'],
  async run({ client, print, cwd }, [file = '']) {
    const asset = readAsset(resolve(cwd, file), file);
    const { assetURL, objectKey, status, text } = await client.upload(asset);
    const { type, bytes } = asset;
    const shown = {
      file,
      type,
      bytes: bytes.length,
      assetURL,
      objectKey,
      status,
      response: responseIn(text),
    };
    print(`uploaded ${printable(file)} as ${type}: ${printable(assetURL)}`, inJson(shown));
  },
};

function callRoute(
  name: string,
  { takes, takesMore = false, example, keys, run }: Route,
  given: Given<typeof SERVICE_OPTIONS> & RoomOptions,
  { words, cwd, terminal }: Call,
): Promise<ExitCode> {
  onlyWords(name, takesMore ? words.slice(0, takes.length) : words, takes, example);
  return withService(given, { cwd, terminal }, keys?.(words) ?? ['accessKey'], async (session) => {
    await run({ ...session, cwd, terminal }, words, given);
    return undefined;
  });
}

async function download(
  { client, print, cwd, terminal, format }: RouteCall,
  [room = '', file = STDIN, extra]: readonly string[],
): Promise<void> {
  if (extra !== undefined) throw new CommandError(`room download takes only a room: remove "${extra}"`);
  if (file === STDIN) {
    if (format === 'json')
      throw new CommandError('--format json needs a file to download to: standard output is the snapshot');
    terminal.writeOutBytes(await client.download(room));
    return;
  }
  requireReplaceable(file, cwd);
  const snapshot = await client.download(room);
  try {
    writeDurably(resolve(cwd, file), snapshot, cwd);
  } catch (error) {
    throw new CommandError(`${file}: ${whyRefused('write', error)}`);
  }
  const bytes = snapshot.length;
  print(`${printable(file)}: ${counted(bytes, 'byte')}`, inJson({ room, file, bytes }));
}

/** Renaming would replace a device as well. @throws CommandError */
function requireReplaceable(file: string, cwd: string): void {
  const stats = statsOf(file, cwd);
  if (stats === undefined || stats.isFile()) return;
  throw new CommandError(
    stats.isDirectory()
      ? `${file}: this is a folder, not a file`
      : `${file}: this is not a regular file: use - for standard output`,
  );
}

async function importInto(call: RouteCall, [room = '', source = '']: readonly string[]): Promise<void> {
  if (isUrl(source)) requireWebURL(source);
  const { jsonUrl, members } = isUrl(source)
    ? { jsonUrl: source, members: {} }
    : await uploaded(source, call);
  // The query of a URL often signs it.
  const [address = ''] = source.split(/[?#]/);
  if (address !== source) call.terminal.redactor.addDestination(source, [address]);
  const { status, text } = await call.client.import(room, jsonUrl);
  const done =
    status === ACCEPTED
      ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it`
      : `imported ${printable(source)} into room ${printable(room)}`;
  const shown = { room, source, ...members, status, response: responseIn(text) };
  call.print(`${done}, without a check or a plan`, inJson(shown));
}

function isUrl(source: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(source);
}

/** @throws CommandError */
function requireWebURL(source: string): void {
  const url = URL.canParse(source) ? new URL(source) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username + url.password !== '')
    throw new CommandError(
      'a URL to import must be complete, begin with https:// or http://, and contain no user name or password',
    );
}

/** Uploads a snapshot, and makes sure that an import can read it. */
async function uploaded(
  file: string,
  { client, cwd }: RouteCall,
): Promise<{ readonly jsonUrl: string; readonly members: object }> {
  const asset = readAsset(resolve(cwd, file), file);
  if (asset.kind !== 'json')
    throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
  const { assetURL, objectKey } = await client.upload(asset);
  const { length: size } = asset.bytes;
  const length = await client.contentLength(assetURL);
  if (length !== size)
    throw new CommandError(
      `nothing is imported: HEAD of assetURL gives ${length === undefined ? 'no Content-Length, which an import requires' : `Content-Length ${length}, but the file has ${counted(size, 'byte')}`}`,
    );
  return { jsonUrl: assetURL, members: { bytes: size, assetURL, objectKey } };
}

function inJson(shown: object): string {
  return JSON.stringify(shown, undefined, 2);
}

/** What a response says; a string where it is not JSON. */
function responseIn(text: string): JsonValue {
  return tryParseJson(text) ?? text;
}
