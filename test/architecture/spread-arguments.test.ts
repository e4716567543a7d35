import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');
const PLUGIN = join(root, '.ci/no-spread-arguments.grit');

/** Each element would take room on the stack. */
const FORBIDDEN = [
  'list.push(...more);',
  'list?.push(...more);',
  'list.splice(0, 0, ...more);',
  'Math.max(\n  0,\n  ...more,\n);',
  'String.fromCharCode(...more);',
  'new Set([0].concat(...lists));',
  'new Array(...more);',
  'take(take(...more));',
  'list.push.apply(list, more);',
  '[].concat.apply([], lists);',
  'Reflect.apply(Math.max, undefined, more);',
];
const ALLOWED = [
  'take([...more]);',
  'take({ ...more });',
  'list.push(more);',
  'take((one) => [...one]);',
  'this.apply(room, snapshot);',
];

/** The lines of the reports about lists in place of arguments. */
function reports(cwd: string, paths: readonly string[]): string[] {
  const args = [BIOME, 'lint', '--reporter=github', '--max-diagnostics=none', ...paths];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  expect(stdout + stderr).not.toContain('Biome exited because the configuration');
  return stdout.split('\n').filter((line) => line.includes('must not be'));
}

describe('a list in place of arguments', () => {
  const folder = mkdtempSync(join(tmpdir(), 'roomlint-spread-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [PLUGIN] }));
  const samples = [...FORBIDDEN, ...ALLOWED].map((code, index) => ({ code, name: `sample-${index}.ts` }));
  for (const { code, name } of samples) writeFileSync(join(folder, name), code);
  const found = reports(folder, ['.']);

  test.each(samples)('is reported where it is one: $code', ({ code, name }) => {
    const own = found.filter((line) => line.includes(`/${name},line=`));
    expect(own).toHaveLength(FORBIDDEN.includes(code) ? 1 : 0);
  });

  test('is in no source', () => {
    expect(reports(root, ['src', 'rules', 'action'])).toEqual([]);
  });
});
