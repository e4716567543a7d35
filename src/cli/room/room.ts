import { resolve } from 'node:path';
import { ACCEPTED } from '../../api/client.js';
import type { DownloadTarget } from '../../api/download.js';
import { uploadAsset } from '../../api/upload.js';
import { LinkError, whyRefused } from '../../files/refusals.js';
import { PendingFile } from '../../files/write-file.js';
import { printable } from '../../json/quote.js';
import { counted } from '../../text/in-words.js';
import { CommandError } from '../../workspace/command-error.js';
import { STDIN } from '../../workspace/path-source.js';
import type { ExitCode } from '../exit-codes.js';
import { statsOf } from '../file-stats.js';
import type { ServiceRequest } from '../service/request.js';
import { type ServiceSession, withService } from '../service/session.js';
import type { Terminal } from '../terminal.js';
import { asJson, jsonObject, readNamedAsset } from '../upload/upload.js';
import { type FieldsRequest, readFields } from './fields.js';

type InRoom = ServiceRequest & { readonly room: string };

export function createRoom(
  request: ServiceRequest & { readonly template: string; readonly name: string | undefined },
  terminal: Terminal,
): Promise<ExitCode> {
  return withService(request, ['accessKey'], terminal, async ({ client, print }) => {
    const { body, text } = await client.create(request.template, request.name);
    const { RoomID, Name } = body.room;
    print(`created room ${printable(RoomID)}${Name === null ? '' : ` (${printable(Name)})`}`, text);
  });
}

export function duplicateRoom({ room, ...request }: InRoom, terminal: Terminal): Promise<ExitCode> {
  return withService(request, ['accessKey'], terminal, async ({ client, print }) => {
    const { body, text } = await client.duplicate(room);
    print(`created room ${printable(body.roomId)} as a copy of ${printable(room)}`, text);
  });
}

export function updateRoom(
  { room, ...request }: InRoom & FieldsRequest,
  terminal: Terminal,
): Promise<ExitCode> {
  return withService(request, ['accessKey'], terminal, async ({ client, print }) => {
    const fields = readFields(request, terminal);
    const { text } = await client.update(room, fields);
    print(
      `updated room ${printable(room)}: ${[...fields.keys()].map((name) => printable(name)).join(', ')}`,
      text,
    );
  });
}

export function listItems({ room, ...request }: InRoom, terminal: Terminal): Promise<ExitCode> {
  return withService(request, ['accessKey'], terminal, async ({ client, print }) => {
    const { body, text } = await client.items(room);
    const lines = body.items.map(({ id, type, category, name }) =>
      [id, type, category, name].map((word) => printable(word)).join('\t'),
    );
    print(lines.length === 0 ? 'no items' : lines.join('\n'), text);
  });
}

export function downloadRoom(
  { room, file, ...request }: InRoom & { readonly file: string },
  terminal: Terminal,
): Promise<ExitCode> {
  return withService(request, ['accessKey'], terminal, async ({ client, print }) => {
    if (file === STDIN) {
      await client.download(room, () => inMemory((bytes) => terminal.writeOutBytes(bytes)));
      return;
    }
    requireReplaceable(file, request.cwd);
    const { bytes } = await writingTo(file, () =>
      client.download(room, () => PendingFile.open(resolve(request.cwd, file), request.cwd)),
    );
    print(
      `${printable(file)}: ${counted(bytes, 'byte')}`,
      jsonObject({ room: JSON.stringify(room), file: JSON.stringify(file), bytes: String(bytes) }),
    );
  });
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

/** Keeps a download until it is complete. */
function inMemory(done: (bytes: Uint8Array) => void): DownloadTarget {
  const gathered: Uint8Array[] = [];
  return {
    write: (bytes) => void gathered.push(bytes),
    commit: () => done(Buffer.concat(gathered)),
    discard: () => {},
  };
}

/** @throws CommandError when the file cannot be written */
async function writingTo<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof LinkError) throw new CommandError(`${file}: ${error.message}`);
    if (error instanceof Error && 'syscall' in error)
      throw new CommandError(`${file}: ${whyRefused('write', error)}`);
    throw error;
  }
}

export function importIntoRoom(
  { room, source, ...request }: InRoom & { readonly source: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const url = /^([a-z][a-z0-9+.-]*):\/\//i.exec(source);
  const needed = url === null ? (['accessKey', 'apiKey'] as const) : (['accessKey'] as const);
  return withService(request, needed, terminal, async (session) => {
    if (url !== null) requireWebURL(source);
    const { jsonUrl, members } =
      url === null ? await uploaded(source, request, session) : { jsonUrl: source, members: {} };
    hideQuery(source, session);
    const { status, text } = await session.client.import(room, jsonUrl);
    const done =
      status === ACCEPTED
        ? `the service accepted ${printable(source)} for room ${printable(room)} (status 202) and may still be importing it`
        : `imported ${printable(source)} into room ${printable(room)}`;
    session.print(
      `${done}, without a check or a plan`,
      jsonObject({
        room: JSON.stringify(room),
        source: JSON.stringify(source),
        ...members,
        status: String(status),
        response: asJson(text),
      }),
    );
  });
}

/** The query of a URL often signs it. */
function hideQuery(source: string, { redactor }: ServiceSession): void {
  const [address = ''] = source.split(/[?#]/);
  if (address !== source) redactor.addDestination(source, [address]);
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
  { cwd }: ServiceRequest,
  { client }: ServiceSession,
): Promise<{ readonly jsonUrl: string; readonly members: Readonly<Record<string, string>> }> {
  const asset = await readNamedAsset(file, cwd);
  if (asset.kind !== 'json')
    throw new CommandError(`${file}: it is ${asset.type}: only JSON can be imported`);
  const { assetURL, objectKey } = await uploadAsset(client, asset);
  const length = await client.contentLength(assetURL);
  if (length === undefined)
    throw new CommandError(
      'nothing is imported: HEAD of assetURL gives no Content-Length, which an import requires',
    );
  if (length !== asset.bytes.size)
    throw new CommandError(
      `nothing is imported: HEAD of assetURL gives Content-Length ${length}, but the file has ${counted(asset.bytes.size, 'byte')}`,
    );
  return {
    jsonUrl: assetURL,
    members: {
      bytes: String(asset.bytes.size),
      assetURL: JSON.stringify(assetURL),
      objectKey: JSON.stringify(objectKey),
    },
  };
}
