import { defineRule, room } from '../kit.js';

export default defineRule({
  id: 'snapshot/removes-all-items',
  level: 'error',
  kinds: { empty: {} },
  fix: 'none',
  summary: 'roomItems is not empty',
  source: 'game-management API, part 4, upload-room-data-url',
  why: 'An import removes every item that roomItems leaves out. An empty roomItems removes all of them.',
  on: {
    section({ name, place }, report, { snapshot }) {
      const { roomItems } = snapshot;
      if (name !== 'roomItems' || roomItems === undefined || snapshot.keysOf(roomItems).length > 0) return;
      report({
        at: place,
        message:
          'roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them',
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'a room with items', text: room() },
      { title: 'a file without roomItems', text: '{ "settings": { "isNight": true } }' },
    ],
    bad: [
      {
        title: 'a room without items',
        text: '{ "roomItems": {}, "settings": { "isNight": true } }',
        at: '/roomItems',
        marks: '{}',
        message:
          'roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them',
      },
    ],
  }),
});
