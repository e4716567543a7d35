import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { spread } from '../runs.js';
import { ended, failing, MAX_WRITES, WAYS_TO_FAIL } from './failing-folder.js';
import { FAULTS, type Fault } from './fake-remote.js';
import { bytesOf, Desk, parsed } from './rooms.js';

/* Another creator changes a setting after the pull, and a push that merges it is interrupted. */

function room(theirs: string, mine: string): Uint8Array {
  return bytesOf({ roomItems: { 1: { prefabName: 'Tree' } }, settings: { theirs, mine } });
}

/** The requests of a push, after the one of the pull. */
const REQUESTS = ['backup', 'upload', 'head', 'look', 'import', 'verify'] as const;

let desk: Desk;
beforeEach(async () => {
  desk = new Desk(room('old', 'old'));
  await desk.pullAndEdit(room('old', 'new'));
  desk.remote.room = room('new', 'old');
});
afterEach(() => desk.close());

const settings = (): unknown => (parsed(desk.remote.room) as { settings: unknown }).settings;

/** A later push ends with both changes in the room, and never takes theirs back. */
async function expectBothKept(decision: 'stop' | 'merge'): Promise<void> {
  const isImported = desk.remote.imports === 1;
  const { outcome } = await desk.push({ decision });
  expect(settings()).toMatchObject({ theirs: 'new' });
  if (isImported) expect(outcome.kind).toBe('nothing');
  else if (decision === 'stop') expect(outcome.kind).toBe('lost-update');
  if (outcome.kind === 'lost-update') await desk.push({ decision: 'merge' });
  expect(settings()).toEqual({ theirs: 'new', mine: 'new' });
  expect(desk.remote.imports).toBe(1);
  expect(parsed(desk.file().read() ?? room('', ''))).toEqual(parsed(desk.remote.room));
  expect((await desk.push()).outcome.kind).toBe('nothing');
}

test.each(['stop', 'merge'] as const)(
  'ended after the service imported and before its reply: the next push (%s) has nothing to do',
  async (decision) => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push({ decision: 'merge' }));
    expect(desk.remote.imports).toBe(1);
    await desk.status();
    await expectBothKept(decision);
  },
);

describe('interrupted at any request', () => {
  const cases = REQUESTS.flatMap((request, index) =>
    FAULTS.flatMap((fault) =>
      (['stop', 'merge'] as const).map((next): [string, Fault, typeof next, number] => [
        request,
        fault,
        next,
        index + 1,
      ]),
    ),
  );

  test.each(spread(cases, 20))(
    '%s, %s, then %s: both changes stay',
    async (_request, fault, next, number) => {
      desk.remote.fail(number, fault);
      await ended(desk.push({ decision: 'merge' }));
      await expectBothKept(next);
    },
  );
});

describe('interrupted at any write to the room folder, also while it is settled', () => {
  const cases = Array.from({ length: MAX_WRITES }, (_, write) => write).flatMap((write) =>
    WAYS_TO_FAIL.map((how): [number, typeof how] => [write, how]),
  );

  test.each(spread(cases, 14))('write %i, %s: both changes stay', async (write, how) => {
    await ended(desk.push({ decision: 'merge' }, { folder: failing(desk.folder, write, how) }));
    await expectBothKept('stop');
  });

  test.each(spread(cases, 14))('write %i, %s, of the next push: both changes stay', async (write, how) => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push({ decision: 'merge' }));
    await ended(desk.push({}, { folder: failing(desk.folder, write, how) }));
    await expectBothKept('stop');
  });
});

describe('another change after the interruption is not taken back either', () => {
  /** The other creator changes the same setting once more, whatever the room is by now. */
  async function expectNewerKept(): Promise<void> {
    const { mine } = settings() as { mine: string };
    desk.remote.room = room('newer', mine);
    for (const decision of ['stop', 'merge', 'stop'] as const) {
      await desk.push({ decision });
      expect(settings()).toMatchObject({ theirs: 'newer' });
    }
  }

  const requests = REQUESTS.flatMap((request, index) =>
    FAULTS.map((fault): [string, Fault, number] => [request, fault, index + 1]),
  );

  test.each(spread(requests, 10))('at the request %s, %s', async (_request, fault, number) => {
    desk.remote.fail(number, fault);
    await ended(desk.push({ decision: 'merge' }));
    await expectNewerKept();
  });

  const writes = Array.from({ length: MAX_WRITES }, (_, write) => write).flatMap((write) =>
    WAYS_TO_FAIL.map((how): [number, typeof how] => [write, how]),
  );

  test.each(spread(writes, 10))('at write %i, %s', async (write, how) => {
    await ended(desk.push({ decision: 'merge' }, { folder: failing(desk.folder, write, how) }));
    await expectNewerKept();
  });
});
