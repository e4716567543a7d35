import { PARENT_FIELD, parentOf } from '../../src/model/snapshot/item-parents.js';
import { defineRule, LookAlikes, lookAlikeNote, type Place, quoteValue } from '../kit.js';

/** An item whose parent the file lacks. */
interface Orphan {
  readonly key: string;
  readonly parent: string;
  readonly place: Place;
}

interface Values {
  readonly item: string;
  readonly parent: string;
  /** A key of the file that looks like that of the parent. */
  readonly similar: string | undefined;
}

export default defineRule({
  id: 'item/parent-exists',
  level: 'warning',
  kinds: {
    'unknown-item': ({ item, parent, similar }: Values) =>
      similar === undefined
        ? `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)}: correct it, or set it to 0 for no parent`
        : `parentItemID of ${item} is ${parent}, but roomItems has no item ${quoteValue(parent)} but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}: correct the key of the item`,
  },
  fix: 'none',
  summary: 'The parent of an item is an item of the file, or 0 for none',
  source: 'game-management API, part 2, item record fields',
  state: (): { readonly orphans: Orphan[] } => ({ orphans: [] }),
  on: {
    item({ key, record, place }, _report, { snapshot, state }) {
      const parent = parentOf(record);
      if (parent !== undefined && !snapshot.hasItem(parent)) state.orphans.push({ key, parent, place });
    },
    snapshot({ labels, roomItems }, report, { state: { orphans } }) {
      const alike = new LookAlikes(() => Object.keys(roomItems ?? {}));
      for (const { key, parent, place } of orphans)
        report({
          kind: 'unknown-item',
          at: place.at(PARENT_FIELD),
          values: { item: labels.text(key), parent, similar: alike.of(parent) },
        });
    },
  },
});
