import { publishedSchema, publishedSchemas } from '../../files/package-files.js';
import { isObject, type JsonObject, type JsonValue } from '../../json/value.js';
import { bundledSchema } from '../../report/schema-bundle.js';
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

/** The same with all that it refers to, as one schema for editors. @throws CommandError */
export function bundleOf(record: string): string {
  const parsed = (name: string): JsonObject => {
    const value = JSON.parse(schemaOf(name)) as JsonValue;
    return isObject(value) ? value : {};
  };
  return `${JSON.stringify(bundledSchema(record, parsed), undefined, 2)}\n`;
}
