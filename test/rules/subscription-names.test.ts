import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { type ExampleRoom, OPEN_DOOR, OPEN_DOOR_COMPLETED, room } from '../example-room.js';
import { lintExample, placeOf } from '../lint-example.js';

const RULE = 'subscription/quest-name';
const findings = (text: string) =>
  lintExample(text).findings.filter(({ rule }) => rule.startsWith('subscription/'));
const found = (text: string): string[] => findings(text).map((each) => `${each.rule} ${placeOf(each)}`);
const messages = (text: string): string[] => findings(text).map(({ message }) => message);

/** The example room without its quests, or with others, after a change to the tasks of items. */
const withoutQuests = (change: (room: ExampleRoom) => void, quests?: JsonValue): string => {
  const { quests: _, ...rest } = JSON.parse(room(change)) as JsonObject;
  return JSON.stringify(quests === undefined ? rest : { ...rest, quests });
};
const task = ({ logic }: ExampleRoom, item: string, index: number): JsonObject =>
  ((logic[item]?.Tasks ?? []) as JsonObject[])[index] ?? {};
const unnumbered = (name: string): string =>
  `Name "${name}" does not begin with a number and an underscore: write the Name of the quest, with its number`;

describe('in a file without quests, subscription/quest-name', () => {
  test('is silent where each TaskTriggerId has one numbered Name', () => {
    expect(found(withoutQuests(() => {}))).toEqual([]);
  });

  test('reports the later one of two and has no fix: neither is known to be right', () => {
    const text = withoutQuests((changed) => {
      task(changed, '2', 1).Name = '7_find_key';
    });
    expect(found(text)).toEqual([`${RULE} /logic/2#/Tasks/1/Name`]);
    expect(findings(text)[0]?.fix).toBeUndefined();
  });

  test('reports Names that are not numbered', () => {
    const text = withoutQuests((changed) => {
      for (const index of [0, 1]) task(changed, '2', index).Name = 'quest-name';
    });
    expect(messages(text)).toEqual([`${unnumbered('quest-name')} (and in 1 more place)`]);
  });

  test('leaves empty Names of basic triggers, and quests that dialogues carry, alone', () => {
    const text = withoutQuests((changed) => {
      const entry = { EntryId: 'x', id: 'greeting', Name: '-0_greeting', ExtraText: '' };
      Object.assign(task(changed, '2', 1), {
        TaskTriggerId: 'greeting',
        Name: '-0_greeting',
        Effector: { $type: 'DialogEffectorDisplay', tasksSorM: { '-0_greeting': { inProgress: entry } } },
      });
    });
    expect(found(text)).toEqual([]);
  });
});

describe('with a TaskTriggerId of no quest, subscription/quest-name', () => {
  const withNames = (name: string): string =>
    room((changed) => {
      Object.assign(task(changed, '2', 1), { TaskTriggerId: 'quest-id', Name: name });
    });

  test('reports a Name without a number: the two faults are two findings', () => {
    expect(found(withNames('quest-name'))).toEqual([
      `${RULE} /logic/2#/Tasks/1/Name`,
      'subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId',
    ]);
    expect(messages(withNames('quest-name'))[0]).toBe(unnumbered('quest-name'));
    expect(messages(withNames(''))[0]).toBe('Name is empty: write the Name of the quest, with its number');
  });
});

describe('an inProgress entry that is missing', () => {
  const without = (change: (changed: ExampleRoom) => void = () => {}): string =>
    room((changed) => {
      delete changed.quests[OPEN_DOOR];
      change(changed);
    });

  test('does not hide unknown ids, whether or not they are its own', () => {
    const text = without((changed) => {
      task(changed, '3', 0).TaskTriggerId = 'mlh0000000000a';
      task(changed, '2', 1).TaskTriggerId = 'mlh0000000000b';
    });
    const [finding, ...others] = findings(text);
    expect(others).toEqual([]);
    expect([finding, ...(finding?.related ?? [])].map((each) => each && placeOf(each))).toEqual([
      '/logic/2#/Tasks/1/TaskTriggerId',
      '/logic/3#/Tasks/0/TaskTriggerId',
      '/logic/3#/Tasks/1/Effector/linkedTasks/0/TaskTriggerId',
      '/logic/3#/Tasks/1/TaskTriggerId',
      '/logic/4#/Tasks/0/TaskTriggerId',
      '/logic/4#/Tasks/1/TaskTriggerId',
    ]);
  });
});

test.each([
  [{ inProgress: [], completed: [] }],
  [{ inProgress: { a: {} }, completed: {} }],
  [{ completed: [] }],
] as JsonValue[][])('quests grouped by Status: %j: references are not held against them', (quests) => {
  const text = withoutQuests(() => {}, quests as JsonValue);
  expect(found(text).filter((each) => each.includes('known-quest'))).toEqual([]);
});

test('two entries whose Status is swapped are not reported again at the subscriptions', () => {
  const text = room(({ quests }) => {
    const [one, other] = [quests[OPEN_DOOR]!, quests[OPEN_DOOR_COMPLETED]!];
    Object.assign(one, { Status: 'completed' });
    Object.assign(other, { Status: 'inProgress' });
  });
  expect(found(text)).toEqual([]);
});
