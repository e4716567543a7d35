import {
  type Draft,
  defineRule,
  type FixKind,
  isObject,
  type JsonValue,
  keyNearMiss,
  misplacedParts,
  missingFields,
  objectField,
  PairFindings,
  type PlacedSchemaFault,
  quoteValue,
  replaceValue,
  room,
  type Snapshot,
  strayRecord,
  tasksOf,
} from '../kit.js';
import { badExamples } from './schema-examples.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  lenient: { options: { optional: ['duration'] } },
  fix: 'mixed',
  summary: 'Required fields are present, and every documented field has its documented type',
  source: 'game-management API, part 2, room-data snapshot; quest and task records, part 2',
  why: 'The documents give these fields and their types. They do not say what an import or the game does with a field that is missing or has another type.',
  options: {
    optional: {
      type: 'strings',
      default: [],
      description: 'The names of fields that may be missing.',
    },
  },
  state: () => ({ findings: new PairFindings() }),
  snapshot(snapshot, report) {
    for (const section of ['roomItems', 'quests'] as const)
      for (const draft of misplacedParts(snapshot, section)) report(draft);
  },
  schemaFault(placed, report, { options, state, snapshot }) {
    const required = requiredFields(placed, options.optional);
    if (required?.length === 0) return;
    const draft = (): Draft => {
      const inRoomTasks = placed.record === 'room-tasks' ? questsInRoomTasks(snapshot) : undefined;
      const told = draftOf(placed, required);
      return inRoomTasks === undefined ? told : { ...told, message: inRoomTasks };
    };
    state.findings.add(placed.place, draft, snapshot, report, fixOf(placed));
  },
  nearMiss(miss, report, { state: { findings }, snapshot }) {
    if (miss.kind === 'key' && miss.isRequired)
      findings.add(
        miss.place.at(miss.field),
        () => keyNearMiss(miss, 'documented field'),
        snapshot,
        report,
        'unsafe',
      );
    if (miss.kind !== 'value') return;
    const { record, fault } = miss;
    const placed = { record, fault, place: miss.place.along(fault.path) };
    findings.add(placed.place, () => draftOf(placed, fault.missing), snapshot, report, fixOf(placed));
  },
  snapshotEnd(_snapshot, report, { state }) {
    state.findings.reportAll(report);
  },
  examples: () => ({
    good: [
      { title: 'a room with everything in place', text: room() },
      { title: 'undocumented fields', text: '{ "settings": { "fog": [1, 2], "weather": {} } }' },
      {
        title: 'a missing field that may be missing',
        text: room((changed) => {
          const [move] = tasksOf(changed, '3');
          const transform = move && objectField(objectField(move, 'Effector') ?? {}, '_transformState');
          delete transform?.duration;
        }),
        options: { optional: ['duration'] },
      },
    ],
    bad: badExamples(),
  }),
});

/** The missing fields that may not be missing; undefined where something else is wrong. */
function requiredFields(
  { fault: { missing } }: PlacedSchemaFault,
  optional: readonly string[],
): readonly string[] | undefined {
  return optional.length === 0 ? missing : missing?.filter((field) => !optional.includes(field));
}

function fixOf({ fault }: PlacedSchemaFault): FixKind {
  return fault.instead === undefined ? 'none' : 'safe';
}

function draftOf(
  { record, fault, place }: PlacedSchemaFault,
  required: readonly string[] | undefined,
): Draft {
  const { instead, missing, part, path } = fault;
  const message = (): string =>
    required === undefined || required.length === missing?.length
      ? fault.message
      : missingFields(record, path, required);
  const at = { kind: 'place', place, part } as const;
  return instead === undefined
    ? { at, message }
    : { at, message, fix: replaceValue(place, instead, 'safe', `write ${instead}`) };
}

/** What to do with quest entries that were put into a roomTasks without Tasks; undefined where there are none. */
function questsInRoomTasks(snapshot: Snapshot): string | undefined {
  const section = snapshot.section('roomTasks');
  const keys = questKeys(section);
  for (const value of isObject(section) ? Object.values(section) : []) keys.push(...questKeys(value));
  const [first] = keys;
  if (first === undefined) return undefined;
  const [what, them] =
    keys.length === 1 ? ['the quest entry', 'it'] : [`${keys.length} quest entries, such as`, 'them'];
  return `roomTasks has no Tasks but ${what} ${quoteValue(first)}: move ${them} to quests, and write "Tasks": [] here`;
}

function questKeys(value: JsonValue | undefined): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).filter((key) => strayRecord(value[key] ?? null) === 'quest-entry');
}
