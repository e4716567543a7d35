import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { METADATA_FIELDS } from '../../src/api/metadata.js';
import { endServices, roomFiles, type Served, served } from './served.js';

const GARDEN = Buffer.from('{ "quests": {},\n\t"settings": {"isNight": true, "unknown": 1.0} }\n');
let service: Served;

beforeAll(async () => {
  service = await served({
    files: {
      'templates/garden.json': GARDEN,
      ...roomFiles('shared', { metadata: { Name: 'Shared', IdSlug: 'shared', Status: 'published' } }, GARDEN),
    },
  });
});
endServices();

const update = (room: Record<string, unknown>, as: 'ann' | 'bob' | 'eve' = 'ann') =>
  service.ask('update', { as, body: { room } });
const stored = (id: string) =>
  JSON.parse(readFileSync(join(service.folder, 'rooms', id, 'room.json'), 'utf8')).metadata;

describe('Room (game) metadata', () => {
  test('RoomID: String identifier of the game. Required in the update route. Returned by create as `room.RoomID`.', async () => {
    const { body } = await service.ask('create', { body: { templateName: 'blank' } });
    expect(version(body.room.RoomID)).toBe(7);
    const answer = await update({ Name: 'Nobody' });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'invalid-request', message: 'body: room.RoomID is missing' },
    ]);
  });

  test('Name: String (null possible in the create response). Player-facing title.', async () => {
    const named = await service.ask('create', {
      body: { templateName: 'blank', customTemplateName: 'My garden' },
    });
    const unnamed = await service.ask('create', { body: { templateName: 'blank' } });
    expect([named.body.room.Name, unnamed.body.room.Name]).toEqual(['My garden', null]);
    const renamed = await Promise.all(
      ['', null, 5, ['a']].map((Name) => update({ RoomID: named.body.room.RoomID, Name })),
    );
    expect(renamed.map(({ status }) => status)).toEqual([200, 200, 400, 400]);
    expect(renamed[2]?.body.message).toBe('body: room.Name must be a string or null');
  });

  test('ShortDescription: Short summary. Must be non-empty to publish.', async () => {
    const id = await service.create();
    for (const ShortDescription of [undefined, '', null, 5]) {
      const answer = await update({ RoomID: id, Status: 'published', ShortDescription });
      expect([answer.status, answer.body.error]).toEqual([400, 'short-description-missing']);
    }
    expect(stored(id).Status).toBeUndefined();
    expect((await update({ RoomID: id, ShortDescription: 'Small' })).status).toBe(200);
    expect((await update({ RoomID: id, Status: 'published' })).body.data.Status).toBe('published');
  });

  test.each([
    ['Description', 'Player-facing summary.'],
    ['Overview', 'Player-facing copy.'],
    ['Image', 'Player-facing media.'],
    ['Gallery', 'Player-facing media.'],
    ['Genre', 'Discovery.'],
    ['Subgenres', 'Discovery.'],
    ['Purpose', 'Discovery.'],
    ['Discord', 'a community-chat link field (named after the chat product): Discovery.'],
    ['IdSlug', 'Game identity.'],
    ['ShowOnDirectory', 'Presentation control.'],
    ['MuteGuests', 'Presentation control.'],
    ['HighRes', 'Presentation control.'],
    ['HideNameOnLoadingScreen', 'Presentation control.'],
    ['AttachedLists', 'Build inventory references.'],
    ['AttachedItems', 'Build inventory references.'],
    ['RelatedLevelStagingRoomIDs', 'Ordered list of related-game references.'],
  ])('%s: %s Types and formats of the metadata fields: not shown, so any JSON is kept', async (field) => {
    const value = [field, '', null, true, 0, ['b', 'a'], { deep: [{}] }];
    expect((await update({ RoomID: 'shared', [field]: value })).body.data[field]).toEqual(value);
    expect(stored('shared')[field]).toEqual(value);
  });

  test('metadata of every JSON type is kept, also with keys that JavaScript treats in its own way', async () => {
    for (const value of ['"text"', '""', 'null', 'true', '0', '[]', '{"__proto__":{"a":1},"toString":1}']) {
      const text = `{"room":{"RoomID":"shared","Purpose":${value}}}`;
      const { body } = await service.ask('update', { text });
      expect(JSON.stringify([body.data.Purpose, stored('shared').Purpose])).toBe(`[${value},${value}]`);
    }
  });

  test('Status: Lifecycle state (see part 3). Strings other than published and archived are kept', async () => {
    const id = await service.create();
    for (const Status of ['draft', 'Published', 'ARCHIVED', ''])
      expect((await update({ RoomID: id, Status })).body.data.Status).toBe(Status);
  });

  test('the allowlist is the table without RoomID', () => {
    expect(METADATA_FIELDS).toHaveLength(19);
    expect(METADATA_FIELDS).not.toContain('RoomID');
  });
});

