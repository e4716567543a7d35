import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS_KEY_HEADER, API_KEY_HEADER, ROUTES, type RouteName } from '../../src/api/routes.js';
import { endServices, keysOf, roomFiles, type Served, served } from './served.js';

let service: Served;

beforeAll(async () => {
  service = await served({ files: roomFiles('mine', {}, { settings: {} }) });
});
endServices();

const names = Object.keys(ROUTES) as RouteName[];
const uploads = names.filter((name) => ROUTES[name].credential === API_KEY_HEADER);

describe('Authentication', () => {
  test('rooms/create, rooms/duplicate, room/update-room-settings, room/get-build-items, mcp/download-room-data, mcp/upload-room-data-url: `x-access-key`', () => {
    const paths = names
      .filter((name) => ROUTES[name].credential === ACCESS_KEY_HEADER)
      .map((name) => ROUTES[name].path.replace('/api/v2/', ''));
    expect(paths.sort()).toEqual([
      'mcp/download-room-data',
      'mcp/upload-room-data-url',
      'room/get-build-items',
      'room/update-room-settings',
      'rooms/create',
      'rooms/duplicate',
    ]);
  });

  test('the three utils/generate-*-upload-url routes: `x-api-key`', () => {
    expect(uploads).toEqual(['jsonUpload', 'modelUpload', 'imageUpload']);
  });

  test.each(names)(
    '%s: a missing or invalid credential is 403, before anything else is looked at',
    async (name) => {
      const { method, path, credential } = ROUTES[name];
      const other = credential === ACCESS_KEY_HEADER ? API_KEY_HEADER : ACCESS_KEY_HEADER;
      const { accessKey, apiKey } = keysOf('ann');
      const [right, wrong] = credential === ACCESS_KEY_HEADER ? [accessKey, apiKey] : [apiKey, accessKey];
      const tries: Record<string, string>[] = [
        {},
        { [credential]: '' },
        { [credential]: 'wrong' },
        { [credential]: wrong },
        { [credential]: `${right}x` },
        { [credential]: right.slice(0, -1) },
        { [credential]: `${right}, ${right}` },
        { [other]: right },
        { authorization: `Bearer ${right}` },
      ];
      for (const headers of tries) {
        // What a schema, the type of a body and the limit of its size would refuse.
        const body = method === 'GET' ? {} : { body: '<'.repeat(2_000_000) };
        const answer = await service.fetch(path, { method, headers, ...body });
        expect([answer.status, answer.body]).toEqual([
          403,
          { error: 'invalid-key', message: `the header ${credential} is missing, or its key is wrong` },
        ]);
      }
    },
  );

  test('`x-room-id` identifies the game on the two mcp routes; it is not a credential.', async () => {
    const headers = { 'x-room-id': 'mine' };
    expect((await service.fetch(ROUTES.download.path, { headers })).status).toBe(403);
    expect(names.filter((name) => ROUTES[name].namesRoom)).toEqual(['download', 'import']);
  });

  test('Authorization rules: managing a game (update metadata, read build inventory) requires manage rights; duplicating requires owning the source; archiving requires the owner.', async () => {
    const calls = async (as: 'ann' | 'bob' | 'eve') => [
      (await service.ask('update', { as, body: { room: { RoomID: 'mine', Genre: as } } })).status,
      (await service.ask('items', { as, query: { roomId: 'mine' } })).status,
      (await service.ask('download', { as, room: 'mine' })).status,
      (await service.import('mine', { settings: {} }, as)).status,
      (await service.ask('duplicate', { as, body: { roomId: 'mine' } })).status,
      (await service.ask('update', { as, body: { room: { RoomID: 'mine', Status: 'archived' } } })).status,
    ];
    expect(await calls('eve')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await calls('bob')).toEqual([200, 200, 200, 200, 403, 403]);
    expect(await calls('ann')).toEqual([200, 200, 200, 200, 200, 200]);
  });
});

