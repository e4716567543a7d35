import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bytesOf, Desk, NEW, OLD, parsed, THEIRS } from './rooms.js';

/* A file without a base: nobody knows which differences are changes of others. */

const NONE_LIMITED = { kind: 'percent', most: 100 } as const;

let desk: Desk;
beforeEach(() => {
  desk = new Desk(THEIRS);
});
afterEach(() => desk.close());

describe('a push of a file that was not pulled from the room', () => {
  beforeEach(() => desk.edit(OLD));

  test.each(['stop', 'merge'] as const)('is refused (%s), with a plan of what differs', async (decision) => {
    const { outcome, planned } = await desk.push({ decision, limit: NONE_LIMITED });
    expect(outcome).toEqual({ kind: 'not-pulled' });
    expect(planned?.report.plan.items.removed.map(({ key }) => key)).toEqual(['9']);
    expect(desk.events.map(({ kind }) => kind)).toContain('plan');
    expect(desk.remote.room).toBe(THEIRS);
    expect(desk.remote.requests).toEqual(['download']);
  });

  test('is refused in a dry run as well', async () => {
    expect((await desk.push({ isDryRun: true })).outcome.kind).toBe('not-pulled');
  });

  test('goes on with --overwrite, within the limits', async () => {
    const decision = 'overwrite';
    expect((await desk.push({ decision })).outcome.kind).toBe('limits');
    expect((await desk.push({ decision, limit: NONE_LIMITED })).outcome.kind).toBe('imported');
    desk.edit(NEW);
    expect((await desk.push()).outcome.kind).toBe('imported');
  });

  test('is not helped by a pull into another file', async () => {
    await desk.pull('fresh.json');
    expect((await desk.push({ limit: NONE_LIMITED })).outcome.kind).toBe('not-pulled');
    expect((await desk.status()).local.kind).toBe('never-pulled');
    expect((await desk.push({ source: 'fresh.json' })).outcome.kind).toBe('nothing');
  });

  test('has nothing to import where the room is the same, and has a base from then on', async () => {
    desk.edit(THEIRS);
    expect((await desk.push()).outcome.kind).toBe('nothing');
    desk.edit(bytesOf({ ...(parsed(THEIRS) as object), settings: { isNight: true } }));
    expect((await desk.push()).outcome.kind).toBe('imported');
  });
});

test.each([{}, { roomItems: {}, quests: {}, settings: { isNight: true } }])(
  'a room without items and quests needs no pull: %j',
  async (room) => {
    desk.remote.room = bytesOf(room);
    desk.edit(OLD);
    expect((await desk.push()).outcome.kind).toBe('imported');
  },
);

test('a room with quests alone needs one', async () => {
  desk.remote.room = bytesOf({ quests: { a: { EntryId: 'a' } } });
  desk.edit(OLD);
  expect((await desk.push()).outcome.kind).toBe('not-pulled');
});

test('a restore in a folder that never pulled or pushed needs --overwrite', async () => {
  desk.edit(NEW);
  const { backup: source = '' } = await desk.push();
  desk.remote.room = OLD;
  expect((await desk.restore({ source })).outcome.kind).toBe('not-pulled');
  expect((await desk.restore({ source, decision: 'overwrite' })).outcome.kind).toBe('imported');
});
