import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* A game-management service from document 1 alone; a style makes the choices that the document leaves. */

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
type JsonObject = { readonly [name: string]: Json };
type Members = { [name: string]: Json };

/** The choices that document 1 leaves to a service. */
export interface Style {
  /** How snapshots are spelled in a download. */
  readonly spell: (snapshot: JsonObject) => string;
  /** Whether every response has fields that the document does not show. */
  readonly hasMore: boolean;
  /** The response to an import. After 202, the room changes only after so many downloads. */
  readonly imported: { readonly status: number; readonly body: string; readonly settlesAfter?: number };
  readonly upload: {
    readonly method: 'PUT' | 'POST';
    readonly status: number;
    readonly type?: string;
    readonly body: string;
  };
  /** Where the logic of an item is after an import. */
  readonly logic: 'in-place' | 'merged' | 'both';
  /** Whether an import adds fields of the service's own. */
  readonly addsFields: boolean;
}

export const ACCESS_KEY = 'other-access-key-0123456789';
export const API_KEY = 'other-api-key-9876543210';
const MAX_IMPORTED = 52_428_800;
class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Room {
  snapshot: JsonObject;
  /** An import that was accepted, and after how many downloads it is carried out. */
  later?: { downloads: number; readonly snapshot: JsonObject };
}

interface Stored {
  readonly type: string;
  readonly bytes: Buffer;
}

export class OtherService {
  readonly rooms = new Map<string, Room>();
  readonly stored = new Map<string, Stored>();
  private readonly destinations = new Map<string, string>();
  private readonly server = createServer((request, response) => void this.answer(request, response));
  private count = 0;

  private constructor(
    private readonly style: Style,
    private readonly template: JsonObject,
  ) {}

