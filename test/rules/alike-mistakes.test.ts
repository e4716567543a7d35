import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import { type ExampleRoom, FIND_KEY, FIND_KEY_COMPLETED, room } from '../example-room.js';
import { findingsOf, placeOf } from '../lint-example.js';

/* Which mistakes are one finding because a script made them, and which are alike only by chance. */

/** The place of each finding of a rule, with the number of places in it. */
const found = (rule: string, change: (open: ExampleRoom) => void): string[] =>
  findingsOf(room(change))
    .filter((finding) => finding.rule === rule)
    .map((finding) => `${placeOf(finding)} ${finding.occurrences?.length ?? 1}`);

const addQuest = (
  { quests }: ExampleRoom,
  digit: number,
  change: (entry: JsonObject, index: number) => void,
): void => {
  for (const [index, original] of [FIND_KEY, FIND_KEY_COMPLETED].entries()) {
    const id = `mlh6aaaaaaa${digit}${'ab'.charAt(index)}z`;
    const EntryId = `5b9c3e7a-1d2f-4a6b-8c4d-9e0f1a2b3c5${digit}`;
    const entry = { ...structuredClone(quests[original] ?? {}), id, EntryId, Name: `${digit}_q${digit}` };
    change(entry, index);
    quests[id] = entry;
  }
};

const subscriptions = (open: ExampleRoom): JsonObject[] =>
  ['2', '3', '4'].flatMap((item) =>
    tasksOf(open, item).flatMap((task) => {
      const { linkedTasks = [] } = (task.Effector ?? {}) as { linkedTasks?: JsonObject[] };
      return [task, ...linkedTasks].filter(({ TaskTriggerId }) => TaskTriggerId !== undefined);
    }),
  );

describe('Names that subscriptions write in another way', () => {
  const inAll = (rename: (name: string) => string): string[] =>
    found('subscription/quest-name', (open) => {
      for (const subscription of subscriptions(open)) subscription.Name = rename(String(subscription.Name));
    });

  test.each<[how: string, rename: (name: string) => string]>([
    ['with another number', (name) => `7${name.slice(1)}`],
    ['without their number', (name) => name.slice(2)],
    ['in capitals', (name) => name.toUpperCase()],
    ['with hyphens', (name) => name.replaceAll('_', '-')],
    ['with spaces and capitals', (name) => name.replaceAll('_', ' ').toUpperCase()],
    ['with something before them', (name) => `x${name}`],
    ['with something behind them', (name) => `${name}x`],
    ['without their last sign', (name) => name.slice(0, -1)],
    ['backwards', (name) => [...name].reverse().join('')],
  ])('%s are one mistake', (_how, rename) => {
    expect(inAll(rename)).toEqual(['/logic/2#/Tasks/0/Name 7']);
  });

  test('without their number, and in another way, are two mistakes', () => {
    const changed = found('subscription/quest-name', (open) => {
      for (const [index, subscription] of subscriptions(open).entries())
        subscription.Name = index < 4 ? String(subscription.Name).slice(2) : `${subscription.Name}x`;
    });
    expect(changed).toEqual(['/logic/2#/Tasks/0/Name 4', '/logic/3#/Tasks/1/Effector/linkedTasks/0/Name 3']);
  });
});

describe('rotations that are not of length 1', () => {
  const rotated = (...rotations: readonly (readonly [x: number, y: number, z: number, w: number])[]) =>
    found('item/unit-rotation', ({ roomItems }) => {
      for (const [index, [x, y, z, w]] of rotations.entries())
        roomItems[`${index + 10}`] = { ...structuredClone(roomItems['3'] ?? {}), rot: { x, y, z, w } };
    });
  const at = (index: number, count: number): string => `/roomItems/${index + 10}/rot ${count}`;

  test('are one mistake where all are zero, too long, or angles', () => {
    for (const rotations of [
      [0, 0, 0],
      [2, 3, 12],
    ].map((lengths) => lengths.map((w) => [0, 0, 0, w] as const)))
      expect(rotated(...rotations)).toEqual([at(0, 3)]);
    expect(rotated([0, 90, 0, 0], [45, 0, 0, 0], [0, 0, 30, 0], [0, 30, 60, 0])).toEqual([at(0, 4)]);
  });

  test('are several where one is zero, one is too long and one is an angle', () => {
    expect(rotated([0, 0, 0, 0], [0, 0, 0, 2], [0, 90, 0, 0])).toEqual([at(0, 1), at(1, 1), at(2, 1)]);
  });
});

describe('two entries with one Status', () => {
  const found3 = (statuses: readonly string[]): string[] =>
    found('quest/pair-complete', (open) => {
      for (const [index, Status] of statuses.entries())
        addQuest(open, index + 3, (entry) => {
          entry.Status = Status;
        });
    });

  test('are one mistake on three quests', () => {
    for (const [status, wrong] of [
      ['inProgress', 'b'],
      ['completed', 'a'],
    ] as const)
      expect(found3([status, status, status])).toEqual([`/quests/mlh6aaaaaaa3${wrong}z/Status 3`]);
  });
});
