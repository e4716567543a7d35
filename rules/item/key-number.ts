import { defineRule, keyAt, quoteValue, room } from '../kit.js';

export default defineRule({
  id: 'item/key-number',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { 'no-number': {} },
  fix: 'none',
  summary: 'The key of an item is a whole number',
  source: 'public material of the platform, items; game-management API, part 2: parentItemID is an integer',
  why: 'An item under another key cannot be a parent, because parentItemID is a number.',
  on: {
    item({ key, place }, report) {
      if (/^[1-9]\d*$/.test(key)) return;
      report({
        at: keyAt(place),
        cause: 'keys',
        message: ({ drafts }) =>
          `item key ${quoteValue(key)} is not a whole number${drafts > 1 ? ` (and ${drafts - 1} more)` : ''}: use one such as "62", which parentItemID can name`,
        again: { message: 'this key as well', most: 5 },
      });
    },
  },
  examples: () => ({
    good: [{ title: 'numbers', text: room() }],
    bad: [
      {
        title: 'numbers with a sign before them',
        text: room((changed) => {
          for (const section of [changed.roomItems, changed.logic])
            for (const [key, record] of Object.entries(section)) {
              delete section[key];
              section[`#${key}`] = record;
            }
        }),
        at: '/roomItems/#2',
        marks: '"#2"',
        message:
          'item key "#2" is not a whole number (and 2 more): use one such as "62", which parentItemID can name',
      },
      {
        title: 'a word',
        text: room(({ roomItems, logic }) => {
          roomItems.door = { ...structuredClone(roomItems['4'] ?? {}) };
          logic.door = { Tasks: [], ViewNodes: [] };
        }),
        at: '/roomItems/door',
        marks: '"door"',
        message: 'item key "door" is not a whole number: use one such as "62", which parentItemID can name',
      },
    ],
  }),
});
