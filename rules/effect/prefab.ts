import { defineRule } from '../kit.js';
import { knownPrefabOf, worksOnlyOn } from '../wording/works-on.js';

export default defineRule({
  id: 'effect/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['other-prefab'],
  fix: 'none',
  summary: 'Effects are used on prefabs on which they work',
  source: 'public material of the platform, effects',
  on: {
    effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
      const on = known?.on;
      if (type === undefined || on === undefined) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined || on.includes(prefab)) return;
      report({
        at: place.at('$type'),
        message: worksOnlyOn(type, on, snapshot.labels.text(itemKey)),
      });
    },
  },
});
