import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { STEPS } from '../../../src/gate/journal.js';
import { sameRoom } from '../../../src/room/compare-rooms.js';
import { importInto } from '../../../src/room/import.js';
import { Desk, MORE } from '../../cli/desk.js';
import { startRoomlint, temporaryFolder } from '../../cli/run-roomlint.js';
import { RunningService } from '../../cli/running-service.js';
import { randomOfNight } from '../seeds.js';

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
    const random = randomOfNight();
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

/** The room is old or new, the backup is whole, and later commands report that and send nothing twice. */
async function expectTruth(desk: Desk, old: Buffer): Promise<void> {
  const now = await desk.roomBytes();
  const imported = importInto(old, MORE);
  const isNew = sameRoom(imported, now);
  expect(isNew || now.equals(old)).toBe(true);
  for (const backup of desk.backups()) expect(backup.equals(old)).toBe(true);
  const status = await desk.run(['status', '--format', 'json']);
  expect(status.code).toBe(0);
  for (const { room } of JSON.parse(status.out).unfinished)
    expect(room).toBeOneOf(isNew ? ['imported'] : ['not-sent', 'unchanged']);
  const next = await desk.run(['push', '--yes', 'garden.json']);
  expect(next).toMatchObject({ code: 0 });
  expect(next.out).toContain(isNew ? 'Nothing to push' : 'Imported garden.json');
  expect(sameRoom(imported, await desk.roomBytes())).toBe(true);
}

test.each(STEPS)(
  'a service that is killed when a push is at step %s leaves the old room or the new one',
  async (step) => {
    let one = await RunningService.start(folder.fresh());
    service = one;
    const desk = new Desk(folder.fresh(), one, await one.create());
    await desk.editGarden(MORE);
    const old = await desk.roomBytes();
    const journal = join(desk.kept, 'journal.json');
    let isOver = false;
    const pushed = startRoomlint(['push', '--yes', 'garden.json'], {
      cwd: desk.path,
      env: { ...process.env, ...desk.env },
    }).finally(() => {
      isOver = true;
    });
    while (!isOver) {
      const text = existsSync(journal) ? readFileSync(journal, 'utf8') : '';
      const at = STEPS.findIndex((known) => text.includes(`"step": "${known}"`));
      if (at >= STEPS.indexOf(step)) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    await one.end('SIGKILL');
    expect((await pushed).code).toBeOneOf([0, 2]);
    one = await one.again();
    service = one;
    desk.service = one;
    await expectTruth(desk, old);
    await one.end('SIGTERM');
  },
);
