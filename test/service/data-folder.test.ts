import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCreators } from '../../src/service/creators.js';
import { FileStore } from '../../src/service/file-store.js';
import { FolderLock, LOCK_NAME } from '../../src/service/folder-lock.js';
import { valueRows } from '../table-rows.js';
import { temporaryFolder } from '../temporary-folder.js';
import { endServices, roomFiles, served } from './served.js';

const { fresh } = temporaryFolder();
endServices();

describe('creators.json', () => {
  test('is made with one creator and random keys, for its owner only', async () => {
    const keys: string[] = [];
    for (const folder of [fresh(), fresh()]) {
      const { path, isNew } = await openCreators(folder);
      expect([path, isNew, statSync(path).mode & 0o777]).toEqual([
        join(folder, 'creators.json'),
        true,
        0o600,
      ]);
      const { creators } = JSON.parse(readFileSync(path, 'utf8'));
      expect(creators).toHaveLength(1);
      keys.push(creators[0].accessKey, creators[0].apiKey);
      expect((await openCreators(folder)).isNew).toBe(false);
      chmodSync(path, 0o644);
      expect((await openCreators(folder)).isExposed).toBe(true);
    }
    expect([new Set(keys).size, keys.every((key) => /^[\w-]{43}$/.test(key))]).toEqual([4, true]);
  });

  test.each(
    valueRows<readonly [content: unknown, fault: string]>('service/tables.md', 'Faults of creators.json'),
  )('that cannot be used is named, with the fault and without keys: %j', async (content, fault) => {
    const folder = fresh({
      'creators.json': typeof content === 'string' ? content : JSON.stringify(content),
    });
    const error: Error = await openCreators(folder).catch((reason) => reason);
    expect(error.message).toContain(`${join(folder, 'creators.json')}: ${fault}`);
    expect(error.message).not.toMatch(/a-access|a-api/);
  });
});

describe('the data folder', () => {
  const blankIn = (folder: string): string => readFileSync(join(folder, 'templates/blank.json'), 'utf8');

  test('is made with the template `blank`, which stays as somebody has changed it, and is no file', async () => {
    const folder = join(fresh({ file: '' }), 'deep', 'er');
    await FileStore.open(folder, () => {});
    expect(Object.keys(JSON.parse(blankIn(folder)))).toEqual([
      'roomItems',
      'settings',
      'roomTasks',
      'quests',
      'logic',
    ]);
    const changed = fresh({ 'templates/blank.json': '{"settings":{}}', file: '' });
    await FileStore.open(changed, () => {});
    expect(blankIn(changed)).toBe('{"settings":{}}');
    const refused = `the data folder cannot be used: ${join(changed, 'file')}: part of the path is a file, not a folder`;
    await expect(FileStore.open(join(changed, 'file'), () => {})).rejects.toThrow(refused);
  });

  test('loses the temporary files and folders that a killed service left, and nothing else', async () => {
    const left = '4194000-0123456789abcdef.roomlint-tmp';
    const kept = ['rooms/a/notes.txt', 'assets/mine.roomlint-tmp', 'rooms/a/room.json'];
    // The last one is of a process that still runs: a service shares its folder with nobody.
    const gone = [
      `assets/.0123.json.${left}`,
      `rooms/.new.${left}/snapshot.json`,
      `rooms/a/.snapshot.json.${left}`,
      `.creators.json.${left}`,
      'assets/.4567.json.1-0123456789abcdef.roomlint-tmp',
    ];
    const folder = fresh(Object.fromEntries([...kept, ...gone].map((path) => [path, '{"owner":"ann"}'])));
    const store = await FileStore.open(folder, () => {});
    expect([...(await store.rooms.list()).keys()]).toEqual(['a']);
    expect([...kept, ...gone].filter((path) => existsSync(join(folder, path)))).toEqual(kept);
  });

  test.each(valueRows<[string, string]>('service/tables.md', 'Faults of room.json'))(
    'may have a room whose room.json is %s: it is left out and left alone, and the log says why',
    async (text, fault) => {
      const damaged = {
        'rooms/bad/room.json': Buffer.from(text),
        'rooms/file': Buffer.from(''),
        'uploads-today.json': Buffer.from('{"day":'),
      };
      const one = await served({ files: { ...roomFiles('good'), ...damaged } });
      expect(one.log.map((line) => JSON.parse(line).msg)).toContain(
        `rooms/bad/room.json: ${fault}. The room is left out`,
      );
      expect([(await one.download('bad')).status, (await one.download('good')).status]).toEqual([404, 200]);
      expect(readFileSync(join(one.folder, 'rooms/bad/room.json'), 'utf8')).toBe(text);
      // The uploads of today count from zero when their file is damaged.
      expect((await one.ask('imageUpload', { as: 'mia', body: { fileType: 'image/png' } })).status).toBe(200);
    },
  );

  test('may have an inventory that cannot be used, and the log says why', async () => {
    const one = await served({ files: roomFiles('mine') });
    writeFileSync(join(one.folder, 'items.json'), '{"items":[{"id":"x"}]}');
    const { status, body } = await one.ask('items', { query: { roomId: 'mine' } });
    expect([status, body.error]).toEqual([409, 'inventory-unusable']);
    expect(one.log.join('')).toContain('items.json: items[0].name is missing');
  });

  test('gives a download that began before an import the room as it was', async () => {
    const folder = fresh({
      'rooms/mine/room.json': '{"owner":"ann"}',
      'rooms/mine/snapshot.json': '{"settings":{}}',
    });
    const store = await FileStore.open(folder, () => {});
    const before = await store.rooms.openSnapshot('mine');
    await store.rooms.replaceSnapshot('mine', Buffer.from('{}'));
    const pieces: Buffer[] = [];
    for await (const piece of before!.stream()) pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe('{"settings":{}}');
  });
});

