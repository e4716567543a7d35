import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importInto } from '../../../src/verdict/room/import.js';
import { sameRoom } from '../../../src/verdict/room/restore.js';
import type { PushOrder } from '../../../src/world/gate/outcome.js';
import { FolderError } from '../../../src/world/gate/room-state.js';
import { SCHEMAS } from '../../model/schema/published-schemas.js';
import { Crash } from './fake-remote.js';
import { bytesOf, Desk, NEW, OLD, parsed, ROOM, seenOutcomes, THEIRS } from './rooms.js';

const NONE = { kind: 'percent', most: 100 } as const;
const count = (most: number) => ({ kind: 'count', most }) as const;

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.edited();
});
afterEach(() => desk.close());
afterAll(() => {
  const report = SCHEMAS.get('push-report.schema.json') as unknown as {
    readonly properties: { readonly outcome: { readonly enum: readonly string[] } };
  };
  expect([...seenOutcomes].sort()).toEqual([...report.properties.outcome.enum].sort());
});

describe('a push', () => {
  test('imports the file, and makes a backup of every byte first', async () => {
    const { outcome, backup } = await desk.push();
    expect(outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, NEW)).toBe(true);
    expect(Buffer.from(desk.folder.readBackup(backup ?? ''))).toEqual(Buffer.from(OLD));
    const steps = ['download', 'upload', 'contentLength', 'download', 'import', 'download'];
    expect(desk.remote.requests).toEqual(['download', ...steps]);
    expect((await desk.pull()).kind).not.toBe('local-changes');
    expect([sameRoom(desk.file().read() ?? OLD, NEW), await desk.kind()]).toEqual([true, 'nothing']);
  });

  test('stops for errors and warnings that the room does not have, and only for those', async () => {
    const isNew = (bytes: Uint8Array): boolean => sameRoom(bytes, NEW);
    desk.errorsIn = (bytes) => (isNew(bytes) ? ['old', 'new'] : ['old', 'gone']);
    desk.warningsIn = (bytes) => (isNew(bytes) ? ['warned', 'fresh'] : ['warned']);
    const { outcome } = await desk.push();
    expect(outcome).toEqual({ kind: 'findings', fresh: 1, warnings: 1, earlier: 1 });
    const shown = desk.events.find(({ kind }) => kind === 'findings');
    expect(shown).toMatchObject({ findings: [{ message: 'new' }, { level: 'warning', message: 'fresh' }] });
    desk.errorsIn = () => ['old'];
    expect((await desk.push()).outcome).toMatchObject({ kind: 'findings', fresh: 0, warnings: 1 });
    expect(desk.remote.imports).toBe(0);
    expect(await desk.kind({ allowsWarnings: true })).toBe('imported');
    expect(desk.events).toContainEqual({ kind: 'earlier-errors', count: 1 });
  });

  test('judges what is merged, and not the file alone', async () => {
    desk.remote.room = THEIRS;
    desk.errorsIn = (bytes) => (sameRoom(bytes, THEIRS) || sameRoom(bytes, NEW) ? [] : ['of both']);
    expect((await desk.push({ decision: 'merge' })).outcome).toMatchObject({ kind: 'findings', fresh: 1 });
    expect(desk.remote.imports).toBe(0);
  });

  test('refuses a file without a logic section, which needs a word of its own', async () => {
    const both = { ...(parsed(OLD) as object), logic: { 1: '{"Tasks":[]}', 3: '{"Tasks":[]}' } };
    desk.remote.room = bytesOf(both);
    desk.edit(OLD);
    await desk.pullAndEdit(OLD);
    const { outcome, planned } = await desk.push({ limit: NONE });
    expect([outcome.kind, planned?.report.gate.stoppedItems]).toEqual(['limits', ['1', '3']]);
    expect(await desk.kind({ dropsLogic: true, protect: ['logic/*'] })).toBe('limits');
    expect(desk.remote.imports).toBe(0);
    const dropped = { kind: 'imported', absentLogic: 'removed', restore: { removes: 0 } };
    expect((await desk.push({ dropsLogic: true })).outcome).toMatchObject(dropped);
    expect((await desk.restore()).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toEqual(both);
  });

  const ONE_ITEM = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } } });
  const EMPTY = bytesOf({ settings: { tasksRefresh: true } });
  type Answer = Desk['answer'];
  test.each<readonly [outcome: object, file: Uint8Array, order: Partial<PushOrder>, answer: Answer]>([
    [{ kind: 'limits' }, ONE_ITEM, { limit: count(1) }, 'yes'],
    [{ kind: 'limits' }, ONE_ITEM, { limit: count(2), protect: ['items/3'] }, 'yes'],
    [{ kind: 'imported' }, ONE_ITEM, { limit: count(2) }, 'yes'],
    [{ kind: 'declined', destroys: false }, NEW, {}, 'no'],
    [{ kind: 'nobody', destroys: false }, NEW, {}, 'noTerminal'],
    [{ kind: 'declined', destroys: true }, EMPTY, { limit: count(1) }, 'no'],
    [{ kind: 'nobody', destroys: true }, EMPTY, { limit: count(1) }, 'noTerminal'],
    [{ kind: 'planned' }, NEW, { isDryRun: true }, 'yes'],
  ])('ends as %j, and uploads nothing before it is allowed to', async (expected, file, order, answer) => {
    desk.edit(file);
    desk.answer = answer;
    const { outcome } = await desk.push(order);
    expect(outcome).toMatchObject(expected);
    expect(desk.remote.requests.includes('upload')).toBe(outcome.kind === 'imported');
    if (order.isDryRun) expect(desk.folder.journal()).toBeUndefined();
  });

  test('stops when the room changes between the plan and the import', async () => {
    for (const request of [1, 2, 3]) {
      desk.remote.before(desk.remote.count + request, () => {
        desk.remote.room = THEIRS;
      });
      const { outcome } = await desk.push();
      expect(outcome).toEqual({ kind: 'unable', message: 'somebody changed the room while this ran' });
      expect(desk.remote.room).toBe(THEIRS);
      desk.remote.room = OLD;
    }
    expect(desk.remote.imports).toBe(0);
  });

  test.each([-1, 1, undefined])(
    'imports nothing whose length is not the one that was sent: %s',
    async (more) => {
      const { remote } = desk;
      const contentLength = remote.contentLength.bind(remote);
      remote.contentLength = async (address) =>
        more === undefined ? more : ((await contentLength(address)) ?? 0) + more;
      const message = expect.stringContaining('HEAD of the uploaded file gives');
      expect((await desk.push()).outcome).toEqual({ kind: 'unable', message });
      expect([remote.imports, remote.room]).toEqual([0, OLD]);
    },
  );

  test('refuses an import of which no backup brings everything back', async () => {
    // Logic of no item: it goes when an item with its key comes, and no import brings it back alone.
    desk.remote.room = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } }, logic: { 2: '{"Tasks":[]}' } });
    desk.edit(bytesOf({ roomItems: { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Rock' } }, logic: {} }));
    expect(await desk.kind({ decision: 'overwrite', limit: count(1) })).toBe('no-way-back');
    expect(desk.remote.imports).toBe(0);
  });
});

