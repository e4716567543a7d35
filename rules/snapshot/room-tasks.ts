import {
  arrayField,
  defineRule,
  isObject,
  type JsonValue,
  quoteValue,
  recordAt,
  type Snapshot,
} from '../kit.js';

export default defineRule({
  id: 'snapshot/room-tasks',
  level: 'off',
  catalog: { level: 'info' },
  kinds: ['unknown-quest', 'other-entry'],
  fix: 'none',
  summary: 'roomTasks names quests of the file',
  source: 'public material of the platform, room data',
  on: {
    snapshot(snapshot, report) {
      const roomTasks = snapshot.section('roomTasks');
      const tasks = isObject(roomTasks) ? (arrayField(roomTasks, 'Tasks') ?? []) : [];
      const place = snapshot.place.along(['roomTasks', 'Tasks']);
      for (const [index, task] of tasks.entries()) {
        if (isQuest(task, snapshot)) continue;
        const shown = quoteValue(task);
        report({
          at: isObject(task) ? recordAt(place.at(index)) : place.at(index),
          kind: typeof task === 'string' ? 'unknown-quest' : 'other-entry',
          message:
            typeof task === 'string'
              ? `roomTasks names ${shown}, and the file has no quest with this id: use the id of a quest`
              : `roomTasks holds ${shown}: use the id of a quest, as a string`,
        });
      }
    },
  },
});

/** Whether an entry is the id of a quest. In a file without quests, it may be one of the room. */
function isQuest(task: JsonValue, snapshot: Snapshot): boolean {
  return typeof task === 'string' && (snapshot.quests === undefined || snapshot.knowsQuest(task));
}
