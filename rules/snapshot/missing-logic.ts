import { hasContent } from '../../src/model/snapshot/fields.js';
import { defineRule, hasField, isObject, keyAt } from '../kit.js';

export default defineRule({
  id: 'snapshot/missing-logic',
  level: 'warning',
  kinds: {
    missing: ({ quests }: { quests: number }) =>
      `there is no logic section, which holds the triggers of ${quests === 1 ? 'the quest' : `the ${quests} quests`}: add the logic of the items`,
  },
  fix: 'none',
  summary: 'A file with items and quests has logic as well',
  source: 'game-management API, part 2, room-data snapshot',
  state: () => ({ hasTasks: false }),
  on: {
    itemLogic({ value }, _report, { state }) {
      if (hasField(value, 'Tasks')) state.hasTasks = true;
    },
    snapshot(snapshot, report, { state }) {
      const items = snapshot.section('roomItems');
      const quests = snapshot.quests?.pairs.length ?? 0;
      if (state.hasTasks || quests === 0 || snapshot.section('logic') !== undefined) return;
      if (!isObject(items) || Object.keys(items).length === 0) return;
      // The logic is there, in another place: that is the finding.
      const roomTasks = snapshot.section('roomTasks');
      const holdsTasks = isObject(roomTasks) && Object.values(roomTasks).some(hasContent);
      if (holdsTasks || snapshot.misplaced.some(({ home }) => home === 'logic')) return;
      report({ kind: 'missing', at: keyAt(snapshot.place.at('roomItems')), values: { quests } });
    },
  },
});
