import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint } from './cli/run-roomlint.js';
import { consoleBlock, expectExamples } from './shown-examples.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const GARDEN = 'examples/garden.json';

async function printed(exit: number, ...args: string[]): Promise<{ command: string; out: string }> {
  const { code, out, err } = await roomlint(args, { cwd: root });
  expect([code, err]).toEqual([exit, '']);
  return { command: `roomlint ${args.join(' ')}`, out };
}

test('docs/plan.md shows the plan of the partial example', async () => {
  const plan = await printed(1, 'plan', GARDEN, 'examples/garden-partial.json');
  expectExamples('docs/plan.md', { plan: consoleBlock(plan) });
});

test('docs/show.md shows what the command prints', async () => {
  const shown = async (...args: string[]) => consoleBlock(await printed(0, 'show', GARDEN, ...args));
  const [item, quest] = [await shown('--item', '4'), await shown('--quest', '1_open_door')];
  expectExamples('docs/show.md', { room: await shown(), item, quest });
});

test('docs/simulate.md shows the example script, and what the command prints for it', async () => {
  const play = await printed(0, 'simulate', GARDEN, '--script', 'examples/garden.play');
  const { out: graph } = await printed(0, 'graph', GARDEN);
  expectExamples('docs/simulate.md', {
    script: `\`\`\`sh\n${readFileSync(`${root}examples/garden.play`, 'utf8')}\`\`\``,
    play: consoleBlock(play),
    graph: `\`\`\`mermaid\n${graph}\`\`\``,
  });
});
