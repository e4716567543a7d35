import { readdirSync, readFileSync } from 'node:fs';
import { CommandError } from '../workspace/command-error.js';
import { mistyped } from './mistyped.js';

const ENDING = '.schema.json';

/** The names of all records that have a schema. */
export function recordNames(): string[] {
  return readdirSync(schemaFolder())
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

/** The JSON Schema of a record. @throws CommandError when there is none */
export function schemaOf(record: string): string {
  const records = recordNames();
  if (!records.includes(record)) {
    const guess = mistyped(record, records);
    const hint = guess === undefined ? '`roomlint schema` lists them' : `did you mean ${guess}?`;
    throw new CommandError(`unknown record "${record}": ${hint}`);
  }
  return readFileSync(new URL(`${record}${ENDING}`, schemaFolder()), 'utf8');
}

/** schemas/ is beside dist/ in the package, and beside src/ in the checkout. */
function schemaFolder(): URL {
  for (const up of ['../schemas/', '../../schemas/']) {
    const folder = new URL(up, import.meta.url);
    try {
      readdirSync(folder);
      return folder;
    } catch {
      // It is in the other place.
    }
  }
  throw new Error('the folder schemas/ is missing from the package');
}
