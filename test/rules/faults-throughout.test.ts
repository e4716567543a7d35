import { describe, expect, test } from 'vitest';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { everyQuest, tasksOf } from '../example-changes.js';
import { type ExampleRoom, room } from '../example-room.js';
import { findingsOf, placeOf } from '../lint-example.js';

/** Place, message and number of related places of each finding of the schema; the fix below it. */
function found(text: string): string[] {
  return findingsOf(text)
    .filter(({ rule }) => rule === 'schema')
    .flatMap((finding) => [
      `${placeOf(finding)}: ${finding.message} [${finding.related.length}]`,
      ...(finding.fix === undefined ? [] : [`  ${finding.fix.safety}: ${finding.fix.description}`]),
    ]);
}

const DOOR = '/quests/mlh4k2p9x7q1ab';
const vector = (item: JsonObject, field: string): JsonObject =>
  isObject(item[field] ?? null) ? (item[field] as JsonObject) : {};
const inItems = (change: (item: JsonObject) => void): string =>
  room(({ roomItems }) => {
    for (const item of Object.values(roomItems)) change(item);
  });

/** A change to each subscription and linked task. */
const inTasks = (change: (task: JsonObject) => void) => (open: ExampleRoom) => {
  for (const item of ['2', '3', '4'])
    for (const task of tasksOf(open, item)) {
      change(task);
      const { Effector = null, DirectEffector = null } = task;
      if (isObject(DirectEffector)) change(DirectEffector);
      if (!isObject(Effector) || !Array.isArray(Effector.linkedTasks)) continue;
      for (const link of Effector.linkedTasks) if (isObject(link)) change(link);
    }
};

test.each(
  Object.entries<[string, readonly string[]]>({
    'two fields of quests with one wrong type': [
      everyQuest({ Enabled: 'yes', Tracked: 'yes' }),
      [
        `${DOOR}/Enabled: Enabled is the string "yes": it must be true (and in 7 more places, on 2 quests) [7]`,
      ],
    ],
    'a whole number and a number that are texts': [
      everyQuest({ RepeatableLimit: 'many', FinishTime: 'never' }),
      [
        `${DOOR}/RepeatableLimit: RepeatableLimit is the string "many": it must be a whole number: how often the quest can be completed, 0 for no limit (and in 7 more places, on 2 quests) [7]`,
      ],
    ],
    'a component that vectors lack': [
      inItems((item) => {
        delete vector(item, 'pos').z;
        delete vector(item, 'scale').z;
      }),
      ['/roomItems/2/pos: pos has no z: a position needs x, y and z (and in 5 more places) [5]'],
    ],
    'positions that are lists': [
      inItems((item) => Object.assign(item, { pos: [1, 2, 3] })),
      [
        '/roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, here {x: 1, y: 2, z: 3} (and in 2 more places) [2]',
        '  unsafe: write {"x":1,"y":2,"z":3}, and fix 2 more places alike',
      ],
    ],
    'components that are texts': [
      inItems((item) => {
        Object.assign(vector(item, 'pos'), { x: 'a', y: 'b' });
        Object.assign(vector(item, 'scale'), { x: 'c' });
      }),
      ['/roomItems/2/pos/x: pos.x is the string "a": it must be a number (and in 8 more places) [8]'],
    ],
    'numbers in quotes, in any section': [
      room(({ roomItems, quests }) => {
        for (const item of Object.values(roomItems)) Object.assign(vector(item, 'pos'), { x: '1' });
        for (const entry of Object.values(quests)) entry.RepeatableLimit = '0';
      }),
      [
        '/roomItems/2/pos/x: pos.x is the string "1": it must be a number, without quotes (and in 6 more places) [6]',
        '  safe: write 1, and fix 6 more places alike',
      ],
    ],
    'a field that subscriptions and linked tasks lack': [
      room(inTasks((task) => void delete task.Id)),
      [
        '/logic/2#/Tasks/0: this trigger subscription has no Id: write a UUID v4 that is used nowhere else in the file (and in 6 more places) [6]',
      ],
    ],
    'a TargetState that is a text': [
      room(inTasks((task) => Object.assign(task, { TargetState: 'x' }))),
      [
        '/logic/2#/Tasks/0/TargetState: TargetState is the string "x": it must be a transition code, such as 111 (and in 7 more places) [7]',
      ],
    ],
  }),
)('a mistake that was made throughout the file is one finding: %s', (_what, [text, expected]) => {
  expect(found(text)).toEqual(expected);
});

describe('mistakes of two kinds throughout the file are two findings', () => {
  const requiring = (...changes: readonly JsonObject[]): JsonValue =>
    changes.map((change) => ({ delete: false, amount: 1, type: 'quest', id: 'mlh4k2p9x7q1ab', ...change }));

  test.each<[string, string, readonly string[]]>([
    [
      'a wrong type in quests, and one in their requirements',
      everyQuest({ Enabled: 'yes', Requirements: requiring({ delete: 'n' }, { delete: 'n' }) }),
      [
        `${DOOR}/Enabled: Enabled is the string "yes": it must be true (and on 1 more quest) [3]`,
        `${DOOR}/Requirements/0/delete: delete is the string "n": it must be false (and in 7 more places, on 2 quests) [7]`,
      ],
    ],
    [
      'positions that are lists, and components of others that are texts',
      inItems((item) => {
        Object.assign(item, { pos: [1, 2, 3] });
        Object.assign(vector(item, 'scale'), { x: 'c' });
      }),
      [
        '/roomItems/2/pos: pos is a list: it must be an object with the numbers x, y and z, here {x: 1, y: 2, z: 3} (and in 2 more places) [2]',
        '  unsafe: write {"x":1,"y":2,"z":3}, and fix 2 more places alike',
        '/roomItems/2/scale/x: scale.x is the string "c": it must be a number (and in 2 more places) [2]',
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
