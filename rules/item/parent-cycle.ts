import { PARENT_FIELD } from '../../src/model/snapshot/item-parents.js';
import { defineRule, Place, type Snapshot } from '../kit.js';
import { circleOf, MAX_RELATED } from '../wording/flow-wording.js';

interface Circle {
  readonly labels: Snapshot['labels'];
  readonly keys: readonly string[];
}

export default defineRule({
  id: 'item/parent-cycle',
  level: 'warning',
  kinds: {
    itself: ({ item }: { item: string }) => `${item} is its own parent: set parentItemID to 0`,
    circle: ({ labels, keys }: Circle) =>
      `items ${circleOf(keys, (key) => labels.keyWithLabel(key))} are each other's parents: set parentItemID of one of them to 0`,
  },
  fix: 'none',
  summary: 'No item is its own parent, directly or through others',
  source: 'game-management API, part 2, item record fields',
  on: {
    snapshot({ parentCycles, labels }, report) {
      for (const cycle of parentCycles) {
        const first = leastKey(cycle);
        const at = cycle.indexOf(first);
        const [, ...others] = [...cycle.slice(at), ...cycle.slice(0, at)];
        if (others.length === 0) {
          report({ kind: 'itself', at: parentPlace(first), values: { item: labels.text(first) } });
          continue;
        }
        report({
          kind: 'circle',
          at: parentPlace(first),
          identity: JSON.stringify([...cycle].sort()),
          values: { labels, keys: [first, ...others] },
          related: others
            .slice(0, MAX_RELATED - 1)
            .map((key) => ({ at: parentPlace(key), message: `the parent of ${labels.text(key)}` })),
        });
      }
    },
  },
});

/** The least number, or the least of other keys. */
function leastKey(cycle: readonly string[]): string {
  const isLess = (one: string, other: string): boolean =>
    one.length === other.length ? one < other : one.length < other.length;
  return cycle.reduce((least, key) => (isLess(key, least) ? key : least));
}

function parentPlace(key: string): Place {
  return Place.root.along(['roomItems', key, PARENT_FIELD]);
}
