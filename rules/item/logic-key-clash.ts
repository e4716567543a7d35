import { hasContent } from '../../src/model/snapshot/fields.js';
import { findRepeatedLogic } from '../../src/model/snapshot/repeated-logic.js';
import { defineRule, isObject, type JsonValue, keyAt, listed, member } from '../kit.js';

/** As many names of members are listed. */
const MAX_NAMES = 5;

/** How extraData and a logic entry contradict each other; undefined if they do not. */
function difference(extraData: JsonValue, entry: JsonValue): string | undefined {
  const repeated = findRepeatedLogic(extraData, entry);
  if (repeated === undefined) return hasContent(extraData) ? 'both extraData and a logic entry' : undefined;
  const names = listed(repeated.unequal, 'and', MAX_NAMES);
  return names === '' ? undefined : `other values for ${names} in extraData than in logic`;
}

export default defineRule({
  id: 'item/logic-key-clash',
  level: 'info',
  kinds: ['differs'],
  fix: 'none',
  summary: 'extraData and logic of an item do not contradict each other',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const logic = snapshot.section('logic');
      if (record.extraData === undefined || !isObject(logic)) return;
      const entry = member(logic, key);
      const what = entry === undefined ? undefined : difference(record.extraData, entry);
      if (what === undefined) return;
      report({
        at: keyAt(place.at('extraData')),
        message: `${snapshot.labels.text(key)} has ${what}, and the documents do not say which of them an import keeps: keep only the right one`,
        related: [{ at: keyAt(snapshot.place.at('logic').at(key)), message: 'its entry in logic' }],
      });
    },
  },
});
