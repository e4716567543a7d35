import { defineRule, isObject, type Place } from '../kit.js';

/** Effects that may give an item a scale. */
const SCALING: ReadonlySet<string | undefined> = new Set([
  'MoveToSpot',
  'PortalsAnimation',
  'FunctionEffector',
  'DuplicateItem',
]);

export default defineRule({
  id: 'item/zero-scale',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: {
    zero: ({ item }: { item: string }) =>
      `scale of ${item} is 0, so it cannot be seen: write 1 for its own size`,
  },
  fix: 'none',
  summary: 'The scale of an item is not 0 on all axes',
  source: 'geometry: an item of no size has nothing to show',
  state: (): Map<string, Place> => new Map(),
  on: {
    item({ key, record: { scale }, place }, _report, { state }) {
      if (isObject(scale) && scale.x === 0 && scale.y === 0 && scale.z === 0)
        state.set(key, place.at('scale'));
    },
    effect({ type, subscription: { itemKey } }, _report, { state }) {
      if (SCALING.has(type)) state.delete(itemKey);
    },
    snapshot({ labels }, report, { state }) {
      for (const [key, at] of state) report({ kind: 'zero', at, values: { item: labels.text(key) } });
    },
  },
});
