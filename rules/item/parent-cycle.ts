import { PARENT_FIELD } from '../../src/snapshot/item-parents.js';
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
    snapshot({ parentCycles: cycles, labels }, report, { inFileOrder }) {
      const keys = new Map(cycles.flat().map((key) => [parentPlace(key), key]));
      const ranks = new Map(inFileOrder([...keys.keys()]).map((place, rank) => [keys.get(place), rank]));
      for (const cycle of cycles) {
        const at = cycle.indexOf(earliest(cycle, (key) => ranks.get(key) ?? 0));
        report(asDraft([...cycle.slice(at), ...cycle.slice(0, at)], labels));
      }
    },
  },
});

function earliest(cycle: readonly string[], rank: (key: string) => number): string {
  return cycle.reduce((first, key) => (rank(key) < rank(first) ? key : first));
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
