import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { realEnvironment } from '../../src/api/environment.js';
import type { JsonObject } from '../../src/json/value.js';
import { TestClock } from '../api/scripted-server.js';
import { publishedValidator, SCHEMAS } from '../schema/published-schemas.js';
import { type Desk, filesBelow, GARDEN, items, LESS, MORE, snapshot } from './desk.js';
import type { RunOptions } from './run-roomlint.js';
import { desksOfService } from './running-desks.js';

/* Pull, status, backups and restore. Their JSON is validated against the published schemas, as its readers would. */

const newDesk = desksOfService();
let desk: Desk;
beforeEach(async () => {
  desk = await newDesk();
  await desk.importBySomebodyElse(GARDEN);
});

const THEIRS = snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' }));
const DOWN = { env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' }, environment: new TestClock() };
const SHARED = '2026-01-01T00-00-00-000Z';
const said = (text: string) => expect.stringContaining(text);
const isGarden = async (): Promise<void> =>
  expect(await desk.roomValue()).toMatchObject(JSON.parse(String(GARDEN)));
const restore = (...args: string[]) => desk.run(['restore', '--yes', '--max-removed', '9', ...args]);

/** Pulls the garden, and pushes another one. */
async function pushed(room: string | Uint8Array = MORE): Promise<string> {
  await desk.run(['pull', 'garden.json']);
  desk.write('garden.json', room);
  return (await desk.run(['push', '--yes', '--max-removed', '9', 'garden.json'])).out;
}

/** A push that was killed in a step. */
async function interruptedPush(step = 'import'): Promise<void> {
  await pushed();
  const path = join(desk.kept, 'journal.json');
  const { ending: _, ...journal } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, step }));
  mkdirSync(join(desk.kept, 'payloads'), { recursive: true });
  writeFileSync(join(desk.kept, 'payloads', `${journal.payload.hash}.json`), MORE);
}

type Report = JsonObject & {
  readonly local: { readonly kind: string };
  readonly remote: { readonly kind: string } | null;
  readonly unfinished: readonly { readonly room: string | null }[];
  readonly backups: readonly { readonly name: string; readonly restore?: { readonly verdict: string } }[];
};
type Command = 'pull' | 'status' | 'backups';
const isDescribed = (command: Command) => publishedValidator(`${command}-report.schema.json`);
const validators = {
  pull: isDescribed('pull'),
  status: isDescribed('status'),
  backups: isDescribed('backups'),
};

/** What the enumerations of the schemas list, and what was seen of each. */
const ENUMERATIONS = {
  'pull /properties/outcome': new Set<unknown>(),
  'status /$defs/local/properties/kind': new Set<unknown>(),
  'status /properties/remote/properties/kind': new Set<unknown>(),
  'status /$defs/unfinished/properties/room': new Set<unknown>(),
  'backups /$defs/restore/properties/verdict': new Set<unknown>(),
};
afterAll(() => {
  for (const [place, seen] of Object.entries(ENUMERATIONS)) {
    const [command, pointer = ''] = place.split(' ');
    let at: unknown = SCHEMAS.get(`${command}-report.schema.json`);
    for (const step of pointer.split('/').slice(1)) at = (at as JsonObject)[step];
    expect([place, [...seen].sort()]).toEqual([place, [...((at as JsonObject).enum as unknown[])].sort()]);
  }
});

/** Runs a command, and checks its JSON. */
async function report(
  command: Command,
  args: readonly string[] = [],
  options: RunOptions = {},
): Promise<Report> {
  const { out } = await desk.run([command, '--format', 'json', ...args], options);
  const value = JSON.parse(out);
  const validate = validators[command];
  expect(validate(value), `${out}${JSON.stringify(validate.errors)}`).toBe(true);
  if (command === 'pull') ENUMERATIONS['pull /properties/outcome'].add(value.outcome);
  for (const { restore } of command === 'backups' ? value.backups : [])
    if (restore !== undefined) ENUMERATIONS['backups /$defs/restore/properties/verdict'].add(restore.verdict);
  if (command !== 'status') return value;
  ENUMERATIONS['status /$defs/local/properties/kind'].add(value.local.kind);
  if (value.remote !== null) ENUMERATIONS['status /properties/remote/properties/kind'].add(value.remote.kind);
  for (const { room } of value.unfinished) ENUMERATIONS['status /$defs/unfinished/properties/room'].add(room);
  return value;
}

