import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Crash } from './fake-remote.js';
import { Desk, NEW, OLD, THEIRS } from './rooms.js';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.close());

describe('a base from another service', () => {
  const elsewhere = 'https://other.example';

  /** A file that was pulled from one service, and the same room at another one, where it has changed. */
  async function movedDesk(): Promise<void> {
    await desk.pullAndEdit(NEW);
    desk.remote.server = elsewhere;
    desk.remote.room = THEIRS;
  }

  test('is not what a push compares the room with', async () => {
    await movedDesk();
    const expected = { kind: 'other-server', pulledFrom: 'https://rooms.example', server: elsewhere };
    for (const decision of ['stop', 'merge'] as const)
      expect((await desk.push({ decision, limit: { kind: 'count', most: 9 } })).outcome).toEqual(expected);
    expect(desk.remote.imports).toBe(0);
    expect((await desk.status()).remote).toEqual(expected);
  });

  test('can be overruled, and from then on the room of the new service is the base', async () => {
    await movedDesk();
    const limit = { kind: 'count', most: 9 } as const;
    expect((await desk.push({ decision: 'overwrite', limit })).outcome.kind).toBe('imported');
    expect(desk.folder.state().files.get('room.json')?.server).toBe(elsewhere);
    expect((await desk.push()).outcome.kind).toBe('nothing');
  });

  test('does not matter where the room is the same', async () => {
    await movedDesk();
    desk.remote.room = OLD;
    expect((await desk.status()).remote?.kind).toBe('unchanged');
    expect((await desk.push()).outcome.kind).toBe('imported');
  });

  test('is not what a restore compares the room with', async () => {
    await desk.pullAndEdit(NEW);
    await desk.push();
    desk.remote.server = elsewhere;
    desk.remote.room = THEIRS;
    expect((await desk.restore()).outcome.kind).toBe('other-server');
  });

  test('is replaced by a pull', async () => {
    await movedDesk();
    desk.edit(OLD);
    await desk.pull();
    expect(desk.folder.state()).toMatchObject({ server: elsewhere });
    expect((await desk.status()).remote?.kind).toBe('unchanged');
  });

  test('is accepted when an earlier version wrote it, which noted no service', async () => {
    await movedDesk();
    const { folder } = desk;
    const { files, seen = '', latest = '' } = folder.state();
    const [{ base = '', local = '', when = '' } = {}] = files.values();
    folder.setState({ files: new Map([['room.json', { base, local, when }]]), seen, latest });
    expect((await desk.push()).outcome.kind).toBe('lost-update');
  });
});

test('a push that was interrupted at another service is not judged by this one', async () => {
  await desk.pullAndEdit(NEW);
  desk.remote.fail(5, 'crash-after');
  await expect(desk.push()).rejects.toThrow(Crash);
  desk.remote.server = 'https://other.example';
  desk.remote.room = THEIRS;
  expect((await desk.push()).outcome.kind).toBe('in-doubt');
  expect((await desk.status()).unfinished).toMatchObject([
    {
      settled: {
        kind: 'unknown',
        reason: 'only https://rooms.example, to which it was sent, can say',
      },
    },
  ]);
  desk.edit(OLD);
  await desk.pull();
  desk.remote.server = 'https://rooms.example';
  desk.remote.room = NEW;
  expect((await desk.status()).unfinished).toMatchObject([{ settled: { kind: 'imported' } }]);
});
