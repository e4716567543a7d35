import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Environment, realEnvironment } from '../../src/api/environment.js';
import type { JsonObject } from '../../src/json/value.js';
import { publishedValidator, SCHEMAS } from '../schema/published-schemas.js';
import { endServices, type Served, served } from '../service/served.js';
import { Desk, deskService, GARDEN, items, MORE, snapshot } from './desk.js';
import { temporaryFolder } from './run-roomlint.js';

/* The JSON of pull, status and backups, validated against the published schemas as its readers would. */

endServices();
const folder = temporaryFolder();
let service: Served;
let desk: Desk;
let count = 0;

beforeAll(async () => {
  service = await served();
});
beforeEach(async () => {
  desk = new Desk(join(folder.path, `desk-${count++}`), deskService(service), await service.create());
  await desk.importBySomebodyElse(GARDEN);
});

const THEIRS = snapshot(items({ 1: 'Oak', 2: 'Rock', 3: 'Lamp' }));
const DOWN = { env: { ROOMLINT_SERVER: 'http://127.0.0.1:9911' } };

type Report = Record<string, unknown> & {
  readonly outcome: string;
  readonly local: { readonly kind: string };
  readonly remote: { readonly kind: string } | null;
  readonly unfinished: readonly { readonly room: string | null }[];
  readonly backups: readonly { readonly restore?: { readonly verdict: string } }[];
};
type Command = 'pull' | 'status' | 'backups';

const validators = {
  pull: publishedValidator('pull-report.schema.json'),
  status: publishedValidator('status-report.schema.json'),
  backups: publishedValidator('backups-report.schema.json'),
};

/** Runs a command, and checks its JSON. */
async function report(
  command: Command,
  args: readonly string[] = [],
  options: Parameters<Desk['run']>[1] = {},
): Promise<Report> {
  const { out } = await desk.run([command, '--format', 'json', ...args], options);
  const value = JSON.parse(out);
  const isDescribed = validators[command];
  expect(isDescribed(value), `${out}${JSON.stringify(isDescribed.errors)}`).toBe(true);
  const properties = SCHEMAS.get(`${command}-report.schema.json`)?.properties as JsonObject;
  expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(value)));
  return value;
}

/** The values that a schema allows at a place, such as `/properties/outcome`. */
function allowed(command: Command, pointer: string): unknown {
  let at: unknown = SCHEMAS.get(`${command}-report.schema.json`);
  for (const step of pointer.split('/').slice(1)) at = (at as JsonObject)[step];
  return [...((at as JsonObject).enum as unknown[])].sort();
}

/** A push of `MORE` that was killed in a step. */
async function interruptedPush(step: string): Promise<void> {
  await desk.run(['pull', 'garden.json']);
  desk.write('garden.json', MORE);
  await desk.run(['push', '--yes', 'garden.json']);
  const path = join(desk.kept, 'journal.json');
  const { ending: _, ...journal } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, step }));
  mkdirSync(join(desk.kept, 'payloads'), { recursive: true });
  writeFileSync(join(desk.kept, 'payloads', `${journal.payload.hash}.json`), MORE);
}

describe('roomlint pull --format json', () => {
  const seen = new Set<string>();
  afterAll(() => expect([...seen].sort()).toEqual(allowed('pull', '/properties/outcome')));

  async function pulled(options: Parameters<Desk['run']>[1] = {}): Promise<Report> {
    const value = await report('pull', ['garden.json'], options);
    seen.add(value.outcome);
    return value;
  }

  test('says what was written, and whether the file was known', async () => {
    const { bytes, ...first } = await pulled();
    expect(first).toEqual({
      version: 1,
      room: desk.room,
      file: 'garden.json',
      outcome: 'pulled',
      wasPulled: false,
    });
    expect(bytes).toBe((await desk.roomBytes()).length);
    expect(await pulled()).toMatchObject({ outcome: 'same', wasPulled: true });
  });

  test('says why a file was not overwritten', async () => {
    desk.write('garden.json', MORE);
    expect(await pulled()).not.toHaveProperty('bytes');
    rmSync(join(desk.path, 'garden.json'));
    await pulled();
    await desk.importBySomebodyElse(THEIRS);
    const real = realEnvironment();
    const environment: Environment = {
      ...real,
      fetch: async (...request) => {
        const response = await real.fetch(...request);
        desk.write('garden.json', MORE);
        return response;
      },
    };
    expect(await pulled({ environment })).toMatchObject({ outcome: 'changed-meanwhile', wasPulled: true });
  });

  test('says which push was interrupted before', async () => {
    await interruptedPush('verify');
    rmSync(join(desk.path, 'garden.json'));
    expect(await pulled()).toMatchObject({
      interrupted: { operation: 'push', source: 'garden.json', step: 'verify' },
    });
  });
});

