import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { roomlint } from './cli/run-roomlint.js';
import { consoleBlock, expectExamples } from './shown-examples.js';

const root = fileURLToPath(new URL('..', import.meta.url));

test('docs/plan.md shows the plan of the partial example', async () => {
  const args = ['plan', 'examples/garden.json', 'examples/garden-partial.json'];
  const { code, out, err } = await roomlint(args, { cwd: root });
  expect([code, err]).toEqual([1, '']);
  expectExamples('docs/plan.md', { plan: consoleBlock({ command: `roomlint ${args.join(' ')}`, out }) });
});
