import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importInto } from '../../../src/verdict/room/import.js';
import { sameRoom } from '../../../src/verdict/room/restore.js';
import type { FileOnDisk } from '../../../src/world/gate/file-on-disk.js';
import type { FolderOnDisk } from '../../../src/world/gate/folder-on-disk.js';
import { pull } from '../../../src/world/gate/pull.js';
import { spread } from '../../runs.js';
import { crashing, type Ended, ended, failing, MAX_WRITES, WAYS_TO_FAIL } from './failing-folder.js';
import { FAULTS } from './fake-remote.js';
import { bytesOf, Desk, NEW, OLD, parsed } from './rooms.js';

let desk: Desk;
afterEach(() => desk.close());

/** Everything that can go wrong in a push that begins now: what it is called, and the push with it. */
const REQUEST_FAULTS = ['backup', 'upload', 'head', 'look', 'import', 'verify'].flatMap((request, index) =>
  FAULTS.map((fault) => ({
    what: `${request}, ${fault}`,
    push: (decision: 'stop' | 'merge') => {
      desk.remote.fail(desk.remote.count + index, fault);
      return ended(desk.push({ decision }));
    },
  })),
);
const WRITE_FAULTS = Array.from({ length: MAX_WRITES }, (_, write) => write).flatMap((write) =>
  WAYS_TO_FAIL.map((how) => ({
    what: `write ${write}, ${how}`,
    push: (decision: 'stop' | 'merge') =>
      ended(desk.push({ decision }, { folder: failing(desk.folder, write, how) })),
  })),
);
const ANY_FAULT = [...REQUEST_FAULTS, ...WRITE_FAULTS];

const settled = async (): Promise<(string | undefined)[]> =>
  (await desk.status()).unfinished.map((each) => each.settled?.kind);

describe('whatever goes wrong with a push', () => {
  beforeEach(async () => {
    desk = await Desk.edited();
  });

  function expectRightWords(first: Ended, isNew: boolean): void {
    if (first === 'crashed') return;
    const { kind } = first.outcome;
    if (kind === 'imported' || kind === 'unrecorded') expect(isNew).toBe(true);
    else if (kind === 'unable') expect(isNew).toBe(false);
    else expect(kind).toBe('unverified');
  }

  test.each(spread(ANY_FAULT, 24))(
    '$what: the room is the old or the new one, and the next command says which',
    async ({ push }) => {
      const first = await push('stop');
      const isNew = sameRoom(desk.remote.room, NEW);
      expect(isNew || desk.remote.room === OLD).toBe(true);
      expect(desk.remote.imports).toBe(isNew ? 1 : 0);
      const backups = desk.folder.backups().map(({ name }) => Buffer.from(desk.folder.readBackup(name)));
      expect(backups).toEqual(backups.map(() => Buffer.from(OLD)));
      if (isNew) expect(backups.length).toBeGreaterThan(0);
      expect(Buffer.compare(desk.file().read() ?? OLD, NEW)).toBe(0);
      expectRightWords(first, isNew);
      const { unfinished, remote, local } = await desk.status();
      const said = isNew ? [undefined, 'imported'] : [undefined, 'unchanged'];
      expect(said).toContain(unfinished.at(-1)?.settled?.kind);
      // Either the base is the new room and the file is in step with it, or the base is the old one and both
      // have changed.
      expect(remote?.kind).toBe(isNew === (local.kind === 'unchanged') ? 'unchanged' : 'changed');
      expect(await desk.kind()).toBe(isNew ? 'nothing' : 'imported');
      expect([desk.remote.imports, sameRoom(desk.remote.room, NEW)]).toEqual([1, true]);
      expect([await settled(), await desk.kind()]).toEqual([[], 'nothing']);
    },
  );

  test('a push writes fewer times than these tests try', async () => {
    const { outcome } = await desk.push({}, { folder: failing(desk.folder, MAX_WRITES, 'before') });
    expect(outcome.kind).toBe('imported');
  });
});

