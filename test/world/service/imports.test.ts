import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importInto } from '../../../src/verdict/room/import.js';
import { room as exampleRoom } from '../../example-room.js';
import { valueRows } from '../../table-rows.js';
import { type Answer, type ScriptedServer, scriptedServer } from '../api/scripted-server.js';
import { endServices, roomFiles, type Served, served } from './served.js';

const SNAPSHOT = '{"settings":{"isNight":true}}';
const ROOM = { ...JSON.parse(exampleRoom()), unknown: { kept: 1 } };

/** A host of JSON that does what a test wants. */
let answer: Answer;
let host: ScriptedServer;
let service: Served;
/** Waits a moment for a host; the other one long. */
let impatient: Served;
let taken = 0;
/** A room with the contents of ROOM that no other test has. */
const newRoom = (): string => `room-${taken++}`;

beforeAll(async () => {
  host = await scriptedServer((...both) => answer(...both));
  const files = Object.assign(
    {},
    ...Array.from({ length: 90 }, (_, index) => roomFiles(`room-${index}`, {}, ROOM)),
  );
  service = await served({ files, importFrom: [host.url], patience: 5000 });
  impatient = await served({ files: roomFiles('room', {}, ROOM), importFrom: [host.url], patience: 200 });
});
afterAll(() => host.close());
endServices();

/** Imports what the host has. @returns the status and error, and whether the room is what it was */
async function imported(
  jsonUrl = `${host.url}/room.json?x=1#y`,
  at = service,
  room = newRoom(),
): Promise<readonly [number, string | undefined, boolean]> {
  host.seen.length = 0;
  const { status, body } = await at.ask('import', { room, body: { jsonUrl } });
  return [status, body.error, (await at.download(room)).bytes.equals(Buffer.from(JSON.stringify(ROOM)))];
}

/** Announces so many bytes, and sends these. */
const sends =
  (content: string, announced = content.length): Answer =>
  (response, { method }) => {
    if (method === 'HEAD') response.writeHead(200, { 'content-length': announced }).end();
    // Without Content-Length, in chunks.
    else response.writeHead(200).end(content);
  };
const endless: Answer = (response, { method }) => {
  if (method === 'HEAD') return void response.writeHead(200, { 'content-length': 1_000_000 }).end();
  const more = (): void => {
    while (!response.destroyed && response.write(Buffer.alloc(100_000, ' '))) {}
    response.once('drain', more);
  };
  more();
};
const dropped: Answer = (response, { method }) => {
  response.writeHead(200, { 'content-length': SNAPSHOT.length });
  if (method === 'HEAD') response.end();
  else response.write(SNAPSHOT.slice(0, 5), () => response.destroy());
};

test('the host gets HEAD and then GET, without a credential, and the room what it has', async () => {
  answer = sends(SNAPSHOT);
  expect(await imported()).toEqual([200, undefined, false]);
  expect(host.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'HEAD /room.json?x=1',
    'GET /room.json?x=1',
  ]);
  for (const { headers } of host.seen)
    expect(Object.keys(headers).filter((name) => /key|auth|cookie/.test(name))).toEqual([]);
});

type Parts = Readonly<
  Record<string, readonly [status: number, headers?: Record<string, string>, content?: string]>
>;
const answering =
  (parts: Parts): Answer =>
  (response, { method }) => {
    const [status, headers = {}, content = ''] = parts[method] ?? [];
    if (status !== undefined) response.writeHead(status, headers).end(content);
  };

type Row = [what: string, given: Parts, status: number, error: string, requests: number];
const ROWS = valueRows<Row>('world/service/tables.md', 'Hosts of which nothing is imported');
test.each([
  ...ROWS.map(([what, given, ...others]) => [what, answering(given), ...others] as const),
  ['never ends', endless, 400, 'length-differs', 2] as const,
  ['drops the connection', dropped, 502, 'json-host-failed', 2] as const,
])('nothing is imported from a host that %s', async (_what, given, status, error, requests) => {
  answer = given;
  expect(await imported()).toEqual([status, error, true]);
  expect(host.seen).toHaveLength(requests);
});

test.each([
  ['HEAD', {}, 1],
  ['GET', { HEAD: [200, { 'content-length': '2' }] }, 2],
] as const)(
  'nothing is imported from a host that does not answer %s in time',
  async (_method, given, requests) => {
    answer = answering(given);
    expect(await imported(undefined, impatient, 'room')).toEqual([502, 'json-host-failed', true]);
    expect(host.seen).toHaveLength(requests);
  },
);

