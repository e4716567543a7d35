import { arrayField, defineRule, isObject, type JsonValue, quoteValue, recordAt } from '../kit.js';

export default defineRule({
  id: 'snapshot/room-tasks',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'unknown-quest': ({ id }: { id: string }) =>
      `roomTasks names ${quoteValue(id)}, and the file has no quest with this id: use the id of a quest`,
    'other-entry': ({ task }: { task: JsonValue }) =>
      `roomTasks holds ${quoteValue(task)}: use the id of a quest, as a string`,
  },
  fix: 'none',
  summary: 'roomTasks names quests of the file',
  source: 'public material of the platform, room data',
  on: {
    snapshot(snapshot, report) {
      const roomTasks = snapshot.section('roomTasks');
      const tasks = isObject(roomTasks) ? (arrayField(roomTasks, 'Tasks') ?? []) : [];
      for (const [index, task] of tasks.entries()) {
        const at = snapshot.place.along(['roomTasks', 'Tasks', index]);
        if (typeof task !== 'string')
          report({ kind: 'other-entry', at: isObject(task) ? recordAt(at) : at, values: { task } });
        // In a file without quests, it may be one of the room.
        else if (snapshot.quests !== undefined && !snapshot.knowsQuest(task))
          report({ kind: 'unknown-quest', at, values: { id: task } });
      }
    },
  },
});