describe('a push of a merge that is interrupted', () => {
  const room = (theirs: string, mine: string): Uint8Array =>
    bytesOf({ roomItems: { 1: { prefabName: 'Tree' } }, settings: { theirs, mine } });
  const settings = (): object => (parsed(desk.remote.room) as { settings: object }).settings;

  beforeEach(async () => {
    desk = new Desk(room('old', 'old'));
    await desk.pullAndEdit(room('old', 'new'));
    desk.remote.room = room('new', 'old');
  });

  /** A later push ends with both changes in the room, and never takes theirs back. */
  async function expectBothKept(decision: 'stop' | 'merge'): Promise<void> {
    const isImported = desk.remote.imports === 1;
    const kind = await desk.kind({ decision });
    expect(settings()).toMatchObject({ theirs: 'new' });
    if (isImported) expect(kind).toBe('nothing');
    else if (decision === 'stop') expect(kind).toBe('lost-update');
    if (kind === 'lost-update') await desk.push({ decision: 'merge' });
    expect([settings(), desk.remote.imports]).toEqual([{ theirs: 'new', mine: 'new' }, 1]);
    expect(parsed(desk.file().read() ?? OLD)).toEqual(parsed(desk.remote.room));
    expect(await desk.kind()).toBe('nothing');
  }

  test.each(spread(ANY_FAULT, 16))('keeps both changes, whatever is next: $what', async ({ push, what }) => {
    await push('merge');
    await expectBothKept(what.length % 2 === 0 ? 'stop' : 'merge');
  });

  test.each(spread(WRITE_FAULTS, 8))(
    'keeps both when settling it is interrupted: $what',
    async ({ push }) => {
      desk.remote.fail(5, 'crash-after');
      await ended(desk.push({ decision: 'merge' }));
      await push('stop');
      await expectBothKept('stop');
    },
  );

  test.each(spread(ANY_FAULT, 10))('takes no later change of theirs back: $what', async ({ push }) => {
    await push('merge');
    desk.remote.room = room('newer', (settings() as { mine: string }).mine);
    for (const decision of ['stop', 'merge', 'stop'] as const) {
      await desk.push({ decision });
      expect(settings()).toMatchObject({ theirs: 'newer' });
    }
  });
});

describe('a service that accepts an import with status 202', () => {
  beforeEach(async () => {
    desk = await Desk.edited();
  });
  const late = { kind: 'unable', importing: { mayFollow: true } };

  test.each([
    { what: 'at once', after: 0, pauses: [] },
    { what: 'after six looks', after: 6, pauses: [1_000, 2_000, 4_000, 8_000, 16_000, 29_000] },
    { what: 'never', after: 1_000, outcome: late },
    {
      what: 'in another way',
      after: 2,
      carryOut: () => bytesOf({ settings: { isNight: 'no' } }),
      outcome: { kind: 'differs' },
    },
    { what: 'and refuses to say', after: 3, faults: ['refused', 'refused'] as const },
    { what: 'and drops connections', after: 3, faults: ['dropped-after', 'dropped-after'] as const },
    { what: 'and says something else in between', after: 2, answers: ['{"error":"busy"}', '<html>'] },
    {
      what: 'and cannot be asked',
      after: 1,
      faults: Array(15).fill('refused'),
      outcome: { kind: 'unverified' },
    },
  ])('and carries it out $what', async ({ after, pauses, carryOut, faults = [], answers = [], outcome }) => {
    Object.assign(desk.remote, { settlesAfter: after, ...(carryOut === undefined ? {} : { carryOut }) });
    // Download, upload, head, look, import: then the looks.
    const look = desk.remote.count + 5;
    for (const [index, fault] of faults.entries()) desk.remote.fail(look + index, fault);
    for (const [index, text] of answers.entries())
      desk.remote.answer(look + index, new TextEncoder().encode(text));
    expect((await desk.push()).outcome).toMatchObject(outcome ?? { kind: 'imported' });
    if (pauses !== undefined) expect(desk.time.pauses).toEqual(pauses);
    if (outcome !== undefined) expect(desk.time.elapsed()).toBe(60_000);
  });
});

