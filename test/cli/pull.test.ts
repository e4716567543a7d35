import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Desk, GARDEN, MORE } from './desk.js';
import { desksOfService } from './running-desks.js';

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

describe('roomlint pull', () => {
  test('writes the bytes of the room, and keeps them beside the file where git does not look', async () => {
    const { code, out } = await desk.run(['pull', 'garden.json']);
    expect(code).toBe(0);
    const bytes = await desk.roomBytes();
    expect(desk.read('garden.json')).toEqual(bytes);
    expect(out).toBe(`pulled room ${desk.room} into garden.json: ${bytes.length} bytes\n`);
    expect(String(desk.read('.roomlint/.gitignore'))).toBe('*\n');
  });

  test('refuses to overwrite local changes, and files that it has not pulled', async () => {
    desk.write('garden.json', GARDEN);
    const first = await desk.run(['pull', 'garden.json']);
    expect(first.code).toBe(1);
    expect(first.out).toContain('garden.json was not overwritten: it was not pulled from room');
    await desk.run(['pull', 'other.json']);
    desk.write('other.json', MORE);
    const second = await desk.run(['pull', 'other.json']);
    expect(second).toMatchObject({
      code: 1,
      out: 'other.json was not overwritten: it has changes that were not pushed. Push it, or move it away\n',
    });
    expect(desk.read('other.json')).toEqual(MORE);
  });

  test('brings what others have changed, when there are no local changes', async () => {
    await desk.pullGarden();
    await desk.importBySomebodyElse(MORE);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect(desk.read('garden.json')).toEqual(await desk.roomBytes());
  });

  test('needs a file: not a folder, a pipe, or -', async () => {
    mkdirSync(join(desk.path, 'folder'));
    execFileSync('mkfifo', [join(desk.path, 'pipe')]);
    const words = {
      folder: 'folder: this is a folder, not a file',
      pipe: 'pipe: this is a pipe or device, not a file',
      '-': 'a room is pulled into a file and pushed from it: name one, and not -',
      'missing/garden.json': `${join(desk.path, 'missing')}: no such folder`,
    };
    for (const [file, message] of Object.entries(words))
      for (const command of ['pull', 'push', 'status'])
        expect(await desk.run([command, '--', file])).toMatchObject({
          code: 2,
          err: `roomlint: ${message}\n`,
        });
    expect(readdirSync(desk.path).sort()).toEqual(['folder', 'pipe']);
  });

  test('says why the system refuses a path', async () => {
    desk.write('file', GARDEN);
    symlinkSync('loop.json', join(desk.path, 'loop.json'));
    const long = `${'n'.repeat(300)}.json`;
    const words = {
      'file/garden.json': 'part of the path is a file, not a folder',
      'loop.json': 'its symbolic links form a loop',
      [long]: 'the name is too long',
    };
    for (const [file, message] of Object.entries(words))
      for (const command of [['pull'], ['push'], ['status'], ['status', '--offline'], ['room', 'download']])
        expect(
          await desk.run([...command, ...(command[0] === 'room' ? [desk.room] : []), file]),
        ).toMatchObject({ code: 2, err: `roomlint: ${file}: ${message}\n` });
    expect(readdirSync(desk.path).sort()).toEqual(['file', 'loop.json']);
  });

  test('leaves nothing behind for a room that does not exist', async () => {
    await desk.pullGarden();
    for (const command of ['pull', 'push'])
      expect((await desk.run([command, '--room', 'mistyped', 'garden.json'])).code).toBe(2);
    expect(readdirSync(join(desk.path, '.roomlint')).sort()).toEqual(['.gitignore', desk.room].sort());
  });

  test('needs a room, a server and a key', async () => {
    const run = (env: Record<string, string>) => desk.run(['pull', 'garden.json'], { env });
    expect((await run({ ROOMLINT_ROOM: '' })).err).toBe(
      'roomlint: no room: use --room ID, or set ROOMLINT_ROOM\n',
    );
    expect((await run({ ROOMLINT_SERVER: '' })).err).toContain('no server');
    expect((await run({ ROOMLINT_ACCESS_KEY: '' })).err).toContain('no access key');
  });
});

describe('the room folder', () => {
  test('is passed over by check', async () => {
    await desk.pullGarden();
    const { out } = await desk.run(['check', '--format', 'json', '.']);
    expect(JSON.parse(out).files.map(({ path }: { path: string }) => path)).toEqual(['garden.json']);
  });

  test('holds no credential', async () => {
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    const files = execFileSync('find', [desk.path, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n');
    const { accessKey, apiKey } = desk.service.keys;
    for (const file of files)
      for (const secret of [accessKey, apiKey, 'token'])
        expect(readFileSync(file, 'utf8')).not.toContain(secret);
  });
});
