import {
  defineRule,
  findRepeatedLogic,
  hasContent,
  isObject,
  items,
  type JsonValue,
  keyAt,
  listed,
  member,
  room,
} from '../kit.js';

/** As many names of members are listed. */
const MAX_NAMES = 5;

/** Item 2 with logic of this color, and with extraData. */
const withBoth = (extraData: object): string =>
  room(({ roomItems, logic }) => {
    Object.assign(roomItems['2'] ?? {}, { extraData: JSON.stringify(extraData) });
    Object.assign(logic['2'] ?? {}, { col: 'FF0000' });
  });

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
  kinds: { differs: {} },
  fix: 'none',
  summary: 'extraData and logic of an item do not contradict each other',
  source: 'game-management API, part 2, room-data snapshot: logic is merged into extraData',
  why: 'An import merges the logic entry of an item into its extraData, so a snapshot may have the same logic in both. The documents do not say which value wins where they differ.',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      const logic = snapshot.section('logic');
      if (record.extraData === undefined || !isObject(logic)) return;
      const entry = member(logic, key);
      const what = entry === undefined ? undefined : difference(record.extraData, entry);
      if (what === undefined) return;
      report({
        at: keyAt(place.at('extraData')),
        message: `${snapshot.labels.text(key)} has ${what}, and an import merges the logic into extraData: keep the logic in one place`,
        related: [{ at: keyAt(snapshot.place.at('logic').at(key)), message: 'its entry in logic' }],
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'items with logic entries only', text: room() },
      { title: 'an item with logic and an empty extraData', text: items({ 3: { extraData: '' } }) },
      { title: 'the same logic in both', text: withBoth({ col: 'FF0000' }) },
      { title: 'extraData with something else', text: withBoth({ note: 'by the door' }) },
    ],
    bad: [
      {
        title: 'an item with two colors',
        text: withBoth({ col: '00FF00' }),
        at: '/roomItems/2/extraData',
        marks: '"extraData"',
        message:
          'item 2 (GLB) has other values for col in extraData than in logic, and an import merges the logic into extraData: keep the logic in one place',
      },
    ],
  }),
});
