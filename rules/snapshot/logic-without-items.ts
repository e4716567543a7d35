import { defineRule, isObject, keyAt } from '../kit.js';

export default defineRule({
  id: 'snapshot/logic-without-items',
  level: 'warning',
  kinds: { 'no-items': {} },
  fix: 'none',
  summary: 'A file with logic also has roomItems',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    section({ name, value, place }, report, { snapshot }) {
      if (name !== 'logic' || snapshot.section('roomItems') !== undefined) return;
      if (!isObject(value) || snapshot.keysOf(value).length === 0) return;
      report({
        at: keyAt(place),
        message:
          'roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room',
      });
    },
  },
});
