import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../cli/run-roomlint.js';
import { RunningService } from '../../cli/running-service.js';
import { randomOf } from '../../json/random-json.js';

/* A service killed at each step of its work: all is as before or as it should be, without leftovers. */
const folder = temporaryFolder();
const data = join(folder.path, 'data');
const TRIES = 40;
/** So large that writing it takes several steps. */
const SNAPSHOTS = [1, 2].map((number) =>
  Buffer.from(JSON.stringify({ settings: { roomBase: `${number}`.repeat(2_000_000) } })),
) as [Buffer, Buffer];

let service: RunningService | undefined;
afterAll(async () => {
  if (service?.process.exitCode === null && service.process.signalCode === null) await service.end('SIGKILL');
});

/** All files of the data folder, those that the service does not know included. */
function files(): string[] {
  return readdirSync(data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(data.length + 1))
    .sort();
}

describe('a service that is killed while it works', () => {
  test(`has the old room or the new one, ${TRIES} times, and no partial file after the next start`, async () => {
    const random = randomOf(15);
    let one = await RunningService.start(data);
    service = one;
    const room = await one.create();
    const rooms = new Set([room]);
    expect((await one.import(room, SNAPSHOTS[0])).status).toBe(200);
    const versions = [Buffer.from(await (await one.download(room)).arrayBuffer())];
    expect((await one.import(room, SNAPSHOTS[1])).status).toBe(200);
    versions.push(Buffer.from(await (await one.download(room)).arrayBuffer()));
    let torn = 0;
    for (let number = 0; number < TRIES; number++) {
      const next = SNAPSHOTS[number % 2]!;
      const jsonUrl = await one.upload(next);
      const work = Promise.allSettled([
        one.post('/api/v2/mcp/upload-room-data-url', { jsonUrl }, { 'x-room-id': room }),
        one.post('/api/v2/room/update-room-settings', { room: { RoomID: room, Name: `name ${number}` } }),
        one.post('/api/v2/rooms/create', { templateName: 'blank' }),
        one.post('/api/v2/rooms/duplicate', { roomId: room }),
        one.upload(next),
      ]);
      // Somewhere in the middle of it all.
      await new Promise((resolve) => setTimeout(resolve, random() * 250));
      expect(await one.end('SIGKILL')).toBe('SIGKILL');
      await work;
      if (files().some((file) => file.endsWith('.roomlint-tmp') || file.includes('.roomlint-tmp/'))) torn++;

      one = await RunningService.start(data);
      service = one;
      const bytes = Buffer.from(await (await one.download(room)).arrayBuffer());
      expect(versions.findIndex((version) => version.equals(bytes))).not.toBe(-1);
      expect(files().filter((file) => file.includes('.roomlint-tmp'))).toEqual([]);
      expect(one.err).not.toContain('left out');
      const { metadata } = JSON.parse(readFileSync(join(data, 'rooms', room, 'room.json'), 'utf8'));
      expect(metadata.Name ?? 'name 0').toMatch(/^name \d+$/);
      for (const id of readdirSync(join(data, 'rooms'))) {
        rooms.add(id);
        expect(existsSync(join(data, 'rooms', id, 'room.json'))).toBe(true);
        expect(existsSync(join(data, 'rooms', id, 'snapshot.json'))).toBe(true);
      }
      for (const asset of files().filter((file) => file.startsWith('assets/')))
        expect(SNAPSHOTS.some((snapshot) => snapshot.equals(readFileSync(join(data, asset))))).toBe(true);
    }
    // A campaign that never hits a write would show nothing.
    expect(torn).toBeGreaterThan(TRIES / 20);
    expect(rooms.size).toBeGreaterThan(1);
    expect(await one.end('SIGTERM')).toBe(0);
  });
});

test('50 MB are uploaded, imported and downloaded while others are answered, and SIGTERM ends the service within two seconds', async () => {
  const path = join(folder.path, 'large.json');
  const generator = spawn(
    process.execPath,
    ['--import', 'tsx', '.ci/bench/write-data.ts', 'indented', '52000000', path],
    { stdio: 'inherit' },
  );
  await once(generator, 'exit');
  const one = await RunningService.start(join(folder.path, 'large'));
  service = one;
  const room = await one.create();
  const importing = one.import(room, readFileSync(path));
  let isOver = false;
  void importing.finally(() => {
    isOver = true;
  });
  let slowest = 0;
  while (!isOver) {
    const asked = performance.now();
    await (await fetch(`${one.address}/health`)).text();
    slowest = Math.max(slowest, performance.now() - asked);
  }
  expect((await importing).status).toBe(200);
  expect(slowest).toBeLessThan(1_000);
  writeFileSync(path, Buffer.from(await (await one.download(room)).arrayBuffer()));
  expect(readFileSync(path).length).toBeGreaterThan(50_000_000);
  // The check of it may be under way.
  const asked = performance.now();
  expect(await one.end('SIGTERM')).toBe(0);
  expect(performance.now() - asked).toBeLessThan(2_000);
});
