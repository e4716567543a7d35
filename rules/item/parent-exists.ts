import { PARENT_FIELD, parentOf } from '../../src/model/snapshot/item-parents.js';
import { defineRule, LookAlikes, lookAlikeNote, type Place, quoteValue } from '../kit.js';

/** An item whose parent the file lacks. */
interface Orphan {
  readonly key: string;
  readonly parent: string;
  readonly place: Place;
}

/** So many missing parents were not deleted one by one: the items have been renumbered. */
const MIN_RENUMBERED = 3;

export default defineRule({
  id: 'item/parent-exists',
  level: 'warning',
  kinds: ['unknown-item'],
  fix: 'none',
  summary: 'The parent of an item is an item of the file, or 0 for none',
  source: 'game-management API, part 2, item record fields',
  state: (): { readonly orphans: Orphan[] } => ({ orphans: [] }),
  on: {
    item({ key, record, place }, _report, { snapshot, state }) {
      const parent = parentOf(record);
      if (parent !== undefined && !snapshot.hasItem(parent)) state.orphans.push({ key, parent, place });
    },
    snapshot(snapshot, report, { state: { orphans } }) {
      const { roomItems } = snapshot;
      const alike = new LookAlikes(() => Object.keys(roomItems ?? {}));
      const parents = new Set(orphans.map(({ parent }) => parent));
      for (const { key, parent, place } of orphans) {
        const similar = alike.of(parent);
        const other =
          similar === undefined ? '' : ` but ${quoteValue(similar)}${lookAlikeNote(parent, similar)}`;
        const advice =
          similar === undefined ? 'correct it, or set it to 0 for no parent' : 'correct the key of the item';
        const draft = {
          at: place.at(PARENT_FIELD),
          cause: parent,
          again: { message: 'another item with this parent' },
          message: `parentItemID of ${snapshot.labels.text(key)} is ${parent}, but roomItems has no item ${quoteValue(parent)}${other}: ${advice}`,
        };
        report(parents.size < MIN_RENUMBERED ? draft : draft);
      }
    },
  },
});
