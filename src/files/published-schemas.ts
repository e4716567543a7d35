import { readdirSync, readFileSync } from 'node:fs';
import { inPackage } from './in-package.js';

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

function schemaFolder(): URL {
  const folder = inPackage('schemas/');
  if (folder === undefined) throw new Error('the folder schemas/ is missing from the package');
  return folder;
}