describe('roomlint status --format json', () => {
  const seen = { local: new Set<string>(), remote: new Set<string>(), room: new Set<unknown>() };
  afterAll(() => {
    expect([...seen.local].sort()).toEqual(allowed('status', '/$defs/local/properties/kind'));
    expect([...seen.remote].sort()).toEqual(allowed('status', '/properties/remote/properties/kind'));
    expect([...seen.room].sort()).toEqual(allowed('status', '/$defs/unfinished/properties/room'));
  });

  async function status(
    args: readonly string[] = [],
    options: Parameters<Desk['run']>[1] = {},
  ): Promise<Report> {
    const value = await report('status', args, options);
    seen.local.add(value.local.kind);
    if (value.remote !== null) seen.remote.add(value.remote.kind);
    for (const { room } of value.unfinished) seen.room.add(room);
    return value;
  }

  test('says how the file and the room differ from the base', async () => {
    await desk.run(['pull', 'garden.json']);
    expect(await status()).toMatchObject({ local: { kind: 'unchanged' }, remote: { kind: 'unchanged' } });
    const room = JSON.parse(String(await desk.roomBytes()));
    desk.write('garden.json', JSON.stringify(room));
    expect(await status()).toMatchObject({ local: { kind: 'same-values' } });
    desk.write('garden.json', MORE);
    await desk.importBySomebodyElse(THEIRS);
    expect(await status()).toMatchObject({ local: { kind: 'changed' }, remote: { kind: 'changed' } });
    desk.write('garden.json', snapshot(items({ 1: 'Elm', 2: 'Rock', 3: 'Lamp' })));
    expect(await status()).toMatchObject({ conflicts: [{ kind: 'item', key: '1' }] });
    rmSync(join(desk.path, 'garden.json'));
    expect(await status()).toMatchObject({ local: { kind: 'missing' } });
  });

  test('says that a room differs by its bytes only', async () => {
    await desk.run(['pull', 'garden.json']);
    const path = join(service.folder, 'rooms', desk.room, 'snapshot.json');
    writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8')), null, 7));
    expect(await status()).toMatchObject({ remote: { kind: 'same-values' } });
  });

  test('says what cannot be compared', async () => {
    desk.write('garden.json', MORE);
    expect(await status(['garden.json'])).toMatchObject({
      file: 'garden.json',
      synced: null,
      local: { kind: 'never-pulled' },
      remote: { kind: 'no-base' },
    });
    await desk.run(['pull', 'other.json']);
    desk.write('other.json', MORE);
    for (const name of readdirSync(join(desk.kept, 'bases'))) rmSync(join(desk.kept, 'bases', name));
    expect(await status(['other.json'])).toMatchObject({
      local: { kind: 'base-lost' },
      remote: { kind: 'unchanged' },
    });
    await desk.importBySomebodyElse(THEIRS);
    expect(await status(['other.json'])).toMatchObject({ remote: { kind: 'base-lost' } });
  });

  test('says what is wrong with a file that is not a snapshot, and what the room is', async () => {
    await desk.run(['pull', 'garden.json']);
    await desk.importBySomebodyElse(THEIRS);
    for (const [text, fault] of [
      ['{"roomItems": ', expect.stringMatching(/^it is not JSON: line 1, column \d+: /)],
      ['[]', 'its root is an array, not an object'],
      ['{"rooms": {}}', 'it has none of the five sections'],
    ] as const) {
      desk.write('garden.json', text);
      expect(await status()).toMatchObject({
        local: { kind: 'unusable', fault },
        remote: { kind: 'changed' },
      });
    }
  });

  test('says that the base comes from another service', async () => {
    await desk.run(['pull', 'garden.json']);
    await desk.importBySomebodyElse(THEIRS);
    const path = join(desk.kept, 'state.json');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(service.address, 'https://rooms.example'));
    const server = service.address;
    expect(await status()).toMatchObject({
      remote: { kind: 'other-server', pulledFrom: 'https://rooms.example', server },
    });
  });

  test('says what is known without the service', async () => {
    await desk.run(['pull', 'garden.json']);
    expect(await status(['--offline'], DOWN)).toMatchObject({ remote: null });
    expect(await status([], DOWN)).toMatchObject({ remote: null });
  });

  test('says where a push stopped, and what became of the room', async () => {
    await interruptedPush('import');
    expect(await status()).toMatchObject({ unfinished: [{ step: 'import', room: 'imported' }] });
    expect(await status([], DOWN)).toMatchObject({ unfinished: [{ room: null }] });
    await desk.run(['restore', '--yes', '--max-removed', '9']);
    await interruptedPush('upload');
    expect(await status()).toMatchObject({ unfinished: [{ step: 'upload', room: 'not-sent' }] });
  });

  test('says that a room is the old one, another one, or unknown', async () => {
    await interruptedPush('verify');
    await desk.importBySomebodyElse(GARDEN);
    expect(await status()).toMatchObject({ unfinished: [{ room: 'unchanged' }] });
    await desk.importBySomebodyElse(THEIRS);
    expect(await status()).toMatchObject({ unfinished: [{ room: 'mixed' }] });
    rmSync(join(desk.kept, 'payloads'), { recursive: true });
    expect(await status()).toMatchObject({ unfinished: [{ room: 'unknown' }] });
  });
});

