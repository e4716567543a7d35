import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { Desk, GARDEN, items, MORE, snapshot } from './desk.js';
import { desksOfService } from './running-desks.js';

/* A clone, or another machine, has the file and not what was kept about the room. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
  await desk.importBySomebodyElse(
    snapshot({ ...(items({ 1: 'Tree' }) as object), settings: { isNight: true } }),
  );
});

const OLDER = snapshot({ ...(items({ 1: 'Tree' }) as object), settings: { isNight: false } });

test('a push from a folder that never pulled is refused: it shows what differs, and says what to do', async () => {
  const before = await desk.roomBytes();
  desk.write('garden.json', OLDER);
  for (const options of [[], ['--merge'], ['--max-removed', '100%']]) {
    const { code, out } = await desk.run(['push', '--yes', ...options, 'garden.json']);
    expect([code, out]).toEqual([1, expect.stringContaining('settings isNight: true → false')]);
    expect(out).toContain(`Not pushed: garden.json was not pulled from room ${desk.room}`);
    expect(out).toContain(
      'Pull the room into another file, merge what you have changed into that one, and push it',
    );
  }
  expect(await desk.roomBytes()).toEqual(before);
  const { code } = await desk.run(['push', '--yes', '--overwrite', 'garden.json']);
  expect(code).toBe(0);
  expect(await desk.roomValue()).toMatchObject({ settings: { isNight: false } });
});

test('a pull into another file gives this one no base, and status says what to do', async () => {
  desk.write('garden.json', OLDER);
  const pulled = await desk.run(['pull', 'garden.json']);
  expect([pulled.code, pulled.out]).toEqual([
    1,
    `garden.json was not overwritten: it was not pulled from room ${desk.room}. Pull into another file, and merge your changes into that one\n`,
  ]);
  await desk.run(['pull', 'fresh.json']);
  expect((await desk.run(['push', '--yes', 'garden.json'])).code).toBe(1);
  expect((await desk.run(['status', 'garden.json'])).out).toContain(
    '`roomlint push` refuses a file that was not pulled: pull into another file, and merge the two',
  );
});

test('a file that was pulled from one room is not pulled from another', async () => {
  const other = await newDesk();
  const both = new Desk(desk.path, other.service, other.room);
  await desk.run(['pull', 'garden.json']);
  expect((await both.run(['push', '--yes', 'garden.json'])).out).not.toContain('was not pulled');
  await both.importBySomebodyElse(GARDEN);
  desk.write('here.json', MORE);
  const { code, out } = await both.run(['push', '--yes', '--max-removed', '100%', 'here.json']);
  expect([code, out]).toEqual([
    1,
    expect.stringContaining(`here.json was not pulled from room ${other.room}`),
  ]);
});

test('without state.json, everything that was kept is refused', async () => {
  await desk.run(['pull', 'garden.json']);
  rmSync(join(desk.kept, 'state.json'));
  const before = await desk.roomBytes();
  desk.write('garden.json', OLDER);
  for (const command of [
    ['push', '--yes', '--max-removed', '100%', 'garden.json'],
    ['pull', 'garden.json'],
    ['status'],
  ]) {
    const { code, err } = await desk.run(command);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('state.json is missing: what was pulled is unknown'),
    ]);
  }
  expect(await desk.roomBytes()).toEqual(before);
});
