import {
  type Answer,
  json,
  type ScriptedServer,
  type Seen,
  serverOfTest,
  text,
} from '../world/api/scripted-server.js';

/* A game-management service from document 1 alone; a style makes the choices that the document leaves. */

// biome-ignore lint/suspicious/noExplicitAny: any snapshot
type Snapshot = any;

/** The choices that document 1 leaves to a service. */
export interface Style {
  /** How snapshots are spelled in a download. */
  readonly spell: (snapshot: Snapshot) => string;
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

interface Room {
  snapshot: Snapshot;
  /** An import that was accepted, and after how many downloads it is carried out. */
  later?: { downloads: number; readonly snapshot: Snapshot };
}

const refused = (status: number, message: string): Answer => json({ message }, status);

export class OtherService {
  readonly rooms = new Map<string, Room>();
  private readonly stored = new Map<string, Answer>();
  private readonly destinations = new Map<string, string>();
  private server: ScriptedServer | undefined;
  private count = 0;

  private constructor(private readonly style: Style) {}

  static async start(style: Style): Promise<OtherService> {
    const service = new OtherService(style);
    service.server = await serverOfTest(
      (response, request) => void service.answer(request).then((answer) => answer(response, request)),
    );
    return service;
  }

  get address(): string {
    return `${this.server?.url}/base`;
  }

  create(template: Snapshot): string {
    const id = `r_${++this.count}`;
    this.rooms.set(id, { snapshot: this.added(imported({}, template, this.style.logic)) });
    return id;
  }

  private async answer(request: Seen): Promise<Answer> {
    const { method, headers, body } = request;
    const [path = ''] = request.url.replace('/base', '').split('?');
    if (path.startsWith('/put/')) return this.takeUpload(path.replace('/put/', ''), request);
    if (path.startsWith('/files/')) return this.stored.get(path) ?? refused(404, 'NoSuchKey');
    const isUpload = path.includes('/utils/');
    if (isUpload ? headers['x-api-key'] !== API_KEY : headers['x-access-key'] !== ACCESS_KEY)
      return refused(403, 'the key is not valid');
    const route = `${method} ${path.replace('/api/v2/', '')}`;
    if (route === 'POST utils/generate-json-upload-url') return this.issue();
    const room = this.rooms.get(String(headers['x-room-id']));
    if (room === undefined) return refused(404, 'this game does not exist');
    if (route === 'GET mcp/download-room-data') return this.giveSnapshot(room);
    if (route === 'POST mcp/upload-room-data-url')
      return await this.import(room, JSON.parse(String(body)).jsonUrl);
    return refused(404, 'no such route');
  }

  private giveSnapshot(room: Room): Answer {
    if (room.later !== undefined && room.later.downloads-- === 0) {
      room.snapshot = room.later.snapshot;
      delete room.later;
    }
    const headers = {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="room.json"',
    };
    return text(this.style.spell(room.snapshot), 200, headers);
  }

  private issue(): Answer {
    const number = ++this.count;
    const [token, objectKey] = [`token-${number}-of-destination`, `object-${number}`];
    this.destinations.set(token, `/files/${objectKey}`);
    const signedUploadURL = `${this.address}/put/${token}?signature=5ecret-${number}&expires=60`;
    const body = { signedUploadURL, assetURL: `${this.address}/files/${objectKey}`, objectKey };
    const all = this.style.hasMore ? { requestId: 'q-17', ...body, took: 0.25, warnings: [] } : body;
    return json(all, 200, { 'content-type': 'application/json; charset=utf-8', 'x-served-by': 'other' });
  }

  private takeUpload(token: string, { method, headers, body: bytes }: Seen): Answer {
    const { method: expected, status, type, body } = this.style.upload;
    if (method !== expected) return refused(405, `send it with ${expected}`);
    const path = this.destinations.get(token);
    if (path === undefined) return refused(403, 'Request has expired');
    this.stored.set(path, text(String(bytes), 200, { 'content-type': headers['content-type'] ?? '' }));
    return text(body, status, type === undefined ? {} : { 'content-type': type });
  }

  private async import(room: Room, jsonUrl: string): Promise<Answer> {
    const head = await fetch(jsonUrl, { method: 'HEAD' });
    if (!(Number(head.headers.get('content-length') ?? Number.NaN) <= MAX_IMPORTED))
      return refused(400, 'no Content-Length, or too large');
    const given = await (await fetch(jsonUrl)).json();
    const next = this.added(imported(room.snapshot, given, this.style.logic));
    const { status, body, settlesAfter } = this.style.imported;
    if (settlesAfter === undefined) room.snapshot = next;
    else room.later = { downloads: settlesAfter, snapshot: next };
    this.stored.delete(jsonUrl.replace(this.address, ''));
    return text(body, status, status === 204 ? {} : { 'content-type': 'text/plain' });
  }

  /** The same snapshot with the fields that the service keeps for itself. */
  private added(snapshot: Snapshot): Snapshot {
    if (!this.style.addsFields) return snapshot;
    const items = Object.entries<object>(snapshot.roomItems ?? {});
    const more = items.map(([id, item]) => [id, { ...item, savedBy: 'service', flags: [] }]);
    return { schemaVersion: 7, ...snapshot, roomItems: Object.fromEntries(more) };
  }
}

/** What document 1 says that an import does: part 4, POST /api/v2/mcp/upload-room-data-url. */
function imported(room: Snapshot, snapshot: Snapshot, style: Style['logic']): Snapshot {
  const next = { ...room };
  // "that whole section is rewritten. An absent section is left unchanged."
  for (const section of ['settings', 'roomTasks', 'quests'])
    if (snapshot[section] !== undefined) next[section] = snapshot[section];
  // "items whose identifiers are omitted from the object are removed." Their logic goes with them.
  if (snapshot.roomItems === undefined) return next;
  const items = { ...snapshot.roomItems };
  const matching = Object.entries<string>(snapshot.logic ?? {}).filter(([id]) => items[id] !== undefined);
  // "merged into each matching item's `extraData`"
  if (style !== 'in-place')
    for (const [id, value] of matching) {
      const held = JSON.parse(items[id].extraData || '{}');
      items[id] = { ...items[id], extraData: JSON.stringify({ ...held, ...JSON.parse(value) }) };
    }
  return { ...next, roomItems: items, logic: style === 'merged' ? {} : Object.fromEntries(matching) };
}
