import { defineRule, isObject, items, type Place } from '../kit.js';

/** Effects that may give an item a scale. */
const SCALING: ReadonlySet<string | undefined> = new Set([
  'MoveToSpot',
  'PortalsAnimation',
  'FunctionEffector',
  'DuplicateItem',
]);

const scaled = (key: string, x: number, y: number, z: number): string =>
  items({ [key]: { scale: { x, y, z } } });

export default defineRule({
  id: 'item/zero-scale',
  level: 'off',
  catalog: { level: 'warning' },
  kinds: { zero: {} },
  fix: 'none',
  summary: 'The scale of an item is not 0 on all axes',
  source: 'geometry: an item of no size has nothing to show',
  why: 'An item with the scale 0 cannot be seen or touched. One with an effect that may give it a scale is left alone.',
  state: (): Map<string, Place> => new Map(),
  on: {
    item({ key, record: { scale }, place }, _report, { state }) {
      if (isObject(scale) && scale.x === 0 && scale.y === 0 && scale.z === 0)
        state.set(key, place.at('scale'));
    },
    effect({ type, subscription: { itemKey } }, _report, { state }) {
      if (SCALING.has(type)) state.delete(itemKey);
    },
    *snapshotEnd({ labels }, report, { state }) {
      for (const [key, at] of state)
        yield report({
          at,
          message: `scale of ${labels.text(key)} is 0, so it cannot be seen: write 1 for its own size`,
        });
    },
  },
  examples: () => ({
    good: [
      { title: 'an item that is flat', text: scaled('2', 1, 0, 1) },
      { title: 'an item that an effect makes larger', text: scaled('3', 0, 0, 0) },
    ],
    bad: [
      {
        title: 'an item of no size',
        text: scaled('2', 0, 0, 0),
        at: '/roomItems/2/scale',
        marks: '{\n        "x": 0,\n        "y": 0,\n        "z": 0\n      }',
        message: 'scale of item 2 (GLB) is 0, so it cannot be seen: write 1 for its own size',
      },
    ],
  }),
});
