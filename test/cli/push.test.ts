import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { LOGIC_PLACES } from '../../src/room/import-reading.js';
import { outcomeOfImport } from '../../src/service/import-work.js';
import { served } from '../service/served.js';
import { Desk, deskService, items, LESS, MORE, snapshot } from './desk.js';
import type { Run } from './run-roomlint.js';
import { desksOfService } from './running-desks.js';

/* What pages cannot show: see service-pages.test.ts. What a push does is in test/gate. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

const push = (...args: string[]): Promise<Run> => desk.run(['push', ...args, 'garden.json']);
const said = (text: string) => expect.stringContaining(text);

test.each(LOGIC_PLACES)(
  'a published room is pushed, pulled and restored at a service that keeps logic %s',
  async (logic) => {
    const importInto = async (room: Uint8Array, next: Uint8Array) => outcomeOfImport(room, next, { logic });
    const service = await served({ work: { importInto } });
    desk = new Desk(`${desk.path}-${logic}`, deskService(service), await service.create());
    await desk.pullGarden(readFileSync(new URL('../../examples/garden-broken.json', import.meta.url)));
    const [before, room] = [await desk.roomBytes(), JSON.parse(String(desk.read('garden.json')))];
    expect(await push()).toMatchObject({ code: 0, out: said('Nothing to push: room') });
    const settings = { ...room.settings, isNight: true };
    desk.write('garden.json', snapshot({ ...room, settings }));
    const pushed = await push('--yes');
    expect(pushed).toMatchObject({ code: 0, out: said('and the room is what it should be.') });
    expect(desk.backups()).toEqual([before]);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect(desk.read('garden.json')).toEqual(await desk.roomBytes());
    desk.write(
      'garden.json',
      snapshot({ ...room, settings, roomItems: { ...room.roomItems, 987654: { prefabName: 7 } } }),
    );
    const { code, out } = await push('--yes', '--skip', 'item');
    expect([code, out.match(/^\S+:\d+:\d+ error .*\((.*)\)$/gm)?.length]).toEqual([1, 1]);
    expect((await desk.run([...desk.suggested(pushed.out), '--yes'])).code).toBe(0);
    expect(JSON.parse(String(await desk.roomBytes()))).toMatchObject({ settings: room.settings });
  },
);

test('a plan that was reviewed is executed exactly, and once', async () => {
  await desk.editGarden(LESS);
  const planned = await push('--dry-run', '--format', 'json', '--max-removed', '2');
  expect(JSON.parse(planned.out)).toMatchObject({ operation: 'push', outcome: 'planned', room: desk.room });
  desk.write('plan.json', planned.out);
  const execute = () => push('--plan', 'plan.json', '--max-removed', '2');
  desk.write('garden.json', MORE);
  const changed =
    'the plan cannot be executed, because the file has changed since it was made. The room is unchanged.';
  expect(await execute()).toMatchObject({ code: 1, out: said(changed) });
  desk.write('garden.json', LESS);
  expect((await execute()).code).toBe(0);
  expect(await execute()).toMatchObject({ code: 1, out: said('it was executed already') });
  desk.write('plan.json', '{}');
  expect((await execute()).err).toContain('plan.json: this is not a plan that can be executed');
});

test('an import that cannot be written down here is one all the same, and the next push writes it down', async () => {
  await desk.editGarden(MORE);
  await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
  chmodSync(join(desk.path, 'garden.json'), 0o444);
  const recorded = 'This could not be recorded: garden.json: it is read-only: make it writable first.';
  expect(await push('--yes', '--merge')).toMatchObject({ code: 2, out: said(recorded) });
  chmodSync(join(desk.path, 'garden.json'), 0o644);
  expect(await push('--yes')).toMatchObject({ code: 0, err: said('Nothing needs to be repeated') });
  const both = items({ 1: 'Oak', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' });
  expect([await desk.roomValue(), JSON.parse(String(desk.read('garden.json')))]).toMatchObject([both, both]);
});

test('pushes at the same time leave the room of one, and one folder lets only one work', async () => {
  await desk.pullGarden();
  const other = new Desk(`${desk.path}-other`, desk.service, desk.room);
  await other.run(['pull', 'garden.json']);
  const theirs = snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp', 5: 'Well' }));
  desk.write('garden.json', MORE);
  other.write('garden.json', theirs);
  const pushes = [push('--yes'), push('--yes'), other.run(['push', '--yes', 'garden.json'])] as const;
  const [mine, again, others] = await Promise.all(pushes);
  expect([mine, again].map(({ code }) => code)).toContain(2);
  expect(mine.err + again.err).toContain('is working on this room: wait until it is done');
  const value = await desk.roomValue();
  const isTheirs = JSON.stringify(value).includes('Well');
  expect(value).toMatchObject(JSON.parse(String(isTheirs ? theirs : MORE)));
  expect(isTheirs ? others.code : Math.min(mine.code ?? 9, again.code ?? 9)).toBe(0);
});

test('a link in place of the folder is not followed, and check and git do not look into it', async () => {
  await desk.pullGarden();
  expect(String(desk.read('.roomlint/.gitignore'))).toBe('*\n');
  const { files } = JSON.parse((await desk.run(['check', '--format', 'json', '.'])).out);
  expect(files.map(({ path }: { path: string }) => path)).toEqual(['garden.json']);
  const other = new Desk(`${desk.path}-linked`, desk.service, desk.room);
  mkdirSync(join(other.path, 'elsewhere'));
  symlinkSync('elsewhere', join(other.path, '.roomlint'));
  const link = '.roomlint is a symbolic link, and nothing is kept behind those: remove it';
  expect(await other.run(['pull', 'new.json'])).toMatchObject({ code: 2, err: said(link) });
});
