import { Ajv2020 } from 'ajv/dist/2020.js';
import { NIL, v1, v4, v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import { member } from '../../../src/bytes/json/members.js';
import { isObject, type PlainJson, type PlainObject } from '../../../src/bytes/json/value.js';
import { findSchemaFaults } from '../../../src/index.js';
import { RECORD_NAMES } from '../../../src/model/schema/index.js';
import { TRANSITION_CODES, transitionWords } from '../../../src/model/snapshot/quest-states.js';
import { publishedValidator, SCHEMAS } from './published-schemas.js';
import { VALID } from './valid-records.js';

const MAPS_OF_SCHEMAS = ['properties', '$defs'];
const SCHEMAS_INSIDE = [
  'items',
  'additionalProperties',
  'contentSchema',
  'allOf',
  'if',
  'then',
  'else',
  'not',
];

/** Every schema inside a schema, itself first, with its pointer. */
function* walk(schema: PlainJson, pointer = ''): Generator<[string, PlainObject]> {
  if (Array.isArray(schema)) {
    for (const [index, part] of schema.entries()) yield* walk(part, `${pointer}/${index}`);
  } else if (isObject(schema)) {
    yield [pointer, schema];
    for (const [keyword, value] of Object.entries(schema)) {
      if (SCHEMAS_INSIDE.includes(keyword)) yield* walk(value, `${pointer}/${keyword}`);
      else if (MAPS_OF_SCHEMAS.includes(keyword) && isObject(value))
        for (const [name, part] of Object.entries(value)) yield* walk(part, `${pointer}/${keyword}/${name}`);
    }
  }
}

test('the schemas describe each transition code, as the model reads it', () => {
  for (const file of ['linked-task.schema.json', 'trigger-subscription-quest.schema.json']) {
    const described = member(member(SCHEMAS.get(file), 'properties'), 'TargetState');
    const description = String(member(described, 'description'));
    const examples = member(described, 'examples') as readonly number[];
    const said = [...description.matchAll(/To ([\w ]+): ([^.]+)\./g)].flatMap(([, to, list = '']) =>
      [...list.matchAll(/(\d+) from ([\w ]+)/g)].map(([, code, from]) => `${code}: ${from} to ${to}`),
    );
    expect(said).toEqual(TRANSITION_CODES.map((each) => `${each.code}: ${transitionWords(each)}`));
    expect(examples.toSorted()).toEqual(TRANSITION_CODES.map(({ code }) => code).toSorted());
  }
});

test('there is one schema for each record, the config and each report', () => {
  const others = [...SCHEMAS.keys()].filter((file) => !/^config\.|report\.schema\.json$/.test(file));
  expect(others).toEqual(RECORD_NAMES.map((record) => `${record}.schema.json`).sort());
});

// The config's takes longer, and generated.test.ts compiles it.
const RECORDS_AND_REPORTS = [...SCHEMAS.keys()].filter((file) => file !== 'config.schema.json');
test.each(RECORDS_AND_REPORTS)('a stock Ajv compiles %s strictly', (file) => {
  expect(publishedValidator(file)).toBeTypeOf('function');
});

test.each([...SCHEMAS])('%s describes all of its parts, and forbids no unknown field', (file, schema) => {
  const ajv = new Ajv2020();
  expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
  expect(schema).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: file,
    title: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
  });
  const parts = /\/(properties|\$defs)\/[^/]+$|\/(items|additionalProperties)$/;
  for (const [pointer, part] of walk(schema)) {
    if (parts.test(pointer) && !/\/(if|else)\//.test(pointer))
      expect(part.description, pointer).toBeTypeOf('string');
    // A config is ours alone, and a word in it that nobody knows is a slip.
    if (file === 'config.schema.json') continue;
    expect(part.additionalProperties, pointer).not.toBe(false);
    expect(Object.keys(part).filter((keyword) => /^(?:oneOf|anyOf)$/.test(keyword))).toEqual([]);
  }
});

describe('the published schemas, applied with their nested records', () => {
  test.each(RECORD_NAMES)('accept a valid %s', (record) => {
    const validate = publishedValidator(`${record}.schema.json`);
    expect(validate(VALID[record]), JSON.stringify(validate.errors)).toBe(true);
  });
});

test.each([
  ['quest-entry-in-progress', 'EntryId'],
  ['quest-entry-completed', 'EntryId'],
  ['effector-subscription', 'Id'],
  ['trigger-subscription-quest', 'Id'],
  ['linked-task', 'Id'],
] as const)('%s %s must be a UUID of version 4, which the linter leaves to its rules', (record, field) => {
  const validate = publishedValidator(`${record}.schema.json`);
  for (const id of [v4(), v4().toUpperCase()]) expect(validate({ ...VALID[record], [field]: id })).toBe(true);
  for (const id of [v1(), v7(), NIL, `urn:uuid:${v4()}`, `{${v4()}}`, v4().replaceAll('-', ''), '']) {
    const changed = { ...VALID[record], [field]: id };
    expect([id, validate(changed), findSchemaFaults(record, changed)]).toEqual([id, false, []]);
  }
});
