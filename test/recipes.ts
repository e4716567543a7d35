import { readFileSync } from 'node:fs';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

/** The block of code that README.md has behind `<!-- recipe:name -->`. */
export function recipe(name: string): string {
  const [, code] = new RegExp(`<!-- recipe:${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``).exec(README) ?? [];
  if (code === undefined) throw new Error(`README.md has no recipe "${name}"`);
  return code;
}
