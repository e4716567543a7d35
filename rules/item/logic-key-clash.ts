import { hasContent } from '../../src/model/snapshot/fields.js';
import { findRepeatedLogic } from '../../src/model/snapshot/repeated-logic.js';
import { defineRule, isObject, type JsonValue, keyAt, listed, member } from '../kit.js';

/** As many names of members are listed. */
const MAX_NAMES = 5;

export default defineRule({
  id: 'item/logic-key-clash',
  level: 'info',
  kinds: {
    differs: ({ item, unequal }: { item: string; unequal: readonly string[] }) => {
      const what =
        unequal.length === 0
          ? 'both extraData and a logic entry'
          : `other values for ${listed(unequal, 'and', MAX_NAMES)} in extraData than in logic`;
      return `${item} has ${what}, and the documents do not say which of them an import keeps: keep only the right one`;
    },
  },
  fix: 'none',
  summary: 'extraData and logic of an item do not contradict each other',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const logic = snapshot.section('logic');
      if (record.extraData === undefined || !isObject(logic)) return;
      const entry = member(logic, key);
      const unequal = entry === undefined ? undefined : difference(record.extraData, entry);
      if (unequal === undefined) return;
      report({
        kind: 'differs',
        at: keyAt(place.at('extraData')),
        values: { item: snapshot.labels.text(key), unequal },
        related: [{ at: keyAt(snapshot.place.at('logic').at(key)), message: 'its entry in logic' }],
      });
    },
  },
});

/** The members in which extraData contradicts a logic entry, none if it is something else; or undefined. */
function difference(extraData: JsonValue, entry: JsonValue): readonly string[] | undefined {
  const repeated = findRepeatedLogic(extraData, entry);
  if (repeated === undefined) return hasContent(extraData) ? [] : undefined;
  return repeated.unequal.length === 0 ? undefined : repeated.unequal;
}
