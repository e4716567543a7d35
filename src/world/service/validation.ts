import { Ajv2020, type AnySchema, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

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
