import { defineRule } from '../kit.js';
import { knownPrefabOf, worksOnlyOn } from '../wording/works-on.js';

export default defineRule({
  id: 'effect/prefab',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'other-prefab': worksOnlyOn },
  fix: 'none',
  summary: 'Effects are used on prefabs on which they work',
  source: 'public material of the platform, effects',
  on: {
    effect({ type, known, place, subscription: { itemKey } }, report, { snapshot }) {
      const on = known?.on;
      if (type === undefined || on === undefined) return;
      const prefab = knownPrefabOf(itemKey, snapshot);
      if (prefab === undefined || on.includes(prefab)) return;
      const values = { type, on, item: snapshot.labels.text(itemKey) };
      report({ kind: 'other-prefab', at: place.at('$type'), values });
    },
  },
});
