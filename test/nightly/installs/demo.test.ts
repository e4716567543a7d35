import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const DEMO = fileURLToPath(new URL('../../../.ci/demo.mjs', import.meta.url));

test('npm run demo: two branches that are fine alone break a quest, which the merge says, and the repaired room goes live', () => {
  const leftovers = (): string[] => readdirSync(tmpdir()).filter((name) => name.startsWith('roomlint-demo-'));
  const before = leftovers();
  const shown = execFileSync(process.execPath, [DEMO], { encoding: 'utf8' });
  expect(shown).toContain('  ~ item 3 (ResizableCube)  pos.y 1.5 → 3.5\n');
  expect(shown).toContain(
    '! quest "0_find_key" can no longer become Completed\n      before, this did it: click 3\n',
  );
  expect(shown).toContain('What can no longer happen\n');
  expect(shown).toContain('and the room is what it should be\n');
  expect(leftovers()).toEqual(before);
});
