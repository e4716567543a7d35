import { resolve } from 'node:path';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { printable } from '../../bytes/json/quote.js';
import type { JsonValue } from '../../bytes/json/value.js';
import { counted } from '../../bytes/text/in-words.js';
import { readAsset, uploadAsset } from '../../world/api/assets.js';
import { ACCEPTED } from '../../world/api/client.js';
import type { Keys } from '../../world/api/keys.js';
import { readFields } from '../../world/api/room-fields.js';
import { CommandError } from '../../world/files/command-error.js';
import { whyRefused } from '../../world/files/refusals.js';
import { writeDurably } from '../../world/files/write-file.js';
import { STDIN } from '../../world/workspace/source.js';
import {
  type Call,
  type Command,
  type CommandBody,
  type CommandTitle,
  defineCommand,
  type ExitCode,
} from './command.js';
import { onlyWords, statsOf } from './option-values.js';
import { type Given, grouped, list, type OptionTable, value } from './options.js';
import { SERVICE_EXITS, SERVICE_OPTIONS, type ServiceSession, serviceHelp, withService } from './service.js';

/** What a command does that calls one route of the REST API. */
interface Route<Table extends OptionTable> {
  readonly notes: string;
  /** The first one is for messages, too. */
  readonly examples: readonly [string, ...string[]];
  /** Its words, such as `a room`. */
  readonly takes: readonly string[];
  /** Whether more words may follow. */
  readonly takesMore?: boolean;
  readonly options?: Table;
  run(session: RouteCall, words: readonly string[], given: Given<Table>): Promise<void>;
  /** The access key unless given. */
  keys?(words: readonly string[]): readonly (keyof Keys)[];
}

/** The service, and what the command was called with. */
type RouteCall = ServiceSession & Pick<Call, 'cwd' | 'terminal'>;

function calling<Table extends OptionTable = Record<never, never>>(
  name: string,
  route: Route<Table>,
): CommandBody {
  const { notes, examples, takes, takesMore = false, options } = route;
  return defineCommand(
    {
      options: { ...options, ...SERVICE_OPTIONS },
      details: serviceHelp(notes, examples),
      exits: SERVICE_EXITS,
    },
    (given, { words, cwd, terminal }): Promise<ExitCode> => {
      onlyWords(name, takesMore ? words.slice(0, takes.length) : words, takes, examples[0]);
      const keys = route.keys?.(words) ?? ['accessKey'];
      return withService(given, { cwd, terminal }, keys, async (session) => {
        await route.run({ ...session, cwd, terminal }, words, given as Given<Table>);
        return undefined;
      });
    },
  );
}

function routeOf<Table extends OptionTable = Record<never, never>>(
  name: string,
  synopsis: string,
  summary: string,
  route: Route<Table>,
): Command {
  const title: CommandTitle = { name, synopsis, summary };
  return { ...title, ...calling(name, route) };
}

