import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Result } from '../../src/gate/outcome.js';
import { sameRoom } from '../../src/room/compare-rooms.js';
import { importInto } from '../../src/room/import.js';
import { spread } from '../runs.js';
import { type Ended, ended, failing, MAX_WRITES, WAYS_TO_FAIL } from './failing-folder.js';
import { FAULTS, type Fault } from './fake-remote.js';
import { bytesOf, Desk, NEW, OLD } from './rooms.js';

/** The requests of a push, after the one of the pull. */
const REQUESTS = ['backup', 'upload', 'head', 'look', 'import', 'verify'] as const;

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.edited();
});
afterEach(() => desk.close());

/** What must hold after every push, however it ended. */
async function expectTruth(first: Ended): Promise<void> {
  const isNew = sameRoom(desk.remote.room, NEW);
  expect(isNew || desk.remote.room === OLD).toBe(true);
  expect(desk.remote.imports).toBe(isNew ? 1 : 0);
  for (const { name } of desk.folder.backups())
    expect(Buffer.compare(desk.folder.readBackup(name), OLD)).toBe(0);
  expect(Buffer.compare(desk.file().read() ?? OLD, NEW)).toBe(0);
  if (isNew) expect(desk.folder.backups().length).toBeGreaterThan(0);
  if (first !== 'crashed') expectRightWords(first, isNew);
  await expectRightStatus(isNew);
  await expectNextPush(isNew);
}

function expectRightWords({ outcome }: Result, isNew: boolean): void {
  if (outcome.kind === 'imported' || outcome.kind === 'unrecorded') expect(isNew).toBe(true);
  else if (outcome.kind === 'unable') expect(isNew).toBe(false);
  else expect(outcome.kind).toBe('unverified');
}

/** Status, as the next command, tells old from new. */
async function expectRightStatus(isNew: boolean): Promise<void> {
  const { unfinished, remote, local } = await desk.status();
  const settled = unfinished.at(-1)?.settled?.kind;
  if (isNew) expect([undefined, 'imported']).toContain(settled);
  else expect([undefined, 'not-sent', 'unchanged']).toContain(settled);
  // Either the base is the new room and the file is in step with it, or the base is the old one and both have
  // changed.
  const isRecorded = local.kind === 'unchanged';
  expect(remote?.kind).toBe(isNew === isRecorded ? 'unchanged' : 'changed');
}

/** The next push says where the first one stopped, and sends nothing twice. */
async function expectNextPush(wasNew: boolean): Promise<void> {
  const { outcome } = await desk.push();
  expect(outcome.kind).toBe(wasNew ? 'nothing' : 'imported');
  expect(desk.remote.imports).toBe(1);
  expect(sameRoom(desk.remote.room, NEW)).toBe(true);
  expect((await desk.status()).unfinished).toEqual([]);
  expect((await desk.push()).outcome.kind).toBe('nothing');
}

describe('whatever goes wrong with a request', () => {
  const cases = REQUESTS.flatMap((request, index) =>
    FAULTS.map((fault): [string, Fault, number] => [request, fault, index + 1]),
  );

  test.each(spread(cases, 8))(
    '%s, %s: the room is the old or the new one, and the next command says which',
    async (_request, fault, number) => {
      desk.remote.fail(number, fault);
      await expectTruth(await ended(desk.push()));
    },
  );

  test.each(spread(cases, 8))(
    '%s, %s, of a restore: the room is the old or the new one',
    async (_request, fault, number) => {
      await desk.push();
      desk.remote.fail(desk.remote.count + number - 1, fault);
      await ended(desk.restore());
      const isOld = sameRoom(desk.remote.room, OLD);
      expect(isOld || sameRoom(desk.remote.room, NEW)).toBe(true);
      expect(desk.remote.imports).toBe(isOld ? 2 : 1);
      const [first] = desk.folder.backups();
      const { outcome } = await desk.restore({ source: first?.name ?? '' });
      expect(outcome.kind).toBe(isOld ? 'nothing' : 'imported');
      expect(sameRoom(desk.remote.room, OLD)).toBe(true);
      expect(desk.remote.imports).toBe(2);
    },
  );
});

