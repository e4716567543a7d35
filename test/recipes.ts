import { pages } from './pages.js';

/** The block of code behind `<!-- recipe:name -->`, the same on all pages that have it. */
export function recipe(name: string): string {
  const pattern = new RegExp(`<!-- recipe:${name} -->\n\`\`\`\\w+\n([\\s\\S]*?)\`\`\``, 'g');
  const found = pages().flatMap(({ text }) => [...text.matchAll(pattern)].map(([, code]) => code));
  const [code, ...others] = new Set(found);
  if (code === undefined) throw new Error(`no page has a recipe "${name}"`);
  if (others.length > 0) throw new Error(`two pages have different recipes "${name}"`);
  return code;
}
