import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sameRoom } from '../../src/room/compare-rooms.js';
import { importInto } from '../../src/room/import.js';
import { bytesOf, Desk, NEW, OLD, parsed, ROOM, THEIRS } from './rooms.js';

const LESS = bytesOf({ ...(parsed(OLD) as object), roomItems: { 1: { prefabName: 'Tree' } } });

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.close());

describe('a push', () => {
  test('imports the file, and makes a backup of every byte first', async () => {
    await desk.pullAndEdit(NEW);
    const { outcome, backup } = await desk.push();
    expect(outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, NEW)).toBe(true);
    expect(Buffer.from(desk.folder.readBackup(backup ?? ''))).toEqual(Buffer.from(OLD));
    expect(desk.remote.requests).toEqual([
      'download',
      'download',
      'upload',
      'contentLength',
      'download',
      'import',
      'download',
    ]);
  });

  test('lets a pull follow: the file holds what the room holds', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    expect((await desk.pull()).kind).not.toBe('local-changes');
    expect(sameRoom(desk.file().read() ?? OLD, NEW)).toBe(true);
  });

  test('imports nothing when the room says the same', async () => {
    await desk.pull();
    const { outcome } = await desk.push();
    expect(outcome.kind).toBe('nothing');
    expect(desk.remote.imports).toBe(0);
  });

  test('stops for errors that stop the check, before it asks the service for anything', async () => {
    desk.edit(NEW);
    desk.errorsIn = () => ['broken'];
    desk.isBroken = true;
    const { outcome } = await desk.push();
    expect(outcome).toMatchObject({ kind: 'findings', fresh: 1 });
    expect(desk.remote.count).toBe(0);
  });

  test('stops for errors that the room does not have, and only for those', async () => {
    await desk.pullAndEdit(NEW);
    const isNew = (bytes: Uint8Array): boolean => sameRoom(bytes, NEW);
    desk.errorsIn = (bytes) => (isNew(bytes) ? ['old', 'older', 'new'] : ['old', 'older', 'gone']);
    const stopped = await desk.push();
    expect(stopped.outcome).toEqual({ kind: 'findings', fresh: 1, warnings: 0, earlier: 2, isStrict: false });
    const shown = desk.events.find((event) => event.kind === 'findings');
    expect(shown?.kind === 'findings' && shown.findings.map(({ message }) => message)).toEqual(['new']);
    expect(desk.remote.imports).toBe(0);
    desk.errorsIn = () => ['old', 'older'];
    expect((await desk.push({ isStrict: true })).outcome).toMatchObject({ kind: 'findings', earlier: 2 });
    expect((await desk.push()).outcome.kind).toBe('imported');
    expect(desk.events).toContainEqual({ kind: 'earlier-errors', count: 2 });
  });

  test('has nothing to import of a file without changes, whatever its errors', async () => {
    await desk.pull();
    desk.errorsIn = () => ['old'];
    const { outcome, findings } = await desk.push({ isStrict: true });
    expect(outcome.kind).toBe('nothing');
    expect(findings).toEqual({ fresh: 0, warnings: 0, earlier: 1 });
  });

  test('judges what is merged, and not the file alone', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = THEIRS;
    desk.errorsIn = (bytes) => (sameRoom(bytes, THEIRS) || sameRoom(bytes, NEW) ? [] : ['of both']);
    expect((await desk.push({ decision: 'merge' })).outcome).toMatchObject({ kind: 'findings', fresh: 1 });
    expect(desk.remote.imports).toBe(0);
  });

  test('lists the errors that a restore brings back, and restores all the same', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    desk.errorsIn = (bytes) => (sameRoom(bytes, OLD) ? ['returns', 'stays'] : ['stays']);
    const { outcome, findings } = await desk.restore();
    expect(outcome.kind).toBe('imported');
    expect(findings).toEqual({ fresh: 1, warnings: 0, earlier: 1 });
    expect(desk.events.find(({ kind }) => kind === 'findings')).toMatchObject({
      findings: [{ message: 'returns' }],
    });
  });

  test('restores although the check crashes', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    desk.errorsIn = () => {
      throw new Error('a rule crashed');
    };
    expect((await desk.restore()).outcome.kind).toBe('imported');
    expect(desk.events).toContainEqual({
      kind: 'note',
      message: 'the errors that would return are unknown: a rule crashed',
    });
  });

  test('stops when the room is not the one that was pulled, and says what others have changed', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = THEIRS;
    const { outcome } = await desk.push();
    expect(outcome).toMatchObject({
      kind: 'lost-update',
      changes: [
        {
          part: { kind: 'item', key: '9', prefabName: 'Well' },
          change: 'added',
          changes: [{ kind: 'added', pointer: '/roomItems/9', after: { prefabName: 'Well' } }],
        },
        {
          part: { kind: 'item', key: '1', prefabName: 'Tree' },
          change: 'changed',
          changes: [{ kind: 'changed', pointer: '/roomItems/1/prefabName', before: 'Tree', after: 'Oak' }],
        },
      ],
    });
    expect(desk.remote.room).toBe(THEIRS);
  });

  test('merges the changes of others on request, into the file as well', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = THEIRS;
    const { outcome } = await desk.push({ decision: 'merge' });
    expect(outcome).toMatchObject({ kind: 'imported', file: 'merged' });
    const both = {
      roomItems: {
        1: { prefabName: 'Oak' },
        2: { prefabName: 'Boulder' },
        3: { prefabName: 'Lamp' },
        4: { prefabName: 'Bench' },
        9: { prefabName: 'Well' },
      },
      settings: { isNight: false },
    };
    expect(parsed(desk.remote.room)).toEqual(both);
    expect(parsed(desk.file().read() ?? OLD)).toEqual(both);
    expect((await desk.push()).outcome.kind).toBe('nothing');
  });

  test('does not take changes back that were merged while the file was edited', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = THEIRS;
    const edited = bytesOf({ ...(parsed(NEW) as object), settings: { isNight: true } });
    desk.remote.before(4, () => desk.edit(edited));
    const { outcome } = await desk.push({ decision: 'merge' });
    expect(outcome).toMatchObject({ kind: 'imported', file: 'changed-meanwhile' });
    expect(desk.file().read()).toEqual(Buffer.from(edited));
    expect((await desk.push({ limit: { kind: 'count', most: 9 } })).outcome.kind).toBe('lost-update');
  });

  test('refuses to merge what both have changed', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = bytesOf({
      ...(parsed(OLD) as object),
      roomItems: { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Stone' }, 3: { prefabName: 'Lamp' } },
    });
    const { outcome } = await desk.push({ decision: 'merge' });
    const field = { pointer: '/roomItems/2/prefabName', base: 'Rock', yours: 'Boulder', theirs: 'Stone' };
    expect(outcome).toMatchObject({
      kind: 'conflicts',
      conflicts: [{ kind: 'item', key: '2', yours: 'changed', theirs: 'changed', fields: [field] }],
    });
    const other = { ours: ['items/2'], theirs: ['items/77'] };
    expect((await desk.push({ decision: 'merge', resolutions: other })).outcome).toMatchObject({
      kind: 'no-such-conflict',
      patterns: ['items/77'],
    });
    const resolutions = { ours: ['items/2#/prefabName'], theirs: [] };
    expect((await desk.push({ decision: 'merge', resolutions })).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toMatchObject({ roomItems: { 2: { prefabName: 'Boulder' } } });
  });

  test('overwrites the changes of others on request, within the limits', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = THEIRS;
    expect((await desk.push({ decision: 'overwrite' })).outcome.kind).toBe('limits');
    const { outcome } = await desk.push({ decision: 'overwrite', limit: { kind: 'count', most: 1 } });
    expect(outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, NEW)).toBe(true);
  });

  test('goes on when others have made the same change', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.room = NEW;
    expect((await desk.push()).outcome.kind).toBe('nothing');
  });

  test('stops for warnings that the room does not have, unless they are allowed', async () => {
    await desk.pullAndEdit(NEW);
    desk.warningsIn = (bytes) => (sameRoom(bytes, NEW) ? ['old', 'new'] : ['old']);
    const { outcome, findings } = await desk.push();
    expect(outcome).toEqual({ kind: 'findings', fresh: 0, warnings: 1, earlier: 0, isStrict: false });
    expect(findings).toEqual({ fresh: 0, warnings: 1, earlier: 0 });
    const shown = desk.events.find(({ kind }) => kind === 'findings');
    expect(shown).toMatchObject({ findings: [{ level: 'warning', message: 'new' }] });
    expect(desk.remote.imports).toBe(0);
    expect((await desk.push({ allowsWarnings: true })).outcome.kind).toBe('imported');
  });

  test('does not stop for warnings that the room has, strict or not', async () => {
    await desk.pullAndEdit(NEW);
    desk.warningsIn = () => ['old'];
    expect((await desk.push({ isStrict: true })).outcome.kind).toBe('imported');
  });

  test('compares a file with the room that this file was pulled from, not with the latest', async () => {
    await desk.pull('mine.json');
    desk.edit(NEW, 'mine.json');
    desk.remote.room = THEIRS;
    await desk.pull('look.json');
    const { outcome } = await desk.push({ source: 'mine.json' });
    expect(outcome.kind).toBe('lost-update');
  });

  test('refuses to remove more than the limit, and what is protected', async () => {
    await desk.pullAndEdit(bytesOf({ roomItems: { 1: { prefabName: 'Tree' } } }));
    expect((await desk.push({ limit: { kind: 'count', most: 1 } })).outcome.kind).toBe('limits');
    const limit = { kind: 'count', most: 2 } as const;
    expect((await desk.push({ limit, protect: ['items/3'] })).outcome.kind).toBe('limits');
    expect(desk.remote.imports).toBe(0);
    expect((await desk.push({ limit })).outcome.kind).toBe('imported');
  });

  test('refuses a file without a logic section, which needs a word of its own', async () => {
    const both = { ...(parsed(OLD) as object), logic: { 1: '{"Tasks":[]}', 3: '{"Tasks":[]}' } };
    desk.remote.room = bytesOf(both);
    await desk.pullAndEdit(OLD);
    const limit = { kind: 'percent', most: 100 } as const;
    const { outcome, planned } = await desk.push({ limit });
    expect([outcome.kind, planned?.report.gate.stoppedItems]).toEqual(['limits', ['1', '3']]);
    expect((await desk.push({ dropsLogic: true, protect: ['logic/*'] })).outcome.kind).toBe('limits');
    expect(desk.remote.imports).toBe(0);
    expect((await desk.push({ dropsLogic: true })).outcome).toMatchObject({
      kind: 'imported',
      absentLogic: 'removed',
      restore: { removes: 0 },
    });
    expect((await desk.restore()).outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toEqual(both);
  });

  test('asks when something is destroyed, and imports nothing unless the answer is yes', async () => {
    await desk.pullAndEdit(bytesOf({ settings: { tasksRefresh: true } }));
    const limit = { kind: 'count', most: 1 } as const;
    desk.answer = 'no';
    expect((await desk.push({ limit })).outcome).toEqual({ kind: 'declined', destroys: true });
    desk.answer = 'noTerminal';
    expect((await desk.push({ limit })).outcome).toEqual({ kind: 'nobody', destroys: true });
    expect(desk.remote.imports).toBe(0);
    expect(desk.remote.requests).not.toContain('upload');
  });

  test('asks before it changes anything, and a restore only when something is destroyed', async () => {
    await desk.pullAndEdit(NEW);
    desk.answer = 'no';
    expect((await desk.push()).outcome).toEqual({ kind: 'declined', destroys: false });
    desk.answer = 'noTerminal';
    expect((await desk.push()).outcome).toEqual({ kind: 'nobody', destroys: false });
    expect(desk.remote.requests).not.toContain('upload');
    desk.answer = 'yes';
    await desk.push();
    desk.answer = 'no';
    expect((await desk.restore()).outcome).toEqual({ kind: 'declined', destroys: true });
    desk.remote.room = LESS;
    expect((await desk.restore({ decision: 'overwrite' })).outcome.kind).toBe('imported');
  });

  test('does everything but upload and import in a dry run', async () => {
    await desk.pullAndEdit(NEW);
    const { outcome, backup, planned } = await desk.push({ isDryRun: true });
    expect(outcome.kind).toBe('planned');
    expect(planned?.report.plan.items.added.map(({ key }) => key)).toEqual(['4']);
    expect(Buffer.from(desk.folder.readBackup(backup ?? ''))).toEqual(Buffer.from(OLD));
    expect(desk.remote.requests).toEqual(['download', 'download']);
    expect(desk.folder.journal()).toBeUndefined();
  });

  test('notes fields that the service adds', async () => {
    await desk.pullAndEdit(NEW);
    const { carryOut } = desk.remote;
    desk.remote.carryOut = (room, snapshot) => {
      const value = parsed(carryOut(room, snapshot)) as { roomItems: Record<string, object> };
      value.roomItems['4'] = { ...value.roomItems['4'], revision: 7 };
      return bytesOf(value);
    };
    const { outcome } = await desk.push();
    expect(outcome).toMatchObject({ kind: 'imported', addedFields: ['/roomItems/4/revision'] });
  });

  test('notices a field that the import should have removed and did not', async () => {
    const before = bytesOf({ roomItems: { 1: { prefabName: 'Tree', glow: 1 } } });
    desk.remote.room = before;
    await desk.pullAndEdit(bytesOf({ roomItems: { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Rock' } } }));
    desk.remote.carryOut = () =>
      bytesOf({ roomItems: { 1: { prefabName: 'Tree', glow: 1 }, 2: { prefabName: 'Rock' } } });
    expect((await desk.push()).outcome.kind).toBe('differs');
  });

  test('says what restores when the room is not what it should be', async () => {
    await desk.pullAndEdit(NEW);
    desk.remote.carryOut = (_room, snapshot) => {
      const value = parsed(snapshot) as { roomItems: Record<string, object> };
      const { 3: _, ...roomItems } = value.roomItems;
      return bytesOf({ ...value, roomItems });
    };
    const { outcome, backup } = await desk.push();
    expect(outcome).toMatchObject({
      kind: 'differs',
      restore: { backup, removes: 1, overwrites: true },
    });
    desk.remote.carryOut = importInto;
    const restored = await desk.restore({ source: backup ?? '', decision: 'overwrite' });
    expect(restored.outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, OLD)).toBe(true);
  });

  test('stops when the room changes between the plan and the import', async () => {
    await desk.pullAndEdit(NEW);
    for (const request of [2, 3, 4]) {
      const at = desk.remote.count + request - 1;
      desk.remote.before(at, () => {
        desk.remote.room = THEIRS;
      });
      const { outcome } = await desk.push();
      expect(outcome).toEqual({ kind: 'unable', message: 'somebody changed the room while this ran' });
      expect(desk.remote.room).toBe(THEIRS);
      desk.remote.room = OLD;
    }
    expect(desk.remote.imports).toBe(0);
  });

  test('refuses an import of which no backup brings everything back', async () => {
    // Logic of no item: it goes when an item with its key comes, and no import brings it back alone.
    const orphan = bytesOf({ roomItems: { 1: { prefabName: 'Tree' } }, logic: { 2: '{"Tasks":[]}' } });
    desk.remote.room = orphan;
    await desk.pullAndEdit(
      bytesOf({ roomItems: { 1: { prefabName: 'Tree' }, 2: { prefabName: 'Rock' } }, logic: {} }),
    );
    const limit = { kind: 'count', most: 1 } as const;
    expect((await desk.push({ limit })).outcome.kind).toBe('no-way-back');
    expect(desk.remote.room).toBe(orphan);
  });
});

describe('a pull', () => {
  test('keeps the entity tag of the room, where there is one', async () => {
    desk.remote.etag = '"7"';
    await desk.pull();
    expect(desk.folder.state().files.get('room.json')?.etag).toBe('"7"');
  });

  test('refuses what is not a snapshot, such as an error response with a status of success', async () => {
    desk.remote.room = bytesOf({ error: 'try again' });
    await expect(desk.pull()).rejects.toThrow('has none of the five sections');
    expect(desk.file().read()).toBeUndefined();
  });
});

describe('a restore', () => {
  test('brings back every value, and takes away what the push brought', async () => {
    await desk.pullAndEdit(bytesOf({ ...(parsed(NEW) as object), quests: {}, roomTasks: { Tasks: [] } }));
    await desk.push();
    const { outcome } = await desk.restore();
    expect(outcome.kind).toBe('imported');
    expect(parsed(desk.remote.room)).toEqual({
      ...(parsed(OLD) as object),
      quests: {},
      roomTasks: { Tasks: [] },
    });
  });

  test('is a push: limits hold, and it makes a backup of its own', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    expect((await desk.restore({ limit: { kind: 'count', most: 0 } })).outcome.kind).toBe('limits');
    await desk.restore();
    const latest = desk.folder.backups().at(-1)?.name ?? '';
    expect(sameRoom(desk.folder.readBackup(latest), NEW)).toBe(true);
  });

  test('of the latest backup undoes a restore', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    await desk.restore();
    expect((await desk.restore()).outcome.kind).toBe('imported');
    expect(sameRoom(desk.remote.room, NEW)).toBe(true);
  });

  test('stops when somebody else has changed the room since', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    desk.remote.room = THEIRS;
    expect((await desk.restore()).outcome.kind).toBe('lost-update');
  });
});

