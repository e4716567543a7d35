import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the properties of imports and plans hold for 10,000 random pairs of rooms', () => {
  const { status, stdout } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--testTimeout=600000',
      'test/room/import.property.test.ts',
      'test/room/plan.property.test.ts',
    ],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ROOM_PAIRS: '10000' },
    },
  );
  expect(status, stdout).toBe(0);
});