describe('after the import', () => {
  type Items = { roomItems: Record<string, object> };

  test('fields that the service adds are noted', async () => {
    desk.remote.carryOut = (room, snapshot) => {
      const value = parsed(importInto(room, snapshot)) as Items;
      value.roomItems['4'] = { ...value.roomItems['4'], revision: 7 };
      return bytesOf(value);
    };
    const { outcome } = await desk.push();
    expect(outcome).toMatchObject({ kind: 'imported', addedFields: ['/roomItems/4/revision'] });
    expect(await desk.kind()).toBe('nothing');
    desk.edit(bytesOf({ ...(parsed(NEW) as object), settings: { isNight: true } }));
    expect(await desk.kind()).toBe('imported');
  });

  test('a field that should have gone and did not is a difference', async () => {
    desk.edit(OLD);
    desk.remote.room = bytesOf({ roomItems: { 1: { prefabName: 'Tree', glow: 1 } } });
    await desk.pullAndEdit(bytesOf({ roomItems: { 1: { prefabName: 'Tree' }, 2: {} } }));
    desk.remote.carryOut = () => bytesOf({ roomItems: { 1: { prefabName: 'Tree', glow: 1 }, 2: {} } });
    expect(await desk.kind()).toBe('differs');
  });

  test('a room that is not what it should be is restored by the call that is given', async () => {
    desk.remote.carryOut = (_room, snapshot) => {
      const value = parsed(snapshot) as Items;
      const { 3: _, ...roomItems } = value.roomItems;
      return bytesOf({ ...value, roomItems });
    };
    const { outcome, backup } = await desk.push();
    expect(outcome).toMatchObject({ kind: 'differs', restore: { backup, removes: 1, overwrites: true } });
    desk.remote.carryOut = importInto;
    const restored = await desk.restore({ source: backup ?? '', decision: 'overwrite', limit: count(1) });
    expect([restored.outcome.kind, sameRoom(desk.remote.room, OLD)]).toEqual(['imported', true]);
  });

  test('a room that cannot be looked at is looked at by the next push', async () => {
    desk.remote.fail(desk.remote.count + 5, 'refused');
    expect([await desk.kind(), await desk.kind(), desk.remote.imports]).toEqual(['unverified', 'nothing', 1]);
  });

  test('a folder that cannot note it does not make it a failure', async () => {
    const { folder } = desk;
    folder.setState = () => {
      throw new FolderError('the disk is full');
    };
    expect((await desk.push({}, { folder })).outcome.kind).toBe('unrecorded');
    expect(await desk.kind()).toBe('nothing');
  });
});

