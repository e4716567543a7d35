import { chmodSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openCreators } from '../../src/service/creators.js';
import { FileStore } from '../../src/service/file-store.js';
import { temporaryFolder } from '../temporary-folder.js';
import { endServices, roomFiles, served } from './served.js';

const { fresh: newFolder } = temporaryFolder();
endServices();

const entry = (uid: string, more: Readonly<Record<string, unknown>> = {}) => ({
  uid,
  accessKey: `${uid}-access`,
  apiKey: `${uid}-api`,
  ...more,
});

describe('creators.json', () => {
  test('is made with one creator and random keys, for its owner only', async () => {
    const keys = new Set<string>();
    for (const folder of [newFolder({ a: '' }), newFolder({ a: '' })]) {
      const { path, isNew } = await openCreators(folder);
      expect([path, isNew, statSync(path).mode & 0o777]).toEqual([
        join(folder, 'creators.json'),
        true,
        0o600,
      ]);
      const { creators } = JSON.parse(readFileSync(path, 'utf8'));
      expect(creators).toHaveLength(1);
      for (const key of [creators[0].accessKey, creators[0].apiKey]) {
        expect(key).toMatch(/^[\w-]{43}$/);
        keys.add(key);
      }
      expect((await openCreators(folder)).isNew).toBe(false);
    }
    expect(keys.size).toBe(4);
  });

  test.each([
    ['{', 'this is not valid JSON'],
    ['[]', 'it must be an object'],
    ['{}', 'creators is missing'],
    [JSON.stringify({ creators: [{ uid: 'a' }] }), 'creators[0].accessKey is missing'],
    [JSON.stringify({ creators: [entry('a', { accessKey: '' })] }), 'creators[0].accessKey must match ^'],
    [JSON.stringify({ creators: [entry('a', { apiKey: 'ä' })] }), 'creators[0].apiKey must match ^'],
    [
      JSON.stringify({ creators: [entry('a', { dailyUploads: -1 })] }),
      'creators[0].dailyUploads must be at least 0',
    ],
    [
      JSON.stringify({ creators: [entry('a', { maxRooms: '3' })] }),
      'creators[0].maxRooms must be an integer',
    ],
    [JSON.stringify({ creators: [entry('a'), entry('a')] }), 'two creators have the same uid'],
    [
      JSON.stringify({ creators: [entry('a'), entry('b', { accessKey: 'a-access' })] }),
      'two creators have the same accessKey',
    ],
  ])('that cannot be used is named, with the fault and without keys: %s', async (text, fault) => {
    const folder = newFolder({ 'creators.json': text });
    const message = await openCreators(folder).then(
      () => 'it was read',
      (error: Error) => error.message,
    );
    expect(message).toContain(`${join(folder, 'creators.json')}: ${fault}`);
    expect(message).not.toMatch(/a-access|a-api/);
  });

  test('that others can read is noticed', async () => {
    const folder = newFolder({ 'creators.json': JSON.stringify({ creators: [] }) });
    chmodSync(join(folder, 'creators.json'), 0o644);
    expect((await openCreators(folder)).isExposed).toBe(true);
  });
});

describe('the data folder', () => {
  test('is made where it is missing, with the template `blank`', async () => {
    const folder = join(newFolder(), 'deep', 'er');
    await FileStore.open(folder, () => {});
    const blank = JSON.parse(readFileSync(join(folder, 'templates/blank.json'), 'utf8'));
    expect(Object.keys(blank)).toEqual(['roomItems', 'settings', 'roomTasks', 'quests', 'logic']);
  });

  test('keeps a template `blank` that somebody changed', async () => {
    const folder = newFolder({ 'templates/blank.json': '{"settings":{}}' });
    await FileStore.open(folder, () => {});
    expect(readFileSync(join(folder, 'templates/blank.json'), 'utf8')).toBe('{"settings":{}}');
  });

  test('that is a file is refused', async () => {
    const folder = newFolder({ file: '' });
    await expect(FileStore.open(join(folder, 'file'), () => {})).rejects.toThrow(
      `the data folder cannot be used: ${join(folder, 'file')}: part of the path is a file, not a folder`,
    );
  });

  test('loses the temporary files and folders that a killed service left, and nothing else', async () => {
    const left = '4194000-0123456789abcdef.roomlint-tmp';
    const kept = ['rooms/a/notes.txt', 'assets/mine.roomlint-tmp', 'rooms/a/room.json'];
    const gone = [
      `assets/.0123.json.${left}`,
      `rooms/.new.${left}/snapshot.json`,
      `rooms/a/.snapshot.json.${left}`,
      `.creators.json.${left}`,
      // Of a process that still runs: a service shares its folder with nobody.
      `assets/.4567.json.1-0123456789abcdef.roomlint-tmp`,
    ];
    const folder = newFolder(Object.fromEntries([...kept, ...gone].map((path) => [path, '{"owner":"ann"}'])));
    const store = await FileStore.open(folder, () => {});
    expect([...(await store.rooms.list()).keys()]).toEqual(['a']);
    expect(kept.map((path) => existsSync(join(folder, path)))).toEqual(kept.map(() => true));
    expect(gone.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  });

  test.each([
    ['{', 'this is not valid JSON'],
    ['{}', 'owner is missing'],
    ['{"owner":"ann","managers":"bob"}', 'managers must be an array'],
    ['{"owner":"ann","available":"no"}', 'available must be a boolean'],
    ['{"owner":"ann","metadata":[]}', 'metadata must be an object'],
  ])('leaves out a room whose room.json is %s, and says so', async (text, fault) => {
    const one = await served({
      files: {
        ...roomFiles('good'),
        'rooms/bad/room.json': Buffer.from(text),
        'rooms/file': Buffer.from(''),
      },
    });
    expect(one.log.map((line) => JSON.parse(line).msg)).toContain(
      `rooms/bad/room.json: ${fault}. The room is left out`,
    );
    expect((await one.download('bad')).status).toBe(404);
    expect((await one.download('good')).status).toBe(200);
    expect(readFileSync(join(one.folder, 'rooms/bad/room.json'), 'utf8')).toBe(text);
  });

  test('keeps what somebody added to a room.json', async () => {
    const one = await served({ files: roomFiles('mine', { comment: 'of the tester' }) });
    await one.ask('update', { body: { room: { RoomID: 'mine', Name: 'New' } } });
    expect(JSON.parse(readFileSync(join(one.folder, 'rooms/mine/room.json'), 'utf8'))).toEqual({
      owner: 'ann',
      managers: ['bob'],
      metadata: { Name: 'New' },
      available: true,
      comment: 'of the tester',
    });
  });

  test('counts the uploads of today from zero when their file is damaged', async () => {
    const one = await served({ files: { 'uploads-today.json': Buffer.from('{"day":"2026-05-04"') } });
    const body = { fileType: 'image/png' };
    expect((await one.ask('imageUpload', { as: 'mia', body })).status).toBe(200);
  });

  test('shows a download that began before an import as it was', async () => {
    const one = await served({ files: roomFiles('mine', {}, { settings: {} }) });
    const store = await FileStore.open(one.folder, () => {});
    const before = await store.rooms.openSnapshot('mine');
    await store.rooms.replaceSnapshot('mine', Buffer.from('{}'));
    const pieces: Buffer[] = [];
    for await (const piece of before!.stream()) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('{"settings":{}}');
  });
});
