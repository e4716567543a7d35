import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Page {
  /** From the root of the repository, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Every page that people read: the Markdown in the root, in .github/ and in docs/. */
export function pages(): Page[] {
  const folders = readdirSync(root).flatMap((name) =>
    name === 'docs' || name === '.github'
      ? readdirSync(join(root, name), { recursive: true, encoding: 'utf8' }).map((path) => `${name}/${path}`)
      : [name],
  );
  return folders
    .filter((path) => path.endsWith('.md'))
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }));
}

/** The block of code behind `<!-- recipe:name -->`, the same on all pages that have it. */
export function recipe(name: string): string {
  const pattern = new RegExp(`<!-- recipe:${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``, 'g');
  const found = pages().flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code));
  const [code, ...others] = new Set(found);
  if (code === undefined) throw new Error(`no page has a recipe "${name}"`);
  if (others.length > 0) throw new Error(`two pages have different recipes "${name}"`);
  return code;
}
