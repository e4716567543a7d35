import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importInto } from '../../src/room/import.js';
import { findingCounts } from '../../src/service/import-work.js';
import { endServices, roomFiles, type Served, served } from './served.js';

const ITEM = {
  prefabName: 'GLB',
  pos: { x: 1.5, y: 0, z: -2 },
  rot: { x: 0, y: 0, z: 0, w: 1 },
  scale: { x: 1, y: 1, z: 1 },
  modelsize: { x: 1, y: 2, z: 3 },
  modelCenter: { x: 0, y: 1, z: 0 },
  contentString: 'https://example.com/door.glb',
  parentItemID: 0,
  placed: true,
  locked: false,
  superLocked: false,
  interactivityType: 2,
  interactivityURL: '',
  hoverTitle: 'A door',
  hoverBodyContent: 'Shut',
  ImageInteractivityDetails: { any: 1 },
  sessionData: '',
  instanceId: 'a',
  currentEditornetId: 7,
};
const SETTINGS = {
  roomBase: 'garden',
  isNight: true,
  chatDisabled: false,
  tasksRefresh: true,
  roomSettingsExtraData: '{"a":1}',
};
const LOGIC = { Tasks: [], ViewNodes: [], col: '', e: 1.5, c: true };
const ROOM = {
  roomItems: { '1': ITEM, '2': ITEM },
  settings: SETTINGS,
  roomTasks: { Tasks: [] },
  quests: {},
  logic: { '1': JSON.stringify(LOGIC), '2': JSON.stringify(LOGIC) },
  unknown: { kept: 1 },
};
let service: Served;
/** What is downloaded after ROOM was imported. */
// biome-ignore lint/suspicious/noExplicitAny: any JSON
let imported: any;

beforeAll(async () => {
  service = await served({
    files: {
      ...roomFiles('full', {}, ROOM),
      ...roomFiles('away', { available: false }, ROOM),
      ...roomFiles('lost', {}, ROOM),
      ...roomFiles('empty', {}, {}),
      ...roomFiles('imported', {}, {}),
      ...roomFiles('broken', {}, Buffer.from('{"quests": ')),
      ...Object.assign({}, ...Array.from({ length: 40 }, (_, index) => roomFiles(`room-${index}`, {}, ROOM))),
    },
  });
  rmSync(join(service.folder, 'rooms/lost/snapshot.json'));
  await service.import('imported', ROOM);
  imported = (await service.download('imported')).body;
});
endServices();

let taken = 0;
/** A room with the contents of ROOM that no other test has. */
const newRoom = () => `room-${taken++}`;

describe('Room-data snapshot (JSON file): what is imported is downloaded', () => {
  test.each([
    ['roomItems', 'Object keyed by item identifier; each value is an item record.'],
    ['settings', 'Object.'],
    ['roomTasks', 'Object with a `Tasks` array.'],
    ['quests', 'Flat object keyed by quest id'],
    ['logic', 'Object keyed by item identifier; each value is a string containing JSON.'],
  ] as const)('%s: %s', (section, _shape) => {
    expect(imported[section]).toEqual(ROOM[section]);
  });

  test.each([
    ['prefabName', 'string'],
    ['pos', 'object {x, y, z}, numbers'],
    ['rot', 'object {x, y, z, w}, numbers (quaternion)'],
    ['scale', 'object {x, y, z}, numbers'],
    ['modelsize', 'object {x, y, z}, numbers'],
    ['modelCenter', 'object {x, y, z}, numbers'],
    ['contentString', 'string'],
    ['parentItemID', 'integer'],
    ['placed', 'boolean'],
    ['locked', 'boolean'],
    ['superLocked', 'boolean'],
    ['interactivityType', 'integer'],
    ['interactivityURL', 'string'],
    ['hoverTitle', 'string'],
    ['hoverBodyContent', 'string'],
    ['ImageInteractivityDetails', 'object'],
    ['sessionData', 'string'],
    ['instanceId', 'string'],
    ['currentEditornetId', 'integer'],
  ] as const)('Item record: %s: %s', (field, _type) => {
    expect(imported.roomItems['1'][field]).toEqual(ITEM[field]);
  });

  test('Known `settings` keys: roomBase (string), isNight (boolean), chatDisabled (boolean), tasksRefresh (boolean), roomSettingsExtraData (string holding JSON).', () => {
    expect(imported.settings).toEqual(SETTINGS);
  });

  test('A `logic` value is a JSON string with keys `Tasks`, `ViewNodes`, `col`, `e`, `c`', () => {
    expect(JSON.parse(imported.logic['1'])).toEqual(LOGIC);
  });
});

