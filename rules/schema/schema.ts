import { VECTORS } from '../../src/model/schema/index.js';
import type { PlacedSchemaFault } from '../../src/model/snapshot/records.js';
import {
  type Claim,
  type Draft,
  defineRule,
  type FixDraft,
  type Place,
  quoteValue,
  replaceValue,
  type Snapshot,
  valueDraft,
} from '../kit.js';
import { entryAround } from '../wording/entry-draft.js';
import { keyNearMiss } from '../wording/near-miss.js';
import { repairOf, repairOfVector } from './repair.js';

export default defineRule({
  id: 'schema',
  level: 'error',
  kinds: [
    'missing',
    'misspelled',
    { name: 'type', sentence: 'each documented field has a type' },
    { name: 'component', sentence: 'pos and scale have x, y and z, and rot has w as well' },
    { name: 'length', sentence: 'position and scale are arrays of 3 numbers, rotation is one of 4' },
    {
      name: 'value',
      sentence: 'Status, Group, and the type and delete of a requirement have the values that are listed',
    },
    { name: 'range', sentence: 'RepeatableLimit, FinishTime, amount and seconds count from 0 or 1' },
  ],
  sentence: 'the tables of the documents list the fields of these records',
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
  on: {
    schemaFault(placed, report, { options, snapshot }) {
      const required = placed.fault.missing?.filter((field) => !options.optional.includes(field));
      if (required?.length === 0) return;
      const { fault, place } = placed;
      if (fault.vectors === undefined) report(sharedDraft(place, draftOf(placed, required), snapshot));
      else report(vectorDraft(placed, fault.vectors));
    },
    snapshot({ spellings }, report) {
      for (const miss of spellings.nearMisses) {
        if (miss.kind === 'key' && miss.isRequired)
          report({ ...keyNearMiss(miss, 'documented field'), kind: 'misspelled' });
        if (miss.kind !== 'value') continue;
        const { record, fault } = miss;
        report(draftOf({ record, fault, place: miss.place.along(fault.path) }, fault.missing));
      }
    },
  },
});

/** A value of a quest entry may be wrong on both entries of the quest. */
function sharedDraft(place: Place, draft: Draft, snapshot: Snapshot): Draft {
  const entry = entryAround(place, snapshot);
  const [[, , ...path]] = place.paths;
  return entry === undefined || snapshot.quests === undefined
    ? draft
    : valueDraft(snapshot.quests, entry, path, draft);
}

function draftOf(placed: PlacedSchemaFault, absent: readonly string[] | undefined): Draft {
  const { fault, place } = placed;
  const { instead, part } = fault;
  const fix =
    instead === undefined ? repairOf(placed) : replaceValue(place, instead, 'safe', `write ${instead}`);
  const at: Claim = { kind: 'place', place, part, ...(absent && { absent }) };
  return { at, kind: kindOf(fault), message: () => messageOf(fault, absent), fix };
}

/** The vectors of one record that are written as lists instead of objects, or the other way round. */
function vectorDraft(
  { fault, place }: PlacedSchemaFault,
  vectors: readonly PlacedSchemaFault['fault']['path'][],
): Draft {
  let record = place;
  for (const _step of fault.path) record = record.parent ?? record;
  const repairs = vectors.flatMap(
    (path) => repairOfVector(fault.values?.get(path) ?? null, path.at(-1), record.along(path)) ?? [],
  );
  return {
    at: [place, ...vectors.slice(1).map((path) => record.along(path))],
    kind: 'type',
    message: () => messageOf(fault),
    fix: allOf(repairs),
  };
}

/** One fix for what is wrong with several vectors of a record. */
function allOf(repairs: readonly FixDraft[]): FixDraft | undefined {
  const [first] = repairs;
  if (first === undefined) return undefined;
  const edits = repairs.flatMap((repair) => (typeof repair.edits === 'function' ? [] : repair.edits));
  const description = [...new Set(repairs.map((repair) => repair.description))].join(', ');
  return { safety: first.safety, description, edits };
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

function messageOf(fault: PlacedSchemaFault['fault'], missing?: readonly string[]): string {
  if (isCutShort(fault.value))
    return `${fault.path.join('.')} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
  return missing === undefined ? fault.message : (fault.messageFor?.(missing) ?? fault.message);
}

/** Whether PowerShell wrote a value that was nested deeper than its ConvertTo-Json goes by default. */
function isCutShort(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value))
  );
}
