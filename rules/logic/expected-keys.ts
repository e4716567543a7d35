import { FIELDS } from '../../src/model/schema/index.js';
import { objectIn } from '../../src/model/snapshot/embedded-text.js';
import {
  absentFrom,
  defineRule,
  hasField,
  type JsonObject,
  type Place,
  type Report,
  type Snapshot,
} from '../kit.js';

/** The two lists of a logic value (game-management API, part 2, room-data snapshot). */
const EXPECTED = Object.entries(FIELDS['logic-value']).flatMap(([key, kind]) =>
  kind === 'array' ? [key] : [],
);

export default defineRule({
  id: 'logic/expected-keys',
  level: 'off',
  levelInAll: 'info',
  kinds: ['missing'],
  fix: 'none',
  summary: 'The logic of an item has Tasks and ViewNodes',
  source: 'game-management API, part 2, room-data snapshot: keys of a logic value',
  on: {
    embedded(embedded, report, { snapshot }) {
      const held = embedded.role === 'logic' ? objectIn(embedded) : undefined;
      if (held !== undefined) checkKeys(held.value, embedded.place, snapshot, report);
    },
  },
});

function checkKeys(value: JsonObject, place: Place, { labels }: Snapshot, report: Report): void {
  if (EXPECTED.every((key) => hasField(value, key))) return;
  const missing = EXPECTED.filter((key) => !hasField(value, key));
  const todo = `write [] ${missing.length === 1 ? 'if there are none' : 'for each that is empty'}`;
  report({
    at: absentFrom(place, missing),
    message: () =>
      `the logic of ${labels.text(String(place.step))} has no ${missing.join(' and no ')}: ${todo}`,
  });
}
