import { defineRule } from '../kit.js';

export default defineRule({
  id: 'snapshot/removes-all-items',
  level: 'error',
  kinds: ['empty'],
  fix: 'none',
  summary: 'roomItems is not empty',
  source: 'game-management API, part 4, upload-room-data-url',
  on: {
    snapshot(snapshot, report) {
      const { roomItems, place } = snapshot;
      if (roomItems === undefined || Object.keys(roomItems).length > 0) return;
      report({
        at: place.at('roomItems'),
        message:
          'roomItems is empty, so an import removes every item of the room: leave roomItems out to keep them',
      });
    },
  },
});
