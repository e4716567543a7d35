import { defineRule, isObject, quoteValue, textField } from '../kit.js';

export default defineRule({
  id: 'item/portal-destination',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-destination': ({ id, content }: { id: string; content: string }) =>
      `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: decide which is right and write it in both`,
  },
  fix: 'none',
  summary: 'A portal names the same room in its logic and in contentString',
  source: 'public material of the platform, portals: id must match contentString',
  on: {
    itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
      if (prefabName !== 'Portal') return;
      const item = snapshot.roomItems?.[itemKey];
      const id = textField(value, 'id') ?? '';
      const content = (isObject(item) ? textField(item, 'contentString') : undefined) ?? '';
      if (id === '' || content === '' || id === content) return;
      const other = snapshot.place.along(['roomItems', itemKey, 'contentString']);
      report({
        kind: 'no-destination',
        at: place.at('id'),
        values: { id, content },
        related: [{ at: other, message: 'the other one' }],
      });
    },
  },
});
