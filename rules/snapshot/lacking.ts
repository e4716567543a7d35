import { hasContent } from '../../src/bytes/json/members.js';
import {
  arrayField,
  defineRule,
  hasMember,
  isObject,
  type JsonValue,
  keyAt,
  keysOf,
  quoteValue,
  type Rule,
  recordAt,
  valuesOf,
} from '../kit.js';

/** A section that an import empties if the file has it without records. */
interface EmptiedSection extends Pick<Rule, 'id' | 'level' | 'lenient' | 'source'> {
  readonly section: 'roomItems' | 'quests' | 'settings';
  /** What the import does to it. */
  readonly loss: string;
}

function emptiedSection({ section, loss, ...about }: EmptiedSection): Rule {
  return defineRule({
    ...about,
    kinds: { empty: `${section} is empty, so an import ${loss}: leave ${section} out to keep them` },
    summary: `The ${section} section is not empty`,
    on: {
      snapshot(snapshot, report) {
        if (snapshot.isEmpty(section)) report({ kind: 'empty', at: snapshot.place.at(section) });
      },
    },
  });
}

export const removesAllItems = emptiedSection({
  section: 'roomItems',
  id: 'snapshot/removes-all-items',
  level: 'error',
  source: 'game-management API, part 4, upload-room-data-url',
  loss: 'removes every item of the room',
});

export const removesAllQuests = emptiedSection({
  section: 'quests',
  id: 'snapshot/removes-all-quests',
  level: 'info',
  lenient: { level: 'off' },
  source: 'game-management API, part 4, upload-room-data-url; quest and task records, part 1',
  loss: 'removes every quest of the room',
});

export const emptiesSettings = emptiedSection({
  section: 'settings',
  id: 'snapshot/empties-settings',
  level: 'info',
  lenient: { level: 'off' },
  source: 'game-management API, part 4, upload-room-data-url',
  loss: 'rewrites the section with no settings',
});

export const logicWithoutItems = defineRule({
  id: 'snapshot/logic-without-items',
  level: 'warning',
  kinds: {
    'no-items':
      'roomItems is missing, and an import merges logic only into items of the same file: add roomItems with all items of the room',
  },
  summary: 'A file with logic also has roomItems',
  source: 'game-management API, part 2, room-data snapshot',
  on: {
    snapshot(snapshot, report) {
      const logic = snapshot.section('logic');
      if (logic === undefined || snapshot.section('roomItems') !== undefined) return;
      if (keysOf(logic).length > 0) report({ kind: 'no-items', at: keyAt(snapshot.place.at('logic')) });
    },
  },
});

export const missingLogic = defineRule({
  id: 'snapshot/missing-logic',
  level: 'warning',
  kinds: {
    missing: ({ quests }: { quests: number }) =>
      `there is no logic section, so nothing starts or completes ${quests === 1 ? 'the quest' : `the ${quests} quests`}: put back the logic that the room had`,
  },
  summary: 'A file with items and quests has logic as well',
  source: 'game-management API, part 2, room-data snapshot',
  state: () => ({ hasTasks: false }),
  on: {
    itemLogic({ value }, _report, { state }) {
      if (hasMember(value, 'Tasks')) state.hasTasks = true;
    },
    snapshot(snapshot, report, { state }) {
      const items = snapshot.section('roomItems');
      const quests = snapshot.quests?.pairs.length ?? 0;
      if (state.hasTasks || quests === 0 || snapshot.section('logic') !== undefined) return;
      if (keysOf(items).length === 0) return;
      // The logic is there, in another place: that is the finding.
      const roomTasks = snapshot.section('roomTasks');
      const holdsTasks = valuesOf(roomTasks).some(hasContent);
      if (holdsTasks || snapshot.misplaced.some(({ home }) => home === 'logic')) return;
      report({ kind: 'missing', at: keyAt(snapshot.place.at('roomItems')), values: { quests } });
    },
  },
});

export const roomTasks = defineRule({
  id: 'snapshot/room-tasks',
  level: 'off',
  catalog: { level: 'info' },
  kinds: {
    'unknown-quest': ({ id }: { id: string }) =>
      `roomTasks names ${quoteValue(id)}, and the file has no quest with this id: use the id of a quest`,
    'other-entry': ({ task }: { task: JsonValue }) =>
      `roomTasks holds ${quoteValue(task)}: use the id of a quest, as a string`,
  },
  summary: 'roomTasks names quests of the file',
  source: 'public material of the platform, room data',
  on: {
    snapshot(snapshot, report) {
      const roomTasks = snapshot.section('roomTasks');
      const tasks = arrayField(roomTasks, 'Tasks') ?? [];
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