describe('Errors', () => {
  test("Upload-URL request with a MIME value outside the route's allowlist: 400, type-not-allowed", async () => {
    for (const name of ['modelUpload', 'imageUpload'] as const) {
      const { status, body } = await service.ask(name, { body: { fileType: 'text/html' } });
      expect([status, body.error]).toEqual([400, 'type-not-allowed']);
    }
  });

  test.each(uploads)('%s: Upload-URL request with missing or invalid credential: 403', async (name) => {
    const { path } = ROUTES[name];
    expect((await service.fetch(path, { method: 'POST' })).status).toBe(403);
  });

  test('unknown routes and methods are 404, with the same error body as all others', async () => {
    for (const [method, path] of [
      ['GET', '/'],
      ['GET', '/api/v2/rooms'],
      ['GET', '/api/v1/rooms/create'],
      ['GET', '/api/v2/rooms/create'],
      ['PUT', '/api/v2/rooms/create'],
      ['POST', '/api/v2/mcp/download-room-data'],
      ['POST', '/api/v2/rooms/create/'],
      ['DELETE', '/assets/x'],
    ] as const) {
      const { status, body } = await service.fetch(path, { method });
      expect([status, body]).toEqual([404, { error: 'not-found', message: 'there is no such route' }]);
    }
  });

  test.each<[string, Record<string, unknown>, number]>([
    ['a broken body', { text: '{"roomId":' }, 400],
    ['an array as body', { text: '[]' }, 400],
    ['no body', {}, 400],
    ['a number instead of a string', { body: { roomId: 5 } }, 400],
  ])('%s is refused', async (_name, asked, status) => {
    const answer = await service.ask('duplicate', asked);
    expect([answer.status, Object.keys(answer.body)]).toEqual([status, ['error', 'message']]);
  });

  test('unknown body fields are ignored, and nothing is converted', async () => {
    const body = { templateName: 'blank', unknown: [1], RoomID: 'chosen' };
    const { status, body: answer } = await service.ask('create', { body });
    expect([status, answer.room.RoomID === 'chosen']).toEqual([200, false]);
    expect((await service.ask('create', { body: { templateName: 5 } })).status).toBe(400);
  });

  test('a bug is 500 and tells callers nothing', async () => {
    const one = await served({
      files: roomFiles('mine'),
      store: (store) => ({
        rooms: store.rooms,
        objects: store.objects,
        catalog: {
          template: () => Promise.reject(new Error(`boom ${keysOf('ann').accessKey.slice(0, 3)}`)),
          inventory: () => store.catalog.inventory(),
        },
        readUploadCounts: () => store.readUploadCounts(),
        writeUploadCounts: (counts) => store.writeUploadCounts(counts),
      }),
    });
    const { status, body } = await one.ask('create', { body: { templateName: 'blank' } });
    expect([status, body]).toEqual([
      500,
      { error: 'failed', message: 'the service failed: its log says why' },
    ]);
    expect(one.log.join('')).toContain('boom ann');
  });

  test('no log line holds a key, and no file but creators.json', async () => {
    const one = await served({ files: roomFiles('mine', {}, { settings: {} }) });
    const { accessKey, apiKey } = keysOf('ann');
    const keys = { [ACCESS_KEY_HEADER]: accessKey, [API_KEY_HEADER]: apiKey };
    for (const name of names) {
      const { method, path } = ROUTES[name];
      const body = method === 'GET' ? {} : { body: `{"jsonUrl":"${accessKey}"` };
      for (const headers of [keys, { ...keys, [ACCESS_KEY_HEADER]: `${accessKey} `, 'x-room-id': apiKey }])
        await one.fetch(`${path}?key=${accessKey}`, { method, headers, ...body });
    }
    await one.fetch(`/${accessKey}`);
    expect((await one.import('mine', { settings: {} })).status).toBe(200);
    expect(one.log.length).toBeGreaterThan(2 * names.length);
    expect(one.log.filter((line) => line.includes('SECRET'))).toEqual([]);
    const holding = one.files.filter((file) => readFileSync(join(one.folder, file)).includes('SECRET'));
    expect(holding).toEqual(['creators.json']);
  });
});

test('Versioning: Every route path carries the prefix `/api/v2/`.', async () => {
  for (const name of names) {
    const { method, path } = ROUTES[name];
    expect(path).toMatch(/^\/api\/v2\//);
    for (const other of [path.replace('/api/v2', ''), path.replace('v2', 'v1')])
      expect((await service.fetch(other, { method })).status).toBe(404);
  }
});

test('GET /health answers without a key', async () => {
  expect((await service.fetch('/health')).body).toEqual({ status: 'ok' });
});
