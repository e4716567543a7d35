import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../src/json/value.js';
import type { Preset } from '../../src/lint/preset.js';
import { tasksOf } from '../example-changes.js';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  room,
} from '../example-room.js';
import { applyFixes, lintPreset } from '../lint-example.js';

/* Mistakes that creators make in a room of their own: what is said, and what the fixes make of it. */

const bothEntries = ({ quests }: ExampleRoom, keys: readonly string[], values: JsonObject): void => {
  for (const key of keys) Object.assign(quests[key] ?? {}, values);
};

function found(text: string, preset: Preset = 'recommended'): string[] {
  return lintPreset(preset, text).findings.map(
    ({ rule, kind, level, fix }) => `${level} ${rule}:${kind}${fix === undefined ? '' : `, ${fix.safety}`}`,
  );
}

const fixed = (text: string): string => applyFixes(text, lintPreset('recommended', text).findings);

describe('a mistake with one fix', () => {
  const everyTask = (changed: ExampleRoom, change: (task: JsonObject) => void): void => {
    for (const item of ['2', '3', '4']) for (const task of tasksOf(changed, item)) change(task);
  };

  test.each<[what: string, finding: string, change: (changed: ExampleRoom) => void]>([
    [
      'roomTasks as a list',
      'error schema:type, safe',
      (changed) => Object.assign(changed, { roomTasks: [] }),
    ],
    [
      'a list that a serializer unwrapped',
      'error schema:type, unsafe',
      (changed) => {
        const [requirement] = (changed.quests[OPEN_DOOR]?.Requirements ?? []) as JsonObject[];
        bothEntries(changed, [OPEN_DOOR, OPEN_DOOR_COMPLETED], { Requirements: requirement ?? {} });
      },
    ],
    [
      'a quest that is named where its id belongs',
      'error subscription/known-quest:unknown-quest, unsafe',
      (changed) =>
        everyTask(changed, (task) => {
          if (task.TaskTriggerId === FIND_KEY) task.TaskTriggerId = '0_find_key';
        }),
    ],
    [
      'positions as lists',
      'error schema:type, unsafe',
      ({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { pos: [0, 1, 4] }),
    ],
  ])('%s', (_what, finding, change) => {
    const text = room(change);
    expect(found(text)).toEqual([finding]);
    expect(JSON.parse(fixed(text))).toEqual(JSON.parse(room()));
  });
});

test('what a fix would have to invent is added by an unsafe fix only', () => {
  const text = room(({ quests }) => {
    for (const key of [FIND_KEY_COMPLETED, OPEN_DOOR_COMPLETED]) delete quests[key]?.Rewards;
  });
  expect(found(text)).toEqual(['error quest/completed-only-fields:missing, unsafe']);
});

test('a Name with a line break is reported, and no fix writes it into subscriptions', () => {
  const text = room((changed) =>
    bothEntries(changed, [FIND_KEY, FIND_KEY_COMPLETED], { Name: '0_find\nkey' }),
  );
  expect(found(text)).toEqual([
    'warning quest/name-space:control-character',
    'error subscription/quest-name:other-name',
  ]);
});

test('an item that is not placed and has a quest to be clicked is an info of the catalog', () => {
  const text = room(({ roomItems }) => Object.assign(roomItems['2'] ?? {}, { placed: false }));
  expect(found(text)).toEqual([]);
  expect(found(text, 'catalog')).toContain('info item/hidden-click:not-placed');
});

test('a draft is an info, and a quest that something waits for a warning', () => {
  const id = (end: string): string => `mlh7n3s8u5x2${end}`;
  const draft = (changed: ExampleRoom): void => {
    const [from, to] = [changed.quests[FIND_KEY], changed.quests[FIND_KEY_COMPLETED]];
    const shared = { EntryId: '7d2f4b6a-8c1e-4d3f-a5b7-9c0e1f2a3b4c', Name: '2_later' };
    changed.quests[id('ab')] = { ...from, ...shared, id: id('ab') };
    changed.quests[id('cd')] = { ...to, ...shared, id: id('cd') };
  };
  expect(found(room(draft))).toEqual(['info flow/never-activated:draft']);
  const waiting = room((changed) => {
    draft(changed);
    tasksOf(changed, '2').push({
      ...tasksOf(changed, '2')[1],
      Id: '9e1c3a5b-7d2f-4e4a-8b6c-0d1e2f3a4b5c',
      Name: '2_later',
      TaskTriggerId: id('ab'),
    });
  });
  expect(found(waiting)).toEqual(['warning flow/never-activated:waited-for']);
});

test('OnEnterEvent on an item that is no Trigger: the advice is OnClickEvent', () => {
  const text = room((changed) => {
    const [trigger] = tasksOf(changed, '2');
    Object.assign(trigger ?? {}, { Trigger: { $type: 'OnEnterEvent' } });
  });
  const [finding] = lintPreset('recommended', text).findings;
  expect(finding).toMatchObject({ rule: 'trigger/enter-needs-trigger-prefab', kind: 'other-prefab' });
  expect(finding?.message).toContain('use OnClickEvent');
});
