import { describe, expect, test } from 'vitest';
import type { PlacedSchemaFault } from '../../rules/kit.js';
import { faultKind, vectorOf } from '../../rules/schema/fault-kinds.js';
import { Place } from '../../src/json/place.js';

/* The kind of a single fault of the schema. */

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
