import { absentFrom, defineRule, hasField, listed, type Snapshot } from '../kit.js';

/** What the item is and where it is (game-management API, part 2, item record fields). */
const EXPECTED = ['prefabName', 'pos', 'rot', 'scale'] as const;

interface Values {
  readonly labels: Snapshot['labels'];
  readonly key: string;
  readonly missing: readonly string[];
}

export default defineRule({
  id: 'item/expected-fields',
  level: 'info',
  kinds: {
    missing: ({ labels, key, missing }: Values) =>
      `${labels.text(key)} has no ${listed(missing, 'or')}: add ${missing.length === 1 ? 'it' : 'them'}`,
  },
  fix: 'none',
  summary: 'A room item has prefabName, pos, rot and scale',
  source: 'game-management API, part 2, item record fields',
  on: {
    item({ key, record, place }, report, { snapshot: { labels } }) {
      if (EXPECTED.every((field) => hasField(record, field))) return;
      const missing = EXPECTED.filter((field) => !hasField(record, field));
      report({ kind: 'missing', at: absentFrom(place, missing), values: { labels, key, missing } });
    },
  },
});