describe('whatever goes wrong with a write to the room folder', () => {
  const cases = Array.from({ length: MAX_WRITES }, (_, write) => write).flatMap((write) =>
    WAYS_TO_FAIL.map((how): [number, typeof how] => [write, how]),
  );

  test.each(spread(cases, 11))(
    'write %i, %s: the room is the old or the new one, and the next command says which',
    async (write, how) => {
      await expectTruth(await ended(desk.push({}, { folder: failing(desk.folder, write, how) })));
    },
  );

  test('a push writes fewer times than that', async () => {
    const { outcome } = await desk.push({}, { folder: failing(desk.folder, MAX_WRITES, 'before') });
    expect(outcome.kind).toBe('imported');
  });
});

test('a service that imports later than it answers is not called a failure for good: the next command looks, and sends nothing twice', async () => {
  const { carryOut } = desk.remote;
  desk.remote.carryOut = (room) => room;
  const { outcome } = await desk.push();
  expect(outcome).toEqual({
    kind: 'unable',
    message: 'the service accepted the import, but the room is as it was',
    importing: { mayFollow: true },
  });
  expect((await desk.status()).unfinished.map(({ settled }) => settled?.kind)).toEqual(['unchanged']);
  desk.remote.room = carryOut(desk.remote.room, NEW);
  expect((await desk.status()).unfinished.map(({ settled }) => settled?.kind)).toEqual(['imported']);
  expect((await desk.push()).outcome.kind).toBe('nothing');
  expect(desk.remote.imports).toBe(1);
});

describe('a service that accepts an import with status 202', () => {
  test.each([0, 1, 2, 5, 6])(
    'and carries it out after %i looks: the push waits, and says it was imported',
    async (looks) => {
      desk.remote.settlesAfter = looks;
      const { outcome } = await desk.push();
      expect(outcome.kind).toBe('imported');
      expect(desk.time.pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 29_000].slice(0, looks));
      expect((await desk.push()).outcome.kind).toBe('nothing');
    },
  );

  test('and never carries it out: a minute later, the push says that the room is as it was', async () => {
    desk.remote.settlesAfter = 1_000;
    const { outcome } = await desk.push();
    expect(outcome).toEqual({
      kind: 'unable',
      message: 'the service accepted the import with status 202, but a minute later the room is as it was',
      importing: { mayFollow: true },
    });
    expect(desk.time.elapsed()).toBe(60_000);
  });

  test('and does something else: a minute later, the push says that the room differs', async () => {
    desk.remote.settlesAfter = 2;
    desk.remote.carryOut = (room) =>
      bytesOf({ ...JSON.parse(Buffer.from(room).toString()), settings: { isNight: 'no' } });
    const { outcome } = await desk.push();
    expect([outcome.kind, desk.time.elapsed()]).toEqual(['differs', 60_000]);
  });

  test.each(['refused', 'dropped-after'] as const)('and cannot be asked in between: %s', async (fault) => {
    desk.remote.settlesAfter = 3;
    const before = desk.remote.count;
    // Download, upload, head, look, import: then the looks.
    for (const look of [5, 6]) desk.remote.fail(before + look, fault);
    expect((await desk.push()).outcome.kind).toBe('imported');
  });

  test('and answers with an error page in between', async () => {
    desk.remote.settlesAfter = 2;
    desk.remote.answer(desk.remote.count + 5, bytesOf({ error: 'busy' }));
    desk.remote.answer(desk.remote.count + 6, new TextEncoder().encode('<html>'));
    expect((await desk.push()).outcome.kind).toBe('imported');
  });

  test('and cannot be asked any more: the push says so after a minute', async () => {
    desk.remote.settlesAfter = 1;
    for (let look = 5; look < 20; look++) desk.remote.fail(desk.remote.count + look, 'refused');
    const { outcome } = await desk.push();
    expect([outcome.kind, desk.time.elapsed()]).toEqual(['unverified', 60_000]);
  });

  test('for a restore: it waits as well', async () => {
    await desk.push();
    desk.remote.settlesAfter = 2;
    const { outcome } = await desk.restore();
    expect([outcome.kind, desk.time.pauses]).toEqual(['imported', [1_000, 2_000]]);
  });

  test('a response other than 202 is looked at once', async () => {
    await desk.push();
    expect(desk.time.pauses).toEqual([]);
  });
});