describe('GET /api/v2/mcp/download-room-data', () => {
  test('Response: `application/json` attachment with a `Content-Length` header.', async () => {
    const { status, headers, bytes } = await service.download('full');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="full.json"');
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(bytes.toString()).toBe(JSON.stringify(ROOM));
  });

  test("Returns 404 when the room's runtime data is currently unavailable", async () => {
    for (const room of ['away', 'lost']) {
      const { status, body } = await service.download(room);
      expect([status, body.error]).toEqual([404, 'room-data-unavailable']);
    }
  });

  test('Headers: `x-room-id` (game identifier): required', async () => {
    const { status, body } = await service.ask('download');
    expect([status, body.message]).toEqual([400, 'headers: x-room-id is missing']);
  });

  test.each(['nobody', '..', '../full', 'full/', './full', '%66ull', 'FULL', '__proto__', ' '])(
    'the x-room-id %j names no room',
    async (room) => {
      expect((await service.ask('download', { room })).status).toBeGreaterThanOrEqual(400);
    },
  );

  test('a manager may download, a stranger may not', async () => {
    expect((await service.download('full', 'bob')).status).toBe(200);
    expect((await service.download('full', 'eve')).status).toBe(403);
  });
});

describe('POST /api/v2/mcp/upload-room-data-url', () => {
  test('Headers: `x-room-id`, `x-access-key`; both required', async () => {
    const jsonUrl = await service.uploaded(ROOM);
    expect((await service.ask('import', { body: { jsonUrl } })).status).toBe(400);
    const headers = { 'x-access-key': '' };
    expect((await service.ask('import', { room: 'full', body: { jsonUrl }, headers })).status).toBe(403);
  });

  test('Request body: `jsonUrl` (string, a publicly readable JSON location).', async () => {
    for (const body of [{}, { jsonUrl: 5 }, { jsonUrl: null }, []])
      expect((await service.ask('import', { room: 'full', body })).status).toBe(400);
  });

  test('`roomItems` present: reconciled with the existing item set; items whose identifiers are omitted from the object are removed', async () => {
    const id = newRoom();
    expect((await service.import(id, { roomItems: { '2': { placed: false }, '3': ITEM } })).status).toBe(200);
    expect((await service.download(id)).body.roomItems).toEqual({ '2': { placed: false }, '3': ITEM });
  });

  test.each([
    ['settings', { isNight: false }],
    ['roomTasks', { Tasks: [{}] }],
    ['quests', { q: {} }],
  ] as const)(
    '`%s` present: that whole section is rewritten. An absent section is left unchanged',
    async (section, value) => {
      const id = newRoom();
      expect((await service.import(id, { [section]: value })).status).toBe(200);
      expect((await service.download(id)).body).toEqual({ ...ROOM, [section]: value });
    },
  );

  test("`logic` present with `roomItems`: merged into each matching item's `extraData`", async () => {
    const id = 'empty';
    const extraData = '{"kept":1}';
    await service.import(id, { roomItems: { '1': { extraData } }, logic: { '1': '{"c":true}' } });
    const { roomItems } = (await service.download(id)).body;
    expect(JSON.parse(roomItems['1'].extraData)).toEqual({ kept: 1, c: true });
  });

  test('the room has the bytes that `roomlint plan` shows', async () => {
    const id = newRoom();
    const before = (await service.download(id)).bytes;
    const snapshot = Buffer.from('{ "settings": {"isNight":   1.50},\r\n"roomItems":{"1":{}}}');
    await service.import(id, snapshot);
    expect((await service.download(id)).bytes).toEqual(Buffer.from(importInto(before, snapshot)));
  });

  test('When `jsonUrl` is the service-managed location returned by the JSON upload-URL route, the object is removed after a successful import.', async () => {
    const id = newRoom();
    const assetURL = await service.uploaded({ settings: {} });
    const path = `assets/${assetURL.split('/').at(-1)}`;
    expect(service.files).toContain(path);
    expect((await service.ask('import', { room: id, body: { jsonUrl: assetURL } })).status).toBe(200);
    expect((await service.fetch(assetURL)).status).toBe(404);
    expect(service.files).not.toContain(path);
    const again = await service.ask('import', { room: id, body: { jsonUrl: assetURL } });
    expect([again.status, again.body.error]).toEqual([400, 'json-not-readable']);
  });

  test('an object outlasts the service, and is removed all the same', async () => {
    const first = await served({ files: roomFiles('room') });
    const assetURL = await first.uploaded({ settings: {} });
    await first.close();
    const second = await served({ folder: first.folder });
    const jsonUrl = second.address + new URL(assetURL).pathname;
    expect((await second.ask('import', { room: 'room', body: { jsonUrl } })).status).toBe(200);
    expect(second.files.filter((file) => file.startsWith('assets/'))).toEqual([]);
  });

  test.each(
    Object.entries<(one: Served) => Promise<{ readonly jsonUrl: string; readonly file: string }>>({
      'a model': async (one) => {
        const { signedUploadURL, assetURL, objectKey } = await one.destination(
          'modelUpload',
          'model/gltf-binary',
        );
        await one.put(signedUploadURL, '{"settings":{}}', 'model/gltf-binary');
        return { jsonUrl: assetURL, file: objectKey };
      },
      'an image': async (one) => {
        const { signedUploadURL, assetURL, objectKey } = await one.destination('imageUpload', 'image/png');
        await one.put(signedUploadURL, '{"settings":{}}', 'image/png');
        return { jsonUrl: assetURL, file: objectKey };
      },
      "another creator's JSON": async (one) => {
        const { signedUploadURL, assetURL, objectKey } = await one.destination(
          'jsonUpload',
          undefined,
          'eve',
        );
        await one.put(signedUploadURL, '{"settings":{}}');
        return { jsonUrl: assetURL, file: objectKey };
      },
      'JSON that was put into assets/ by hand': async (one) => {
        const file = `${'0123456789abcdef'.repeat(2)}.json`;
        writeFileSync(join(one.folder, 'assets', file), '{"settings":{}}');
        return { jsonUrl: `${one.address}/assets/${file}`, file };
      },
      'JSON at an address that the route did not return': async (one) => {
        const assetURL = await one.uploaded({ settings: {} });
        return { jsonUrl: `${assetURL}?version=2`, file: assetURL.split('/').at(-1)! };
      },
    }),
  )('only what the JSON upload-URL route returned to the caller is removed: %s stays', async (_name, put) => {
    const id = newRoom();
    const { jsonUrl, file } = await put(service);
    expect((await service.ask('import', { room: id, body: { jsonUrl } })).status).toBe(200);
    expect(service.files).toContain(`assets/${file}`);
  });

  test("what another manager of the room imports stays its owner's", async () => {
    const id = newRoom();
    const jsonUrl = await service.uploaded({ settings: {} });
    expect((await service.ask('import', { as: 'bob', room: id, body: { jsonUrl } })).status).toBe(200);
    expect((await service.fetch(jsonUrl)).status).toBe(200);
  });

  test('an import that fails keeps the object', async () => {
    const id = newRoom();
    const assetURL = await service.uploaded(Buffer.from('{'));
    expect((await service.ask('import', { room: id, body: { jsonUrl: assetURL } })).status).toBe(422);
    expect((await service.fetch(assetURL)).status).toBe(200);
  });

  test('Response body shape: not shown. It is code and message', async () => {
    expect((await service.import(newRoom(), {})).body).toEqual({
      code: 'SUCCESS',
      message: 'The snapshot was imported.',
    });
  });

  test('a manager may import, a stranger may not', async () => {
    const id = newRoom();
    expect((await service.import(id, { settings: {} }, 'bob')).status).toBe(200);
    const { status, body } = await service.import(id, { settings: { isNight: true } }, 'eve');
    expect([status, body.error]).toEqual([403, 'not-a-manager']);
  });

  test.each([
    ['no JSON at all', '<html>', 'it is not JSON: line 1, column 1'],
    ['nothing', '', 'it is not JSON: line 1, column 1'],
    ['a cut-off file', '{"settings": {', 'it is not JSON: line 1'],
    ["a server's error response", '{"error": "no"}', 'it has none of the five sections'],
    ['an array', '[]', 'its root is an array, not an object'],
    ['a section that is an array', '{"quests": []}', 'its quests section is an array, not an object'],
    ['UTF-16', Buffer.from('\ufeff{}', 'utf16le'), 'save it as UTF-8'],
  ])('unreadable JSON: %s is refused with 422, and the room stays', async (_name, content, why) => {
    const id = newRoom();
    const { status, body } = await service.import(id, Buffer.from(content));
    expect([status, body.error]).toEqual([422, 'not-a-snapshot']);
    expect(body.message).toContain(why);
    expect((await service.download(id)).body).toEqual(ROOM);
  });

  test.each([
    ['all of them', '{"\\u0072oomItems": {"1": {"prefabName": "Tree"}}}'],
    ['one of several', '{"settings": {}, "\\u0072oomItems": {"1": {"prefabName": "Tree"}}}'],
  ])('names of sections may be spelled with escapes: %s', async (_name, content) => {
    const id = newRoom();
    expect((await service.import(id, Buffer.from(content))).status).toBe(200);
    expect((await service.download(id)).body).toMatchObject({ roomItems: { 1: { prefabName: 'Tree' } } });
  });

  test('a room whose own snapshot is broken takes no import, with 409', async () => {
    const { status, body } = await service.import('broken', { settings: {} });
    expect([status, body.error]).toEqual([409, 'room-unusable']);
  });

  test('a room without a snapshot takes the first one', async () => {
    const id = newRoom();
    rmSync(join(service.folder, 'rooms', id, 'snapshot.json'));
    expect((await service.import(id, { settings: { isNight: true } })).status).toBe(200);
    expect((await service.download(id)).body).toEqual({ settings: { isNight: true } });
  });

  test('what roomlint check finds is logged, and refuses nothing', async () => {
    const one = await served({
      files: roomFiles('mine'),
      work: { check: async (_room, snapshot) => findingCounts(snapshot) },
    });
    expect((await one.import('mine', { quests: { nonsense: 5 } })).status).toBe(200);
    const line = JSON.parse(one.log.find((each) => each.includes('roomlint check'))!);
    expect(line).toMatchObject({ room: 'mine', errors: expect.any(Number), warnings: 0 });
    expect(line.errors).toBeGreaterThan(0);
  });

  test('a check that fails is logged, and refuses nothing', async () => {
    const one = await served({
      files: roomFiles('mine'),
      work: { check: () => Promise.reject(new Error('out of memory')) },
    });
    expect((await one.import('mine', { settings: {} })).status).toBe(200);
    expect(one.log.join('')).toContain('out of memory');
  });
});

