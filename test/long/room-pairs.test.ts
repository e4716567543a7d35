import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { snapshotChunks } from '../../.ci/bench/snapshot-generator.js';
import { expectPairsPlanned, roomsIn } from '../room/room-pairs.js';

/** A folder with more rooms to try, where there is one. */
const CORPUS = process.env.ROOMLINT_CORPUS;

const root = fileURLToPath(new URL('../../', import.meta.url));

test('the properties of imports and plans hold for 10,000 random pairs of rooms', () => {
  const { status, stdout, stderr } = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--testTimeout=600000',
      'test/room/import.property.test.ts',
      'test/room/plan.property.test.ts',
    ],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ROOM_PAIRS: '10000' } },
  );
  expect(status, stdout + stderr).toBe(0);
});

test('the plan of every two rooms lists exactly what the import does', () => {
  const generated = [5, 6].map((seed) => ({
    name: `generated ${seed}`,
    bytes: new TextEncoder().encode(snapshotChunks({ bytes: 40_000, seed, layout: 'indented' }).join('')),
  }));
  const folders = ['examples', 'test/goldens'].map((folder) => `${root}${folder}`);
  const rooms = [...folders, ...(CORPUS === undefined ? [] : [CORPUS])].flatMap(roomsIn).concat(generated);
  expect(expectPairsPlanned(rooms)).toBe(rooms.length ** 2);
});
