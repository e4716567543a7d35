import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Desk, GARDEN, items, LESS, MORE, snapshot } from './desk.js';
import { desksOfService } from './running-desks.js';

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
});

describe('roomlint restore', () => {
  test('speaks of a backup, and does not warn that it looks like one', async () => {
    await desk.editGarden(snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp', 4: 'Bench' })));
    await desk.run(['push', '--yes', 'garden.json']);
    const { out } = await desk.run(['restore', '--yes', '--max-removed', '1']);
    expect(out).toMatch(/^importing backup \S+Z into room /);
    expect(out).not.toContain('looks like');
    expect(out).toMatch(/\nRestored backup \S+Z, and room \S+ is what it should be\.\n/);
  });

  test('passes over a backup that was damaged, and backups says what is wrong with it', async () => {
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    const damaged = join(desk.kept, 'backups', '2029-01-01T00-00-00-000Z.json');
    writeFileSync(damaged, '{"roomItems": {');
    const { code, out } = await desk.run(['backups']);
    expect(code).toBe(0);
    expect(out).toContain('15 bytes, damaged: it is not JSON: line 1, column 16');
    expect(out).toContain('3 items, 0 quests; a restore');
    expect((await desk.run(['restore', '--yes', '--max-removed', '1'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
    expect((await desk.run(['restore', '--unverified', '2029-01-01T00-00-00-000Z'])).out).toContain(
      'Not restored: the backup cannot be used: it is not JSON: line 1, column 16',
    );
  });

  test('brings back the room with the line that push suggests', async () => {
    await desk.editGarden(MORE);
    const { out } = await desk.run(['push', '--yes', 'garden.json']);
    const restored = await desk.run([...desk.suggested(out), '--yes']);
    expect(restored.code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('takes the latest backup that differs from the room', async () => {
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    await desk.run(['push', '--dry-run', 'garden.json']);
    expect((await desk.run(['restore', '--yes', '--max-removed', '1'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('knows only backups of the room, and needs one', async () => {
    expect((await desk.run(['restore'])).err).toContain(
      `room ${desk.room} was not pulled here or in a folder above`,
    );
    await desk.pullGarden();
    expect((await desk.run(['restore'])).err).toContain(
      `there is no backup of room ${desk.room}: a push makes one`,
    );
    const { code, err } = await desk.run(['restore', '../../../etc/passwd']);
    expect(code).toBe(2);
    expect(err).toContain('there is no backup "../../../etc/passwd"');
    expect(await desk.run(['restore', ''])).toMatchObject({
      code: 2,
      err: 'roomlint: backup needs a value, as in roomlint restore --room ROOM --max-removed 3 2026-11-22T07-14-10-123Z\n',
    });
  });
});

test('roomlint backups says what each backup holds and how it differs from now, and prunes', async () => {
  await desk.editGarden(MORE);
  await desk.run(['push', '--yes', 'garden.json']);
  await desk.run(['restore', '--yes', '--max-removed', '1']);
  const { out } = await desk.run(['backups']);
  expect(out).toMatch(
    /^\S+Z {2}before push of garden\.json, \d\d:\d\d UTC: \d+ bytes, 3 items, 0 quests; the same as the room\n\S+Z {2}before restore of \S+Z, \d\d:\d\d UTC: \d+ bytes, 4 items, 0 quests; a restore adds 1 item and changes 1 item\n {4}\+ item 4 \(Bench\)\n {4}~ item 2 \(Rock\) {2}prefabName "Rock" → "Boulder"\n$/,
  );
  expect((await desk.run(['backups', '--keep', '1'])).err).toBe(
    'roomlint: removed 1 backup, kept 1 backup\n',
  );
  expect((await desk.run(['backups', '--offline'])).out).toMatch(
    /^\S+Z {2}before restore of \S+Z, \d\d:\d\d UTC: \d+ bytes, 4 items, 0 quests\n$/,
  );
  expect((await desk.run(['backups', '--keep', 'all'])).code).toBe(2);
});

describe('a backup that was changed after it was made, or that somebody else put there', () => {
  const SHARED = '2026-01-01T00-00-00-000Z';

  test('is named by backups, and restored by name and with --unverified only', async () => {
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    const [own = ''] = readdirSync(join(desk.kept, 'backups'));
    writeFileSync(join(desk.kept, 'backups', own), LESS);
    writeFileSync(join(desk.kept, 'backups', `${SHARED}.json`), GARDEN);
    const { out } = await desk.run(['backups', '--offline', '--format', 'json']);
    expect(
      JSON.parse(out).backups.map(({ name, integrity }: Record<string, string>) => [name, integrity]),
    ).toEqual([
      [SHARED, 'foreign'],
      [own.replace('.json', ''), 'changed'],
    ]);
    expect((await desk.run(['backups', '--offline'])).out).toContain(
      '(changed after it was made: restore takes it only with --unverified)',
    );
    const restore = (...args: string[]) => desk.run(['restore', '--yes', '--max-removed', '9', ...args]);
    expect(await restore()).toMatchObject({
      code: 2,
      err: expect.stringContaining('is passed over: it was changed'),
    });
    const changed = await restore(own.replace('.json', ''));
    expect(changed.code).toBe(2);
    expect(changed.err).toContain(
      'was changed after it was made: look at it, then restore it with --unverified',
    );
    const foreign = await restore(SHARED);
    expect(foreign.code).toBe(2);
    expect(foreign.err).toContain('was not made by roomlint: look at it, then restore it with --unverified');
    expect((await restore('--unverified')).err).toContain('--unverified needs the name of a backup');
    expect((await restore('--unverified', SHARED)).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });
});

test('after a restore, status says who restored what, and the next push is not refused for it', async () => {
  await desk.editGarden(MORE);
  await desk.run(['push', '--yes', 'garden.json']);
  await desk.run(['restore', '--yes', '--max-removed', '1']);
  const { out } = await desk.run(['status']);
  expect(out).toMatch(
    /you have restored backup \S+Z since\. garden\.json still has the 2 changes that it undid: a push would make them again\n/,
  );
  expect(out).not.toContain('others have changed');
  const again = await desk.run(['push', '--yes', 'garden.json']);
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('Imported garden.json')]);
  expect((await desk.run(['status'])).out).not.toContain('restored');
});

describe('an interrupted push', () => {
  /** A journal as a push leaves it that is killed while the service imports. */
  async function interruptedPush(): Promise<void> {
    await desk.editGarden(MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    const path = join(desk.kept, 'journal.json');
    const { ending: _, ...journal } = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...journal, step: 'import' }));
    mkdirSync(join(desk.kept, 'payloads'), { recursive: true });
    writeFileSync(join(desk.kept, 'payloads', `${journal.payload.hash}.json`), MORE);
  }

  test('is seen by status, and the next push says what became of it', async () => {
    await interruptedPush();
    const { out } = await desk.run(['status']);
    expect(out).toContain(
      'stopped while the service imported the snapshot. The room has everything that was to be imported',
    );
    const next = await desk.run(['push', '--yes', 'garden.json']);
    expect(next.code).toBe(0);
    expect(next.err).toContain('Nothing needs to be repeated');
    expect((await desk.run(['status'])).out).not.toContain('stopped');
  });

  test('leaves the room in doubt when it is neither the old nor the new one: a push refuses, a restore repairs it', async () => {
    await interruptedPush();
    await desk.importBySomebodyElse(LESS);
    expect((await desk.run(['status'])).out).toContain('The room is now neither what it was before');
    const push = await desk.run(['push', '--yes', 'garden.json']);
    expect(push.code).toBe(1);
    expect(push.out).toContain('an interrupted import left room');
    await desk.run(['backups', '--keep', '0']);
    expect(desk.backups()).toHaveLength(1);
    expect((await desk.run(['restore', '--overwrite'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
    expect((await desk.run(['status'])).out).not.toContain('stopped');
  });
});

describe('roomlint status', () => {
  test('says who changed what, and what to do', async () => {
    await desk.editGarden(MORE);
    await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
    const { code, out } = await desk.run(['status']);
    expect(code).toBe(0);
    expect(out.replace(/pushed .* UTC/, 'pushed …')).toBe(`room ${desk.room}: others have changed
  ~ item 1 (Tree)  prefabName "Tree" → "Oak"
garden.json, last pulled or pushed …: you have changed
  + item 4 (Bench)
  ~ item 2 (Rock)  prefabName "Rock" → "Boulder"
0 backups
\`roomlint push --merge\` keeps both
`);
    expect(JSON.parse((await desk.run(['status', '--format', 'json'])).out)).toMatchObject({
      local: { kind: 'changed' },
      remote: { kind: 'changed', changes: [{ part: { kind: 'item', key: '1' }, change: 'changed' }] },
      conflicts: [],
    });
  });

  test('says what is known when the service cannot be asked', async () => {
    await desk.editGarden(MORE);
    const down = { env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' } };
    const { code, out, err } = await desk.run(['status'], down);
    expect(code).toBe(2);
    expect(out).toContain('it could not be asked');
    expect(out).toContain('+ item 4');
    expect(err).toContain('the connection was refused');
    expect((await desk.run(['status', '--offline'], { env: { ROOMLINT_SERVER: '' } })).code).toBe(0);
  });
});
