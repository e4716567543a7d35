import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint } from './cli/run-roomlint.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const PAGE = `${root}docs/simulate.md`;

async function printed(...args: string[]): Promise<string> {
  const { code, out, err } = await roomlint(args, { cwd: root });
  expect([code, err]).toEqual([0, '']);
  return out;
}

test('docs/simulate.md shows the example script, and what the command prints for it', async () => {
  const play = ['simulate', 'examples/garden.json', '--script', 'examples/garden.play'];
  const graph = ['graph', 'examples/garden.json'];
  const blocks: Readonly<Record<string, string>> = {
    script: `\`\`\`sh\n${readFileSync(`${root}examples/garden.play`, 'utf8')}\`\`\``,
    play: `\`\`\`console\n$ roomlint ${play.join(' ')}\n${await printed(...play)}\`\`\``,
    graph: `\`\`\`mermaid\n${await printed(...graph)}\`\`\``,
  };
  let page = readFileSync(PAGE, 'utf8');
  const before = page;
  for (const [name, block] of Object.entries(blocks)) {
    const section = new RegExp(`(<!-- example:${name} -->\n)[^]*?(<!-- /example -->)`);
    expect(page).toMatch(section);
    page = page.replace(section, (_, open: string, close: string) => `${open}${block}\n${close}`);
  }
  if (process.env.UPDATE_PAGES !== undefined) writeFileSync(PAGE, page);
  else expect(before).toBe(page);
});