describe('an error response with status 200', () => {
  const MAINTENANCE = bytesOf({ error: 'maintenance' });
  const FAULT = 'the room cannot be used: the response of the service has none of the five sections';
  const NOT_JSON = new TextEncoder().encode('maintenance');

  test.each([
    [MAINTENANCE, FAULT],
    [NOT_JSON, 'the room cannot be used: it is not JSON: line 1, column 1'],
  ])('is not called a change of the room before the import, which is not sent', async (response, message) => {
    desk.remote.answer(4, response);
    const { outcome } = await desk.push();
    expect(outcome).toEqual({ kind: 'unable', message: expect.stringContaining(message) });
    expect(desk.remote.imports).toBe(0);
    expect(await desk.push()).toMatchObject({ outcome: { kind: 'imported' } });
  });

  test('is not taken for the room after the import: the next command looks again', async () => {
    desk.remote.answer(6, MAINTENANCE);
    const { outcome } = await desk.push();
    expect(outcome).toEqual({ kind: 'unverified', message: FAULT, isEarlier: false });
    expect((await desk.status()).unfinished.map(({ settled }) => settled?.kind)).toEqual(['imported']);
    expect((await desk.push()).outcome.kind).toBe('nothing');
    expect(desk.remote.imports).toBe(1);
  });

  test('does not settle an import that was interrupted', async () => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
    desk.remote.answer(desk.remote.count, MAINTENANCE);
    await expect(desk.status()).rejects.toThrow('has none of the five sections');
    desk.remote.answer(desk.remote.count, MAINTENANCE);
    const { outcome } = await desk.push();
    expect(outcome).toEqual({ kind: 'unverified', message: FAULT, isEarlier: true });
    expect((await desk.push()).outcome.kind).toBe('nothing');
    expect(desk.remote.imports).toBe(1);
  });
});

describe('an import that leaves the room in doubt', () => {
  const MIXED = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } } });
  beforeEach(() => {
    desk.remote.carryOut = () => MIXED;
  });

  test('is noticed at once, and the call that restores works as it is given', async () => {
    const { outcome } = await desk.push();
    if (outcome.kind !== 'differs') throw new Error(outcome.kind);
    const { backup, removes, overwrites } = outcome.restore;
    desk.remote.carryOut = importInto;
    const restored = await desk.restore({
      source: backup,
      limit: { kind: 'count', most: removes },
      decision: overwrites ? 'overwrite' : 'stop',
    });
    expect(restored.outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, OLD)).toBe(true);
  });

  test('after a crash, stops the next push, is seen by status, and goes on being known until it is mended', async () => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
    for (let again = 0; again < 2; again++) {
      expect((await desk.status()).unfinished.map(({ settled }) => settled?.kind)).toEqual(['mixed']);
      expect((await desk.push()).outcome.kind).toBe('in-doubt');
      const [backup] = desk.folder.backups();
      expect((await desk.restore({ source: backup?.name ?? '' })).outcome.kind).toBe('lost-update');
    }
  });

  test('after a crash, is mended by a restore', async () => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
    desk.remote.carryOut = importInto;
    const [backup] = desk.folder.backups();
    const { outcome } = await desk.restore({ source: backup?.name ?? '', decision: 'overwrite' });
    expect(outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, OLD)).toBe(true);
    expect((await desk.status()).unfinished).toEqual([]);
  });

  test('stays known when what was to mend it is interrupted as well', async () => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
    const [backup] = desk.folder.backups();
    desk.remote.fail(desk.remote.count + 2, 'crash-before');
    await ended(desk.restore({ source: backup?.name ?? '', decision: 'overwrite' }));
    expect((await desk.status()).unfinished.map(({ settled }) => settled?.kind)).toEqual([
      'not-sent',
      'mixed',
    ]);
    expect((await desk.push()).outcome.kind).toBe('in-doubt');
  });
});
