import { defineRule, isObject, objectField, quoteValue, room, textField } from '../kit.js';

export default defineRule({
  id: 'item/hidden-click',
  level: 'off',
  catalog: { level: 'info' },
  kinds: { 'not-placed': {} },
  fix: 'none',
  summary: 'An item that a quest needs to be clicked is placed',
  source: 'public material of the platform, items: placed must be true for the item to appear',
  why: 'An item whose placed is false does not appear, so nobody can click it.',
  subscriptions: ['quest-trigger'],
  state: () => new Set<string>(),
  on: {
    subscription({ record, itemKey }, report, { snapshot, state: seen }) {
      const item = snapshot.roomItems?.[itemKey];
      if (!isObject(item) || item.placed !== false || seen.has(itemKey)) return;
      if (objectField(record, 'Trigger')?.$type !== 'OnClickEvent') return;
      seen.add(itemKey);
      report({
        at: snapshot.place.along(['roomItems', itemKey, 'placed']),
        message: `${snapshot.labels.text(itemKey)} is not placed, so nobody can click it for ${quoteValue(textField(record, 'Name') ?? '')}: set placed to true, or move the trigger`,
      });
    },
  },
  examples: () => ({
    good: [{ title: 'an item that is placed', text: room() }],
    bad: [
      {
        title: 'an item with a quest to be clicked that is not placed',
        text: room(({ roomItems }) => {
          Object.assign(roomItems['2'] ?? {}, { placed: false });
        }),
        at: '/roomItems/2/placed',
        marks: 'false',
        message:
          'item 2 (GLB) is not placed, so nobody can click it for "0_find_key": set placed to true, or move the trigger',
      },
    ],
  }),
});