describe('the lock of a data folder', () => {
  const held: FolderLock[] = [];
  let folder: string;
  let path: string;
  let reports: string[];
  beforeEach(() => {
    vi.useFakeTimers();
    reports = [];
    folder = fresh();
    path = join(folder, LOCK_NAME);
  });
  afterEach(() => {
    for (const lock of held.splice(0)) lock.release();
    vi.useRealTimers();
  });

  async function take(ended = new AbortController().signal): Promise<FolderLock | undefined> {
    const lock = await FolderLock.take(folder, ended, (message) => reports.push(message));
    if (lock !== undefined) held.push(lock);
    return lock;
  }

  /** What becomes of an attempt to take the lock, after so many seconds. */
  async function outcome(seconds: number): Promise<string> {
    let result = 'waits';
    const note = (each: string): void => {
      result = each;
    };
    void take().then(
      () => note('taken'),
      (error: Error) => note(error.message),
    );
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return result;
  }

  const lockOf = (pid: number | undefined, host = hostname()): string =>
    JSON.stringify({ pid, host, id: 'x' });
  const GONE = spawnSync('true').pid;
  const written = () => JSON.parse(readFileSync(path, 'utf8'));

  test('names its process and host, refuses a second service while it is renewed, and goes when it is released', async () => {
    folder = join(folder, 'deep', 'er');
    path = join(folder, LOCK_NAME);
    const lock = await take();
    expect(written()).toEqual({ pid: process.pid, host: hostname(), id: expect.any(String) });
    const inUse = `${folder} is in use by another service, process ${process.pid} on ${hostname()}: end that service, or choose another folder`;
    const first = statSync(path).mtimeMs;
    expect([await outcome(1.5), reports, readdirSync(folder)]).toEqual([inUse, [], [LOCK_NAME]]);
    expect(statSync(path).mtimeMs).not.toBe(first);
    lock?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each<readonly [what: string, text: string, seconds: number]>([
    ['whose process has ended, at once', lockOf(GONE), 0],
    ['when another program has the id of its process by now', lockOf(process.ppid), 5],
    ['when it has the id of this very process, as in a container', lockOf(process.pid), 5],
    ['of a process on another host', lockOf(GONE, 'elsewhere'), 5],
    ['that was never finished', '', 5],
    ['that holds something else', '[1, "x"]', 5],
  ])('is taken over after five seconds without a sign of life %s', async (_what, text, seconds) => {
    writeFileSync(path, text);
    if (seconds > 0) {
      expect([await outcome(4.7), readFileSync(path, 'utf8')]).toEqual(['waits', text]);
      const left = `${path} seems to be left over from a service that was killed: it is taken over in a few seconds`;
      expect(reports).toEqual([left]);
      await vi.advanceTimersByTimeAsync(300);
    } else expect(await outcome(0)).toBe('taken');
    expect([written().pid, readdirSync(folder)]).toEqual([process.pid, [LOCK_NAME]]);
  });

  test('is not taken over from another host whose service renews it, whatever its clock says', async () => {
    writeFileSync(path, lockOf(1, 'elsewhere'));
    setTimeout(() => utimesSync(path, new Date('2001-01-01'), new Date('2001-01-01')), 4_000);
    expect(await outcome(6)).toContain('is in use by another service, process 1 on elsewhere: ');
  });

  test('is taken once by services that find a stale one at the same time', async () => {
    writeFileSync(path, lockOf(process.ppid));
    const taking = Promise.allSettled([take(), take(), take()]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect((await taking).filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect([held.length, readdirSync(folder)]).toEqual([1, [LOCK_NAME]]);
  });

  test('is put back when somebody removes it, and lost when another service takes over or the folder goes', async () => {
    const lock = await take();
    rmSync(path);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written().pid).toBe(process.pid);
    writeFileSync(path, lockOf(1, 'elsewhere'));
    await vi.advanceTimersByTimeAsync(1_000);
    await lock?.lost;
    lock?.release();
    expect(readFileSync(path, 'utf8')).toBe(lockOf(1, 'elsewhere'));
    rmSync(path);
    const other = await take();
    rmSync(folder, { recursive: true });
    await vi.advanceTimersByTimeAsync(1_000);
    await other?.lost;
    expect(existsSync(folder)).toBe(false);
  });
});
