import {
  arrayField,
  defineRule,
  FIND_KEY,
  isObject,
  type JsonValue,
  quoteValue,
  recordAt,
  room,
  type Snapshot,
} from '../kit.js';

const withTasks = (...tasks: JsonValue[]): string =>
  room(({ roomTasks }) => Object.assign(roomTasks, { Tasks: tasks }));

export default defineRule({
  id: 'snapshot/room-tasks',
  level: 'off',
  catalog: { level: 'info' },
  kinds: { 'unknown-quest': {}, 'other-entry': {} },
  fix: 'none',
  summary: 'roomTasks names quests of the file',
  source: 'public material of the platform, room data',
  why: 'In public material, Tasks of roomTasks is empty or holds ids of quests. What another entry does is not known.',
  on: {
    *snapshotEnd(snapshot, report) {
      const roomTasks = snapshot.section('roomTasks');
      const tasks = isObject(roomTasks) ? (arrayField(roomTasks, 'Tasks') ?? []) : [];
      const place = snapshot.place.along(['roomTasks', 'Tasks']);
      for (const [index, task] of tasks.entries()) {
        yield;
        if (isQuest(task, snapshot)) continue;
        const shown = quoteValue(task);
        report({
          at: isObject(task) ? recordAt(place.at(index)) : place.at(index),
          kind: typeof task === 'string' ? 'unknown-quest' : 'other-entry',
          cause: shown,
          message:
            typeof task === 'string'
              ? `roomTasks names ${shown}, and the file has no quest with this id: use the id of a quest`
              : `roomTasks holds ${shown}: use the id of a quest, as a string`,
          again: { message: 'here as well', most: 5 },
        });
      }
    },
  },
  examples: () => ({
    good: [
      { title: 'no tasks', text: room() },
      { title: 'the id of a quest', text: withTasks(FIND_KEY) },
    ],
    bad: [
      {
        title: 'the name of a quest',
        text: withTasks('0_find_key'),
        at: '/roomTasks/Tasks/0',
        marks: '"0_find_key"',
        message:
          'roomTasks names "0_find_key", and the file has no quest with this id: use the id of a quest',
      },
      {
        title: 'a number',
        text: withTasks(FIND_KEY, 5),
        at: '/roomTasks/Tasks/1',
        marks: '5',
        message: 'roomTasks holds 5: use the id of a quest, as a string',
      },
    ],
  }),
});

/** Whether an entry is the id of a quest. In a file without quests, it may be one of the room. */
function isQuest(task: JsonValue, snapshot: Snapshot): boolean {
  return typeof task === 'string' && (snapshot.quests === undefined || snapshot.knowsQuest(task));
}
