import { describe, expect, test } from 'vitest';
import { findSchemaFaults } from '../../src/index.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { classify, RECORD_NAMES, type RecordName } from '../../src/schema/index.js';
import { many } from '../runs.js';
import { changed, pathOf } from './change.js';
import { MISSING_FIELDS, WRONG_VALUES } from './fault-cases.js';
import { SCHEMAS } from './published-schemas.js';
import { VALID } from './valid-records.js';

const messages = (record: RecordName, value: JsonValue): string[] =>
  findSchemaFaults(record, value).map((fault) => fault.message);
const without = (record: RecordName, field: string): JsonValue => changed(VALID[record], [field], undefined);
const having = (record: RecordName, fields: JsonObject): JsonValue => ({ ...VALID[record], ...fields });

describe('a valid record', () => {
  test.each(RECORD_NAMES)('%s has no faults', (record) => {
    expect(findSchemaFaults(record, VALID[record])).toEqual([]);
  });

  test('gives one shared frozen list', () => {
    const none = findSchemaFaults('room-item', {});
    expect(Object.isFrozen(none)).toBe(true);
    expect(findSchemaFaults('requirement', VALID.requirement)).toBe(none);
    expect(findSchemaFaults('logic-value', 5)).toBe(none);
  });
});

test.each(WRONG_VALUES)(
  'one wrong value is one fault at the value: %s: %s = %j',
  (record, pointer, value, message) => {
    const path = pathOf(VALID[record], pointer);
    expect(findSchemaFaults(record, changed(VALID[record], path, value))).toEqual([
      expect.objectContaining({ path, part: 'value', message }),
    ]);
  },
);

test.each(MISSING_FIELDS)(
  'one missing field is one fault at the object that lacks it: %s without %s',
  (record, pointer, message) => {
    const path = pathOf(VALID[record], pointer);
    expect(findSchemaFaults(record, changed(VALID[record], path, undefined))).toEqual([
      { path: path.slice(0, -1), part: 'record', message, missing: [path.at(-1)] },
    ]);
  },
);

test('every typed property of every record has a case above, or belongs to another rule', () => {
  const covered = new Set(
    [...WRONG_VALUES, ...MISSING_FIELDS].map(([record, pointer]) => `${record} ${pointer}`),
  );
  const owned = ['settings roomSettingsExtraData', 'logic-value col', 'logic-value e', 'logic-value c'];
  const uncovered = RECORD_NAMES.flatMap((record) => {
    const { properties } = SCHEMAS.get(`${record}.schema.json`) ?? {};
    if (!isObject(properties)) return [];
    return Object.entries(properties)
      .filter(
        ([, property]) => isObject(property) && (property.type !== undefined || property.$ref !== undefined),
      )
      .map(([name]) => `${record} ${name}`);
  }).filter((property) => !covered.has(property) && !owned.includes(property));
  expect(uncovered).toEqual(['quest-entry Rewards', 'quest-entry SuccessMsg']);
});

describe('several faults of one record', () => {
  test('missing fields are one fault, which says what to write in up to three', () => {
    expect(messages('requirement', { delete: false, type: 'quest' })).toEqual([
      'this requirement has no amount or id: for amount, write how often the required quest must be completed, usually 1; for id, write the id of the inProgress entry of that quest',
    ]);
    expect(messages('requirement', {})).toEqual([
      'this requirement has no delete, amount, type or id: add them',
    ]);
  });

  test.each<[RecordName, JsonObject, string | undefined]>([
    ['quest-entry', { Tracked: 'TRUE' }, 'true'],
    ['quest-entry', { RepeatableLimit: ' 3 ' }, '3'],
    ['quest-entry', { RepeatableLimit: '-3' }, undefined],
    ['quest-entry', { RepeatableLimit: '0x3' }, undefined],
    ['quest-entry', { Enabled: 'false' }, undefined],
    ['quest-entry', { Status: 'Completed' }, '"completed"'],
    ['quest-entry', { Group: 'NonPersistent' }, '"nonPersistent"'],
    ['quest-entry', { Group: 'solo' }, undefined],
    ['requirement', { type: 'Quest' }, '"quest"'],
    ['requirement', { amount: '0' }, undefined],
    ['effector-subscription', { TargetState: '0' }, undefined],
    ['effector-subscription', { TargetState: '2' }, '2'],
    ['linked-task', { TargetState: '112' }, undefined],
  ])('%s with %j: the intended value is %s', (record, fields, instead) => {
    expect(findSchemaFaults(record, having(record, fields)).map((fault) => fault.instead)).toEqual([instead]);
  });

  test('missing components are named together', () => {
    expect(messages('room-item', { pos: { x: 1 }, rot: {} })).toEqual([
      'pos has no y or z: a position needs x, y and z',
      'rot has no x, y, z or w: a rotation needs x, y, z and w',
    ]);
  });

  test('a wrong component and a missing one are two faults', () => {
    expect(messages('room-item', { pos: { x: 'a', y: 1 } })).toEqual([
      'pos.x is the string "a": it must be a number',
      'pos has no z: a position needs x, y and z',
    ]);
  });

  test('a list of the wrong length hides its wrong elements, however many', { timeout: 60_000 }, () => {
    const count = many(1_000_000, 30_000);
    const position = Array<JsonValue>(count).fill('x');
    const record = changed(VALID['move-to-spot'], ['_transformState', 'position'], position);
    expect(messages('move-to-spot', record)).toEqual([
      `_transformState.position holds ${count} values: it must be a list of 3 numbers: x, y and z`,
    ]);
  });
});

