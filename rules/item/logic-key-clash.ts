import { defineRule, found, hasContent, isObject, items, keyAt, quoteValue, room } from '../kit.js';

const withExtraData = (key: string): string =>
  room(({ roomItems, logic }) => {
    Object.assign(roomItems[key] ?? {}, { extraData: JSON.stringify({ col: 'FFFFFF' }) });
    delete logic['3'];
  });

export default defineRule({
  id: 'item/logic-key-clash',
  level: 'info',
  fix: 'none',
  summary: 'The logic of an item is in one place',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  why: 'An import merges the logic entry of an item into its extraData. The documents do not say which value wins where both have the same key.',
  item({ key, record, place }, report, { snapshot }) {
    if (!hasContent(record.extraData)) return;
    const logic = snapshot.section('logic');
    if (!isObject(logic) || !Object.hasOwn(logic, key)) return;
    report({
      at: keyAt(place.at('extraData')),
      message: `item ${quoteValue(key)} has both extraData and a logic entry, and an import merges the logic into extraData: keep the logic in one place`,
      related: [{ at: keyAt(snapshot.place.at('logic').at(key)), message: 'its entry in logic' }],
    });
  },
  examples: () => ({
    good: [
      { title: 'items with logic entries only', text: room() },
      { title: 'an item with extraData only', text: withExtraData('3') },
      { title: 'an item with logic and an empty extraData', text: items({ 3: { extraData: '' } }) },
    ],
    bad: [
      {
        title: 'an item with both',
        text: withExtraData('2'),
        findings: found(
          '/roomItems/2/extraData',
          '"extraData"',
          'item "2" has both extraData and a logic entry, and an import merges the logic into extraData: keep the logic in one place',
        ),
      },
    ],
  }),
});
