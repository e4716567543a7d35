import type { JsonValue } from '../json/value.js';
import type { ResponseValidator } from './compiled/responses.js';
import { schemaFault } from './schema-fault.js';

/**
 * Checks a response against the schema of its route. Fields that the schema does not know are allowed.
 *
 * @param schema one of those in routes, which has a title
 * @returns what is wrong with it, in words; undefined when nothing is
 */
export async function shapeFault(schema: object, value: JsonValue): Promise<string | undefined> {
  const validators: Readonly<Record<string, ResponseValidator>> = await import('./compiled/responses.js');
  const validate = 'title' in schema ? validators[String(schema.title)] : undefined;
  if (validate === undefined) throw new Error('this response has no compiled schema: run npm run compile');
  return validate(value) ? undefined : schemaFault(validate.errors, 'the body');
}
