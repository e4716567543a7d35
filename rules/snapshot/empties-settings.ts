import { defineRule, isObject } from '../kit.js';

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
  on: {
    section({ name, value, place }, report) {
      if (name !== 'settings' || !isObject(value) || Object.keys(value).length > 0) return;
      report({ at: place, message: MESSAGE });
    },
  },
});
