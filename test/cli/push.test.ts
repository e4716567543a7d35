import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishedValidator } from '../schema/published-schemas.js';
import { Desk, items, snapshot } from './desk.js';
import { temporaryFolder } from './run-roomlint.js';
import { RunningService } from './running-service.js';

const folder = temporaryFolder();
let service: RunningService;
let desk: Desk;
let count = 0;

beforeAll(async () => {
  service = await RunningService.start(join(folder.path, 'data'));
});
afterAll(() => service.end('SIGTERM'));
beforeEach(async () => {
  desk = new Desk(join(folder.path, `desk-${count++}`), service, await service.create());
});

const GARDEN = snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp' }));
const MORE = snapshot(items({ 1: 'Tree', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' }));
const LESS = snapshot(items({ 1: 'Tree' }));

/** A room that holds the garden, pulled into garden.json. */
async function pulledGarden(): Promise<void> {
  await desk.importBySomebodyElse(GARDEN);
  await desk.run(['pull', 'garden.json']);
}

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
    await pulledGarden();
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

  test('leaves nothing behind for a room that does not exist', async () => {
    await pulledGarden();
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

describe('roomlint push', () => {
  test('imports an edited file, and everything can be pulled again', async () => {
    await pulledGarden();
    const before = await desk.roomBytes();
    desk.write('garden.json', MORE);
    const { code, out } = await desk.run(['push', 'garden.json']);
    expect(code).toBe(0);
    expect(out).toContain(`Imported garden.json into room ${desk.room}, and the room is what it should be.`);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(MORE)));
    expect(desk.backups()).toEqual([before]);
    expect((await desk.run(['pull', 'garden.json'])).code).toBe(0);
    expect(desk.read('garden.json')).toEqual(await desk.roomBytes());
    const again = await desk.run(['push', 'garden.json']);
    expect(again.code).toBe(0);
    expect(again.out).toContain('Nothing to push: room');
  });

  test('refuses a file with errors, and asks the service for nothing', async () => {
    await pulledGarden();
    desk.write('garden.json', '{"roomItems": {"1": {"prefabName": 7}}}');
    const { code, out } = await desk.run(['push', 'garden.json'], {
      env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' },
    });
    expect(code).toBe(1);
    expect(out).toContain('garden.json:1:36 error');
    expect(out).toContain('Not pushed: fix the errors in garden.json first. The room is unchanged.');
  });

  test('ends with exit code 2 when the file cannot be checked, and is not taken for interrupted', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    desk.write('roomlint.config.json', '{"rule": {}}');
    const { code, err } = await desk.run(['push', 'garden.json']);
    expect(code).toBe(2);
    expect(err).toContain('did you mean "rules"');
    expect(err).toContain('The room is unchanged');
    expect(JSON.parse((await desk.run(['status', '--format', 'json'])).out).unfinished).toEqual([]);
  });

  test('refuses to remove 90 % of the items, whatever is answered beforehand', async () => {
    const keys = Array.from({ length: 100 }, (_, key) => String(key + 1));
    const prefabs = (some: readonly string[]) => items(Object.fromEntries(some.map((key) => [key, 'Tree'])));
    await desk.importBySomebodyElse(snapshot(prefabs(keys)));
    await desk.run(['pull', 'garden.json']);
    const before = await desk.roomBytes();
    desk.write('garden.json', snapshot(prefabs(keys.slice(0, 10))));
    const { code, out } = await desk.run(['push', '--yes', '--max-removed', '10%', 'garden.json']);
    expect(code).toBe(1);
    expect(out).toContain('90 items would be removed, but --max-removed allows 10');
    expect(out).toContain('Not pushed: this exceeds the limits. The room is unchanged.');
    expect(await desk.roomBytes()).toEqual(before);
    expect((await desk.run(['push', '--yes', '--max-removed', '90%', 'garden.json'])).code).toBe(0);
  });

  test('never removes what the config or the command line protects', async () => {
    await pulledGarden();
    desk.write('garden.json', LESS);
    desk.write('roomlint.config.json', '{"protect": ["items/3"]}');
    const { code, out } = await desk.run(['push', '--yes', '--max-removed', '2', 'garden.json']);
    expect(code).toBe(1);
    expect(out).toContain('items/3');
    const other = await desk.run([
      'push',
      '--yes',
      '--no-config',
      '--protect',
      'items/2',
      '--max-removed',
      '2',
      'garden.json',
    ]);
    expect(other.code).toBe(1);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('asks for the identifier of the room when something is destroyed', async () => {
    await pulledGarden();
    desk.write('garden.json', LESS);
    const push = (input: string | undefined, terminal = true) =>
      desk.run(['push', '--max-removed', '2', 'garden.json'], {
        terminal,
        env: { NO_COLOR: '1' },
        ...(input === undefined ? {} : { input }),
      });
    const nobody = await push(undefined, false);
    expect(nobody.code).toBe(2);
    expect(nobody.out).toContain('there is no terminal to ask on: use --yes. The room is unchanged.');
    const wrong = await push('yes\n');
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain('To import it, type the identifier of the room: ');
    expect(wrong.out).toContain('Not pushed: that is not the identifier of the room. The room is unchanged.');
    expect((await push('')).code).toBe(2);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
    expect((await push(`${desk.room}\n`)).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(LESS)));
  });

  test('stops when others have changed the room, and shows what', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
    const { code, out } = await desk.run(['push', 'garden.json']);
    expect(code).toBe(1);
    expect(out).toBe(`
Not pushed: room ${desk.room} has changed since it was pulled, and this would undo it. The room is unchanged.
Others have changed:
  ~ item 1
--merge keeps their changes and yours, --overwrite undoes theirs.
`);
    expect((await desk.run(['push', '--merge', 'garden.json'])).code).toBe(0);
    const both = items({ 1: 'Oak', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' });
    expect(await desk.roomValue()).toMatchObject(both as object);
    expect(JSON.parse(String(desk.read('garden.json')))).toEqual(both);
  });

  test('says that it imported, when only writing that down fails, and the next one does it', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
    const path = join(desk.path, 'garden.json');
    chmodSync(path, 0o444);
    const { code, out } = await desk.run(['push', '--merge', 'garden.json']);
    expect(code).toBe(2);
    expect(out).toContain(`Imported garden.json into room ${desk.room}, and the room is what it should be.
This could not be written down: garden.json: it is read-only: make it writable first. When that is mended, push again: nothing is imported twice.
`);
    chmodSync(path, 0o644);
    const next = await desk.run(['push', 'garden.json']);
    expect(next.code).toBe(0);
    expect(next.err).toContain('Nothing needs to be repeated');
    expect(JSON.parse(String(desk.read('garden.json')))).toMatchObject(
      items({ 1: 'Oak', 2: 'Boulder', 3: 'Lamp', 4: 'Bench' }) as object,
    );
  });

  test('of two at once, leaves the room of one, and the other one learns it from the next command', async () => {
    await pulledGarden();
    const other = new Desk(`${desk.path}-other`, service, desk.room);
    await other.run(['pull', 'garden.json']);
    const theirs = snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp', 5: 'Well' }));
    desk.write('garden.json', MORE);
    other.write('garden.json', theirs);
    const runs = await Promise.all([desk.run(['push', 'garden.json']), other.run(['push', 'garden.json'])]);
    const value = (await desk.roomValue()) as { roomItems: object };
    const isMine = Object.keys(value.roomItems).includes('4');
    expect(value).toMatchObject(JSON.parse(String(isMine ? MORE : theirs)));
    expect(runs[isMine ? 0 : 1]?.code).toBe(0);
    const loser = isMine ? other : desk;
    const code = runs[isMine ? 1 : 0]?.code;
    // The API has no import on a condition, so both may import, one after the other.
    if (code === 0) expect((await loser.run(['status'])).out).toContain('others have changed');
    else expect((await loser.run(['push', 'garden.json'])).code).toBe(1);
    for (const backup of [...desk.backups(), ...other.backups()])
      expect([GARDEN, MORE, theirs].map((known) => JSON.parse(String(known)).roomItems)).toContainEqual(
        JSON.parse(String(backup)).roomItems,
      );
  });

  test('of two at once in one folder, lets only one work', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    const runs = await Promise.all([desk.run(['push', 'garden.json']), desk.run(['push', 'garden.json'])]);
    expect(runs.map(({ code }) => code).sort()).toEqual([0, 2]);
    expect(runs.map(({ err }) => err).join('')).toContain('is working on this room: wait until it is done');
  });

  test('executes exactly the plan that was reviewed, once', async () => {
    await pulledGarden();
    desk.write('garden.json', LESS);
    const planned = await desk.run([
      'push',
      '--dry-run',
      '--format',
      'json',
      '--max-removed',
      '2',
      'garden.json',
    ]);
    expect(planned.code).toBe(0);
    desk.write('plan.json', planned.out);
    expect(JSON.parse(planned.out)).toMatchObject({ operation: 'push', outcome: 'planned', room: desk.room });
    const push = () =>
      desk.run(['push', '--plan', 'plan.json', '--yes', '--max-removed', '2', 'garden.json']);
    desk.write('garden.json', snapshot(items({ 1: 'Tree', 2: 'Rock' })));
    const other = await push();
    expect(other.code).toBe(1);
    expect(other.out).toContain(
      'the plan cannot be executed, because the file has changed since it was made. The room is unchanged.',
    );
    desk.write('garden.json', LESS);
    expect((await push()).code).toBe(0);
    const again = await push();
    expect(again.code).toBe(1);
    expect(again.out).toContain('it was executed already');
    desk.write('plan.json', '{}');
    expect((await push()).err).toContain('plan.json: this is not a plan that can be executed');
  });

  test('says what it did as JSON', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    const { code, out } = await desk.run(['push', '--format', 'json', 'garden.json']);
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(report).toMatchObject({
      version: 1,
      operation: 'push',
      outcome: 'imported',
      room: desk.room,
      source: 'garden.json',
      addedFields: [],
      plan: { verdict: 'changes' },
    });
    expect(report.restore).toContain(`roomlint restore ${report.backup} --room ${desk.room} --max-removed 1`);
  });

  test('prints JSON that the published schema describes, however it ends', async () => {
    const isDescribed = publishedValidator('push-report.schema.json');
    const outcomeOf = async (...args: string[]): Promise<string> => {
      const { out } = await desk.run(['push', '--format', 'json', ...args, 'garden.json']);
      const report = JSON.parse(out);
      expect(isDescribed(report), JSON.stringify(isDescribed.errors)).toBe(true);
      return report.outcome;
    };
    await pulledGarden();
    expect(await outcomeOf()).toBe('nothing');
    desk.write('garden.json', LESS);
    expect(await outcomeOf()).toBe('limits');
    expect(await outcomeOf('--max-removed', '2')).toBe('nobody');
    expect(await outcomeOf('--max-removed', '2', '--dry-run')).toBe('planned');
    await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
    expect(await outcomeOf('--max-removed', '2')).toBe('lost-update');
    desk.write('garden.json', snapshot(items({ 1: 'Elm', 2: 'Rock', 3: 'Lamp' })));
    expect(await outcomeOf('--merge')).toBe('conflicts');
    expect(await outcomeOf('--overwrite')).toBe('imported');
    desk.write('garden.json', '{"roomItems": 7}');
    expect(await outcomeOf()).toBe('findings');
  });

  test('does not follow a link that somebody has put there instead of its folder', async () => {
    mkdirSync(join(desk.path, 'elsewhere'));
    symlinkSync('elsewhere', join(desk.path, '.roomlint'));
    const { code, err } = await desk.run(['pull', 'garden.json']);
    expect(code).toBe(2);
    expect(err).toContain('.roomlint is a symbolic link, and nothing is kept behind those: remove it');
  });
});

describe('roomlint restore', () => {
  test('speaks of a backup, and does not warn that it looks like one', async () => {
    await pulledGarden();
    desk.write('garden.json', snapshot(items({ 1: 'Tree', 2: 'Rock', 3: 'Lamp', 4: 'Bench' })));
    await desk.run(['push', 'garden.json']);
    const { out } = await desk.run(['restore', '--yes', '--max-removed', '1']);
    expect(out).toMatch(/^importing backup \S+Z into room /);
    expect(out).not.toContain('looks like');
    expect(out).toMatch(/\nRestored backup \S+Z, and room \S+ is what it should be\.\n/);
  });

  test('passes over a backup that was damaged, and backups says what is wrong with it', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.run(['push', 'garden.json']);
    const damaged = join(desk.kept, 'backups', '2029-01-01T00-00-00-000Z.json');
    writeFileSync(damaged, '{"roomItems": {');
    const { code, out } = await desk.run(['backups']);
    expect(code).toBe(0);
    expect(out).toContain('15 bytes, damaged: it is not JSON: line 1, column 16');
    expect(out).toContain('3 items, 0 quests; a restore');
    expect((await desk.run(['restore', '--yes', '--max-removed', '1'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
    expect((await desk.run(['restore', '2029-01-01T00-00-00-000Z'])).out).toContain(
      'Not restored: the backup cannot be used: it is not JSON: line 1, column 16',
    );
  });

  test('brings back the room with the line that push suggests', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    const { out } = await desk.run(['push', 'garden.json']);
    const restored = await desk.run([...desk.suggested(out), '--yes']);
    expect(restored.code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('takes the latest backup that differs from the room', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.run(['push', 'garden.json']);
    await desk.run(['push', '--dry-run', 'garden.json']);
    expect((await desk.run(['restore', '--yes', '--max-removed', '1'])).code).toBe(0);
    expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
  });

  test('knows only backups of the room, and needs one', async () => {
    expect((await desk.run(['restore'])).err).toContain(
      `room ${desk.room} was not pulled here or in a folder above`,
    );
    await pulledGarden();
    expect((await desk.run(['restore'])).err).toContain(
      `there is no backup of room ${desk.room}: a push makes one`,
    );
    const { code, err } = await desk.run(['restore', '../../../etc/passwd']);
    expect(code).toBe(2);
    expect(err).toContain('there is no backup ../../../etc/passwd');
  });
});

describe('roomlint backups', () => {
  test('says what each backup holds and how it differs from now, and prunes', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.run(['push', 'garden.json']);
    await desk.run(['restore', '--yes', '--max-removed', '1']);
    const { out } = await desk.run(['backups']);
    expect(out).toMatch(
      /^\S+Z {2}\d+ bytes, 3 items, 0 quests; the same as the room\n\S+Z {2}\d+ bytes, 4 items, 0 quests; a restore adds 1, changes 1 and removes 0\n$/,
    );
    expect((await desk.run(['backups', '--keep', '1'])).err).toBe(
      'roomlint: removed 1 backup, kept 1 backup\n',
    );
    expect((await desk.run(['backups', '--offline'])).out).toMatch(
      /^\S+Z {2}\d+ bytes, 4 items, 0 quests\n$/,
    );
    expect((await desk.run(['backups', '--keep', 'all'])).code).toBe(2);
  });
});

describe('an interrupted push', () => {
  /** A journal as a push leaves it that is killed while the service imports. */
  async function interruptedPush(): Promise<void> {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.run(['push', 'garden.json']);
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
    const next = await desk.run(['push', 'garden.json']);
    expect(next.code).toBe(0);
    expect(next.err).toContain('Nothing needs to be repeated');
    expect((await desk.run(['status'])).out).not.toContain('stopped');
  });

  test('leaves the room in doubt when it is neither the old nor the new one: a push refuses, a restore repairs it', async () => {
    await interruptedPush();
    await desk.importBySomebodyElse(LESS);
    expect((await desk.run(['status'])).out).toContain('The room is now neither what it was before');
    const push = await desk.run(['push', 'garden.json']);
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
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.importBySomebodyElse(snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' })));
    const { code, out } = await desk.run(['status']);
    expect(code).toBe(0);
    expect(out.replace(/pushed at \S+Z/, 'pushed at …')).toBe(`room ${desk.room}: others have changed
  ~ item 1
garden.json, last pulled or pushed at …: you have changed
  + item 4
  ~ item 2
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
    await pulledGarden();
    desk.write('garden.json', MORE);
    const down = { env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' } };
    const { code, out, err } = await desk.run(['status'], down);
    expect(code).toBe(2);
    expect(out).toContain('it could not be asked');
    expect(out).toContain('+ item 4');
    expect(err).toContain('the connection was refused');
    expect((await desk.run(['status', '--offline'], { env: { ROOMLINT_SERVER: '' } })).code).toBe(0);
  });
});

describe('the room folder', () => {
  test('is passed over by check', async () => {
    await pulledGarden();
    const { out } = await desk.run(['check', '--format', 'json', '.']);
    expect(JSON.parse(out).files.map(({ path }: { path: string }) => path)).toEqual(['garden.json']);
  });

  test('holds no credential', async () => {
    await pulledGarden();
    desk.write('garden.json', MORE);
    await desk.run(['push', 'garden.json']);
    const files = execFileSync('find', [desk.path, '-type', 'f'], { encoding: 'utf8' }).trim().split('\n');
    const { accessKey, apiKey } = service.keys;
    for (const file of files)
      for (const secret of [accessKey, apiKey, 'token'])
        expect(readFileSync(file, 'utf8')).not.toContain(secret);
  });
});
