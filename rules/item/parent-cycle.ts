import { PARENT_FIELD } from '../../src/model/snapshot/item-parents.js';
import { type Draft, defineRule, Place, type Snapshot } from '../kit.js';

/** Longer cycles show this many items. */
const MAX_SHOWN = 12;

export default defineRule({
  id: 'item/parent-cycle',
  level: 'warning',
  kinds: ['itself', 'circle'],
  fix: 'none',
  summary: 'No item is its own parent, directly or through others',
  source: 'game-management API, part 2, item record fields',
  on: {
    snapshot({ parentCycles, labels }, report) {
      for (const cycle of parentCycles) {
        const at = cycle.indexOf(leastKey(cycle));
        report(asDraft([...cycle.slice(at), ...cycle.slice(0, at)], labels));
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

function asDraft(cycle: readonly string[], labels: Snapshot['labels']): Draft {
  const [first = '', ...others] = cycle;
  const at = parentPlace(first);
  const identity = JSON.stringify([...cycle].sort());
  if (others.length === 0) {
    const message = `${labels.text(first)} is its own parent: set parentItemID to 0`;
    return { at, kind: 'itself', message };
  }
  const shown = others.slice(0, MAX_SHOWN - 1);
  const names = [first, ...shown].map((key) => labels.keyWithLabel(key));
  if (shown.length < others.length) names.push(`… (${others.length - shown.length} more)`);
  const circle = [...names, labels.keyWithLabel(first)].join(' → ');
  return {
    at,
    kind: 'circle',
    identity,
    message: `items ${circle} are each other's parents: set parentItemID of one of them to 0`,
    related: shown.map((key) => ({ at: parentPlace(key), message: `the parent of ${labels.text(key)}` })),
  };
}
