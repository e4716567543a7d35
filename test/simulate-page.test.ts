import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint } from './cli/run-roomlint.js';
import { consoleBlock, expectExamples } from './shown-examples.js';

const root = fileURLToPath(new URL('..', import.meta.url));

async function printed(...args: string[]): Promise<string> {
  const { code, out, err } = await roomlint(args, { cwd: root });
  expect([code, err]).toEqual([0, '']);
  return out;
}

test('docs/simulate.md shows the example script, and what the command prints for it', async () => {
  const play = ['simulate', 'examples/garden.json', '--script', 'examples/garden.play'];
  const graph = ['graph', 'examples/garden.json'];
  expectExamples('docs/simulate.md', {
    script: `\`\`\`sh\n${readFileSync(`${root}examples/garden.play`, 'utf8')}\`\`\``,
    play: consoleBlock({ command: `roomlint ${play.join(' ')}`, out: await printed(...play) }),
    graph: `\`\`\`mermaid\n${await printed(...graph)}\`\`\``,
  });
});
