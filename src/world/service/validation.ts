import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { tryParseJson } from '../../bytes/json/parse-json.js';
import { schemaFault } from '../api/schema-fault.js';

/** Checks values as they are: nothing is converted, filled in or removed. */
const ajv = new Ajv2020({
  coerceTypes: false,
  useDefaults: false,
  removeAdditional: false,
  allowUnionTypes: true,
});
formats.default(ajv);

/** A function that says whether a value fits a schema of draft 2020-12. */
export function validator<Value = unknown>(schema: AnySchema): ValidateFunction<Value> {
  return ajv.compile<Value>(schema);
}

/** The value of a JSON text, or what is wrong with it. */
export function readValid<Value>(text: string, validate: ValidateFunction<Value>): Value | string {
  const value = tryParseJson(text);
  if (value === undefined) return 'this is not valid JSON';
  return validate(value) ? (value as Value) : schemaFault(validate.errors, 'it');
}