describe('roomlint pull', () => {
  test('writes the bytes of the room, and keeps them beside the file where neither git nor check looks', async () => {
    const bytes = await desk.roomBytes();
    const message = `pulled room ${desk.room} into garden.json: ${bytes.length} bytes\n`;
    expect(await desk.run(['pull', 'garden.json'])).toEqual({ code: 0, out: message, err: '' });
    expect([desk.read('garden.json'), String(desk.read('.roomlint/.gitignore'))]).toEqual([bytes, '*\n']);
    const { files } = JSON.parse((await desk.run(['check', '--format', 'json', '.'])).out);
    expect(files.map(({ path }: { path: string }) => path)).toEqual(['garden.json']);
    await pushed();
    const { accessKey, apiKey } = desk.service.keys;
    for (const file of filesBelow(desk.path))
      for (const secret of [accessKey, apiKey, 'token'])
        expect(readFileSync(file, 'utf8')).not.toContain(secret);
    for (const command of ['pull', 'push'])
      expect((await desk.run([command, '--room', 'mistyped', 'garden.json'])).code).toBe(2);
    expect(readdirSync(join(desk.path, '.roomlint')).sort()).toEqual(['.gitignore', desk.room].sort());
  });

  test('says what it did, and overwrites no local changes', async () => {
    const first = { version: 1, room: desk.room, file: 'garden.json', outcome: 'pulled', wasPulled: false };
    expect(await report('pull', ['garden.json'])).toEqual({
      ...first,
      bytes: (await desk.roomBytes()).length,
    });
    expect(await report('pull', ['garden.json'])).toMatchObject({ outcome: 'same', wasPulled: true });
    desk.write('garden.json', MORE);
    const refused =
      'garden.json was not overwritten: it has changes that were not pushed. Push it, or move it away\n';
    expect(await desk.run(['pull', 'garden.json'])).toMatchObject({ code: 1, out: refused });
    expect(await report('pull', ['garden.json'])).toMatchObject({ outcome: 'local-changes' });
    expect(desk.read('garden.json')).toEqual(MORE);
    rmSync(join(desk.path, 'garden.json'));
    await desk.run(['pull', 'garden.json']);
    await desk.importBySomebodyElse(THEIRS);
    const fetch: typeof globalThis.fetch = async (...request) => {
      const response = await realEnvironment().fetch(...request);
      desk.write('garden.json', MORE);
      return response;
    };
    const meanwhile = { environment: { ...realEnvironment(), fetch } };
    expect(await report('pull', ['garden.json'], meanwhile)).toMatchObject({ outcome: 'changed-meanwhile' });
  });

  test('says which push was interrupted before', async () => {
    await interruptedPush('verify');
    rmSync(join(desk.path, 'garden.json'));
    const interrupted = { operation: 'push', source: 'garden.json', step: 'verify' };
    expect(await report('pull', ['garden.json'])).toMatchObject({ interrupted });
  });
});

