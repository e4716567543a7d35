import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { ImportReading } from '../../../src/verdict/room/import.js';
import { ACCESS_KEY_HEADER, ROOM_HEADER, ROUTES, type RouteName } from '../../../src/world/api/routes.js';
import type { UploadDestination } from '../../../src/world/api/schemas.js';
import { serveFolder } from '../../../src/world/service/service.js';
import type { Clock } from '../../../src/world/service/uploads.js';

/** Somebody with keys: ann owns rooms, bob manages some of them, eve has nothing to do with them. */
export type Name = 'ann' | 'bob' | 'eve' | 'mia' | 'max';

const CREATORS: readonly { readonly uid: Name; readonly [limit: string]: unknown }[] = [
  { uid: 'ann' },
  { uid: 'bob' },
  { uid: 'eve' },
  { uid: 'mia', dailyUploads: 2 },
  { uid: 'max', maxRooms: 1 },
];

export const keysOf = (name: string): { readonly accessKey: string; readonly apiKey: string } => ({
  accessKey: `${name}-SECRET-access`,
  apiKey: `${name}-SECRET-api`,
});

/** A clock that stands still until it is moved. */
export class MovedClock implements Clock {
  private milliseconds = 0;
  date = new Date('2026-05-04T10:00:00Z');

  elapsed(): number {
    return this.milliseconds;
  }

  now(): Date {
    return this.date;
  }

  pass(seconds: number): void {
    this.milliseconds += seconds * 1000;
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
  readonly bytes: Buffer;
}

export interface Asked {
  readonly as?: Name;
  /** The x-room-id header. */
  readonly room?: string;
  readonly body?: unknown;
  /** Sent as it is, instead of `body`. */
  readonly text?: string | Buffer;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Setup {
  /** Files of the data folder, by path: bytes, or what is written as JSON. */
  readonly files?: Readonly<Record<string, unknown>>;
  readonly folder?: string;
  readonly importFrom?: readonly string[];
  readonly patience?: number;
  readonly reading?: ImportReading;
  readonly maxUploadBytes?: number;
}

const running = new Set<Served>();
const folders = new Set<string>();

/** A service of its own for a test file, or a part of it. It ends when the file does. */
export async function served(setup: Setup = {}): Promise<Served> {
  const folder = setup.folder ?? mkdtempSync(join(tmpdir(), 'roomlint-service-'));
  folders.add(folder);
  const creators = CREATORS.map((creator) => ({ ...keysOf(creator.uid), ...creator }));
  const files = setup.folder === undefined ? { 'creators.json': { creators }, ...setup.files } : {};
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content instanceof Uint8Array ? content : JSON.stringify(content));
  }
  const lines: string[] = [];
  const clock = new MovedClock();
  const { importFrom = [], reading = {}, patience, maxUploadBytes } = setup;
  const options = {
    ...{ host: '127.0.0.1', port: 0, importFrom, clock, reading },
    ...(patience === undefined ? {} : { patience }),
    ...(maxUploadBytes === undefined ? {} : { maxUploadBytes }),
  };
  const service = await serveFolder(folder, options, (line) => lines.push(line));
  const one = new Served(service.address, folder, clock, lines, () => service.close());
  running.add(one);
  return one;
}

/** To be called once in each file that uses {@link served}. */
export function endServices(): void {
  afterAll(async () => {
    for (const service of running) await service.close();
    running.clear();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    folders.clear();
  });
}

/** A room that is in the folder when the service starts. */
export function roomFiles(
  id: string,
  record: Readonly<Record<string, unknown>> = {},
  snapshot: unknown = {},
): Record<string, unknown> {
  return {
    [`rooms/${id}/room.json`]: { owner: 'ann', managers: ['bob'], metadata: {}, ...record },
    [`rooms/${id}/snapshot.json`]: snapshot,
  };
}

export class Served {
  constructor(
    readonly address: string,
    readonly folder: string,
    readonly clock: MovedClock,
    readonly log: readonly string[],
    readonly close: () => Promise<void>,
  ) {}

  /** Calls a route of the document, with the key that it wants. */
  ask(name: RouteName, { as = 'ann', room, body, text, query, headers }: Asked = {}): Promise<Answer> {
    const { method, path, credential } = ROUTES[name];
    const key = credential === ACCESS_KEY_HEADER ? keysOf(as).accessKey : keysOf(as).apiKey;
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    return this.fetch(`${path}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`, {
      method,
      headers: {
        [credential]: key,
        ...(room === undefined ? {} : { [ROOM_HEADER]: room }),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(content === undefined ? {} : { body: content as NonNullable<RequestInit['body']> }),
    });
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(new URL(path, this.address), init);
    const bytes = Buffer.from(await response.arrayBuffer());
    let body: unknown;
    try {
      body = JSON.parse(bytes.toString());
    } catch {
      body = undefined;
    }
    return { status: response.status, headers: response.headers, body, bytes };
  }

  async destination(name: 'jsonUpload' | 'modelUpload' | 'imageUpload', fileType?: string, as: Name = 'ann') {
    const answer = await this.ask(name, { as, ...(fileType === undefined ? {} : { body: { fileType } }) });
    return answer.body as UploadDestination;
  }

  put(url: string, content: Uint8Array | string, type = 'application/json'): Promise<Answer> {
    return this.fetch(url, {
      method: 'PUT',
      body: content as NonNullable<RequestInit['body']>,
      headers: { 'content-type': type },
    });
  }

  async uploaded(snapshot: unknown): Promise<string> {
    const { signedUploadURL, assetURL } = await this.destination('jsonUpload');
    await this.put(signedUploadURL, snapshot instanceof Uint8Array ? snapshot : JSON.stringify(snapshot));
    return assetURL;
  }

  async import(room: string, snapshot: unknown, as: Name = 'ann'): Promise<Answer> {
    return this.ask('import', { as, room, body: { jsonUrl: await this.uploaded(snapshot) } });
  }

  download(room: string, as: Name = 'ann'): Promise<Answer> {
    return this.ask('download', { room, as });
  }

  async create(name?: string, as: Name = 'ann'): Promise<string> {
    const body = { templateName: 'blank', ...(name === undefined ? {} : { customTemplateName: name }) };
    return (await this.ask('create', { as, body })).body.room.RoomID;
  }

  get files(): string[] {
    return readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(this.folder.length + 1))
      .sort();
  }
}
