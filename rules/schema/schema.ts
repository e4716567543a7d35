import { defineRule, room } from '../kit.js';
import { badExamples } from './schema-examples.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  fix: 'none',
  summary: 'Every known field is there where it must be, and has the documented type',
  source: 'game-management API, part 2, room-data snapshot; quest and task records, part 2',
  why: 'An import answers "success" to a file with a field of the wrong type and then ignores the field, the record or the whole section.',
  schemaFault({ place, fault }, report) {
    report({ at: { kind: 'place', place, part: fault.part }, message: fault.message });
  },
  examples: () => ({
    good: [
      { title: 'a room with everything in place', text: room() },
      {
        title: 'fields that nobody documented are kept and never a fault',
        text: '{ "settings": { "fog": [1, 2], "weather": {} } }',
      },
    ],
    bad: badExamples(),
  }),
});
