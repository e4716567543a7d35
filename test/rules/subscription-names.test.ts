import { describe, expect, test } from 'vitest';
import {
  type ExampleRoom,
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  room,
} from '../../rules/example-room.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { applyFixes, lintExample, placeOf } from '../lint-example.js';

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

  test('reports the rarer Name of a TaskTriggerId, and only an unsafe fix writes the common one', () => {
    const text = withoutQuests((changed) => {
      task(changed, '3', 0).Name = '1_open_gate';
    });
    expect(found(text)).toEqual([`${RULE} /logic/3#/Tasks/0/Name`]);
    expect(messages(text)).toEqual([
      'the same TaskTriggerId has the Name "1_open_gate" here and "1_open_door" elsewhere: use one Name for one quest',
    ]);
    expect(findings(text)[0]?.fix?.safety).toBe('unsafe');
    expect(findings(text)[0]?.related.map(placeOf)).toEqual(['/logic/3#/Tasks/1/Name']);
    expect(found(applyFixes(text, findings(text)))).toEqual([]);
  });

  test('reports the later one of two and has no fix: neither is more likely', () => {
    const text = withoutQuests((changed) => {
      task(changed, '2', 1).Name = '7_find_key';
    });
    expect(found(text)).toEqual([`${RULE} /logic/2#/Tasks/1/Name`]);
    expect(findings(text)[0]?.fix).toBeUndefined();
  });

  test('reports Names that are not numbered, and which number is missing', () => {
    const text = withoutQuests((changed) => {
      task(changed, '3', 0).Name = 'open_door';
      for (const index of [0, 1]) task(changed, '2', index).Name = 'quest-name';
    });
    expect(messages(text)).toEqual([
      unnumbered('quest-name'),
      unnumbered('quest-name'),
      'Name "open_door" lacks the number of the quest: write "1_open_door"',
    ]);
    expect(findings(text).map(({ fix }) => fix?.safety)).toEqual([undefined, undefined, 'unsafe']);
  });

  test('spreads no white space at the end of a Name', () => {
    const text = withoutQuests((changed) => {
      for (const index of [0, 1]) task(changed, '4', index).Name = '1_open_door ';
      for (const index of [0, 1]) task(changed, '3', index).Name = '1_open_door ';
    });
    expect(found(text)).toEqual([`${RULE} /logic/3#/Tasks/1/Effector/linkedTasks/0/Name`]);
    expect(findings(text)[0]?.fix).toBeUndefined();
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

  test.each([[[]], [null], ['x']])('is silent where quests is %j, which schema reports', (quests) => {
    const text = withoutQuests((changed) => {
      task(changed, '3', 0).Name = 'open';
    }, quests as JsonValue);
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
    expect(messages(withNames('find_key'))[0]).toBe(
      'Name "find_key" lacks the number of the quest: write "0_find_key"',
    );
    expect(messages(withNames(''))[0]).toBe('Name is empty: write the Name of the quest, with its number');
    expect(findings(withNames('find_key')).map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });

  test('leaves a Name that a quest has to the finding of that quest', () => {
    const text = room((changed) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) changed.quests[key]!.Name = 'key';
      Object.assign(task(changed, '2', 1), { TaskTriggerId: 'quest-id', Name: 'key' });
    });
    expect(found(text)).toEqual(['subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId']);
  });
});

describe('an inProgress entry that is missing', () => {
  const without = (change: (changed: ExampleRoom) => void = () => {}): string =>
    room((changed) => {
      delete changed.quests[OPEN_DOOR];
      change(changed);
    });

  test('does not explain a rarer unknown id with the Name, or an unknown id with another Name', () => {
    const text = without((changed) => {
      task(changed, '3', 0).TaskTriggerId = 'mlh0000000000a';
      task(changed, '2', 1).TaskTriggerId = 'mlh0000000000b';
    });
    expect(found(text)).toEqual([
      'subscription/known-quest /logic/2#/Tasks/1/TaskTriggerId',
      'subscription/known-quest /logic/3#/Tasks/0/TaskTriggerId',
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
