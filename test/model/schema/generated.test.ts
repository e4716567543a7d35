import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSchemas, readRecordSchemas } from '../../../.ci/compile-schemas.js';
import { configSchema } from '../../../.ci/config-schema.js';
import { descriptionTable, recordTable } from '../../../.ci/record-table.js';
import { rulePack } from '../../../rules/index.js';
import type { JsonObject, JsonValue } from '../../../src/bytes/json/value.js';
import { readConfig } from '../../../src/verdict/lint/config.js';
import { valueRows } from '../../table-rows.js';
import { publishedValidator, SCHEMAS_FOLDER } from './published-schemas.js';

const schemas = (): ReadonlyMap<string, JsonObject> => readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER));

test('what is compiled from schemas/ is up to date (npx tsx .ci/compile-schemas.ts writes it)', () => {
  const committed = (file: string): string =>
    readFileSync(new URL(`../../../src/model/schema/compiled/${file}`, import.meta.url), 'utf8');
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

  test.each(valueRows<[JsonValue, boolean]>('model/schema/tables.md', 'Configs'))(
    'takes %j like the command: %j',
    (config, isTaken) => {
      expect('faults' in readConfig(config, rulePack)).toBe(!isTaken);
      expect(validate(config), JSON.stringify(validate.errors)).toBe(isTaken);
    },
  );
});
