import {
  type Draft,
  defineRule,
  entryAround,
  type FixKind,
  formatPointer,
  inPair,
  type PlacedSchemaFault,
  quoteValue,
  type Report,
  replaceValue,
  reportInPair,
  reportKeySlip,
  type Snapshot,
  throughout,
  together,
  VECTORS,
} from '../kit.js';
import { faultKind, isCutShort, vectorOf, wordsForMany } from './fault-kinds.js';
import { repairOf, repairOfVector } from './repair.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  kinds: {
    missing: { sentence: 'the tables of the documents list the fields of these records' },
    misspelled: { sentence: 'the tables of the documents list the fields of these records' },
    type: { sentence: 'each documented field has a type' },
    component: { sentence: 'pos and scale have x, y and z, and rot has w as well' },
    length: { sentence: 'position and scale are arrays of 3 numbers, rotation is one of 4' },
    value: {
      sentence: 'Status, Group, and the type and delete of a requirement have the values that are listed',
    },
    range: { sentence: 'RepeatableLimit, FinishTime, amount and seconds count from 0 or 1' },
  },
  fix: 'mixed',
  summary: 'Required fields are present, and every documented field has its documented type',
  source: 'game-management API, part 2, room-data snapshot; quest and task records, part 2',
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
    reportInPair(placed.place, draft, snapshot, report, { kind: kindOf(placed.fault), fix: fixOf(placed) });
    return;
  }
  const shown = (): Draft => {
    const subject = questOf(placed, snapshot);
    const count = subject === undefined ? undefined : snapshot.quests?.pairs.length;
    const all = throughout(faultKind(placed), ofOneRecord(placed, required, draft(), snapshot), count);
    const message = wordsForMany(placed);
    return { ...all, ...(message && { throughout: { ...all.throughout, message } }), subject };
  };
  const kind = kindOf(placed.fault);
  report({ make: shown, kind, fix: fixOf(placed), place: placed.place, isTogether: true });
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

function fixOf(placed: PlacedSchemaFault): FixKind {
  return placed.fault.instead === undefined ? (repairOf(placed)?.safety ?? 'none') : 'safe';
}

function draftOf(placed: PlacedSchemaFault, required: readonly string[] | undefined): Draft {
  const { fault, place } = placed;
  const { instead, part } = fault;
  const at = { kind: 'place', place, part } as const;
  const fix =
    instead === undefined ? repairOf(placed) : replaceValue(place, instead, 'safe', `write ${instead}`);
  return { at, kind: kindOf(fault), message: messageOf(fault), fields: required, fix };
}

function kindOf({ missing, path, wrongType, keyword }: PlacedSchemaFault['fault']): string {
  if (missing !== undefined) return VECTORS.has(path.at(-1)) ? 'component' : 'missing';
  if (wrongType !== undefined) return 'type';
  return KIND_OF_KEYWORD[keyword ?? ''] ?? 'value';
}

const KIND_OF_KEYWORD: Readonly<Record<string, string>> = {
  minimum: 'range',
  minItems: 'length',
  maxItems: 'length',
};

function messageOf(fault: PlacedSchemaFault['fault']): Draft['message'] {
  if (isCutShort(fault.value))
    return `${fault.path.join('.')} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
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
      kind: 'type',
      message: messageOf(fault),
      again: { most: 0 },
      fix: repairOfVector(fault.values?.get(path) ?? null, path.at(-1), at.along(path)),
    }),
  );
}
