import { defineRule, items, knownPrefabOf, task, worksOnlyOn } from '../kit.js';

export default defineRule({
  id: 'effect/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': {} },
  fix: 'none',
  summary: 'Effects are used on prefabs on which they work',
  source: 'public material of the platform, effects',
  why: 'Some effects act on the item that has them, and only on items of some prefabs. On any other item nothing happens.',
  on: {
    effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
      const on = known?.on;
      if (type === undefined || on === undefined) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined || on.includes(prefab)) return;
      report({
        at: place.at('$type'),
        cause: JSON.stringify([itemKey, type]),
        again: { message: 'here as well', most: 5 },
        message: worksOnlyOn(type, on, snapshot.labels.text(itemKey)),
      });
    },
  },
  examples: () => ({
    good: [
      {
        title: 'an effect that works everywhere',
        text: task('2', 1, { Effector: { $type: 'ShowOutline' } }),
      },
      {
        title: 'an item of which nothing is known',
        text: items({ 2: { prefabName: 'Statue' } }).replace('HideObjectEvent', 'TurnToPlayer'),
      },
    ],
    bad: [
      {
        title: 'an effect of characters on a model',
        text: task('2', 1, { Effector: { $type: 'TurnToPlayer' } }),
        at: '/logic/2#/Tasks/1/Effector/$type',
        marks: '\\"TurnToPlayer\\"',
        message:
          'TurnToPlayer works only on a GLBNPC or Agent, and this is item 2 (GLB): move it to a GLBNPC or Agent',
      },
    ],
  }),
});
