import { SLIPS, VECTORS } from '../../src/model/schema/index.js';
import { defineRule, type JsonObject, keyAt, objectField } from '../kit.js';

/** Names of other formats for vectors of an item, with the documented field of each. */
const OTHER_NAMES = Object.entries(SLIPS['room-item'] ?? {}).filter(([, field]) => VECTORS.has(field));

interface Values {
  readonly item: string;
  readonly field: string;
  readonly other: string;
  /** The value of the other field. */
  readonly beside: JsonObject;
}

export default defineRule({
  id: 'item/other-format',
  level: 'warning',
  kinds: {
    beside: ({ item, field, other, beside }: Values) =>
      `${item} has ${field} and ${other}, but the documents describe only ${field}: write ${JSON.stringify(beside)} in ${field} if that is what was meant`,
  },
  fix: 'none',
  summary: 'An item has its position and rotation in pos and rot alone',
  source: 'game-management API, part 2, item record fields',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      for (const [other, field] of OTHER_NAMES) {
        const beside = objectField(record, other);
        const meant = objectField(record, field);
        if (beside === undefined || meant === undefined || !isAnother(beside, meant)) continue;
        const values = { item: snapshot.labels.text(key), field, other, beside };
        report({ kind: 'beside', at: keyAt(place.at(other)), values });
      }
    },
  },
});

/** Whether a value has the numbers of another one, and at least one differs. */
function isAnother(value: JsonObject, other: JsonObject): boolean {
  const names = Object.keys(other);
  return (
    names.every((name) => typeof value[name] === 'number') &&
    names.some((name) => value[name] !== other[name])
  );
}