describe('roomlint status', () => {
  test('says how the file and the room differ from the base', async () => {
    await desk.run(['pull', 'garden.json']);
    expect(await report('status')).toMatchObject({
      local: { kind: 'unchanged' },
      remote: { kind: 'unchanged' },
    });
    desk.write('garden.json', JSON.stringify(JSON.parse(String(await desk.roomBytes()))));
    expect(await report('status')).toMatchObject({ local: { kind: 'same-values' } });
    desk.write('garden.json', MORE);
    await desk.importBySomebodyElse(THEIRS);
    const changes = [{ part: { kind: 'item', key: '1' }, change: 'changed' }];
    expect(await report('status')).toMatchObject({
      local: { kind: 'changed' },
      remote: { kind: 'changed', changes },
      conflicts: [],
    });
    desk.write('garden.json', snapshot(items({ 1: 'Elm', 2: 'Rock', 3: 'Lamp' })));
    expect(await report('status')).toMatchObject({ conflicts: [{ kind: 'item', key: '1' }] });
    for (const text of ['{"roomItems": ', '[]', '{"rooms": {}}']) {
      desk.write('garden.json', text);
      expect(await report('status')).toMatchObject({
        local: { kind: 'unusable', fault: expect.any(String) },
      });
    }
    rmSync(join(desk.path, 'garden.json'));
    expect(await report('status')).toMatchObject({ local: { kind: 'missing' } });
    // As at another service, and as spelled by it.
    const path = join(desk.kept, 'state.json');
    const state = readFileSync(path, 'utf8');
    writeFileSync(path, state.replaceAll(desk.service.address, 'https://rooms.example'));
    const other = { kind: 'other-server', pulledFrom: 'https://rooms.example', server: desk.service.address };
    expect(await report('status')).toMatchObject({ remote: other });
    writeFileSync(path, state);
    await desk.importBySomebodyElse(Buffer.from(JSON.stringify(JSON.parse(String(GARDEN)))));
    expect((await report('status')).remote?.kind).toBe('same-values');
  });

  test('says what cannot be compared', async () => {
    desk.write('garden.json', MORE);
    const never = { synced: null, local: { kind: 'never-pulled' }, remote: { kind: 'no-base' } };
    expect(await report('status', ['garden.json'])).toMatchObject(never);
    await desk.run(['pull', 'other.json']);
    desk.write('other.json', MORE);
    for (const name of readdirSync(join(desk.kept, 'bases'))) rmSync(join(desk.kept, 'bases', name));
    expect(await report('status', ['other.json'])).toMatchObject({
      local: { kind: 'base-lost' },
      remote: { kind: 'unchanged' },
    });
    await desk.importBySomebodyElse(THEIRS);
    expect(await report('status', ['other.json'])).toMatchObject({ remote: { kind: 'base-lost' } });
  });

  test('says what is known without the service', async () => {
    await desk.run(['pull', 'garden.json']);
    desk.write('garden.json', MORE);
    const { code, out, err } = await desk.run(['status'], DOWN);
    expect([code, out, out, err]).toEqual([
      2,
      said('it could not be asked'),
      said('+ item 4'),
      said('the connection was refused'),
    ]);
    for (const args of [['--offline'], []])
      expect(await report('status', args, DOWN)).toMatchObject({ remote: null });
    expect((await desk.run(['status', '--offline'], { env: { ROOMLINT_SERVER: '' } })).code).toBe(0);
  });
});

describe('an interrupted push', () => {
  test('is seen by status, and the next push says what became of it', async () => {
    await interruptedPush();
    const { out } = await desk.run(['status']);
    expect(out).toContain(
      'stopped while the service imported the snapshot. The room has everything that was to be imported',
    );
    expect(await report('status')).toMatchObject({ unfinished: [{ step: 'import', room: 'imported' }] });
    expect(await report('status', [], DOWN)).toMatchObject({ unfinished: [{ room: null }] });
    const next = await desk.run(['push', '--yes', 'garden.json']);
    expect(next).toMatchObject({ code: 0, err: said('Nothing needs to be repeated') });
    expect((await desk.run(['status'])).out).not.toContain('stopped');
  });

  test.each([
    ['upload', MORE, 'not-sent'],
    ['verify', GARDEN, 'unchanged'],
  ])('in the step %s leaves a room that is known', async (step, room, kind) => {
    await interruptedPush(step);
    await desk.importBySomebodyElse(room);
    expect(await report('status')).toMatchObject({ unfinished: [{ step, room: kind }] });
  });

  test('leaves the room in doubt when it is neither the old nor the new one, and a restore repairs it', async () => {
    await interruptedPush();
    await desk.importBySomebodyElse(LESS);
    expect((await desk.run(['status'])).out).toContain('The room is now neither what it was before');
    expect(await report('status')).toMatchObject({ unfinished: [{ room: 'mixed' }] });
    const push = await desk.run(['push', '--yes', 'garden.json']);
    expect(push).toMatchObject({ code: 1, out: said('an interrupted import left room') });
    await desk.run(['backups', '--keep', '0']);
    expect(desk.backups()).toHaveLength(1);
    expect((await desk.run(['restore', '--overwrite'])).code).toBe(0);
    await isGarden();
    expect((await report('status')).unfinished).toEqual([]);
    await interruptedPush();
    rmSync(join(desk.kept, 'payloads'), { recursive: true });
    await desk.importBySomebodyElse(THEIRS);
    expect(await report('status')).toMatchObject({ unfinished: [{ room: 'unknown' }] });
  });
});

