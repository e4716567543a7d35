import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { tasksOf } from '../example-changes.js';
import {
  FIND_KEY,
  FIND_KEY_COMPLETED,
  OPEN_DOOR,
  OPEN_DOOR_COMPLETED,
  questsOnly,
  rawRoom,
  room,
} from '../example-room.js';
import { lintExample } from '../lint-example.js';
import { withRelated } from './shown-findings.js';

type Quests = Record<string, JsonObject>;

const of = (rule: string, text: string, options?: Record<string, JsonObject>): string[][] =>
  withRelated(text, options).filter(([message]) => message?.startsWith(`${rule} `));
const set = (record: JsonObject | undefined, change: JsonObject): void => {
  Object.assign(record ?? {}, change);
};
const subscriptionsOf = (value: JsonValue): JsonObject[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && 'TaskTriggerId' in value ? [value] : [];
  return [...own, ...Object.values(value).flatMap(subscriptionsOf)];
};

test('one thing waits for a quest that nothing completes', () => {
  const text = room((changed) => {
    tasksOf(changed, '4').splice(1, 1);
    tasksOf(changed, '3').splice(1, 1);
    set(changed.quests[OPEN_DOOR_COMPLETED], { Rewards: [{ type: 'item' }] });
  });
  expect(withRelated(text)).toEqual([
    [
      `flow/never-completed /quests/${OPEN_DOOR}: nothing completes "1_open_door" once it is Active, but 1 reward waits for that: add a trigger with TargetState 121`,
      `/quests/${OPEN_DOOR_COMPLETED}/Rewards: this reward waits for the completion`,
    ],
  ]);
});

test('a cycle of many items shows the first of them', () => {
  const text = room(({ roomItems }) => {
    for (let key = 10; key < 40; key++)
      roomItems[key] = { ...structuredClone(roomItems['2'] ?? {}), parentItemID: key === 39 ? 10 : key + 1 };
  });
  const [cycle, ...others] = of('item/parent-cycle', text);
  expect(others).toEqual([]);
  const shownItems = (cycle?.[0]?.match(/→/g) ?? []).length - 1;
  expect(cycle?.[0]).toContain(`… (${30 - shownItems} more)`);
  expect(cycle).toHaveLength(shownItems);
});

describe('the editor and the owner that options name', () => {
  const described = (Description: string): string =>
    questsOnly((quests) => {
      delete quests[OPEN_DOOR];
      delete quests[OPEN_DOOR_COMPLETED];
      for (const entry of Object.values(quests)) set(entry, { Description });
    });
  const found = (text: string, editor: string): number =>
    of('quest/description', text, { 'quest/description': { editor } }).length;

  test('may have any letters, and is wanted of the only quest as well', () => {
    expect(found(described('created in My Editor'), 'My Editor')).toBe(0);
    expect(found(described('created in My Editor'), '')).toBe(1);
    expect(found(described('created in My Editor'), 'unity')).toBe(1);
    expect(found(described('created in unity'), 'unity')).toBe(0);
    expect(found(described('created in unity'), 'other')).toBe(1);
  });
});

test('the surplus entry of three is shown with the first of its Status', () => {
  const text = questsOnly((quests) => {
    quests.mlh9zzzzzzzzzz = { ...structuredClone(quests[FIND_KEY_COMPLETED] ?? {}), id: 'mlh9zzzzzzzzzz' };
  });
  expect(of('quest/pair-complete', text)).toEqual([
    [
      'quest/pair-complete /quests/mlh9zzzzzzzzzz/EntryId: 3 entries share this EntryId: give each quest an EntryId of its own, on its two entries',
      `/quests/${FIND_KEY_COMPLETED}/EntryId: the first of them`,
    ],
  ]);
});

describe('an amount', () => {
  const needing = (change: (quests: Quests) => void): string =>
    questsOnly((quests) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) set(quests[key], { RepeatableLimit: 2 });
      for (const key of [OPEN_DOOR, OPEN_DOOR_COMPLETED]) {
        const { Requirements } = quests[key] ?? {};
        set((Requirements as JsonObject[])[0], { amount: 3 });
      }
      change(quests);
    });

  test('is held against the limit of an entry without EntryId', () => {
    const text = needing((quests) => {
      for (const key of [FIND_KEY, FIND_KEY_COMPLETED]) delete quests[key]?.EntryId;
    });
    expect(of('requirement/reachable-amount', text)).toHaveLength(1);
    expect(lintExample(text).crashes).toEqual([]);
  });

  test('is held against the limit of the required one of three entries', () => {
    const text = needing((quests) => {
      const id = 'mlh9zzzzzzzzzz';
      quests[id] = { ...structuredClone(quests[FIND_KEY] ?? {}), id, RepeatableLimit: 7 };
    });
    expect(of('requirement/reachable-amount', text)).toHaveLength(1);
  });
});

