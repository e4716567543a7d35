import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSchemas, readRecordSchemas } from '../../.ci/compile-schemas.js';
import { configSchema } from '../../.ci/config-schema.js';
import { descriptionTable, recordTable } from '../../.ci/record-table.js';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { readConfig } from '../../src/lint/config.js';
import { TRANSITION_CODES } from '../../src/snapshot/quest-states.js';
import { publishedValidator, SCHEMAS_FOLDER } from './published-schemas.js';

const schemas = (): ReadonlyMap<string, JsonObject> => readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER));

test('what is compiled from schemas/ is up to date (npx tsx .ci/compile-schemas.ts writes it)', () => {
  const committed = (file: string): string =>
    readFileSync(new URL(`../../src/schema/compiled/${file}`, import.meta.url), 'utf8');
  for (const [name, { javascript, declarations }] of Object.entries({
    validators: compileSchemas(schemas()),
    'record-table': recordTable(schemas()),
    descriptions: descriptionTable(schemas()),
  })) {
    expect(committed(`${name}.js`) === javascript, name).toBe(true);
    expect(committed(`${name}.d.ts`), name).toBe(declarations);
  }
  expect(committed('validators.js')).not.toMatch(/\brequire\s*\(|\bimport\b|"(format|pattern)":/);
  expect(readFileSync(new URL('config.schema.json', SCHEMAS_FOLDER), 'utf8')).toBe(configSchema());
});

test('the transition codes are those of the documents', () => {
  const codes = TRANSITION_CODES.map(({ code, from, to }) => [code, from, to].join(' '));
  expect(codes.sort()).toEqual([
    '101 any 0',
    '111 0 1',
    '121 1 2',
    '131 2 1',
    '141 any 2',
    '151 any 1',
    '161 1 0',
    '171 2 0',
    '181 0 2',
  ]);
});

test.each([
  ['a code without a description', 'linked-task', '"examples":[111,', '"examples":[110,', /the examples are/],
  ['codes described in two ways', 'linked-task', '161 from Active', '161 from Completed', /in two ways/],
  ['a missing state', 'effector-subscription', '2 for Completed', 'Completed', /cannot read the states/],
  ['a record without words', 'trigger', '"called"', '"named"', /schemas\/trigger\.schema\.json/],
  ['a record of no document', 'trigger', '"$comment"', '"$other"', /which document describes it/],
])('schemas with %s are refused', (_, record, from, to, message) => {
  const text = JSON.stringify(schemas().get(record));
  expect(text).toContain(from);
  const changed = new Map([...schemas(), [record, JSON.parse(text.replace(from, to)) as JsonObject]]);
  expect(() => [recordTable(changed), descriptionTable(changed)]).toThrow(message);
});

describe('the schema of the config', () => {
  const validate = publishedValidator('config.schema.json');

  test.each<[JsonValue, boolean]>([
    [{}, true],
    [{ $schema: 'x', extends: 'lenient' }, true],
    [{ extends: ['recommended', 'all'], rules: { schema: 'off', 'text/depth': ['info', { max: 3 }] } }, true],
    [
      { rules: { 'quest/id-format': ['error', { prefixes: ['mlh', 'mk'] }], 'quest/creator': ['warning'] } },
      true,
    ],
    [{ rules: { 'quest/id-format': ['error', { prefixes: 'any' }] } }, true],
    [{ overrides: [{ files: 'a/**', at: '/quests/**', rules: { schema: 'off' }, reason: 'drafts' }] }, true],
    [{ ignore: ['archive/**'] }, true],
    [[], false],
    [{ rule: {} }, false],
    [{ extends: 'strict' }, false],
    [{ rules: { 'quest/unknown': 'off' } }, false],
    [{ rules: { schema: 'fatal' } }, false],
    [{ rules: { schema: ['error', {}, 1] } }, false],
    [{ rules: { 'text/depth': ['info', { max: '3' }] } }, false],
    [{ rules: { 'text/depth': ['info', { most: 3 }] } }, false],
    [{ rules: { 'subscription/id-uuid': ['error', { version: 'five' }] } }, false],
    [{ rules: { 'quest/id-format': ['error', { prefixes: 'all' }] } }, false],
    [{ overrides: [{ rules: {} }] }, false],
    [{ overrides: {} }, false],
    [{ ignore: [''] }, false],
  ])('takes %j like the command: %j', (config, isTaken) => {
    expect('faults' in readConfig(config, rulePack)).toBe(!isTaken);
    expect(validate(config), JSON.stringify(validate.errors)).toBe(isTaken);
  });
});