describe('roomlint restore', () => {
  test('brings back the room with the line that push suggests, and speaks of a backup', async () => {
    const out = await pushed();
    const restored = await desk.run([...desk.suggested(out), '--yes']);
    expect([restored.code, restored.out]).toEqual([
      0,
      expect.stringMatching(
        /^importing backup \S+Z into room [\s\S]*\nRestored backup \S+Z, and room \S+ is what it should be\.\n/,
      ),
    ]);
    expect(restored.out).not.toContain('looks like');
    await isGarden();
    const status = (await desk.run(['status'])).out;
    expect(status).toMatch(
      /you have restored backup \S+Z since\. garden\.json still has the 2 changes that it undid: a push would make them again\n/,
    );
    expect(status).not.toContain('others have changed');
    expect((await desk.run(['push', '--yes', 'garden.json'])).out).toContain('Imported garden.json');
    expect((await desk.run(['status'])).out).not.toContain('restored');
  });

  test('takes the latest backup that differs from the room and is whole, and needs one', async () => {
    await desk.run(['pull', 'garden.json']);
    expect((await desk.run(['restore'])).err).toContain(
      `there is no backup of room ${desk.room}: a push makes one`,
    );
    const unknown = await desk.run(['restore', '../../../etc/passwd']);
    expect(unknown).toMatchObject({ code: 2, err: said('there is no backup "../../../etc/passwd"') });
    await pushed();
    await desk.run(['push', '--dry-run', 'garden.json']);
    writeFileSync(join(desk.kept, 'backups', '2029-01-01T00-00-00-000Z.json'), '{"roomItems": {');
    const { out } = await desk.run(['backups']);
    expect(out).toContain('15 bytes, damaged: it is not JSON: line 1, column 16');
    expect(await report('backups')).toMatchObject({
      backups: [{ integrity: 'foreign', fault: said('it is not JSON') }, {}, {}],
    });
    expect((await restore()).code).toBe(0);
    await isGarden();
    const damaged = await restore('--unverified', '2029-01-01T00-00-00-000Z');
    expect(damaged.out).toContain(
      'Not restored: the backup cannot be used: it is not JSON: line 1, column 16',
    );
  });

  test('takes a backup that was changed, or that somebody else put there, by name and with --unverified only', async () => {
    await pushed();
    const [own = ''] = readdirSync(join(desk.kept, 'backups'));
    const name = own.replace('.json', '');
    writeFileSync(join(desk.kept, 'backups', own), LESS);
    writeFileSync(join(desk.kept, 'backups', `${SHARED}.json`), GARDEN);
    const kept = [
      { name: SHARED, integrity: 'foreign' },
      { name, integrity: 'changed' },
    ];
    expect((await report('backups', ['--offline'])).backups).toMatchObject(kept);
    expect((await desk.run(['backups', '--offline'])).out).toContain(
      '(changed after it was made: restore takes it only with --unverified)',
    );
    for (const [args, message] of [
      [[], 'is passed over: it was changed'],
      [[name], 'was changed after it was made: look at it, then restore it with --unverified'],
      [[SHARED], 'was not made by roomlint: look at it, then restore it with --unverified'],
      [['--unverified'], '--unverified needs the name of a backup'],
    ] as const)
      expect(await restore(...args)).toMatchObject({ code: 2, err: said(message) });
    expect((await restore('--unverified', SHARED)).code).toBe(0);
    await isGarden();
  });
});

test('roomlint backups says what each backup holds and what a restore would do, and prunes', async () => {
  await desk.run(['pull', 'garden.json']);
  expect((await report('backups')).backups).toEqual([]);
  await pushed();
  const destroys = {
    items: 3,
    quests: 0,
    restore: { verdict: 'destroys', added: 0, changed: 1, removed: 1 },
  };
  expect((await report('backups')).backups).toMatchObject([destroys]);
  await desk.importBySomebodyElse(THEIRS);
  expect((await report('backups')).backups).toMatchObject([{ restore: { verdict: 'changes' } }]);
  await desk.importBySomebodyElse(MORE);
  await restore();
  expect((await report('backups')).backups[0]?.restore?.verdict).toBe('unchanged');
  expect((await desk.run(['backups'])).out).toMatch(
    /^\S+Z {2}before push of garden\.json, \d\d:\d\d UTC: \d+ bytes, 3 items, 0 quests; the same as the room\n\S+Z {2}before restore of \S+Z, \d\d:\d\d UTC: \d+ bytes, 4 items, 0 quests; a restore adds 1 item and changes 1 item\n {4}\+ item 4 \(Bench\)\n {4}~ item 2 \(Rock\) {2}prefabName "Rock" → "Boulder"\n$/,
  );
  const [first, second] = (await report('backups', ['--offline'])).backups;
  expect(await report('backups', ['--offline', '--keep', '1'])).toMatchObject({
    backups: [second],
    removed: [first?.name],
  });
  expect((await desk.run(['backups', '--keep', '0'])).err).toBe(
    'roomlint: removed 1 backup, kept 0 backups\n',
  );
});
