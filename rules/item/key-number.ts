import { defineRule, keyAt, quoteValue } from '../kit.js';

export default defineRule({
  id: 'item/key-number',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    'no-number': ({ key }: { key: string }) =>
      `item key ${quoteValue(key)} is not a whole number, so parentItemID cannot name the item: use a number that no other item has`,
  },
  fix: 'none',
  summary: 'The key of an item is a whole number',
  source: 'public material of the platform, items; game-management API, part 2: parentItemID is an integer',
  on: {
    item({ key, place }, report) {
      if (!/^[1-9]\d*$/.test(key)) report({ kind: 'no-number', at: keyAt(place), values: { key } });
    },
  },
});
