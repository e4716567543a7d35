import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
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
import { FolderLock, LOCK_NAME } from '../../src/service/folder-lock.js';
import { temporaryFolder } from '../temporary-folder.js';

const { fresh } = temporaryFolder();
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
  const taking = take().then(
    () => 'taken',
    (error: Error) => error.message,
  );
  let result = 'waits';
  void taking.then((each) => {
    result = each;
  });
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  return result;
}

const lockOf = (pid: number, host = hostname()) => JSON.stringify({ pid, host, id: 'x' });
const endedPid = () => spawnSync(process.execPath, ['-e', '']).pid;
const hasItsOwn = () => JSON.parse(readFileSync(path, 'utf8')).pid === process.pid;

describe('the lock of a data folder', () => {
  test('is a file that names its process and its host, and goes when it is released', async () => {
    const lock = await take();
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      pid: process.pid,
      host: hostname(),
      id: expect.any(String),
    });
    lock?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('refuses a second service while the first one renews it, and names the process', async () => {
    await take();
    expect(await outcome(1.5)).toBe(
      `${folder} is in use by another service, process ${process.pid} on ${hostname()}: end that service, or choose another folder`,
    );
    expect(readdirSync(folder)).toEqual([LOCK_NAME]);
    expect(reports).toEqual([]);
  });

  test('makes the folder if it is missing', async () => {
    folder = join(folder, 'deep', 'er');
    await take();
    expect(readdirSync(folder)).toEqual([LOCK_NAME]);
  });

  test('is taken over at once when its process has ended', async () => {
    writeFileSync(path, lockOf(endedPid()));
    expect(await outcome(0)).toBe('taken');
    expect(hasItsOwn()).toBe(true);
    expect(readdirSync(folder)).toEqual([LOCK_NAME]);
  });

  test.each([
    ['when another program has the id of its process by now', () => lockOf(process.ppid)],
    ['when it has the id of this very process, as in a container', () => lockOf(process.pid)],
    ['when it is of a process on another host', () => lockOf(endedPid(), 'elsewhere')],
    ['when it was never finished', () => ''],
    ['when it holds something else', () => '[1, "x"]'],
  ])('is taken over after five seconds without a sign of life %s', async (_when, text) => {
    writeFileSync(path, text());
    expect(await outcome(5)).toBe('taken');
    expect(hasItsOwn()).toBe(true);
    expect(reports).toEqual([
      `${path} seems to be left over from a service that was killed: it is taken over in a few seconds`,
    ]);
  });

  test('is not taken over before five seconds have passed', async () => {
    writeFileSync(path, lockOf(process.ppid));
    expect(await outcome(4.7)).toBe('waits');
    expect(readFileSync(path, 'utf8')).toBe(lockOf(process.ppid));
    await vi.advanceTimersByTimeAsync(1_000);
  });

  test('is not taken over from another host whose service renews it, whatever its clock says', async () => {
    writeFileSync(path, lockOf(1, 'elsewhere'));
    setTimeout(() => utimesSync(path, new Date('2001-01-01'), new Date('2001-01-01')), 4_000);
    expect(await outcome(6)).toContain('is in use by another service, process 1 on elsewhere: ');
  });

  test('is taken once by two services that find a stale one at the same time', async () => {
    writeFileSync(path, lockOf(process.ppid));
    const taking = Promise.allSettled([take(), take(), take()]);
    await vi.advanceTimersByTimeAsync(8_000);
    const reasons = (await taking).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(reasons.map(({ message }) => message)).toEqual(
      [0, 1].map(() => expect.stringContaining(`${folder} is in use by another service`)),
    );
    expect(held).toHaveLength(1);
    expect(readdirSync(folder)).toEqual([LOCK_NAME]);
  });

  test('is left alone by a service that is told to end while it waits', async () => {
    writeFileSync(path, lockOf(process.ppid));
    const ended = new AbortController();
    const taking = take(ended.signal);
    ended.abort();
    await vi.advanceTimersByTimeAsync(250);
    expect(await taking).toBeUndefined();
    expect(readFileSync(path, 'utf8')).toBe(lockOf(process.ppid));
  });

  test('is taken when it is released in the meantime', async () => {
    writeFileSync(path, lockOf(process.ppid));
    setTimeout(() => rmSync(path), 1_000);
    expect(await outcome(1.5)).toBe('taken');
  });

  test.each([
    ['it is a folder', () => mkdirSync(path), 'this is a folder, not a file'],
    [
      'the data folder is a file',
      () => {
        folder = join(folder, 'file');
        writeFileSync(folder, '');
      },
      'part of the path is a file, not a folder',
    ],
  ])('cannot be taken when %s, and the message says so', async (_when, prepare, why) => {
    prepare();
    expect(await outcome(0)).toBe(`the data folder cannot be used: ${join(folder, LOCK_NAME)}: ${why}`);
  });
});

describe('a service that holds the lock', () => {
  test('renews it every second', async () => {
    await take();
    const renewed = new Set<number>();
    for (let second = 0; second < 3; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      renewed.add(statSync(path).mtimeMs);
    }
    expect(renewed.size).toBe(3);
  });

  test('puts it back when somebody has removed it', async () => {
    await take();
    rmSync(path);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(hasItsOwn()).toBe(true);
  });

  test('learns within a second that another service has taken over, and leaves the lock of that one', async () => {
    const lock = await take();
    writeFileSync(path, lockOf(1, 'elsewhere'));
    await vi.advanceTimersByTimeAsync(1_000);
    await lock?.lost;
    lock?.release();
    expect(readFileSync(path, 'utf8')).toBe(lockOf(1, 'elsewhere'));
  });

  test('learns that the folder is gone', async () => {
    const lock = await take();
    rmSync(folder, { recursive: true });
    await vi.advanceTimersByTimeAsync(1_000);
    await lock?.lost;
    expect(existsSync(folder)).toBe(false);
  });
});
