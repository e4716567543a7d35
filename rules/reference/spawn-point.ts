import { defineRule, quoteValue } from '../kit.js';
import { comparableNames, didYouMean, missingNames, type NameValues } from './missing-names.js';

export default defineRule({
  id: 'reference/spawn-point',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'unknown-name': ({ name, meant }: NameValues) =>
      `no spawn point of this room is called ${quoteValue(name)}: ${didYouMean(meant, 'give a SpawnPoint this name (n), or correct spawnName')}`,
  },
  fix: 'unsafe',
  summary: 'Spawn points that portals and effects name exist',
  source: 'public material of the platform, portals, spawn points and enemies: the names must match exactly',
  asksNames: true,
  on: {
    snapshot({ roomItems }, report, { names }) {
      const index = comparableNames(names, 'spawnPoint');
      if (index === undefined || roomItems === undefined) return;
      // Portals may name spawn points of other rooms.
      const found = missingNames(index, (owner) => owner === 'DuplicateEnemy');
      for (const each of found) report({ kind: 'unknown-name', ...each });
    },
  },
});
