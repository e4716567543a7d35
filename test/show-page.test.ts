import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint } from './cli/run-roomlint.js';
import { consoleBlock, expectExamples } from './shown-examples.js';

const root = fileURLToPath(new URL('..', import.meta.url));

async function shown(...args: string[]): Promise<string> {
  const { code, out, err } = await roomlint(['show', 'examples/garden.json', ...args], { cwd: root });
  expect([code, err]).toEqual([0, '']);
  return consoleBlock({ command: ['roomlint show examples/garden.json', ...args].join(' '), out });
}

test('docs/show.md shows what the command prints', async () => {
  expectExamples('docs/show.md', {
    room: await shown(),
    item: await shown('--item', '4'),
    quest: await shown('--quest', '1_open_door'),
  });
});