describe('States and transitions', () => {
  test('publishing requires a non-empty ShortDescription, which may come in the same request', async () => {
    const id = await service.create();
    const answer = await update({ RoomID: id, Status: 'published', ShortDescription: 'A garden' });
    expect(answer.body.data).toMatchObject({ Status: 'published', ShortDescription: 'A garden' });
  });

  test("archiving requires the game's owner", async () => {
    const refused = await update({ RoomID: 'shared', Status: 'archived', Overview: 'by bob' }, 'bob');
    expect([refused.status, refused.body.error]).toEqual([403, 'not-the-owner']);
    expect(stored('shared').Overview).not.toBe('by bob');
    expect((await update({ RoomID: 'shared', Status: 'archived' })).body.data.Status).toBe('archived');
  });
});

test.each<[string, string | Buffer, string]>([
  [
    'nested a hundred thousand levels deep',
    `{"room":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    'too-deep',
  ],
  ['that is not UTF-8', Buffer.from('{"room":{"RoomID":"\u00ff"}}', 'latin1'), 'not-json'],
  ['that is cut off', '{"room":', 'not-json'],
])('a body %s is refused', async (_what, body, error) => {
  const answer = await service.ask('update', { text: body });
  expect([answer.status, answer.body.error]).toEqual([400, error]);
});

describe('POST /api/v2/rooms/create', () => {
  test('templateName: string, required in practice. Resolved against the current template catalog. The catalog changes; do not hard-code it.', async () => {
    const { body } = await service.ask('create', { body: { templateName: 'garden' } });
    expect((await service.download(body.room.RoomID)).bytes).toEqual(GARDEN);
  });

  test('customTemplateName: string, optional. Display name.', async () => {
    const answer = await service.ask('create', { body: { templateName: 'garden', customTemplateName: 5 } });
    expect([answer.status, answer.body.message]).toEqual([400, 'body: customTemplateName must be a string']);
  });

  test('Response: `code` (string, `SUCCESS` on success) and `room` object with `RoomID` (string) and `Name` (string or null), plus more metadata.', async () => {
    const { status, body } = await service.ask('create', { body: { templateName: 'blank' } });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        code: 'SUCCESS',
        room: {
          RoomID: expect.any(String),
          Name: null,
          AttachedItems: [],
          AttachedLists: [],
          RelatedLevelStagingRoomIDs: [],
        },
      },
    });
  });

  test.each([
    ['{', 'it is not JSON: line 1'],
    ['', 'it is not JSON: line 1'],
    ['[]', 'its root is an array, not an object'],
    ['{"error":"no"}', 'it has none of the five sections'],
    ['{"quests":[]}', 'its quests section is an array, not an object'],
  ])('a template that is not a snapshot makes no room: %s', async (content, why) => {
    const one = await served({ files: { 'templates/broken.json': Buffer.from(content) } });
    const { status, body } = await one.ask('create', { body: { templateName: 'broken' } });
    expect([status, body]).toEqual([
      409,
      { error: 'template-unusable', message: 'the template cannot be used: the log of the service says why' },
    ]);
    expect(one.log.join('')).toContain(`the template cannot be used: ${why}`);
    expect(readdirSync(join(one.folder, 'rooms'))).toEqual([]);
  });

  test('a template may be an empty object, and is never a folder', async () => {
    const one = await served({ files: { 'templates/empty.json': {}, 'templates/dir.json/x.json': {} } });
    expect((await one.ask('create', { body: { templateName: 'empty' } })).status).toBe(200);
    const { status, body } = await one.ask('create', { body: { templateName: 'dir' } });
    expect([status, body.error]).toEqual([400, 'template-unknown']);
  });

  test('a template that is added while the service runs is known', async () => {
    const later = await served();
    expect((await later.ask('create', { body: { templateName: 'late' } })).body.error).toBe(
      'template-unknown',
    );
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(later.folder, 'templates/late.json'), GARDEN);
    expect((await later.ask('create', { body: { templateName: 'late' } })).status).toBe(200);
  });

  test.each([
    '../creators',
    '../rooms/shared/snapshot',
    '/etc/hostname',
    'garden.json',
    'garden\0',
    '%2e%2e/creators',
    '..\\creators',
    'GARDEN',
    '.',
    '__proto__',
  ])('a template named %j is unknown: names are never paths', async (templateName) => {
    const { status, body } = await service.ask('create', { body: { templateName } });
    expect([status, body.error]).toEqual([400, 'template-unknown']);
  });
});

describe('POST /api/v2/rooms/duplicate', () => {
  test('Request body: `roomId` (string, identifier of the source game).', async () => {
    for (const body of [{}, { roomId: 5 }, { roomId: ['shared'] }, { RoomID: 'shared' }])
      expect((await service.ask('duplicate', { body })).status).toBe(400);
    for (const roomId of ['', 'nowhere', '../shared', 'SHARED', '__proto__']) {
      const { status, body } = await service.ask('duplicate', { body: { roomId } });
      expect([status, body.error]).toEqual([404, 'room-unknown']);
    }
  });

  test('Response: `code` (string), `message` (string, human-readable copy message), `roomId` (string, identifier of the new game).', async () => {
    const { status, body } = await service.ask('duplicate', { body: { roomId: 'shared' } });
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 'SUCCESS',
      message: `The room was copied. The copy is ${body.roomId}.`,
      roomId: body.roomId,
    });
  });

  test('The caller must own the source game', async () => {
    for (const as of ['bob', 'eve'] as const) {
      const { status, body } = await service.ask('duplicate', { as, body: { roomId: 'shared' } });
      expect([status, body.error]).toEqual([403, 'not-the-owner']);
    }
  });

  test('The copy gets a new identifier and is a separate project, with the bytes of the source', async () => {
    const source = await service.create('Source');
    await service.import(source, GARDEN);
    await update({ RoomID: source, IdSlug: 'source', Overview: 'Copied' });
    const bytes = (await service.download(source)).bytes;
    const { roomId } = (await service.ask('duplicate', { body: { roomId: source } })).body;
    expect(version(roomId)).toBe(7);
    expect((await service.download(roomId)).bytes).toEqual(bytes);
    expect(stored(roomId)).toMatchObject({ Name: 'Source', Overview: 'Copied' });
    expect(stored(roomId)).not.toHaveProperty('IdSlug');
    await service.import(source, { settings: { isNight: false } });
    expect((await service.download(roomId)).bytes).toEqual(bytes);
    expect((await service.download(roomId, 'bob')).status).toBe(403);
  });

  test('a copy of a published room is not published', async () => {
    const id = await service.create();
    await update({ RoomID: id, Status: 'published', ShortDescription: 'Here' });
    const { roomId } = (await service.ask('duplicate', { body: { roomId: id } })).body;
    expect(stored(roomId).Status).toBeUndefined();
  });
});

describe('POST /api/v2/room/update-room-settings', () => {
  test('any subset of the allowlisted fields may follow. Fields outside the allowlist are not persisted by contract', async () => {
    const id = await service.create('Before');
    const { body } = await update({
      RoomID: id,
      Name: 'After',
      owner: 'eve',
      Unknown: 1,
      toString: 'x',
      __proto__: { a: 1 },
    });
    expect(body.data).toEqual({ ...stored(id), RoomID: id });
    expect(Object.keys(stored(id)).sort()).toEqual([
      'AttachedItems',
      'AttachedLists',
      'Name',
      'RelatedLevelStagingRoomIDs',
    ]);
    const { owner } = JSON.parse(readFileSync(join(service.folder, 'rooms', id, 'room.json'), 'utf8'));
    expect(owner).toBe('ann');
  });

  test('Request body: object with a `room` object. Inside it `RoomID` is required', async () => {
    for (const body of [
      {},
      { RoomID: 'shared' },
      { room: null },
      { room: [] },
      { room: { RoomID: ['shared'] } },
    ])
      expect((await service.ask('update', { body })).status).toBe(400);
    expect((await update({ RoomID: 'nowhere' })).status).toBe(404);
  });

  test('Send only fields to change: the others stay', async () => {
    const id = await service.create('Kept');
    await update({ RoomID: id, Genre: 'puzzle', Purpose: null });
    await update({ RoomID: id, Genre: 'story' });
    expect(stored(id)).toMatchObject({ Name: 'Kept', Genre: 'story', Purpose: null });
  });

  test('It is not a substitute for a snapshot import: it changes no byte of the snapshot', async () => {
    const { body } = await service.ask('create', { body: { templateName: 'garden' } });
    const id = body.room.RoomID;
    await update({ RoomID: id, Name: 'New', quests: { q: {} }, settings: { isNight: false } });
    expect((await service.download(id)).bytes).toEqual(GARDEN);
    expect(stored(id)).not.toHaveProperty('quests');
  });

  test('Response: object with `data`, holding `RoomID` and the updated public game data.', async () => {
    const id = await service.create('Open');
    const { body } = await update({ RoomID: id, Genre: 'puzzle' });
    expect(body).toEqual({ data: { ...stored(id), RoomID: id, Genre: 'puzzle' } });
  });

  test('the caller must be allowed to manage the game', async () => {
    expect((await update({ RoomID: 'shared', Overview: 'x' }, 'bob')).status).toBe(200);
    const { status, body } = await update({ RoomID: 'shared', Overview: 'y' }, 'eve');
    expect([status, body.error]).toEqual([403, 'not-a-manager']);
    expect(stored('shared').Overview).toBe('x');
  });

  test('updates of one room at once all take effect', async () => {
    const id = await service.create();
    const answers = await Promise.all(METADATA_FIELDS.map((field) => update({ RoomID: id, [field]: field })));
    expect(answers.map(({ status }) => status)).toEqual(METADATA_FIELDS.map(() => 200));
    expect(stored(id)).toEqual(Object.fromEntries(METADATA_FIELDS.map((field) => [field, field])));
  });

  test('metadata outlasts the service', async () => {
    const first = await served();
    const id = await first.create('Kept');
    await first.ask('update', { body: { room: { RoomID: id, Genre: { any: ['JSON'] } } } });
    await first.close();
    const second = await served({ folder: first.folder });
    const { body } = await second.ask('update', { body: { room: { RoomID: id } } });
    expect(body.data).toMatchObject({ Name: 'Kept', Genre: { any: ['JSON'] } });
  });
});

describe('Limits on game creation', () => {
  test('Create with missing or unknown template: error (status code: not shown)', async () => {
    for (const body of [{}, { templateName: '' }]) {
      const answer = await service.ask('create', { body });
      expect([answer.status, answer.body.error]).toEqual([400, 'template-missing']);
    }
    const { status, body } = await service.ask('create', { body: { templateName: 'nowhere' } });
    expect([status, body]).toEqual([
      400,
      { error: 'template-unknown', message: 'there is no template of this name' },
    ]);
  });

  test('Create rejected by creator or storage limits: error (status code: not shown)', async () => {
    const asked = () => service.ask('create', { as: 'max', body: { templateName: 'blank' } });
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      error: 'too-many-rooms',
      message: 'you may not own more rooms than 1',
    });
    const roomId = answers.find(({ status }) => status === 200)?.body.room.RoomID;
    const copy = await service.ask('duplicate', { as: 'max', body: { roomId } });
    expect([copy.status, copy.body.error]).toEqual([409, 'too-many-rooms']);
  });

  test('a full disk rejects the creation, and leaves nothing', async () => {
    const full = await served({
      store: (store) => ({
        rooms: Object.assign(Object.create(store.rooms), {
          create: async () => {
            throw Object.assign(new Error('full'), { code: 'ENOSPC' });
          },
        }),
        objects: store.objects,
        catalog: store.catalog,
        readUploadCounts: () => store.readUploadCounts(),
        writeUploadCounts: (counts) => store.writeUploadCounts(counts),
      }),
    });
    const { status, body } = await full.ask('create', { body: { templateName: 'blank' } });
    expect([status, body.error]).toEqual([409, 'storage-full']);
  });
});
