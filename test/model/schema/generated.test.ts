import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { compileSchemas, readRecordSchemas } from '../../../.ci/compile-schemas.js';
import { configSchema } from '../../../.ci/config-schema.js';
import { knownFields } from '../../../.ci/known-fields.js';
import { descriptionTable, recordTable } from '../../../.ci/record-table.js';
import { rulePack } from '../../../rules/index.js';
import type { PlainJson, PlainObject } from '../../../src/bytes/json/value.js';
import { readConfig } from '../../../src/verdict/lint/read-config.js';
import { valueRows } from '../../table-rows.js';
import { publishedValidator, SCHEMAS_FOLDER } from './published-schemas.js';

const schemas = (): ReadonlyMap<string, PlainObject> => readRecordSchemas(fileURLToPath(SCHEMAS_FOLDER));

test('what is compiled from schemas/ is up to date (npx tsx .ci/compile-schemas.ts writes it)', () => {
  const committed = (file: string): string =>
    readFileSync(new URL(`../../../src/model/schema/compiled/${file}`, import.meta.url), 'utf8');
  for (const [name, { javascript, declarations }] of Object.entries({
    validators: compileSchemas(schemas()),
    'record-table': recordTable(schemas()),
    descriptions: descriptionTable(schemas()),
    'known-fields': knownFields(schemas()),
  })) {
    expect(committed(`${name}.js`) === javascript, name).toBe(true);
    expect(committed(`${name}.d.ts`), name).toBe(declarations);
  }
  expect(committed('validators.js')).not.toMatch(/\brequire\s*\(|\bimport\b|"(format|pattern)":/);
  expect(readFileSync(new URL('config.schema.json', SCHEMAS_FOLDER), 'utf8')).toBe(configSchema());
});

describe('the schema of the config', () => {
  const validate = publishedValidator('config.schema.json');

  test.each(valueRows<[PlainJson, boolean]>('model/schema/tables.md', 'Configs'))(
    'takes %j like the command: %j',
    (config, isTaken) => {
      expect('faults' in readConfig(config, rulePack)).toBe(!isTaken);
      expect(validate(config), JSON.stringify(validate.errors)).toBe(isTaken);
    },
  );
});
