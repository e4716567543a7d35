import {
  type Draft,
  defineRule,
  keyNearMiss,
  missingFields,
  objectField,
  PairFindings,
  type PlacedSchemaFault,
  replaceValue,
  room,
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
  state: () => new PairFindings(),
  schemaFault(placed, report, { options, state, snapshot }) {
    const draft = draftOf(placed, options.optional);
    if (draft !== undefined) state.add(placed.place, draft, snapshot, report);
  },
  nearMiss(miss, report, { state, snapshot }) {
    if (miss.kind === 'key' && miss.isRequired)
      state.add(miss.place.at(miss.field), keyNearMiss(miss, 'documented field'), snapshot, report);
    if (miss.kind !== 'value') return;
    const { record, fault } = miss;
    const place = miss.place.along(fault.path);
    const draft = draftOf({ record, fault, place }, []);
    if (draft !== undefined) state.add(place, draft, snapshot, report);
  },
  snapshotEnd(_snapshot, report, { state }) {
    state.reportAll(report);
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

function draftOf(
  { record, fault, place }: PlacedSchemaFault,
  optional: readonly string[],
): Draft | undefined {
  const { instead, missing, part, path } = fault;
  const required = missing?.filter((field) => !optional.includes(field));
  if (required?.length === 0) return undefined;
  const message =
    required === undefined || required.length === missing?.length
      ? fault.message
      : missingFields(record, path, required);
  const at = { kind: 'place', place, part } as const;
  return instead === undefined
    ? { at, message }
    : { at, message, fix: replaceValue(place, instead, 'safe', `write ${instead}`) };
}