describe('the exact record is chosen by the value', () => {
  test.each<[RecordName, JsonValue, RecordName]>([
    ['quest-entry', { Status: 'completed' }, 'quest-entry-completed'],
    ['quest-entry', { Status: 'inProgress' }, 'quest-entry-in-progress'],
    ['quest-entry', { Status: 'done' }, 'quest-entry'],
    ['quest-entry', {}, 'quest-entry'],
    ['quest-entry', null, 'quest-entry'],
    ['subscription', { $type: 'TaskEffectorSubscription' }, 'effector-subscription'],
    ['subscription', { $type: 'TaskTriggerSubscription' }, 'trigger-subscription'],
    ['subscription', { $type: 'TaskTriggerSubscription', TaskTriggerId: 1 }, 'trigger-subscription-quest'],
    ['subscription', { $type: 'TaskTriggerSubscription', DirectEffector: 1 }, 'trigger-subscription-basic'],
    ['subscription', { $type: 'Other', Effector: {} }, 'subscription'],
    ['subscription', { Effector: {} }, 'effector-subscription'],
    ['subscription', { $type: null, Trigger: {}, DirectEffector: {} }, 'trigger-subscription-basic'],
    ['subscription', {}, 'subscription'],
    ['trigger-subscription', { TaskTriggerId: 'a', DirectEffector: {} }, 'trigger-subscription'],
    ['effect', { $type: 'MoveToSpot' }, 'move-to-spot'],
    ['effect', { $type: 'HideObjectEvent' }, 'hide-object'],
    ['effect', { $type: 'ShowObjectEvent' }, 'show-object'],
    ['effect', { $type: 'RunTriggersFromEffector' }, 'run-triggers-from-effector'],
    ['effect', { $type: 'constructor' }, 'effect'],
  ])('%s %j is %s', (record, value, exact) => {
    expect(classify(record, value).record).toBe(exact);
  });

  test('a named effect is checked as what it is', () => {
    expect(messages('effect', { $type: 'MoveToSpot', _transformState: { duration: -1 } })).toEqual([
      '_transformState.duration is -1: it must be 0 (at once) or more',
    ]);
    expect(messages('effect', { $type: 'MoveToSpot', _transformState: {} })).toEqual([]);
  });

  test('an effect or subscription of an unknown $type is never a fault', () => {
    expect(messages('effect', { $type: 'New', linkedTasks: 1, _transformState: 2 })).toEqual([]);
    expect(messages('subscription', { $type: 'New', Id: 1, Effector: null })).toEqual([]);
  });

  test('an entry with a broken Status still has its other fields checked, its Rewards by type only', () => {
    expect(
      messages('quest-entry', having('quest-entry', { Status: 'x', Rewards: [], SuccessMsg: '' })),
    ).toHaveLength(1);
    expect(messages('quest-entry', having('quest-entry', { Status: 'x', Rewards: 1, Name: 2 }))).toHaveLength(
      3,
    );
  });
});

test.each<[string, RecordName, JsonValue]>([
  ['a broken room item and quest entry', 'snapshot', { roomItems: { '7': 1 }, quests: { mlh: null } }],
  ['a broken section', 'snapshot', { settings: { isNight: 1 }, roomTasks: {} }],
  ['a broken requirement', 'quest-entry', having('quest-entry', { Requirements: [1, {}] })],
  ['a broken subscription', 'logic-value', { Tasks: [null, {}] }],
  [
    'a broken linked task',
    'run-triggers-from-effector',
    { $type: 'RunTriggersFromEffector', linkedTasks: ['x', {}] },
  ],
  ['a broken effect', 'effector-subscription', having('effector-subscription', { Effector: {} })],
  ['a broken trigger', 'trigger-subscription', having('trigger-subscription', { Trigger: {} })],
  [
    'a broken direct effector',
    'trigger-subscription',
    having('trigger-subscription-basic', { DirectEffector: {} }),
  ],
  ['a broken trigger of a linked task', 'linked-task', having('linked-task', { Trigger: { Delay: 'x' } })],
])('nested records are left to their own call: %s', (_, record, value) => {
  expect(findSchemaFaults(record, value)).toEqual([]);
});