describe('a room that others have changed', () => {
  beforeEach(() => {
    desk.remote.room = THEIRS;
  });

  test('is not taken back where the file was edited while they were merged', async () => {
    const edited = bytesOf({ ...(parsed(NEW) as object), settings: { isNight: true } });
    desk.remote.before(4, () => desk.edit(edited));
    const { outcome } = await desk.push({ decision: 'merge' });
    expect(outcome).toMatchObject({ kind: 'imported', file: 'changed-meanwhile' });
    expect(desk.file().read()).toEqual(Buffer.from(edited));
    expect(await desk.kind({ limit: count(9) })).toBe('lost-update');
  });

  test('cannot be merged where both have changed the same, until one side is chosen', async () => {
    const roomItems = { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Stone' }, 3: { prefabName: 'Lamp' } };
    desk.remote.room = bytesOf({ ...(parsed(OLD) as object), roomItems });
    const field = { pointer: '/roomItems/2/prefabName', base: 'Rock', yours: 'Boulder', theirs: 'Stone' };
    const conflict = { kind: 'item', key: '2', yours: 'changed', theirs: 'changed', fields: [field] };
    const merging = (ours: readonly string[], theirs: readonly string[]) =>
      desk.push({ decision: 'merge', resolutions: { ours, theirs } });
    expect((await merging([], [])).outcome).toMatchObject({ kind: 'conflicts', conflicts: [conflict] });
    const unmatched = { kind: 'no-such-conflict', patterns: ['items/77'] };
    expect((await merging(['items/2'], ['items/77'])).outcome).toMatchObject(unmatched);
    expect((await merging(['items/2#/prefabName'], [])).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toMatchObject({ roomItems: { 2: { prefabName: 'Boulder' } } });
  });
});

describe('a base from another service', () => {
  const elsewhere = 'https://other.example';
  beforeEach(() => {
    desk.remote.server = elsewhere;
    desk.remote.room = THEIRS;
  });

  test('is not what a push or status compares the room with, unless it is overruled', async () => {
    const expected = { kind: 'other-server', pulledFrom: 'https://rooms.example', server: elsewhere };
    for (const decision of ['stop', 'merge'] as const)
      expect((await desk.push({ decision, limit: NONE })).outcome).toEqual(expected);
    expect((await desk.status()).remote).toEqual(expected);
    expect(desk.remote.imports).toBe(0);
    expect(await desk.kind({ decision: 'overwrite', limit: NONE })).toBe('imported');
    expect(desk.folder.state().files.get('room.json')?.server).toBe(elsewhere);
    expect(await desk.kind()).toBe('nothing');
  });

  test('leaves a push that was interrupted there in doubt, until that service can say', async () => {
    Object.assign(desk.remote, { server: 'https://rooms.example', room: OLD });
    desk.remote.fail(desk.remote.count + 4, 'crash-after');
    await expect(desk.push()).rejects.toThrow(Crash);
    Object.assign(desk.remote, { server: elsewhere, room: THEIRS });
    expect(await desk.kind()).toBe('in-doubt');
    const reason = 'only https://rooms.example, to which it was sent, can say';
    expect((await desk.status()).unfinished).toMatchObject([{ settled: { kind: 'unknown', reason } }]);
    Object.assign(desk.remote, { server: 'https://rooms.example', room: NEW });
    expect((await desk.status()).unfinished).toMatchObject([{ settled: { kind: 'imported' } }]);
  });
});

describe('a restore', () => {
  test('brings back every value, and takes away what the push brought, once that is allowed', async () => {
    const pushed = { ...(parsed(NEW) as object), quests: { a: { EntryId: 'a' } } };
    desk.edit(bytesOf(pushed));
    const { backup: source = '' } = await desk.push();
    desk.answer = 'no';
    expect((await desk.restore({ source })).outcome).toEqual({ kind: 'declined', destroys: true });
    desk.answer = 'yes';
    expect((await desk.restore({ source })).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toEqual({ ...(parsed(OLD) as object), quests: {} });
    // The latest backup undoes the restore.
    expect((await desk.restore()).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toEqual(pushed);
  });

  test('stops when somebody else has changed the room, at another service, and in a folder without a pull', async () => {
    const { backup: source = '' } = await desk.push();
    desk.remote.room = THEIRS;
    expect((await desk.restore({ source })).outcome.kind).toBe('lost-update');
    desk.remote.server = 'https://other.example';
    expect((await desk.restore({ source })).outcome.kind).toBe('other-server');
    desk.folder.setState({ files: new Map() });
    expect((await desk.restore({ source })).outcome.kind).toBe('not-pulled');
    expect((await desk.restore({ source, decision: 'overwrite' })).outcome.kind).toBe('imported');
  });
});

describe('a reviewed plan', () => {
  const reviewedPush = async () => {
    const { planned } = await desk.push({ isDryRun: true });
    const [base, payload] = [planned?.base.sha256 ?? '', planned?.payload.sha256 ?? ''];
    return { room: ROOM, base, payload, decision: 'stop' as const };
  };

  test('is refused for another room, another file and another state of the room', async () => {
    const reviewed = await reviewedPush();
    const refused = async (plan: typeof reviewed, reason: string): Promise<void> =>
      expect((await desk.push({ reviewed: plan })).outcome).toEqual({ kind: 'other-plan', reason });
    await refused({ ...reviewed, room: 'other' }, 'it is for another room');
    desk.edit(bytesOf({ ...(parsed(NEW) as object), settings: { isNight: true } }));
    await refused(reviewed, 'the file has changed since it was made');
    desk.edit(NEW);
    desk.remote.room = new TextEncoder().encode(JSON.stringify(parsed(OLD)));
    await refused(reviewed, 'the room has changed since it was made');
    expect(desk.remote.imports).toBe(0);
  });
});
