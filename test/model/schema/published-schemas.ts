import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { PlainObject } from '../../../src/bytes/json/value.js';

export const SCHEMAS_FOLDER = new URL('../../../schemas/', import.meta.url);

/** Every published schema by file name, the report's included. */
export const SCHEMAS: ReadonlyMap<string, PlainObject> = new Map(
  readdirSync(SCHEMAS_FOLDER)
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(new URL(file, SCHEMAS_FOLDER), 'utf8'))]),
);

const ajv = new Ajv2020({ allErrors: true, strict: true });
formats.default(ajv);
for (const [name, schema] of SCHEMAS) ajv.addSchema(schema, name);

/** The published schema with its nested records in a stock Ajv with formats. */
export function publishedValidator(file: string): ValidateFunction {
  const validate = ajv.getSchema(file);
  if (!validate) throw new Error(`no schema ${file}`);
  return validate;
}
