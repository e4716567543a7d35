import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pagePath } from '../../verdict/report/rule-pages.js';

/* The files that are published beside the code: package.json, schemas/, rules/, examples/ and docs/. */

/** A file or folder of the package: dist/ is one folder deep in it, and this source three. */
export function inPackage(path: string): URL {
  const besideDist = new URL('../package.json', import.meta.url);
  return new URL(`${existsSync(besideDist) ? '..' : '../../..'}/${path}`, import.meta.url);
}

/** The page of one of our rules as Markdown. */
export function rulePage(id: string): string {
  return readFileSync(inPackage(`rules/${pagePath(id)}`), 'utf8');
}

const ENDING = '.schema.json';

/** The names of all records and reports that have a published JSON Schema. */
export function publishedSchemas(): string[] {
  return readdirSync(inPackage('schemas/'))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length))
    .sort();
}

/** The text of a published JSON Schema. */
export function publishedSchema(name: string): string {
  return readFileSync(inPackage(`schemas/${name}${ENDING}`), 'utf8');
}

interface AboutPackage {
  readonly version?: string;
  readonly repository?: { readonly url?: string };
}

function aboutPackage(): AboutPackage {
  return JSON.parse(readFileSync(inPackage('package.json'), 'utf8'));
}

/** The version of roomlint. */
export function version(): string {
  return aboutPackage().version ?? 'unknown';
}

/** The page of its repository. */
export function homePage(): string {
  const { url = '' } = aboutPackage().repository ?? {};
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}
