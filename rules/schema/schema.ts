import { defineRule, room } from '../kit.js';
import { badExamples } from './schema-examples.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  fix: 'none',
  summary: 'Required fields are present, and every documented field has its documented type',
  source: 'game-management API, part 2, room-data snapshot; quest and task records, part 2',
  why: 'The documents give these fields and their types. They do not say what an import or the game does with a field that is missing or has another type.',
  schemaFault({ place, fault }, report) {
    report({ at: { kind: 'place', place, part: fault.part }, message: fault.message });
  },
  examples: () => ({
    good: [
      { title: 'a room with everything in place', text: room() },
      {
        title: 'undocumented fields',
        text: '{ "settings": { "fog": [1, 2], "weather": {} } }',
      },
    ],
    bad: badExamples(),
  }),
});
