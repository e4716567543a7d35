import { readdirSync, readFileSync } from 'node:fs';

const ENDING = '.schema.json';

/** The names of all records and reports that have a published JSON Schema. */
export function publishedSchemas(): string[] {
  return readdirSync(schemaFolder())
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

/** The text of a published JSON Schema. */
export function publishedSchema(name: string): string {
  return readFileSync(new URL(`${name}${ENDING}`, schemaFolder()), 'utf8');
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
