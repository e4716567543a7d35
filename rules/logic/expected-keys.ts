import { FIELDS } from '../../src/model/schema/index.js';
import { objectIn } from '../../src/model/snapshot/embedded-text.js';
import { absentFrom, defineRule, hasField, type Snapshot } from '../kit.js';

/** The two lists of a logic value (game-management API, part 2, room-data snapshot). */
const EXPECTED = Object.entries(FIELDS['logic-value']).flatMap(([key, kind]) =>
  kind === 'array' ? [key] : [],
);

interface Values {
  readonly labels: Snapshot['labels'];
  readonly item: string;
  readonly missing: readonly string[];
}

export default defineRule({
  id: 'logic/expected-keys',
  level: 'off',
  levelInAll: 'info',
  kinds: {
    missing: ({ labels, item, missing }: Values) =>
      `the logic of ${labels.text(item)} has no ${missing.join(' and no ')}: write [] ${missing.length === 1 ? 'if there are none' : 'for each that is empty'}`,
  },
  fix: 'none',
  summary: 'The logic of an item has Tasks and ViewNodes',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  on: {
    embedded(embedded, report, { snapshot: { labels } }) {
      const held = embedded.role === 'logic' ? objectIn(embedded) : undefined;
      if (held === undefined || EXPECTED.every((key) => hasField(held.value, key))) return;
      const missing = EXPECTED.filter((key) => !hasField(held.value, key));
      const { place } = embedded;
      const values = { labels, item: String(place.step), missing };
      report({ kind: 'missing', at: absentFrom(place, missing), values });
    },
  },
});