describe('a reviewed plan', () => {
  const nonce = 'a'.repeat(32);
  const reviewedPush = async () => {
    await desk.pullAndEdit(NEW);
    const { planned } = await desk.push({ isDryRun: true });
    return {
      room: ROOM,
      base: planned?.base.sha256 ?? '',
      payload: planned?.payload.sha256 ?? '',
      nonce,
      decision: 'stop' as const,
    };
  };

  test('is executed exactly, and once', async () => {
    const reviewed = await reviewedPush();
    expect((await desk.push({ reviewed })).outcome.kind).toBe('imported');
    desk.remote.room = OLD;
    expect(
      (await desk.push({ reviewed, decision: 'overwrite', limit: { kind: 'count', most: 9 } })).outcome,
    ).toEqual({ kind: 'other-plan', reason: 'it was executed already' });
  });

  test('is refused for another file, another room and another state of the room', async () => {
    const reviewed = await reviewedPush();
    const reasonFor = async (plan: typeof reviewed) => {
      const { outcome } = await desk.push({ reviewed: plan });
      return outcome.kind === 'other-plan' ? outcome.reason : outcome.kind;
    };
    expect(await reasonFor({ ...reviewed, room: 'other' })).toBe('it is for another room');
    desk.edit(bytesOf({ ...(parsed(NEW) as object), settings: { isNight: true } }));
    expect(await reasonFor(reviewed)).toBe('the file has changed since it was made');
    desk.edit(NEW);
    desk.remote.room = new TextEncoder().encode(JSON.stringify(parsed(OLD)));
    expect(await reasonFor(reviewed)).toBe('the room has changed since it was made');
    expect(desk.remote.imports).toBe(0);
  });
});