describe('imports at once', () => {
  test('into one room are carried out one after another, in the order in which they were asked for', async () => {
    const running: string[] = [];
    const one = await served({
      files: roomFiles('busy', {}, {}),
      work: {
        importInto: async (room, snapshot) => {
          running.push('begins');
          await new Promise((resolve) => setImmediate(resolve));
          running.push('ends');
          return { kind: 'room', bytes: importInto(room, snapshot) };
        },
      },
    });
    const quests = (number: number) => ({ roomItems: { [number]: {} }, settings: { roomBase: `${number}` } });
    const urls: string[] = [];
    for (let number = 0; number < 4; number++) urls.push(await one.uploaded(quests(number)));
    const answers = await Promise.all(
      urls.map((jsonUrl) => one.ask('import', { room: 'busy', body: { jsonUrl } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200));
    expect(running).toEqual(urls.flatMap(() => ['begins', 'ends']));
    const { roomItems, settings } = (await one.download('busy')).body;
    expect(Object.keys(roomItems)).toEqual([settings.roomBase]);
  });

  test('into different rooms do not wait for each other', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const one = await served({
      files: { ...roomFiles('slow', {}, { settings: {} }), ...roomFiles('quick', {}, {}) },
      work: {
        importInto: async (room, snapshot) => {
          if (room.length > 2) await held;
          return { kind: 'room', bytes: importInto(room, snapshot) };
        },
      },
    });
    const slow = one.import('slow', { quests: {} });
    expect((await one.import('quick', { quests: {} })).status).toBe(200);
    release();
    expect((await slow).status).toBe(200);
  });
});
