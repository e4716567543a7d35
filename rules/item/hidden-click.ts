import { defineRule, isObject, objectField, quoteValue, textField } from '../kit.js';

export default defineRule({
  id: 'item/hidden-click',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'not-placed': ({ item, quest }: { item: string; quest: string }) =>
      `${item} is not placed, so nobody can click it for ${quoteValue(quest)}: set placed to true, or move the trigger`,
  },
  fix: 'none',
  summary: 'An item that a quest needs to be clicked is placed',
  source: 'public material of the platform, items: placed must be true for the item to appear',
  subscriptions: ['quest-trigger'],
  state: () => new Set<string>(),
  on: {
    subscription({ record, itemKey }, report, { snapshot, state: seen }) {
      const item = snapshot.roomItems?.[itemKey];
      if (!isObject(item) || item.placed !== false || seen.has(itemKey)) return;
      if (objectField(record, 'Trigger')?.$type !== 'OnClickEvent') return;
      seen.add(itemKey);
      report({
        kind: 'not-placed',
        at: snapshot.place.along(['roomItems', itemKey, 'placed']),
        values: { item: snapshot.labels.text(itemKey), quest: textField(record, 'Name') ?? '' },
      });
    },
  },
});
