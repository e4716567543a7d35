import { defineRule, isObject, quoteValue, textField } from '../kit.js';

export default defineRule({
  id: 'item/portal-destination',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: ['no-destination'],
  fix: 'none',
  summary: 'A portal names the same room in its logic and in contentString',
  source: 'public material of the platform, portals: id must match contentString',
  on: {
    itemLogic: ({ value, place, prefabName, itemKey }, report, { snapshot }) => {
      if (prefabName !== 'Portal') return;
      const item = snapshot.roomItems?.[itemKey];
      const [id, content] = [
        textField(value, 'id'),
        isObject(item) ? textField(item, 'contentString') : undefined,
      ];
      if (id === undefined || id === '' || content === undefined || content === '' || id === content) return;
      report({
        at: place.at('id'),
        message: `this portal goes to ${quoteValue(id)} in its logic and to ${quoteValue(content)} in contentString: decide which is right and write it in both`,
        related: [
          { at: snapshot.place.along(['roomItems', itemKey, 'contentString']), message: 'the other one' },
        ],
      });
    },
  },
});