  static async start(style: Style, template: JsonObject): Promise<OtherService> {
    const service = new OtherService(style, template);
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/base`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  snapshotOf(id: string): JsonObject {
    return this.room(id).snapshot;
  }

  create(): string {
    const id = `r_${++this.count}`;
    const snapshot = this.added(imported({}, this.template, this.style.logic));
    this.rooms.set(id, { snapshot });
    return id;
  }

  private room(id: unknown): Room {
    const room = this.rooms.get(String(id));
    if (room === undefined) throw new Refused(404, 'this game does not exist');
    return room;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const url = new URL(request.url ?? '', 'http://service');
    const pieces: Buffer[] = [];
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const path = url.pathname.replace(/^\/base/, '');
    try {
      if (path.startsWith('/put/')) this.takeUpload(path, method, headers['content-type'], bytes, response);
      else if (path.startsWith('/files/')) this.giveFile(path, method, response);
      else await this.callRoute(`${method} ${path}`, headers, bytes, response);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      response.writeHead(error.status).end(JSON.stringify({ message: error.message }));
    }
  }

  private async callRoute(
    route: string,
    headers: IncomingMessage['headers'],
    bytes: Buffer,
    response: ServerResponse,
  ): Promise<void> {
    const isUpload = route.includes('/utils/');
    if (isUpload ? headers['x-api-key'] !== API_KEY : headers['x-access-key'] !== ACCESS_KEY)
      throw new Refused(403, 'the key is not valid');
    const body: Members = bytes.length === 0 ? {} : JSON.parse(String(bytes));
    switch (route) {
      case 'GET /api/v2/mcp/download-room-data':
        return this.giveSnapshot(this.room(headers['x-room-id']), response);
      case 'POST /api/v2/mcp/upload-room-data-url':
        return await this.import(this.room(headers['x-room-id']), String(body.jsonUrl), response);
      case 'POST /api/v2/utils/generate-json-upload-url':
        return this.issue(response);
      default:
        throw new Refused(404, 'no such route');
    }
  }

  private send(response: ServerResponse, status: number, body: JsonObject): void {
    const all = this.style.hasMore ? { requestId: 'q-17', ...body, took: 0.25, warnings: [] } : body;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'x-served-by': 'other' };
    response.writeHead(status, headers).end(JSON.stringify(all));
  }

  private giveSnapshot(room: Room, response: ServerResponse): void {
    if (room.later !== undefined && room.later.downloads-- === 0) {
      room.snapshot = room.later.snapshot;
      delete room.later;
    }
    const bytes = Buffer.from(this.style.spell(room.snapshot));
    const headers = {
      'content-type': 'application/json',
      'content-length': bytes.length,
      'content-disposition': 'attachment; filename="room.json"',
    };
    response.writeHead(200, headers).end(bytes);
  }

  private issue(response: ServerResponse): void {
    const number = ++this.count;
    const [token, objectKey] = [`token-${number}-of-destination`, `object-${number}`];
    this.destinations.set(token, objectKey);
    this.send(response, 200, {
      signedUploadURL: `${this.address}/put/${token}?signature=5ecret-${number}&expires=60`,
      assetURL: `${this.address}/files/${objectKey}`,
      objectKey,
    });
  }

  private takeUpload(
    path: string,
    method: string,
    type: string | undefined,
    bytes: Buffer,
    response: ServerResponse,
  ): void {
    const { upload } = this.style;
    if (method !== upload.method) throw new Refused(405, `send it with ${upload.method}`);
    const destination = this.destinations.get(path.slice('/put/'.length));
    if (destination === undefined) throw new Refused(403, 'Request has expired');
    this.stored.set(destination, { type: type ?? '', bytes });
    response.writeHead(upload.status, upload.type === undefined ? {} : { 'content-type': upload.type });
    response.end(upload.body);
  }

  private giveFile(path: string, method: string, response: ServerResponse): void {
    const file = this.stored.get(path.slice('/files/'.length));
    if (file === undefined) throw new Refused(404, 'NoSuchKey');
    response.writeHead(200, { 'content-type': file.type, 'content-length': file.bytes.length });
    response.end(method === 'HEAD' ? undefined : file.bytes);
  }

  private async import(room: Room, jsonUrl: string, response: ServerResponse): Promise<void> {
    const head = await fetch(jsonUrl, { method: 'HEAD' });
    const length = Number(head.headers.get('content-length') ?? Number.NaN);
    if (!(length <= MAX_IMPORTED)) throw new Refused(400, 'no Content-Length, or too large');
    const next = this.added(
      imported(room.snapshot, (await (await fetch(jsonUrl)).json()) as JsonObject, this.style.logic),
    );
    const { status, body, settlesAfter } = this.style.imported;
    if (settlesAfter === undefined) room.snapshot = next;
    else room.later = { downloads: settlesAfter, snapshot: next };
    if (jsonUrl.startsWith(`${this.address}/files/`)) this.stored.delete(jsonUrl.split('/').at(-1) ?? '');
    response
      .writeHead(status, status === 204 ? {} : { 'content-type': 'text/plain' })
      .end(status === 204 ? undefined : body);
  }

  /** The same snapshot with the fields that the service keeps for itself. */
  private added(snapshot: JsonObject): JsonObject {
    if (!this.style.addsFields) return snapshot;
    const items = Object.entries((snapshot.roomItems ?? {}) as Readonly<Record<string, JsonObject>>);
    return {
      schemaVersion: 7,
      ...snapshot,
      roomItems: Object.fromEntries(
        items.map(([id, item]) => [id, { ...item, savedBy: 'service', flags: [] }]),
      ),
    };
  }
}

/** What document 1 says that an import does: part 4, POST /api/v2/mcp/upload-room-data-url. */
function imported(room: JsonObject, snapshot: JsonObject, style: Style['logic']): JsonObject {
  const next: Members = { ...room };
  // "that whole section is rewritten. An absent section is left unchanged."
  for (const section of ['settings', 'roomTasks', 'quests'])
    if (snapshot[section] !== undefined) next[section] = snapshot[section];
  // "items whose identifiers are omitted from the object are removed." Their logic goes with them.
  if (snapshot.roomItems === undefined) return next;
  const items = { ...(snapshot.roomItems as Readonly<Record<string, JsonObject>>) };
  const logic = (snapshot.logic ?? {}) as Readonly<Record<string, string>>;
  const matching = Object.entries(logic).filter(([id]) => items[id] !== undefined);
  // "merged into each matching item's `extraData`"
  if (style !== 'in-place')
    for (const [id, value] of matching) {
      const item = items[id] ?? {};
      const held =
        typeof item.extraData === 'string' && item.extraData !== '' ? JSON.parse(item.extraData) : {};
      items[id] = { ...item, extraData: JSON.stringify({ ...held, ...JSON.parse(value) }) };
    }
  next.roomItems = items;
  next.logic = style === 'merged' ? {} : Object.fromEntries(matching);
  return next;
}
