import { defineRule, hasField, listed, recordAt, room } from '../kit.js';

/** What the item is and where it is (game-management API, part 2, item record fields). */
const EXPECTED = ['prefabName', 'pos', 'rot', 'scale'] as const;

const without = (...fields: readonly string[]): string =>
  room(({ roomItems }) => {
    for (const field of fields) delete roomItems['3']?.[field];
  });

export default defineRule({
  id: 'item/expected-fields',
  level: 'info',
  kinds: { missing: {} },
  fix: 'none',
  summary: 'A room item has prefabName, pos, rot and scale',
  source: 'game-management API, part 2, item record fields',
  why: 'These fields say what the item is, where it is, which way it faces and how large it is. The documents require none of them and do not say what happens without them.',
  on: {
    item({ key, record, place }, report, { snapshot }) {
      if (EXPECTED.every((field) => hasField(record, field))) return;
      const missing = EXPECTED.filter((field) => !hasField(record, field));
      report({
        at: recordAt(place),
        fields: missing,
        // A generator leaves the same fields out of all items.
        cause: missing.join(),
        message: ({ drafts, fields }) => {
          const also = drafts < 2 ? '' : ` (and ${drafts - 1} more item${drafts > 2 ? 's' : ''})`;
          return `${snapshot.labels.text(key)} has no ${listed(fields, 'or')}${also}: add prefabName, pos, rot and scale to every item`;
        },
        again: { message: 'the same here' },
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'items with all four fields', text: room() },
      {
        title: 'an item with these four fields only',
        text: '{ "roomItems": { "2": { "prefabName": "SpawnPoint", "pos": { "x": 0, "y": 0, "z": 0 }, "rot": { "x": 0, "y": 0, "z": 0, "w": 1 }, "scale": { "x": 0.3, "y": 0.3, "z": 0.3 } } } }',
      },
    ],
    bad: [
      {
        title: 'an item without a rotation',
        text: without('rot'),
        at: '/roomItems/3',
        marks: '"3"',
        message: 'item 3 (ResizableCube) has no rot: add prefabName, pos, rot and scale to every item',
      },
      {
        title: 'an item that lacks several fields',
        text: without('pos', 'rot', 'scale'),
        at: '/roomItems/3',
        marks: '"3"',
        message:
          'item 3 (ResizableCube) has no pos, rot or scale: add prefabName, pos, rot and scale to every item',
      },
    ],
  }),
});
