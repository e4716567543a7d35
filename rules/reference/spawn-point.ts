import { defineRule } from '../kit.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/spawn-point',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['unknown-name'],
  fix: 'unsafe',
  summary: 'Spawn points that portals and effects name exist',
  source: 'public material of the platform, portals, spawn points and enemies: the names must match exactly',
  ...namesOf('spawnPoint', (index, report, snapshot) => {
    if (snapshot.roomItems === undefined) return;
    reportMissing(
      index,
      namesToCompare(index),
      {
        missing: (name) => `no spawn point of this room is called ${name}`,
        advice: (owner) =>
          owner === 'DuplicateEnemy' ? 'give a SpawnPoint this name (n), or correct spawnName' : undefined,
      },
      report,
    );
  }),
});
