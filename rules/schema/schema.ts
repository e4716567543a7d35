import {
  type Draft,
  defineRule,
  entryAround,
  type FixKind,
  formatPointer,
  inPair,
  type PlacedSchemaFault,
  questsOnly,
  type Report,
  replaceValue,
  reportInPair,
  reportKeySlip,
  room,
  type Snapshot,
  throughout,
  together,
} from '../kit.js';
import { faultKind, vectorOf } from './fault-kinds.js';
import { badExamples } from './schema-examples.js';

export default defineRule({
  id: 'schema',
  level: 'error',
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
  state: () => ({ drafts: 0 }),
  on: {
    schemaFault(placed, report, { options, snapshot, state }) {
      const required = requiredFields(placed, options.optional);
      if (required?.length === 0) return;
      if (placed.fault.vectors !== undefined) {
        for (const draft of vectorDrafts(placed, placed.fault.vectors)) report(draft);
        return;
      }
      reportFault({ placed, required, isByItself: ++state.drafts > MAX_DRAFTS }, snapshot, report);
    },
    nearMiss(miss, report, { snapshot, state }) {
      if (miss.kind === 'key' && miss.isRequired) reportKeySlip(miss, snapshot, report);
      if (miss.kind !== 'value') return;
      const { record, fault } = miss;
      const placed = { record, fault, place: miss.place.along(fault.path) };
      reportFault(
        { placed, required: fault.missing, isByItself: ++state.drafts > MAX_DRAFTS },
        snapshot,
        report,
      );
    },
  },
  examples: () => ({
    good: [
      { title: 'a room with everything in place', text: room() },
      { title: 'undocumented fields', text: '{ "settings": { "fog": [1, 2], "weather": {} } }' },
      {
        title: 'a missing field that may be missing',
        text: questsOnly((quests) => {
          for (const entry of Object.values(quests)) delete entry.DisplayGroup;
        }),
        options: { optional: ['DisplayGroup'] },
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
  return missing?.filter((field) => !optional.includes(field));
}

/** More faults than any room has, which would be one finding of gigabytes, are reported one by one. */
const MAX_DRAFTS = 100_000;

interface Fault {
  readonly placed: PlacedSchemaFault;
  readonly required: readonly string[] | undefined;
  readonly isByItself: boolean;
}

/** Reports a fault that is found here, on both entries of one quest, or throughout the file. */
function reportFault({ placed, required, isByItself }: Fault, snapshot: Snapshot, report: Report): void {
  const draft = (): Draft => draftOf(placed, required);
  if (isByItself) {
    reportInPair(placed.place, draft, snapshot, report, fixOf(placed));
    return;
  }
  const shown = (): Draft => {
    const subject = questOf(placed, snapshot);
    const count = subject === undefined ? undefined : snapshot.quests?.pairs.length;
    return {
      ...throughout(faultKind(placed), ofOneRecord(placed, required, draft(), snapshot), count),
      subject,
    };
  };
  report({ make: shown, fix: fixOf(placed), place: placed.place, isTogether: true });
}

/** A draft of a fault that may be in several parts of one record, or on both entries of one quest. */
function ofOneRecord(
  placed: PlacedSchemaFault,
  required: readonly string[] | undefined,
  draft: Draft,
  snapshot: Snapshot,
): Draft {
  const vector = vectorOf(placed);
  if (vector !== undefined) return together(vector, draft);
  const cause = withoutEntryId(placed, required, snapshot);
  if (cause !== undefined) return { ...draft, cause, again: { message: 'the same on the other entry' } };
  return inPair(placed.place, draft, snapshot);
}

function questOf({ place }: PlacedSchemaFault, snapshot: Snapshot): string | undefined {
  const entry = entryAround(place, snapshot);
  return entry && String(entry.record.EntryId ?? entry.record.Name ?? entry.key);
}

/** What two quest entries share that would be a pair, if they had an EntryId. */
function withoutEntryId(
  { place }: PlacedSchemaFault,
  required: readonly string[] | undefined,
  snapshot: Snapshot,
): string | undefined {
  if (required?.includes('EntryId') !== true) return undefined;
  const name = entryAround(place, snapshot)?.record.Name;
  return typeof name === 'string' ? JSON.stringify([name, required]) : undefined;
}

function fixOf({ fault }: PlacedSchemaFault): FixKind {
  return fault.instead === undefined ? 'none' : 'safe';
}

function draftOf({ fault, place }: PlacedSchemaFault, required: readonly string[] | undefined): Draft {
  const { instead, part } = fault;
  const message = messageOf(fault);
  const at = { kind: 'place', place, part } as const;
  return instead === undefined
    ? { at, message, fields: required }
    : { at, message, fix: replaceValue(place, instead, 'safe', `write ${instead}`) };
}

function messageOf(fault: PlacedSchemaFault['fault']): Draft['message'] {
  return ({ fields }) => fault.messageFor?.(fields) ?? fault.message;
}

/** Each vector of a record that is written as a list instead of an object, or the other way round. */
function vectorDrafts(
  placed: PlacedSchemaFault,
  vectors: NonNullable<PlacedSchemaFault['fault']['vectors']>,
): Draft[] {
  const { fault, place } = placed;
  let at = place;
  for (const _step of fault.path) at = at.parent ?? at;
  const cause = JSON.stringify(at.paths);
  const kind = faultKind(placed);
  return vectors.map((path) =>
    throughout(kind, {
      at: at.along(path),
      cause,
      fields: [formatPointer(path)],
      message: messageOf(fault),
      again: { most: 0 },
    }),
  );
}
