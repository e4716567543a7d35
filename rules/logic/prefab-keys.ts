import { defineRule, found, hasField, logicPlaces, recordAt, room, throughout } from '../kit.js';

const text = (shown: object): string =>
  room(({ roomItems, logic }) => {
    roomItems['5'] = { ...structuredClone(roomItems['4'] ?? {}), prefabName: 'WorldText' };
    logic['5'] = { Tasks: [], ViewNodes: [], ...shown };
  });

export default defineRule({
  id: 'logic/prefab-keys',
  level: 'off',
  catalog: { level: 'warning' },
  fix: 'none',
  summary: 'The logic of an item has the keys that its prefab needs',
  source: 'public material of the platform, items',
  why: 'Items of some prefabs do nothing without a certain key in their logic, such as the text of a WorldText.',
  on: {
    itemLogic: ({ value, holder, prefab, itemKey }, report, { snapshot }) => {
      if (prefab === undefined || prefab.needed.length === 0) return;
      const missing = prefab.needed.filter((key) => !hasField(value, key));
      if (missing.length === 0) return;
      report({
        ...throughout(`${prefab.name} ${missing.join()}`, {
          at: recordAt(holder),
          message: `the logic of ${snapshot.labels.text(itemKey)} has no ${missing.join(' and no ')}: add ${missing.length > 1 ? 'them' : 'it'}`,
        }),
        fields: missing,
        unless: logicPlaces(itemKey, snapshot),
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'a text', text: text({ text: 'Welcome' }) },
      { title: 'prefabs that need no keys', text: room() },
    ],
    bad: [
      {
        title: 'a text without its text',
        text: text({}),
        findings: found('/logic/5', '"5"', 'the logic of item 5 (WorldText) has no text: add it'),
      },
    ],
  }),
});
