import { absentFrom, defineRule, hasField, listed } from '../kit.js';

/** What the item is and where it is (game-management API, part 2, item record fields). */
const EXPECTED = ['prefabName', 'pos', 'rot', 'scale'] as const;

export default defineRule({
  id: 'item/expected-fields',
  level: 'info',
  kinds: ['missing'],
  fix: 'none',
  summary: 'A room item has prefabName, pos, rot and scale',
  source: 'game-management API, part 2, item record fields',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      if (EXPECTED.every((field) => hasField(record, field))) return;
      const missing = EXPECTED.filter((field) => !hasField(record, field));
      report({
        at: absentFrom(place, missing),
        message: () =>
          `${snapshot.labels.text(key)} has no ${listed(missing, 'or')}: add ${missing.length === 1 ? 'it' : 'them'}`,
      });
    },
  },
});
