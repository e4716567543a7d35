import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readRecordSchemas } from '../../.ci/compile-schemas.js';
import { descriptionTable, recordTable } from '../../.ci/record-table.js';
import type { JsonObject } from '../../src/json/value.js';
import { FIELDS, VECTORS } from '../../src/schema/documented-fields.js';
import { fieldWords } from '../../src/schema/field-words.js';
import { COMPLETED_FIELDS, FIXED_FIELDS, OWN_FIELDS, SHARED_FIELDS } from '../../src/schema/pair-fields.js';
import { DOCUMENTED_TYPES } from '../../src/schema/type-names.js';
import { QUEST_STATES, TRANSITION_CODES } from '../../src/snapshot/quest-states.js';
import { SCHEMAS_FOLDER } from './published-schemas.js';

const schemas = (): ReadonlyMap<string, JsonObject> => readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER));

const committed = (file: string): string =>
  readFileSync(new URL(`../../src/schema/compiled/${file}`, import.meta.url), 'utf8');

/** The schemas with another text in one of them. */
function changed(record: string, from: string, to: string): ReadonlyMap<string, JsonObject> {
  const text = JSON.stringify(schemas().get(record));
  expect(text).toContain(from);
  return new Map([...schemas(), [record, JSON.parse(text.replace(from, to)) as JsonObject]]);
}

describe('the table of records', () => {
  test('is up to date with schemas/ (npx tsx .ci/compile-schemas.ts writes it)', () => {
    const { javascript, declarations } = recordTable(schemas());
    expect(committed('record-table.js') === javascript).toBe(true);
    expect(committed('record-table.d.ts')).toBe(declarations);
  });

  test('has the descriptions of all fields beside it, with the document of each record', () => {
    const { javascript, declarations } = descriptionTable(schemas());
    expect(committed('descriptions.js') === javascript).toBe(true);
    expect(committed('descriptions.d.ts')).toBe(declarations);
    expect(() => descriptionTable(changed('trigger', '"$comment"', '"$other"'))).toThrow(
      'schemas/trigger.schema.json does not say in $comment which document describes it',
    );
  });

  test('has the states and transition codes of the documents', () => {
    expect(QUEST_STATES).toEqual(['Not Active', 'Active', 'Completed']);
    const codes = TRANSITION_CODES.map(({ code, from, to }) => [code, from, to]);
    expect(codes.sort(([one], [other]) => Number(one) - Number(other))).toEqual([
      [101, 'any', 0],
      [111, 0, 1],
      [121, 1, 2],
      [131, 2, 1],
      [141, 'any', 2],
      [151, 'any', 1],
      [161, 1, 0],
      [171, 2, 0],
      [181, 0, 2],
    ]);
  });

  test('has the fields of a quest pair', () => {
    expect([...OWN_FIELDS]).toEqual(['id', 'Status']);
    expect(COMPLETED_FIELDS).toEqual(['Rewards', 'SuccessMsg']);
    expect([...FIXED_FIELDS]).toEqual(['Enabled', 'AutoStart', 'TemplateName']);
    const all = [...SHARED_FIELDS, ...OWN_FIELDS, ...COMPLETED_FIELDS];
    expect(all.sort()).toEqual(Object.keys(FIELDS['quest-entry']).sort());
  });

  test('has the kinds of fields', () => {
    expect(FIELDS['room-item']).toMatchObject({
      pos: 'vector',
      rot: 'vector',
      parentItemID: 'integer',
      ImageInteractivityDetails: 'object',
      extraData: 'any',
    });
    expect(FIELDS['quest-entry'].Status).toEqual(['inProgress', 'completed']);
    expect(FIELDS.requirement.type).toEqual(['quest']);
    expect(FIELDS['transform-state'].duration).toBe('number');
    expect([...VECTORS].sort()).toEqual(words('modelCenter modelsize pos position rot rotation scale'));
  });

  test('has every documented $type with its kind', () => {
    expect([...DOCUMENTED_TYPES]).toEqual([
      ['TaskEffectorSubscription', 'effector subscription'],
      ['TaskTriggerSubscription', 'trigger subscription'],
      ['MoveToSpot', 'effect'],
      ['HideObjectEvent', 'effect'],
      ['ShowObjectEvent', 'effect'],
      ['RunTriggersFromEffector', 'effect'],
      ['OnClickEvent', 'trigger'],
      ['OnEnterEvent', 'trigger'],
    ]);
  });

  test('has the words of a field, those of a more special record last', () => {
    expect(fieldWords('trigger-subscription', ['TargetState'])).toEqual({
      be: 'a whole number',
      missing: 'write a transition code, such as 111 to activate the quest',
    });
    expect(fieldWords('trigger-subscription-quest', ['TargetState'])).toMatchObject({
      be: 'a transition code, such as 111',
      missing: 'write a transition code, such as 111 to activate the quest',
    });
    expect(fieldWords('quest-entry', ['Enabled'])).toMatchObject({ be: 'true', only: [true] });
    expect(fieldWords('requirement', ['amount'])).toMatchObject({ atLeast: '1 or more', least: 1 });
    // The words for the $type of any effect.
    expect(fieldWords('hide-object', ['$type'])).toEqual(fieldWords('effect', ['$type']));
  });
});

test.each([
  ['a code without a description', 'linked-task', '"examples":[111,', '"examples":[110,', /the examples are/],
  ['codes described in two ways', 'linked-task', '161 from Active', '161 from Completed', /in two ways/],
  ['a missing state', 'effector-subscription', '2 for Completed', 'Completed', /cannot read the states/],
  ['a record without words', 'trigger', '"called"', '"named"', /schemas\/trigger\.schema\.json/],
])('refuses schemas with %s', (_, record, from, to, message) => {
  expect(() => recordTable(changed(record, from, to))).toThrow(message);
});

function words(text: string): string[] {
  return text.split(' ');
}