describe('faults that are repeated', () => {
  const schema = (text: string): string[][] => of('schema', text);

  test('are one finding wherever they are in a list', () => {
    const text = room((changed) => {
      const { Effector } = tasksOf(changed, '3')[0] ?? {};
      const transform = (Effector as JsonObject)._transformState as JsonObject;
      transform.position = ['0', '4.5', '8'];
    });
    expect(schema(text)).toEqual([
      [
        'schema /logic/3#/Tasks/0/Effector/_transformState/position/0: _transformState.position[0] is the string "0": it must be a number, without quotes (and in 2 more places)',
        '/logic/3#/Tasks/0/Effector/_transformState/position/1: _transformState.position[1] is the string "4.5": it must be a number, without quotes',
        '/logic/3#/Tasks/0/Effector/_transformState/position/2: _transformState.position[2] is the string "8": it must be a number, without quotes',
      ],
    ]);
  });

  test('are one finding for all kinds of subscriptions', () => {
    const withoutIds = room((changed) => {
      delete tasksOf(changed, '2')[0]?.Id;
      delete tasksOf(changed, '2')[1]?.Id;
      delete subscriptionsOf(tasksOf(changed, '3')[1]?.Effector ?? null)[0]?.Id;
    });
    expect(schema(withoutIds)).toHaveLength(1);
  });
});

test('without quests, an empty id does not say that two Names are of one quest', () => {
  const text = rawRoom((snapshot) => {
    delete snapshot.quests;
    const task = (digit: number, Name: string): JsonObject => ({
      $type: 'TaskTriggerSubscription',
      Trigger: { $type: 'OnClickEvent' },
      Id: `a3d1f5b7-2c4e-4f60-8a9b-1c3d5e7f901${digit}`,
      TargetState: 181,
      Name,
      TaskTriggerId: '',
    });
    snapshot.logic = {
      2: JSON.stringify({
        Tasks: [task(1, '0_find_key'), task(2, '1_open_door'), task(3, 'x')],
        ViewNodes: [],
      }),
    };
  });
  expect(of('subscription/quest-name', text)).toEqual([
    [
      'subscription/quest-name /logic/2#/Tasks/2/Name: Name "x" does not begin with a number and an underscore: write the Name of the quest, with its number',
    ],
  ]);
});

test.each<[text: string, message: string]>([
  ['{"a": \u200b1}', 'this is not JSON: the invisible character U+200B is where a value belongs'],
  ['[1 ~]', 'this is not JSON: ~ is where a comma or a closing bracket belongs'],
])('a character that JSON does not allow is named: %j', (text, message) => {
  expect(lintExample(text).findings.map((each) => each.message)).toEqual([message]);
});

test.each<[string, JsonValue]>([
  ['the fields of an item', { prefabName: 'GLB', pos: { x: 0, y: 0, z: 0 } }],
  ['words under the keys of items', { 2: 'key', 3: 'door', 4: 'zone' }],
])('a section of one’s own with %s is none of the documented ones', (_what, section) => {
  const text = rawRoom((snapshot) => {
    delete snapshot.roomItems;
    snapshot.favourite = section;
  });
  expect(of('schema', text)).toEqual([]);
  expect(of('snapshot/section-spelling', text)).toEqual([]);
  expect(of('snapshot/unknown-section', text)).toEqual([
    [
      'snapshot/unknown-section /favourite: "favourite" is not a documented section: roomlint keeps it, but an import may ignore it',
    ],
  ]);
});

test('words about what is left out are free in fields', () => {
  const text = room(({ roomItems, quests }) => {
    set(roomItems['2'], { note: 'other items unchanged ...', rest: '...' });
    for (const entry of Object.values(quests)) set(entry, { DisplayGroup: '-- snip --' });
  });
  expect(withRelated(text)).toEqual([]);
});
