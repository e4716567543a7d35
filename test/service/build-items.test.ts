import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { endServices, roomFiles, type Served, served } from './served.js';

const item = (id: string, type: string, more: Record<string, unknown> = {}) => ({
  id,
  name: `The ${id}`,
  type,
  category: 'any',
  glb: null,
  audio: null,
  thumbnailSrc: `https://example.com/${id}.png`,
  ...more,
});
const TREE = item('tree', 'model', { glb: 'https://example.com/tree.glb' });
const SONG = item('song', 'Audio', { audio: 'https://example.com/song.mp3' });
const INVENTORY = {
  items: [
    TREE,
    SONG,
    item('poster', 'image'),
    item('brick', 'textures'),
    item('prop', 'something', { glb: 'https://example.com/prop.glb', unknown: 1 }),
    item('rule', 'script'),
  ],
  lists: [
    { id: 'trees', items: ['tree', 'brick', 'gone'] },
    { id: 'all', items: ['song', 'poster', 'rule', 'prop', 'tree'] },
  ],
};
let service: Served;

beforeAll(async () => {
  const attached = (AttachedItems: unknown, AttachedLists: unknown) => ({
    metadata: { AttachedItems, AttachedLists },
  });
  service = await served({
    files: {
      'items.json': INVENTORY,
      ...roomFiles('both', attached(['song', 'song', 'nothing'], ['trees', 'all', 'trees', 'unknown'])),
      ...roomFiles('odd', attached('song', [5, { id: 'all' }, 'trees'])),
      ...roomFiles('none'),
    },
  });
});
endServices();

const idsOf = async (roomId: string) =>
  (await service.ask('items', { query: { roomId } })).body.items.map(({ id }: { id: string }) => id);

describe('GET /api/v2/room/get-build-items', () => {
  test('Query: `roomId` (string).', async () => {
    expect((await service.ask('items')).status).toBe(400);
    const twice = await service.fetch('/api/v2/room/get-build-items?roomId=both&roomId=none', {
      headers: { 'x-access-key': 'ann-SECRET-access' },
    });
    expect(twice.status).toBe(400);
  });

  test('Header: `x-access-key` (required). The caller must be allowed to manage the game.', async () => {
    expect((await service.ask('items', { as: 'bob', query: { roomId: 'both' } })).status).toBe(200);
    expect((await service.ask('items', { as: 'eve', query: { roomId: 'both' } })).status).toBe(403);
    expect((await service.ask('items', { query: { roomId: 'unknown' } })).status).toBe(404);
  });

  test('Response: `code` (string, `SUCCESS`) and `items` (array of build items, part 2).', async () => {
    const { status, body } = await service.ask('items', { query: { roomId: 'none' } });
    expect([status, body]).toEqual([200, { code: 'SUCCESS', items: [] }]);
  });

  test('The list merges directly attached items with items from attached build lists, each once', async () => {
    expect(await idsOf('both')).toEqual(['song', 'tree', 'brick', 'poster', 'prop']);
  });

  test('covers placeable models, audio, images and textures accessible to the game: no scripts', async () => {
    expect(await idsOf('both')).not.toContain('rule');
  });

  test('attached values other than ids attach nothing', async () => {
    expect(await idsOf('odd')).toEqual(['tree', 'brick']);
  });
});

describe('Build item (element of the build inventory)', () => {
  test.each([
    ['id', 'string'],
    ['name', 'string'],
    ['type', 'string'],
    ['category', 'string'],
    ['glb', 'string or null'],
    ['audio', 'string or null'],
    ['thumbnailSrc', 'string'],
  ] as const)('%s: %s', async (field, _type) => {
    const { body } = await service.ask('items', { query: { roomId: 'both' } });
    expect(body.items.slice(0, 2).map((each: typeof SONG) => each[field])).toEqual([
      SONG[field],
      TREE[field],
    ]);
  });

  test('an items.json that cannot be used is an error in the log', async () => {
    const one = await served({ files: roomFiles('mine') });
    writeFileSync(join(one.folder, 'items.json'), '{"items":[{"id":"x"}]}');
    const { status, body } = await one.ask('items', { query: { roomId: 'mine' } });
    expect([status, body.error]).toEqual([409, 'inventory-unusable']);
    expect(one.log.join('')).toContain('items.json: items[0].name is missing');
  });
});
