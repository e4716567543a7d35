import { describe, expect, test } from 'vitest';
import type { PlacedSchemaFault } from '../../rules/kit.js';
import { exchangedFields, exchangedTypes } from '../../rules/schema/exchanged-fields.js';
import { faultKind, vectorOf } from '../../rules/schema/fault-kinds.js';
import { Place } from '../../src/json/place.js';
import { type Draft, inWords } from '../../src/lint/draft.js';

/* The kind of a single fault of the schema, and which faults of a record are an exchange. */

type Fault = Partial<PlacedSchemaFault['fault']>;

function placed(record: PlacedSchemaFault['record'], at: string, fault: Fault): PlacedSchemaFault {
  const steps = at.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const place = Place.root.along(steps);
  return { record, place, fault: { path: steps.slice(2), part: 'value', message: 'wrong', ...fault } };
}

describe('the kind of a fault', () => {
  test.each<[record: PlacedSchemaFault['record'], at: string, fault: Fault, kind: string]>([
    ['quest-entry', 'quests/a/Enabled', { instead: 'true', wrongType: 'boolean, not string' }, 'in quotes'],
    ['room-item', 'roomItems/2/pos/x', { instead: '1', wrongType: 'number, not string' }, 'in quotes'],
    ['quest-entry', 'quests/a/Status', { instead: '"completed"' }, '["quests","quest-entry",["Status"]]'],
    ['quest-entry', 'quests/a/Name', { wrongType: 'string, not null' }, 'null'],
    [
      'room-item',
      'roomItems/2/pos/x',
      { wrongType: 'number, not null' },
      '["roomItems","vector","number, not null"]',
    ],
    ['room-item', 'roomItems/2/pos', { missing: ['z'] }, 'lacks a component'],
    ['room-item', 'roomItems/2/name', { missing: ['z'] }, '["roomItems","room-item",["name"],["z"]]'],
    ['quest-entry', 'quests/a', { missing: ['Group', 'Tasks'] }, 'dropped'],
    ['quest-entry', 'quests/a', { missing: ['Group'] }, '["quests","quest-entry",[],["Group"]]'],
    ['quest-entry-completed', 'quests/a', { missing: ['Group'] }, '["quests","quest-entry",[],["Group"]]'],
    ['requirement', 'quests/a', { missing: ['delete'] }, 'dropped'],
    ['quest-entry', 'quests/a', { missing: ['Group', 'Name'] }, '["quests","quest-entry",[],"several"]'],
    ['snapshot', 'logic', { wrongType: 'object, not array' }, 'section: object, not array'],
    ['snapshot', 'logic', {}, '["logic","snapshot",[]]'],
    ['effect', 'logic/2/$type', {}, '$type'],
    ['effect', 'logic/2/Effector', { missing: ['$type'] }, '$type'],
    ['effect', 'logic/2/Effector', { missing: ['x', '$type'] }, '["logic","effect",["Effector"],"several"]'],
    ['linked-task', 'logic/2/x', { missing: ['Id'] }, '["logic","subscription",["x"],["Id"]]'],
    ['direct-effector', 'logic/2/x', {}, '["logic","subscription",["x"]]'],
    ['trigger-subscription-quest', 'logic/2/x', {}, '["logic","subscription",["x"]]'],
    [
      'effect',
      'logic/2/x',
      { wrongType: 'integer, not string' },
      '["logic","effect",1,"number, not string"]',
    ],
    [
      'room-item',
      'roomItems/2/pos',
      { wrongType: 'object, not string' },
      '["roomItems","vector","object, not string"]',
    ],
  ])('of %s at %s: %j', (record, at, fault, kind) => {
    expect(faultKind(placed(record, at, fault))).toBe(kind);
  });

  test('of the components of one vector is that vector', () => {
    const wrong = { wrongType: 'number, not string' };
    expect(vectorOf(placed('room-item', 'roomItems/2/pos/x', wrong))).toBe(
      '[[["roomItems",2,"pos"]],"number, not string"]',
    );
    expect(vectorOf(placed('room-item', 'roomItems/2/pos/x', {}))).toBeUndefined();
    expect(vectorOf(placed('room-item', 'roomItems/2/other/x', wrong))).toBeUndefined();
  });
});

