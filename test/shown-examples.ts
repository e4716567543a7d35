import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Compares the blocks of code behind `<!-- example:NAME -->` on a page, or writes them with UPDATE_PAGES. */
export function expectExamples(page: string, blocks: Readonly<Record<string, string>>): void {
  const before = readFileSync(`${root}${page}`, 'utf8');
  let text = before;
  for (const [name, block] of Object.entries(blocks)) {
    const section = new RegExp(`(<!-- example:${name} -->\n)[^]*?(<!-- /example -->)`);
    expect(text).toMatch(section);
    text = text.replace(section, (_, open: string, close: string) => `${open}${block}\n${close}`);
  }
  if (process.env.UPDATE_PAGES !== undefined) writeFileSync(`${root}${page}`, text);
  else expect(before).toBe(text);
}

/** A block of code that shows commands with what they print. */
export function consoleBlock(
  ...shown: readonly { readonly command: string; readonly out: string }[]
): string {
  const parts = shown.map(({ command, out }) => `$ ${command}\n${out.trimEnd()}\n`);
  return `\`\`\`console\n${parts.join('\n')}\`\`\``;
}
