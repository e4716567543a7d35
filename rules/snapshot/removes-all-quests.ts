import { defineRule, questsOnly } from '../kit.js';

export default defineRule({
  id: 'snapshot/removes-all-quests',
  level: 'info',
  lenient: { level: 'off' },
  kinds: { empty: {} },
  fix: 'none',
  summary: 'quests is not empty',
  source: 'game-management API, part 4, upload-room-data-url; quest and task records, part 1',
  why: 'An import rewrites the whole quests section. An empty one leaves no quest. Published rooms without quests have an empty section, so this may be intended.',
  on: {
    section({ name, place }, report, { snapshot: { quests } }) {
      if (name !== 'quests' || quests === undefined || quests.memberCount > 0) return;
      report({
        at: place,
        message:
          'quests is empty, so an import removes every quest of the room: leave quests out to keep them',
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'a room with quests', text: questsOnly() },
      { title: 'a file without quests', text: '{ "settings": { "isNight": true } }' },
    ],
    bad: [
      {
        title: 'a room without quests',
        text: '{ "quests": {}, "settings": { "isNight": true } }',
        at: '/quests',
        marks: '{}',
        message:
          'quests is empty, so an import removes every quest of the room: leave quests out to keep them',
      },
    ],
  }),
});
