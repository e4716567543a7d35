import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import { METADATA_FIELDS } from '../../../src/world/api/schemas.js';
import { valueRows } from '../../table-rows.js';
import { endServices, roomFiles, type Served, served } from './served.js';

const GARDEN = Buffer.from('{ "quests": {},\n\t"settings": {"isNight": true, "unknown": 1.0} }\n');
const EMPTY = { AttachedItems: [], AttachedLists: [], RelatedLevelStagingRoomIDs: [] };
let service: Served;
beforeAll(async () => {
  service = await served({ files: { 'templates/garden.json': GARDEN } });
});
endServices();

const update = (room: Record<string, unknown>) => service.ask('update', { body: { room } });
const stored = (id: string) =>
  JSON.parse(readFileSync(join(service.folder, 'rooms', id, 'room.json'), 'utf8')).metadata;
const create = async (templateName: string, one = service) =>
  (await one.ask('create', { body: { templateName } })).body;

describe('a room that is created', () => {
  test('has an identifier, a name or null, and the bytes of its template', async () => {
    const { code, room } = await create('garden');
    expect([code, version(room.RoomID), room]).toEqual([
      'SUCCESS',
      7,
      { RoomID: room.RoomID, Name: null, ...EMPTY },
    ]);
    expect((await service.download(room.RoomID)).bytes).toEqual(GARDEN);
    const body = { templateName: 'garden', customTemplateName: 'My garden' };
    expect((await service.ask('create', { body })).body.room.Name).toBe('My garden');
  });

  test.each(valueRows<[string, string]>('world/service/tables.md', 'Templates that are refused'))(
    'comes from no template that is not a snapshot: %s',
    async (content, why) => {
      const one = await served({ files: { 'templates/broken.json': Buffer.from(content) } });
      const { status, body } = await one.ask('create', { body: { templateName: 'broken' } });
      const message = 'the template cannot be used: the log of the service says why';
      expect([status, body]).toEqual([409, { error: 'template-unusable', message }]);
      expect(one.log.join('')).toContain(`the template cannot be used: ${why}`);
      expect(readdirSync(join(one.folder, 'rooms'))).toEqual([]);
    },
  );

  test('counts towards the rooms of its creator, also when several are asked for at once', async () => {
    const asked = () => service.ask('create', { as: 'max', body: { templateName: 'blank' } });
    const answers = await Promise.all([asked(), asked(), asked()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const full = { error: 'too-many-rooms', message: 'you may not own more rooms than 1' };
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(full);
    const roomId = answers.find(({ status }) => status === 200)?.body.room.RoomID;
    const copy = await service.ask('duplicate', { as: 'max', body: { roomId } });
    expect([copy.status, copy.body.error]).toEqual([409, 'too-many-rooms']);
  });
});

test('a copy is a project of its own, with the bytes and metadata of its source, and is not published', async () => {
  const source = await service.create('Source');
  await service.import(source, GARDEN);
  await update({ RoomID: source, IdSlug: 'source', ShortDescription: 'Here', Status: 'published' });
  const { bytes } = await service.download(source);
  const { status, body } = await service.ask('duplicate', { body: { roomId: source } });
  const { roomId } = body;
  const message = `The room was copied. The copy is ${roomId}.`;
  expect([status, body]).toEqual([200, { code: 'SUCCESS', message, roomId }]);
  expect(version(roomId)).toBe(7);
  expect(stored(roomId)).toEqual({ ...EMPTY, Name: 'Source', ShortDescription: 'Here' });
  await service.import(source, { settings: { isNight: false } });
  expect((await service.download(roomId)).bytes).toEqual(bytes);
  expect((await service.download(roomId, 'bob')).status).toBe(403);
});

describe('metadata', () => {
  test('outside the allowlist is not kept, and fields that are not sent stay', async () => {
    const id = await service.create('Before');
    await update({ RoomID: id, Genre: 'puzzle', Purpose: null });
    const { body } = await update({
      RoomID: id,
      Genre: 'story',
      owner: 'eve',
      Unknown: 1,
      toString: 'x',
      quests: {},
    });
    const kept = { ...EMPTY, Name: 'Before', Genre: 'story', Purpose: null };
    expect([stored(id), body]).toEqual([kept, { data: { ...kept, RoomID: id } }]);
    expect(JSON.parse(readFileSync(join(service.folder, 'rooms', id, 'room.json'), 'utf8')).owner).toBe(
      'ann',
    );
  });

  test('of several updates at once is kept, and outlasts the service', async () => {
    const first = await served({ files: roomFiles('room', { comment: 'of the tester' }) });
    const names = METADATA_FIELDS.map((field) => [field, field]);
    await Promise.all(
      names.map(([field = '']) =>
        first.ask('update', { body: { room: { RoomID: 'room', [field]: field } } }),
      ),
    );
    await first.close();
    const second = await served({ folder: first.folder });
    const { body } = await second.ask('update', { body: { room: { RoomID: 'room' } } });
    expect(body.data).toEqual({ RoomID: 'room', ...Object.fromEntries(names) });
    // What somebody has added to the file stays as well.
    const file = JSON.parse(readFileSync(join(first.folder, 'rooms/room/room.json'), 'utf8'));
    expect(file).toMatchObject({ owner: 'ann', managers: ['bob'], comment: 'of the tester' });
  });
});
