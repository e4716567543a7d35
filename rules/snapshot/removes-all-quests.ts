import { defineRule } from '../kit.js';

export default defineRule({
  id: 'snapshot/removes-all-quests',
  level: 'info',
  lenient: { level: 'off' },
  kinds: ['empty'],
  fix: 'none',
  summary: 'quests is not empty',
  source: 'game-management API, part 4, upload-room-data-url; quest and task records, part 1',
  on: {
    quests({ memberCount }, report, { snapshot: { place } }) {
      if (memberCount > 0) return;
      report({
        at: place.at('quests'),
        message:
          'quests is empty, so an import removes every quest of the room: leave quests out to keep them',
      });
    },
  },
});
