import { expect, test } from 'vitest';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { findSchemaFaults } from '../../../src/index.js';
import { classify, RECORD_NAMES, type RecordName } from '../../../src/model/schema/index.js';
import { isOneEdit, nearestName } from '../../../src/model/schema/near-miss.js';
import { valueRows } from '../../table-rows.js';
import { changed, VALID } from './valid-records.js';

const having = (record: RecordName, fields: PlainObject): PlainJson => ({ ...VALID[record], ...fields });
const without = (record: RecordName, field: string): PlainJson => changed(VALID[record], [field], undefined);

test.each(RECORD_NAMES)('a valid %s has no fault, also with members that objects inherit', (record) => {
  const hostile = `{"__proto__":{"pos":1,"Status":"x","$type":5},"constructor":1,"toString":2,${JSON.stringify(VALID[record]).slice(1)}`;
  expect(findSchemaFaults(record, VALID[record])).toEqual([]);
  expect(findSchemaFaults(record, JSON.parse(hostile))).toEqual([]);
});

test.each(valueRows<[RecordName, PlainJson, RecordName]>('model/schema/tables.md', 'The record of a value'))(
  'the record of %s %j is %s',
  (record, value, exact) => {
    expect(classify(record, value).record).toBe(exact);
  },
);

test.each<[what: string, record: RecordName, value: PlainJson]>([
  ...valueRows<[what: string, record: RecordName, value: PlainJson]>('model/schema/tables.md', 'No faults'),
  ['nested requirements', 'quest-entry', having('quest-entry', { Requirements: [1, {}] })],
  ['Rewards on the wrong entry', 'quest-entry', having('quest-entry', { Rewards: 5, SuccessMsg: null })],
  ['no Rewards', 'quest-entry', without('quest-entry-completed', 'Rewards')],
  ['neither form of a trigger', 'subscription', without('trigger-subscription-quest', 'TaskTriggerId')],
  ['AutoStart and Enabled', 'quest-entry', having('quest-entry', { AutoStart: true, Enabled: false })],
  [
    'names and ids',
    'quest-entry',
    having('quest-entry', { EntryId: '', id: '', Name: '', TemplateName: 'x' }),
  ],
  ['a number that overflows', 'quest-entry', having('quest-entry', { RepeatableLimit: JSON.parse('1e999') })],
  ['rewards', 'quest-entry', having('quest-entry-completed', { Rewards: ['x', { type: 'wearable' }] })],
])('what other rules report or the documents leave open is no fault: %s', (_what, record, value) => {
  expect(findSchemaFaults(record, value)).toEqual([]);
});

test.each(
  valueRows<[RecordName, PlainObject, string | undefined]>('model/schema/tables.md', 'Values that are meant'),
)('the value that is meant by %s with %j is %s', (record, fields, instead) => {
  expect(findSchemaFaults(record, having(record, fields)).map((fault) => fault.instead)).toEqual([instead]);
});

test.each(valueRows<[string, string, boolean]>('model/schema/tables.md', 'One edit apart'))(
  '%j and %j are one edit apart, in both directions: %j',
  (one, other, expected) => {
    expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([expected, expected]);
  },
);

test('short names are compared by letter case alone, and the shortest not at all', () => {
  expect([nearestName('rott', ['rot']), nearestName('ROT', ['rot']), nearestName('ID', ['id'])]).toEqual([
    undefined,
    'rot',
    undefined,
  ]);
});