/** The commands of `roomlint room`, in the order of the help: the routes of the game-management REST API. */
export const ROOM_COMMANDS: readonly Command[] = [
  routeOf('room create', '[options] <template>', 'create a room from a template', {
    takes: ['a template'],
    options: grouped('Room:', {
      name: value('the display name of the new room', "--name 'Rose garden'"),
    }),
    notes: `<template> is the name of a template in the current catalog of the service.
With --format json, the response of the service is printed, with all of its fields.`,
    examples: [
      `roomlint room create blank --name 'Rose garden'`,
      'roomlint room create blank --format json | jq -r .room.RoomID',
    ],
    async run({ client, print }, [template = ''], given) {
      const { body, text } = await client.create(template, given.name);
      const { RoomID, Name } = body.room;
      print(`created room ${printable(RoomID)}${Name === null ? '' : ` (${printable(Name)})`}`, text);
    },
  }),
  routeOf('room duplicate', '[options] <room>', 'copy a room that you own', {
    takes: ['a room'],
    notes: '<room> is the identifier of the room to copy. The copy has an identifier of its own.',
    examples: ['roomlint room duplicate ROOM', 'roomlint room duplicate ROOM --format json | jq -r .roomId'],
    async run({ client, print }, [room = '']) {
      const { body, text } = await client.duplicate(room);
      print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
    },
  }),
  routeOf('room update', '[options] <room> <field=value..>', 'change metadata of a room', {
    takes: ['a room'],
    takesMore: true,
    options: grouped('Room:', {
      unlisted: list(
        'also send NAME=VALUE or NAME:=JSON, whatever the name is: for a field that this service updates and the documents do not list. Repeatable',
        '--unlisted Guild=rose',
      ),
    }),
    notes: `FIELD=VALUE sends a string, FIELD:=JSON any JSON value. Only the named fields change. The documents show
no types for them, so values are sent as they are. Fields that the documents do not list are refused,
unless --unlisted names them. RoomID is always refused.`,
    examples: [
      `roomlint room update ROOM Name='Rose garden' ShowOnDirectory:=true`,
      `roomlint room update ROOM 'Subgenres:=["puzzle", "quiet"]'`,
    ],
    async run({ client, print, terminal }, [room = '', ...assignments], { unlisted = [] }) {
      const fields = readFields(assignments, unlisted, (message) => terminal.warn(message));
      const { text } = await client.update(room, fields);
      print(
        `updated room ${printable(room)}: ${[...fields.keys()].map((name) => printable(name)).join(', ')}`,
        text,
      );
    },
  }),
  routeOf('room items', '[options] <room>', 'list the items that can be placed in a room', {
    takes: ['a room'],
    notes: 'One item a line: its id, type, category and name, with tabs between them.',
    examples: ['roomlint room items ROOM', `roomlint room items ROOM --format json | jq '.items[].glb'`],
    async run({ client, print }, [room = '']) {
      const { body, text } = await client.items(room);
      const lines = body.items.map(({ id, type, category, name }) =>
        [id, type, category, name].map((word) => printable(word)).join('\t'),
      );
      print(lines.length === 0 ? 'no items' : lines.join('\n'), text);
    },
  }),
  routeOf('room download', '[options] <room> [file]', 'download the snapshot of a room, byte for byte', {
    takes: ['a room'],
    takesMore: true,
    notes: `Without a file, or with -, the snapshot goes to standard output. A file appears when the download is
complete, and replaces one of the same name. A download that fails leaves everything as it was.`,
    examples: ['roomlint room download ROOM current.json', 'roomlint room download ROOM | roomlint check -'],
    run: download,
  }),
  routeOf(
    'room import',
    '[options] <room> <file|url>',
    'import a snapshot into a room, without any check: it replaces what is there',
    {
      takes: ['a room', 'a file or URL'],
      notes: `This is the plain route. It checks nothing, plans nothing and keeps no backup, and an import removes every
item that the snapshot leaves out: run \`roomlint check\` and \`roomlint plan\` first. A response without an
error does not prove that the room plays as it should.

A file is uploaded to a temporary destination first, for which the API key is needed. A URL must be
publicly readable, and is passed on as it is.`,
      examples: [
        'roomlint room import ROOM next.json',
        'roomlint check next.json && roomlint plan current.json next.json && roomlint room import ROOM next.json',
      ],
      keys: ([, source = '']) => (isUrl(source) ? ['accessKey'] : ['accessKey', 'apiKey']),
      run: importInto,
    },
  ),
];

/** `roomlint upload`: sends a file to a destination of its own. */
export const upload = calling('upload', {
  takes: ['a file'],
  notes: `<file> is JSON, GLB, PNG, JPEG, GIF or WebP: its content decides, whatever its name. JSON must be valid and
have 52,428,800 bytes at most. Anything else is refused before it is sent.`,
  examples: ['roomlint upload tree.glb', 'roomlint upload --format json cover.png'],
  keys: () => ['apiKey'],
  async run({ client, print, cwd }, [file = '']) {
    const asset = await readAsset(resolve(cwd, file), file);
    const { assetURL, objectKey, status, text } = await uploadAsset(client, asset);
    print(
      `uploaded ${printable(file)} as ${asset.type}: ${printable(assetURL)}`,
      inJson({
        file,
        type: asset.type,
        bytes: asset.bytes.size,
        assetURL,
        objectKey,
        status,
        response: responseIn(text),
      }),
    );
  },
});

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
  if (url === undefined) throw new CommandError('this is not a valid URL: write it in full');
  if (url.username !== '' || url.password !== '')
    throw new CommandError('a URL to import must not contain a user name or password');
  if (!/^https?:$/.test(url.protocol))
    throw new CommandError('a URL to import must begin with https:// or http://');
}

/** Uploads a snapshot, and makes sure that an import can read it. */
async function uploaded(
  file: string,
  { client, cwd }: RouteCall,
): Promise<{ readonly jsonUrl: string; readonly members: object }> {
  const asset = await readAsset(resolve(cwd, file), file);
  if (asset.kind !== 'json')
    throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
  const { assetURL, objectKey } = await uploadAsset(client, asset);
  const { size } = asset.bytes;
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