test('jsonUrl leads to the service itself or to a permitted origin, letter by letter, and nowhere else', async () => {
  const assetURL = await service.uploaded(JSON.parse(SNAPSHOT));
  const { port, pathname } = new URL(assetURL);
  const foreign = valueRows<[string]>('world/service/tables.md', 'Addresses that are not permitted').map(
    ([url]) => url.replace('<port>', port).replace('<path>', pathname),
  );
  for (const jsonUrl of foreign) {
    const { status, body } = await service.ask('import', { room: 'room-0', body: { jsonUrl } });
    expect([jsonUrl, status, body.error]).toEqual([jsonUrl, 400, 'url-not-permitted']);
  }
  expect((await service.fetch(assetURL)).status).toBe(200);
  for (const path of ['/health', '/openapi.json', '/api/v2/rooms/create', '/assets/', '/uploads/x']) {
    const [status, , isSame] = await imported(`${service.address}${path}`);
    expect([[400, 422].includes(status), isSame]).toEqual([true, true]);
  }
});

describe('a snapshot', () => {
  test('is downloaded as it was imported, by value, with its length and as an attachment', async () => {
    const room = newRoom();
    await service.import(room, {});
    const { status, headers, bytes } = await service.download(room);
    expect([status, bytes.toString()]).toEqual([200, JSON.stringify(ROOM)]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${room}.json"`,
      'content-length': String(bytes.length),
    });
    const answer = await service.import('room-1', { ...ROOM, roomItems: { 9: {} } });
    expect([answer.status, answer.body]).toEqual([
      200,
      { code: 'SUCCESS', message: 'The snapshot was imported.' },
    ]);
    expect((await service.download('room-1')).body).toEqual({ ...ROOM, roomItems: { 9: {} }, logic: {} });
  });

  test('changes the room byte for byte as `roomlint plan` shows', async () => {
    const room = newRoom();
    const snapshot = Buffer.from('{ "settings": {"isNight":   1.50},\r\n"\\u0072oomItems":{"1":{}}}');
    const before = (await service.download(room)).bytes;
    expect((await service.import(room, snapshot, 'bob')).status).toBe(200);
    expect((await service.download(room)).bytes).toEqual(Buffer.from(importInto(before, snapshot)));
  });

  test.each([
    ...valueRows<[string, string]>('world/service/tables.md', 'Snapshots that are refused'),
    [Buffer.from('\ufeff{}', 'utf16le'), 'save it as UTF-8'],
  ])('that is none is refused with 422, and the room and the object stay: %j', async (content, why) => {
    const room = newRoom();
    const jsonUrl = await service.uploaded(Buffer.from(content));
    const { status, body } = await service.ask('import', { room, body: { jsonUrl } });
    expect([status, body]).toEqual([422, { error: 'not-a-snapshot', message: expect.stringContaining(why) }]);
    expect([(await service.download(room)).body, (await service.fetch(jsonUrl)).status]).toEqual([ROOM, 200]);
  });

  test('is not taken by a room that is broken, and is the first one of a room without any', async () => {
    const [broken, lost] = [newRoom(), newRoom()].map(
      (room) => [room, join(service.folder, 'rooms', room, 'snapshot.json')] as const,
    ) as [readonly [string, string], readonly [string, string]];
    writeFileSync(broken[1], '{"quests": ');
    const { status, body } = await service.import(broken[0], { settings: {} });
    expect([status, body.error]).toEqual([409, 'room-unusable']);
    rmSync(lost[1]);
    expect((await service.download(lost[0])).body.error).toBe('room-data-unavailable');
    expect((await service.import(lost[0], JSON.parse(SNAPSHOT))).status).toBe(200);
    expect((await service.download(lost[0])).body).toEqual(JSON.parse(SNAPSHOT));
  });
});

describe('the object of an import', () => {
  test('is removed after it, also when the service was started again in between', async () => {
    const first = await served({ files: roomFiles('room') });
    const asset = await first.uploaded({ settings: {} });
    await first.close();
    const second = await served({ folder: first.folder });
    const jsonUrl = second.address + new URL(asset).pathname;
    expect((await second.ask('import', { room: 'room', body: { jsonUrl } })).status).toBe(200);
    expect(second.files.filter((file) => file.startsWith('assets/'))).toEqual([]);
    const again = await second.ask('import', { room: 'room', body: { jsonUrl } });
    expect([again.status, again.body.error]).toEqual([400, 'json-not-readable']);
  });
});

test('imports into one room at once are carried out one after another', async () => {
  const one = await served({ files: roomFiles('busy', {}, {}) });
  const urls = await Promise.all(
    [0, 1, 2, 3].map((n) => one.uploaded({ roomItems: { [n]: {} }, settings: { roomBase: `${n}` } })),
  );
  const answers = await Promise.all(
    urls.map((jsonUrl) => one.ask('import', { room: 'busy', body: { jsonUrl } })),
  );
  expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
  const { roomItems, settings } = (await one.download('busy')).body;
  expect(Object.keys(roomItems)).toEqual([settings.roomBase]);
});
