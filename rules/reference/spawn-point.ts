import { defineRule } from '../kit.js';
import { addItem, effects } from './examples.js';
import { namesToCompare, reportMissing } from './missing-names.js';
import { namesOf } from './name-index.js';

export default defineRule({
  id: 'reference/spawn-point',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'unknown-name': {} },
  fix: 'unsafe',
  summary: 'Spawn points that portals and effects name exist',
  source: 'public material of the platform, portals, spawn points and enemies: the names must match exactly',
  why: 'A portal or teleport with the name of no spawn point leads elsewhere, and an enemy is not duplicated. A portal or teleport may name a spawn point of another room, so only names that resemble one of this room are reported.',
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
  examples: () => ({
    good: [
      {
        title: 'a portal to a spawn point',
        text: effects({ $type: 'TeleportEvent', id: 'cell', sn: 'Cell' }, undefined, (changed) =>
          addItem(changed, '5', 'SpawnPoint', { n: 'Cell' }),
        ),
      },
      {
        title: 'a spawn point of another room',
        text: effects({ $type: 'TeleportEvent', id: 'lobby', sn: 'Fountain' }, undefined, (changed) =>
          addItem(changed, '5', 'SpawnPoint', { n: 'Cell' }),
        ),
      },
    ],
    bad: [
      {
        title: 'a name without its last letter',
        text: effects({ $type: 'TeleportEvent', id: 'cell', sn: 'Cellar' }, undefined, (changed) =>
          addItem(changed, '5', 'SpawnPoint', { n: 'Cellars' }),
        ),
        at: '/logic/2#/Tasks/1/Effector/sn',
        marks: '\\"Cellar\\"',
        message: 'no spawn point of this room is called "Cellar": did you mean "Cellars"?',
        fixed: effects({ $type: 'TeleportEvent', id: 'cell', sn: 'Cellars' }, undefined, (changed) =>
          addItem(changed, '5', 'SpawnPoint', { n: 'Cellars' }),
        ),
      },
      {
        title: 'a portal with another name',
        text: effects({ $type: 'ShowOutline' }, undefined, (changed) => {
          addItem(changed, '5', 'SpawnPoint', { n: 'Cell' });
          addItem(changed, '6', 'Portal', { id: 'here', sn: 'cell ' }, 'here');
        }),
        at: '/logic/6#/sn',
        marks: '\\"cell \\"',
        message: 'no spawn point of this room is called "cell ": did you mean "Cell"?',
        fixed: effects({ $type: 'ShowOutline' }, undefined, (changed) => {
          addItem(changed, '5', 'SpawnPoint', { n: 'Cell' });
          addItem(changed, '6', 'Portal', { id: 'here', sn: 'Cell' }, 'here');
        }),
      },
    ],
  }),
});
