import { defineRule } from '../../src/lint/rule.js';
import { OPEN_DOOR, questsOnly, room } from '../example-room.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  fix: 'none',
  summary: 'Every known field is there where it must be, and has the documented type',
  source: 'game-management API, part 2, room-data snapshot; quest and task records, part 2',
  why: 'An import answers "success" to a file with a field of the wrong type and then ignores the field, the record or the whole section.',
  examples: {
    good: [
      { title: 'a room with everything in place', text: room() },
      {
        title: 'fields that nobody documented are kept and never a fault',
        text: '{ "settings": { "fog": [1, 2] }, "weather": {} }',
      },
    ],
    bad: [
      {
        title: 'a truth value written as text',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) if (entry.Name === '1_open_door') entry.Tracked = 'yes';
        }),
        findings: [OPEN_DOOR, 'mlh5m8r2v1u7gh'].map((key) => ({
          at: `/quests/${key}/Tracked`,
          marks: '"yes"',
          message: 'Tracked is the text "yes"; it must be true or false',
        })),
      },
    ],
  },
  schemaFault({ place, fault }, report) {
    report({ at: { kind: 'place', place, part: fault.part }, message: fault.message });
  },
});