describe('an error response with status 200', () => {
  const MAINTENANCE = bytesOf({ error: 'maintenance' });
  const message = 'the room cannot be used: it has none of the five sections of a room';
  beforeEach(async () => {
    desk = await Desk.edited();
  });

  test('is not taken for the room after the import: the next command looks again', async () => {
    desk.remote.answer(6, MAINTENANCE);
    expect((await desk.push()).outcome).toEqual({ kind: 'unverified', message, isEarlier: false });
    expect([await settled(), await desk.kind(), desk.remote.imports]).toEqual([['imported'], 'nothing', 1]);
  });

  test('does not settle an import that was interrupted', async () => {
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
    desk.remote.answer(desk.remote.count, MAINTENANCE);
    await expect(desk.status()).rejects.toThrow('has none of the five sections');
    desk.remote.answer(desk.remote.count, MAINTENANCE);
    expect((await desk.push()).outcome).toEqual({ kind: 'unverified', message, isEarlier: true });
    expect([await desk.kind(), desk.remote.imports]).toEqual(['nothing', 1]);
  });
});

describe('an interrupted import that leaves the room in doubt', () => {
  const restore = async (decision: 'stop' | 'overwrite') => {
    const [backup] = desk.folder.backups();
    return (await ended(desk.restore({ source: backup?.name ?? '', decision }))) as {
      outcome: { kind: string };
    };
  };
  beforeEach(async () => {
    desk = await Desk.edited();
    desk.remote.carryOut = () => bytesOf({ roomItems: { 1: { prefabName: 'Tree' } } });
    desk.remote.fail(5, 'crash-after');
    await ended(desk.push());
  });

  test('stops each push and is seen by status until a restore mends it', async () => {
    for (let again = 0; again < 2; again++) {
      expect([await settled(), await desk.kind()]).toEqual([['mixed'], 'in-doubt']);
      expect((await restore('stop')).outcome.kind).toBe('lost-update');
    }
    desk.remote.carryOut = importInto;
    expect((await restore('overwrite')).outcome.kind).toBe('imported');
    expect([sameRoom(desk.remote.room, OLD), await settled()]).toEqual([true, []]);
  });

  test('stays known when what was to mend it is interrupted as well', async () => {
    desk.remote.fail(desk.remote.count + 2, 'crash-before');
    await restore('overwrite');
    expect([await settled(), await desk.kind()]).toEqual([['mixed'], 'in-doubt']);
  });
});

test.each(
  ['write', 'keepBase', 'setState'].flatMap((name) => [
    { name, when: 'before' as const },
    { name, when: 'after' as const },
  ]),
)('a pull that ends $when it calls $name undoes nothing with the next push', async ({ name, when }) => {
  desk = new Desk();
  await desk.pull();
  desk.remote.room = NEW;
  const folder: FolderOnDisk = crashing(desk.folder, name, when);
  const file: FileOnDisk = crashing(desk.file(), name, when);
  await expect(pull({ remote: desk.remote, folder, file }, desk.now())).rejects.toThrow();
  const held = Buffer.from(desk.file().read() ?? []);
  const isNew = held.equals(NEW);
  expect(isNew || held.equals(OLD)).toBe(true);
  expect(await desk.kind({ limit: { kind: 'percent', most: 100 } })).toBe(isNew ? 'nothing' : 'lost-update');
  expect(desk.remote.room).toBe(NEW);
  expect((await desk.pull()).kind).toBe(isNew ? 'same' : 'pulled');
  expect(desk.file().read()).toEqual(Buffer.from(NEW));
});
