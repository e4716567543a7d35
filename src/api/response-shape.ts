import type { ValidateFunction } from 'ajv';
import type { JsonValue } from '../json/value.js';
import { schemaFault } from './schema-fault.js';

const compiled = new Map<object, ValidateFunction>();

/**
 * Checks a response against the schema of its route. Fields that the schema does not know are allowed.
 *
 * @returns what is wrong with it, in words; undefined when nothing is
 */
export async function shapeFault(schema: object, value: JsonValue): Promise<string | undefined> {
  const validate = compiled.get(schema) ?? (await compile(schema));
  if (validate(value)) return undefined;
  return schemaFault(validate.errors, 'the body');
}

async function compile(schema: object): Promise<ValidateFunction> {
  // Loading Ajv takes longer than everything else on this side.
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const validate = new Ajv2020({ allowUnionTypes: true, meta: false, validateSchema: false }).compile(schema);
  compiled.set(schema, validate);
  return validate;
}
