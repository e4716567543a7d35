import { expect, test } from 'vitest';
import { Semaphore } from '../../src/service/semaphore.js';

test('a semaphore lets so many tasks of one key run at once, and the others in the order in which they came', async () => {
  const semaphore = new Semaphore(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((number) =>
    semaphore.take('ann', async () => {
      started.push(number);
      await new Promise<void>((resolve) => {
        ends[number] = resolve;
      });
      if (number === 1) throw new Error('failed');
      return number;
    }),
  );
  const outcomes = Promise.allSettled(tasks);
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  await tasks[1]?.catch(() => {});
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  await tasks[0];
  expect(started).toEqual([0, 1, 2, 3]);
  for (const end of ends) end();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('tasks of other keys do not wait', async () => {
  const semaphore = new Semaphore(1);
  let end = (): void => {};
  const hanging = semaphore.take('ann', () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = semaphore.take('ann', async () => 'later');
  expect(await semaphore.take('bob', async () => 'at once')).toBe('at once');
  end();
  await hanging;
  expect(await waiting).toBe('later');
});
