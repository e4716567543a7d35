import {
  defineRule,
  FIND_KEY,
  hasContent,
  hasField,
  isObject,
  type JsonObject,
  keyAt,
  rawRoom,
  room,
} from '../kit.js';

export default defineRule({
  id: 'snapshot/missing-logic',
  level: 'warning',
  kinds: { missing: {} },
  fix: 'none',
  summary: 'A file with items and quests has logic as well',
  source: 'game-management API, part 2, room-data snapshot',
  why: 'Triggers and effects are in the logic of items. A tool that loses the section leaves a file in which no trigger moves a quest.',
  state: () => ({ hasTasks: false }),
  on: {
    itemLogic({ value }, _report, { state }) {
      if (hasField(value, 'Tasks')) state.hasTasks = true;
    },
    snapshotEnd(snapshot, report, { state }) {
      const items = snapshot.section('roomItems');
      const count = snapshot.quests?.pairs.length ?? 0;
      if (state.hasTasks || count === 0 || snapshot.section('logic') !== undefined) return;
      if (!isObject(items) || snapshot.keysOf(items).length === 0) return;
      // The logic is there, in another place: that is the finding.
      const roomTasks = snapshot.section('roomTasks');
      const holdsTasks = isObject(roomTasks) && Object.values(roomTasks).some(hasContent);
      if (holdsTasks || snapshot.misplaced.some(({ home }) => home === 'logic')) return;
      const quests = count === 1 ? 'the quest' : `the ${count} quests`;
      report({
        at: keyAt(snapshot.place.at('roomItems')),
        message: `there is no logic section, which holds the triggers of ${quests}: add the logic of the items`,
      });
    },
  },
  examples: () => ({
    good: [
      { title: 'items with their logic', text: room() },
      {
        title: 'items without quests',
        text: rawRoom((snapshot) => {
          delete snapshot.logic;
          delete snapshot.quests;
        }),
      },
      {
        title: 'logic in extraData',
        text: rawRoom((snapshot) => {
          const { roomItems, logic } = snapshot as Record<string, JsonObject>;
          for (const [key, extraData] of Object.entries(logic ?? {}))
            Object.assign(roomItems?.[key] as JsonObject, { extraData });
          delete snapshot.logic;
        }),
      },
      {
        title: 'quests that roomTasks names',
        text: rawRoom((snapshot) => {
          snapshot.roomTasks = { Tasks: [FIND_KEY] };
          delete snapshot.logic;
        }),
      },
    ],
    bad: [
      {
        title: 'a file that has lost its logic',
        text: rawRoom((snapshot) => {
          delete snapshot.logic;
        }),
        at: '/roomItems',
        marks: '"roomItems"',
        message:
          'there is no logic section, which holds the triggers of the 2 quests: add the logic of the items',
      },
    ],
  }),
});
