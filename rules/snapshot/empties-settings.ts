import { defineRule, isObject, room } from '../kit.js';

const MESSAGE =
  'settings is empty, so an import rewrites the section with no settings: leave settings out to keep them';

export default defineRule({
  id: 'snapshot/empties-settings',
  level: 'info',
  lenient: { level: 'off' },
  kinds: { empty: {} },
  fix: 'none',
  summary: 'settings is not empty',
  source: 'game-management API, part 4, upload-room-data-url',
  why: 'An import rewrites the whole settings section. The documents do not say which values a room has for settings that the new section leaves out.',
  on: {
    section({ name, value, place }, report) {
      if (name !== 'settings' || !isObject(value) || Object.keys(value).length > 0) return;
      report({ at: place, message: MESSAGE });
    },
  },
  examples: () => ({
    good: [
      { title: 'a room with settings', text: room() },
      { title: 'a file without settings', text: '{ "roomTasks": { "Tasks": [] } }' },
    ],
    bad: [
      {
        title: 'a room without settings',
        text: '{ "settings": {}, "roomTasks": { "Tasks": [] } }',
        at: '/settings',
        marks: '{}',
        message: MESSAGE,
      },
    ],
  }),
});
