import { defineRule, isObject, keyAt } from '../kit.js';

export default defineRule({
  id: 'snapshot/logic-without-items',
  level: 'warning',
  kinds: {
    'no-items':
      'roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room',
  },
  fix: 'none',
  summary: 'A file with logic also has roomItems',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot(snapshot, report) {
      const logic = snapshot.section('logic');
      if (logic === undefined || snapshot.section('roomItems') !== undefined) return;
      if (isObject(logic) && Object.keys(logic).length > 0)
        report({ kind: 'no-items', at: keyAt(snapshot.place.at('logic')) });
    },
  },
});
