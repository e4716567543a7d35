import { readdirSync, readFileSync } from 'node:fs';
import { inPackage } from './package-files.js';

const ENDING = '.schema.json';
const SCHEMAS = inPackage('schemas/');

/** The names of all records and reports that have a published JSON Schema. */
export function publishedSchemas(): string[] {
  return readdirSync(SCHEMAS)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

/** The text of a published JSON Schema. */
export function publishedSchema(name: string): string {
  return readFileSync(new URL(`${name}${ENDING}`, SCHEMAS), 'utf8');
}
