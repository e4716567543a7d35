import { defineRule, isObject } from '../kit.js';

const MESSAGE =
  'settings is empty, so an import rewrites the section with no settings: leave settings out to keep them';

export default defineRule({
  id: 'snapshot/empties-settings',
  level: 'info',
  lenient: { level: 'off' },
  kinds: ['empty'],
  fix: 'none',
  summary: 'settings is not empty',
  source: 'game-management API, part 4, upload-room-data-url',
  on: {
    snapshot(snapshot, report) {
      const settings = snapshot.section('settings');
      if (settings === undefined || !isObject(settings) || Object.keys(settings).length > 0) return;
      report({ at: snapshot.place.at('settings'), message: MESSAGE });
    },
  },
});
