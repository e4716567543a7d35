import { publishedSchema, publishedSchemas } from '../../files/published-schemas.js';
import { CommandError } from '../../workspace/command-error.js';
import { mistyped } from '../mistyped.js';

export { publishedSchemas };

/** The JSON Schema of a record. @throws CommandError when there is none */
export function schemaOf(record: string): string {
  const records = publishedSchemas();
  if (!records.includes(record)) {
    const guess = mistyped(record, records);
    const hint = guess === undefined ? '`roomlint schema` lists them' : `did you mean ${guess}?`;
    throw new CommandError(`unknown record "${record}": ${hint}`);
  }
  return publishedSchema(record);
}
