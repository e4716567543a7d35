import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { valueRows } from '../table-rows.js';
import { temporaryFolder } from '../temporary-folder.js';

/* `npm run lint` forbids lists in place of arguments in src/, rules/ and action/: each element takes room on the stack. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const PLUGIN = join(root, '.ci/no-spread-arguments.grit');
const FORBIDDEN = valueRows<[string]>('architecture/tables.md', 'Lists in place of arguments').flat();
const ALLOWED = valueRows<[string]>('architecture/tables.md', 'Lists that are no arguments').flat();
const { path, write } = temporaryFolder();

test('the linter reports each list in place of arguments once, and nothing else', () => {
  write('biome.json', JSON.stringify({ root: true, plugins: [PLUGIN] }));
  const samples = [...FORBIDDEN, ...ALLOWED];
  for (const [index, code] of samples.entries()) write(`sample-${index}.ts`, code);
  const args = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: path, encoding: 'utf8' });
  const found = stdout.split('\n').filter((line) => line.includes('must not be'));
  const reported = samples.flatMap((code, index) =>
    found.filter((line) => line.includes(`/sample-${index}.ts,line=`)).map(() => code),
  );
  expect(reported).toEqual(FORBIDDEN);
});