test.each<[string, RecordName, JsonValue]>([
  [
    'logic/json-string: a logic value that is not a string',
    'snapshot',
    { logic: { '7': { Tasks: [] }, '8': null } },
  ],
  ['logic/json-string: a logic string without an object in it', 'logic-value', []],
  ['logic/field-types: col, e and c', 'logic-value', { col: 1, e: 'x', c: 'FFFFFF' }],
  ['settings/extra-data-json: no string', 'settings', { roomSettingsExtraData: { fog: 1 } }],
  [
    'quest/completed-only-fields: there',
    'quest-entry',
    having('quest-entry', { Rewards: 5, SuccessMsg: null }),
  ],
  ['quest/completed-only-fields: no Rewards', 'quest-entry', without('quest-entry-completed', 'Rewards')],
  [
    'quest/completed-only-fields: no SuccessMsg',
    'quest-entry',
    without('quest-entry-completed', 'SuccessMsg'),
  ],
  [
    'subscription/trigger-form: both',
    'subscription',
    having('trigger-subscription-quest', { DirectEffector: null }),
  ],
  [
    'subscription/trigger-form: both',
    'subscription',
    having('trigger-subscription-basic', { TaskTriggerId: 5 }),
  ],
  [
    'subscription/trigger-form: neither',
    'subscription',
    without('trigger-subscription-quest', 'TaskTriggerId'),
  ],
  [
    'subscription/trigger-form: neither',
    'subscription',
    without('trigger-subscription-basic', 'DirectEffector'),
  ],
  ['item/expected-fields', 'room-item', {}],
  ['quest/no-auto-start', 'quest-entry', having('quest-entry', { AutoStart: true })],
  ['quest/enabled', 'quest-entry', having('quest-entry', { Enabled: false })],
  ['quest/template-name-empty', 'quest-entry', having('quest-entry', { TemplateName: 'x' })],
  [
    'the other quest rules',
    'quest-entry',
    having('quest-entry', { EntryId: '', id: '', Name: '', Creator: '' }),
  ],
  ['subscription/target-state', 'subscription', having('effector-subscription', { TargetState: 0 })],
  ['subscription/transition-code', 'subscription', having('trigger-subscription', { TargetState: 7 })],
  ['effect/linked-trigger', 'linked-task-trigger', { $type: 5, Delay: 1 }],
  [
    'text/unsafe-number: an overflow',
    'quest-entry',
    having('quest-entry', { RepeatableLimit: JSON.parse('1e999') }),
  ],
])('a fault that a named rule reports is left to it: %s', (_, record, value) => {
  expect(findSchemaFaults(record, value)).toEqual([]);
});

test.each<[string, RecordName, JsonValue]>([
  ['an empty snapshot', 'snapshot', {}],
  ['another section', 'snapshot', { extra: 5 }],
  ['extraData of any type', 'room-item', { extraData: { a: 1 } }],
  ['another settings key', 'settings', { bannedUsers: null }],
  ['any element of Tasks in roomTasks', 'room-tasks', { Tasks: [1, null, 'mlh', {}] }],
  ['any reward', 'quest-entry', having('quest-entry-completed', { Rewards: ['x', { type: 'wearable' }] })],
  ['a linked task that runs at once', 'linked-task-trigger', {}],
  ['a whole number written with a point', 'requirement', having('requirement', { amount: 1.0 })],
  ['zero with a sign', 'quest-entry', having('quest-entry', { FinishTime: -0 })],
])('what the documents leave open: %s is accepted', (_, record, value) => {
  expect(findSchemaFaults(record, value)).toEqual([]);
});

describe('hostile records', () => {
  test.each(RECORD_NAMES)('%s: members named __proto__ or constructor change nothing', (record) => {
    const hostile = JSON.parse(
      `{"__proto__":{"pos":1,"Status":"x","$type":5},"constructor":1,"toString":2,${JSON.stringify(VALID[record]).slice(1)}`,
    );
    expect(findSchemaFaults(record, hostile)).toEqual([]);
  });

  test('keys of any spelling are handled', () => {
    const logic = JSON.parse('{"a/b~1c\\u001b":1,"__proto__":null,"~":[]}');
    expect(findSchemaFaults('snapshot', { logic, quests: 1 })).toHaveLength(1);
  });

  test('a long string is shortened in the message', () => {
    const [message = ''] = messages('quest-entry', having('quest-entry', { Status: 'x'.repeat(1_000_000) }));
    expect(message.length).toBeLessThan(130);
  });

  test('very many values that other rules report are accepted', { timeout: 60_000 }, () => {
    const logic = Object.fromEntries(Array.from({ length: many(1_000_000, 30_000) }, (_, key) => [key, 1]));
    expect(findSchemaFaults('snapshot', { logic })).toEqual([]);
  });
});
