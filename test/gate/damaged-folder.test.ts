import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Crash } from './fake-remote.js';
import { Desk, NEW, OLD, THEIRS } from './rooms.js';

/* Somebody has edited files in .roomlint/. */

let desk: Desk;
beforeEach(async () => {
  desk = await Desk.edited();
});
afterEach(() => desk.close());

/** A push that ends while the service imports. */
async function interruptedPush(): Promise<void> {
  desk.remote.fail(desk.remote.count + 4, 'crash-after');
  await expect(desk.push()).rejects.toThrow(Crash);
}

test('a journal that was cut off is refused, and stays as it is', async () => {
  await interruptedPush();
  const path = join(desk.folder.path, 'journal.json');
  const half = readFileSync(path).subarray(0, 60);
  writeFileSync(path, half);
  for (const attempt of [1, 2]) {
    const { outcome } = await desk.push();
    expect(outcome, String(attempt)).toMatchObject({
      kind: 'unable',
      message: expect.stringContaining('journal.json is damaged: move it away'),
    });
  }
  expect(readFileSync(path)).toEqual(half);
  expect(desk.remote.imports).toBe(1);
});

test('when the service cannot be asked, an interrupted push stays open, and the next one is not taken for it', async () => {
  await interruptedPush();
  const open = desk.folder.journal();
  desk.remote.fail(desk.remote.count, 'refused');
  expect((await desk.push()).outcome).toMatchObject({ kind: 'unverified', isEarlier: true });
  expect(desk.folder.journal()).toEqual(open);
});

test('an interrupted push whose backup was changed into something else cannot be judged', async () => {
  await interruptedPush();
  const [name = ''] = readdirSync(join(desk.folder.path, 'backups'));
  writeFileSync(join(desk.folder.path, 'backups', name), '{"roomItems": ');
  const { unfinished } = await desk.status();
  expect(unfinished).toMatchObject([
    {
      settled: { kind: 'unknown', reason: expect.stringMatching(/^its backup \S+ is not what was written$/) },
    },
  ]);
  expect((await desk.push()).outcome.kind).toBe('in-doubt');
  expect((await desk.push({ decision: 'overwrite' })).outcome.kind).toBe('nothing');
});

test('a base that was edited counts as long as the room is what it was', async () => {
  const [name = ''] = readdirSync(join(desk.folder.path, 'bases'));
  writeFileSync(join(desk.folder.path, 'bases', name), OLD.subarray(1));
  expect((await desk.status()).remote).toEqual({ kind: 'unchanged' });
  desk.remote.room = NEW;
  expect((await desk.status()).remote).toEqual({ kind: 'base-lost' });
  desk.remote.room = OLD;
  expect((await desk.push()).outcome.kind).toBe('imported');
});

test.each(['journal.json', 'backups', 'bases'])(
  'a state.json that is gone while %s is there is refused: nobody knows what was pulled',
  async (kept) => {
    await interruptedPush();
    await desk.push();
    desk.remote.room = THEIRS;
    for (const name of readdirSync(desk.folder.path))
      if (name !== kept) rmSync(join(desk.folder.path, name), { recursive: true });
    const message = expect.stringContaining('state.json is missing: what was pulled is unknown');
    const limit = { kind: 'percent', most: 100 } as const;
    for (const decision of ['stop', 'merge', 'overwrite'] as const)
      expect((await desk.push({ decision, limit })).outcome).toEqual({ kind: 'unable', message });
    await expect(desk.pull()).rejects.toThrow('Move the folder');
    expect(() => desk.folder.lock()).toThrow('Move the folder');
    expect(desk.remote.room).toBe(THEIRS);
  },
);

test('a journal of 9,000 nested operations is refused as damaged', async () => {
  await interruptedPush();
  const path = join(desk.folder.path, 'journal.json');
  const one = '{"operation":"push","source":"a","started":"b","step":"import","earlier":';
  writeFileSync(path, `${one.repeat(9_000)}null${'}'.repeat(9_000)}`);
  const message = expect.stringContaining('journal.json is damaged');
  expect((await desk.push()).outcome).toEqual({ kind: 'unable', message });
  expect(() => desk.status()).toThrow('journal.json is damaged');
});

test('a journal whose earlier operation cannot be read is damaged', async () => {
  await interruptedPush();
  const path = join(desk.folder.path, 'journal.json');
  writeFileSync(path, JSON.stringify({ ...desk.folder.journal(), earlier: { operation: 'push' } }));
  expect(() => desk.folder.journal()).toThrow('journal.json is damaged');
});
