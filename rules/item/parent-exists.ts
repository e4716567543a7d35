import { defineRule, found, items, PARENT_FIELD, parentOf, quoteValue, room } from '../kit.js';

const withParent = (parentItemID: number): string => items({ 3: { parentItemID } });

export default defineRule({
  id: 'item/parent-exists',
  level: 'warning',
  fix: 'none',
  summary: 'The parent of an item is an item of the file, or 0 for none',
  source: 'game-management API, part 2, item record fields',
  why: 'An import deletes every item that the file leaves out, so a parent that is not in the file is not in the room either. What happens to its children is documented nowhere.',
  item({ key, record, place }, report, { snapshot }) {
    const parent = parentOf(record);
    if (parent === undefined || snapshot.hasItem(parent)) return;
    report({
      at: place.at(PARENT_FIELD),
      message: `roomItems has no item ${quoteValue(parent)} to be the parent of item ${quoteValue(key)}: write 0 for no parent`,
    });
  },
  examples: () => ({
    good: [
      { title: 'items without a parent', text: room() },
      { title: 'an item whose parent is there', text: withParent(2) },
    ],
    bad: [
      {
        title: 'a parent that was deleted',
        text: withParent(12),
        findings: found(
          '/roomItems/3/parentItemID',
          '12',
          'roomItems has no item "12" to be the parent of item "3": write 0 for no parent',
        ),
      },
    ],
  }),
});
