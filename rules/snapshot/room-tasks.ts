import { arrayField, defineRule, FIND_KEY, found, isObject, quoteValue, room } from '../kit.js';

export default defineRule({
  id: 'snapshot/room-tasks',
  level: 'off',
  catalog: { level: 'info' },
  fix: 'none',
  summary: 'roomTasks names quests of the file',
  source: 'public material of the platform, room data',
  why: 'In public material, Tasks of roomTasks is empty or holds ids of quests. What another entry does is not known.',
  on: {
    snapshotEnd(snapshot, report) {
      const roomTasks = snapshot.section('roomTasks');
      const tasks = isObject(roomTasks) ? arrayField(roomTasks, 'Tasks') : undefined;
      if (tasks === undefined || snapshot.quests === undefined) return;
      const place = snapshot.place.along(['roomTasks', 'Tasks']);
      for (const [index, id] of tasks.entries()) {
        if (typeof id !== 'string' || snapshot.knowsQuest(id)) continue;
        report({
          at: place.at(index),
          cause: id,
          message: `roomTasks names ${quoteValue(id)}, which is no quest of the file: use the id of a quest`,
          again: { message: 'here as well', most: 5 },
        });
      }
    },
  },
  examples: () => ({
    good: [
      { title: 'no tasks', text: room() },
      {
        title: 'the id of a quest',
        text: room(({ roomTasks }) => Object.assign(roomTasks, { Tasks: [FIND_KEY] })),
      },
    ],
    bad: [
      {
        title: 'the name of a quest',
        text: room(({ roomTasks }) => Object.assign(roomTasks, { Tasks: ['0_find_key'] })),
        findings: found(
          '/roomTasks/Tasks/0',
          '"0_find_key"',
          'roomTasks names "0_find_key", which is no quest of the file: use the id of a quest',
        ),
      },
    ],
  }),
});