describe('roomlint backups --format json', () => {
  const seen = new Set<string>();
  afterAll(() => expect([...seen].sort()).toEqual(allowed('backups', '/$defs/restore/properties/verdict')));

  async function backups(args: readonly string[] = []): Promise<Report['backups']> {
    const value = await report('backups', args);
    for (const { restore } of value.backups) if (restore !== undefined) seen.add(restore.verdict);
    return value.backups;
  }

  test('says what each backup holds, and what a restore would do', async () => {
    await desk.run(['pull', 'garden.json']);
    expect(await backups()).toEqual([]);
    desk.write('garden.json', MORE);
    await desk.run(['push', '--yes', 'garden.json']);
    expect(await backups()).toMatchObject([
      { items: 3, quests: 0, restore: { verdict: 'destroys', added: 0, changed: 1, removed: 1 } },
    ]);
    await desk.importBySomebodyElse(THEIRS);
    expect(await backups()).toMatchObject([{ restore: { verdict: 'changes' } }]);
    await desk.importBySomebodyElse(GARDEN);
    expect(await backups()).toMatchObject([{ restore: { verdict: 'unchanged' } }]);
    expect((await backups(['--offline']))[0]).not.toHaveProperty('restore');
    writeFileSync(join(desk.kept, 'backups', '2029-01-01T00-00-00-000Z.json'), '[]');
    expect((await backups()).at(0)).toMatchObject({
      integrity: 'foreign',
      fault: 'its root is an array, not an object',
    });
  });

  test('says which backups were removed', async () => {
    await desk.run(['pull', 'garden.json']);
    for (const bytes of [MORE, GARDEN]) {
      desk.write('garden.json', bytes);
      await desk.run(['push', '--yes', '--max-removed', '1', 'garden.json']);
    }
    const [first, second] = await backups(['--offline']);
    expect(await report('backups', ['--keep', '1'])).toMatchObject({
      backups: [second],
      removed: [(first as unknown as { readonly name: string }).name],
    });
  });
});
