import { defineRule, found, questsOnly } from '../kit.js';

export default defineRule({
  id: 'snapshot/removes-all-quests',
  level: 'info',
  lenient: { level: 'off' },
  fix: 'none',
  summary: 'quests is not empty',
  source: 'game-management API, part 4, upload-room-data-url; quest and task records, part 1',
  why: 'An import rewrites the quests of the room as a whole. With an empty quests section none is left.',
  section({ name, place }, report, { snapshot: { quests } }) {
    if (name !== 'quests' || quests === undefined || Object.keys(quests.section).length > 0) return;
    report({
      at: place,
      message:
        'quests is empty, and an import of this removes every quest of the room: leave quests out to keep them',
    });
  },
  examples: () => ({
    good: [
      { title: 'a room with quests', text: questsOnly() },
      { title: 'a file that leaves the quests alone', text: '{ "settings": { "isNight": true } }' },
    ],
    bad: [
      {
        title: 'a room without quests',
        text: '{ "quests": {}, "settings": { "isNight": true } }',
        findings: found(
          '/quests',
          '{}',
          'quests is empty, and an import of this removes every quest of the room: leave quests out to keep them',
        ),
      },
    ],
  }),
});
