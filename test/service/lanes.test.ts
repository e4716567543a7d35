import { expect, test } from 'vitest';
import { Lanes } from '../../src/service/lanes.js';

test('lanes let so many tasks of one key run at once, and the others in the order in which they came', async () => {
  const lanes = new Lanes(2);
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((number) =>
    lanes.take('ann', async () => {
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
  const lanes = new Lanes(1);
  let end = (): void => {};
  const hanging = lanes.take('ann', () => new Promise<void>((resolve) => (end = resolve)));
  const waiting = lanes.take('ann', async () => 'later');
  expect(await lanes.take('bob', async () => 'at once')).toBe('at once');
  end();
  await hanging;
  expect(await waiting).toBe('later');
});