describe('two fields with the value of the other one', () => {
  const words = (draft: Partial<Draft> | undefined, drafts: number, fields: readonly string[]): string =>
    inWords(draft?.message ?? '', { drafts, fields, subjects: fields.length, fixes: 0 });

  test.each<
    [
      record: PlacedSchemaFault['record'],
      field: string,
      fault: Fault,
      pair: readonly [string, string] | undefined,
    ]
  >([
    ['requirement', 'amount', { wrongType: 'integer, not string' }, ['amount', 'id']],
    ['requirement', 'id', { wrongType: 'string, not number' }, ['amount', 'id']],
    ['requirement', 'amount', { wrongType: 'integer, not boolean' }, ['amount', 'delete']],
    ['requirement', 'delete', { wrongType: 'boolean, not number' }, ['amount', 'delete']],
    ['requirement', 'id', { wrongType: 'string, not boolean' }, undefined],
    ['requirement', 'amount', { wrongType: 'integer, not string', instead: '1' }, undefined],
    ['requirement', 'type', { wrongType: 'string, not number' }, undefined],
    ['room-item', 'amount', { wrongType: 'integer, not string' }, undefined],
    ['effect', 'position', { wrongLength: 4 }, ['position', 'rotation']],
    ['effect', 'position', { wrongLength: 3 }, undefined],
    ['effect', 'rotation', { wrongLength: 3 }, ['position', 'rotation']],
    ['effect', 'scale', { wrongLength: 4 }, ['scale', 'rotation']],
  ])('of %s, %s: %j', (record, field, fault, pair) => {
    const draft = exchangedFields(placed(record, `quests/a/b/${field}`, fault), undefined);
    expect(draft?.subject).toBe(pair && field);
    if (pair === undefined) return;
    const both = `${pair.join(' and ')} have each other's value: exchange the two`;
    expect([words(draft, 2, pair), words(draft, 2, [field])]).toEqual([both, 'wrong']);
    expect(draft).toMatchObject({
      cause: '["exchanged",[["quests","a","b"]]]',
      again: { message: 'wrong' },
      throughout: { kind: JSON.stringify(['exchanged', pair]) },
    });
    const throughout = (drafts: number, fields: readonly string[]): string =>
      words({ ...draft, message: draft?.throughout?.message ?? '' }, drafts, fields);
    expect([throughout(6, pair), throughout(3, [field])]).toEqual([
      `${both} (and in 2 more places)`,
      'wrong (and in 2 more places)',
    ]);
  });

  test('is one exchange on both entries of a quest', () => {
    const fault = placed('requirement', 'quests/a/Requirements/0/id', { wrongType: 'string, not number' });
    expect(exchangedFields(fault, 'x')?.cause).toBe('["exchanged",["x",["Requirements",0]]]');
  });

  test.each<[record: PlacedSchemaFault['record'], field: string, fault: Fault, isExchange: boolean]>([
    ['trigger-subscription', 'TargetState', { wrongType: 'integer, not string' }, true],
    ['linked-task', 'Name', { wrongType: 'string, not number' }, true],
    ['direct-effector', 'Id', { wrongType: 'string, not integer' }, true],
    ['linked-task', 'TaskTriggerId', { wrongType: 'string, not boolean' }, false],
    ['linked-task', 'other', { wrongType: 'string, not number' }, false],
    ['linked-task', 'TargetState', { wrongType: 'integer, not boolean' }, false],
    ['linked-task', 'TargetState', { wrongType: 'integer, not string', instead: '1' }, false],
    ['linked-task', 'TargetState', {}, false],
    ['quest-entry', 'Name', { wrongType: 'string, not number' }, false],
  ])('of %s, TargetState among them: %s, %j', (record, field, fault, isExchange) => {
    const draft = exchangedTypes(placed(record, `logic/2/${field}`, fault));
    expect(draft?.fields).toEqual(isExchange ? [field] : undefined);
    if (draft === undefined) return;
    expect(draft).toMatchObject({ cause: '["exchanged",[["logic",2]]]', again: { message: 'wrong' } });
    expect(words(draft, 2, ['TargetState', 'Id'])).toBe(
      "TargetState and Id have each other's value: exchange the two",
    );
    expect([words(draft, 2, ['Name', 'Id']), words(draft, 1, ['TargetState'])]).toEqual(['wrong', 'wrong']);
  });
});
