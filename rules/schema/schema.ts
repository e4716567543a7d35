import { mayBeEmpty, otherForm, type RecordName, VECTORS } from '../../src/model/schema/index.js';
import type { PlacedSchemaFault } from '../../src/model/snapshot/records.js';
import type { NearMiss } from '../../src/model/snapshot/spellings.js';
import {
  type Claim,
  defineRule,
  type FixDraft,
  isObject,
  type JsonObject,
  type JsonValue,
  keysOf,
  overwriteValue,
  type Place,
  quoteValue,
  replaceValue,
  type Snapshot,
  valueDraft,
} from '../kit.js';
import { fieldIsMisspelled, misspelledKey } from '../wording/near-miss.js';
import { entryAround } from '../wording/quest-entries.js';

type Fault = PlacedSchemaFault['fault'];

interface Values {
  readonly fault: Fault;
  /** The required fields that are absent. */
  readonly absent?: readonly string[] | undefined;
}

function says({ fault, absent }: Values): string {
  if (isCutShort(fault.value))
    return `${fault.path.join('.')} is ${quoteValue(fault.value)}, which PowerShell writes for a value that is nested too deep: run ConvertTo-Json with -Depth 100`;
  return absent === undefined ? fault.message : (fault.messageFor?.(absent) ?? fault.message);
}

export const schema = defineRule({
  id: 'schema',
  level: 'error',
  kinds: {
    missing: says,
    misspelled: fieldIsMisspelled,
    type: { sentence: 'each documented field has a type', says },
    component: { sentence: 'pos and scale have x, y and z, and rot has w as well', says },
    length: { sentence: 'position and scale are arrays of 3 numbers, rotation is one of 4', says },
    value: {
      sentence: 'Status, Group, and the type and delete of a requirement have the values that are listed',
      says,
    },
    range: { sentence: 'RepeatableLimit, FinishTime, amount and seconds count from 0 or 1', says },
  },
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
      const { fault, place } = placed;
      const required = fault.missing?.filter((field) => !options.optional.includes(field));
      if (required?.length === 0) return;
      report(onBothEntries(snapshot, place, faultOf(placed, required)));
    },
    snapshot(snapshot, report) {
      const misses = snapshot.spellings.nearMisses.flatMap(missOf);
      const written = new Set(misses.map(({ place, words }) => `${place.pointers.pointer} ${words}`));
      for (const { place, words, found } of misses) {
        const isOn = (twin: Place) => written.has(`${twin.pointers.pointer} ${words}`);
        report(onBothEntries(snapshot, place, found, isOn));
      }
    },
  },
});

/** A field or value that is read as what it was meant to be. */
function missOf(miss: NearMiss): { place: Place; words: string; found: Found }[] {
  if (miss.kind === 'key' && miss.isRequired)
    return [{ place: miss.place.at(miss.field), words: miss.spelled, found: misspelledKey(miss) }];
  if (miss.kind !== 'value') return [];
  const { record, fault } = miss;
  const place = miss.place.along(fault.path);
  return [
    {
      place,
      words: JSON.stringify(fault.value ?? null),
      found: faultOf({ record, fault, place }, fault.missing),
    },
  ];
}

/** What is wrong in a quest entry may be wrong on both entries of the quest. */
function onBothEntries(
  snapshot: Snapshot,
  place: Place,
  found: Found,
  isOn?: (twin: Place) => boolean,
): Found {
  const entry = entryAround(place, snapshot);
  if (entry === undefined || snapshot.quests === undefined) return found;
  return valueDraft(snapshot.quests, entry, place.paths[0].slice(2), found, isOn);
}

function faultOf(placed: PlacedSchemaFault, absent: readonly string[] | undefined) {
  const { fault, place } = placed;
  const { instead, part } = fault;
  const at: Claim = { kind: 'place', place, part, ...(absent && { absent }) };
  const fix =
    instead === undefined ? repairOf(placed) : replaceValue(place, instead, 'safe', `write ${instead}`);
  return { kind: kindOf(fault), at, values: { fault, absent }, fix };
}

type Found = ReturnType<typeof faultOf | typeof misspelledKey>;

type FaultKind = 'missing' | 'component' | 'type' | 'range' | 'length' | 'value';

function kindOf({ missing, path, wrongType, keyword }: Fault): FaultKind {
  if (missing !== undefined) return VECTORS.has(path.at(-1)) ? 'component' : 'missing';
  if (wrongType !== undefined) return 'type';
  if (keyword === 'minimum') return 'range';
  return keyword === 'minItems' || keyword === 'maxItems' ? 'length' : 'value';
}

/** Whether PowerShell wrote a value that was nested deeper than its ConvertTo-Json goes by default. */
function isCutShort(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    (/^@\{[A-Za-z_]\w*=.*\}$/.test(value) || /^System\.(?:Object\[\]|Collections\.Hashtable)$/.test(value))
  );
}

/** What follows from the quest or is made anew in a subscription. */
const CORRECTED: readonly unknown[] = ['Id', 'Name', 'TaskTriggerId'];
/** The vectors that have a w as well. */
const ROTATIONS: readonly unknown[] = ['rot', 'rotation'];

/** What to write in place of a value of the wrong type, where the value or the documents leave only one thing. */
function repairOf({ record, fault, place }: PlacedSchemaFault): FixDraft | undefined {
  const { value, wrongType, path } = fault;
  if (value === undefined || wrongType === undefined) return undefined;
  const [expected] = wrongType.split(',');
  const field = path.at(-1);
  if (record === 'snapshot' && field === 'roomTasks' && Array.isArray(value))
    return wrap(
      place,
      ['{"Tasks":', '}'],
      value.length === 0 ? 'safe' : 'unsafe',
      'put the list into an object, as Tasks',
    );
  if (VECTORS.has(field)) return repairOfVector(value, field, place);
  if (expected === 'array' && isObject(value)) return repairOfList(value, place);
  if (value === null && expected === 'string')
    return mayBeEmpty(record, path) || isCorrected(record, field) ? write(place, '""') : undefined;
  if (value === null && expected === 'array') return write(place, '[]');
  if (field === 'ExtraText' && typeof value === 'object' && value !== null)
    return { safety: 'safe', description: 'put it into a string', edits: [{ kind: 'embed', place }] };
  return undefined;
}

/** A list that is an object: of one element, which some serializers write without brackets, or of none. */
function repairOfList(value: JsonObject, place: Place): FixDraft | undefined {
  const keys = keysOf(value);
  if (keys.length === 0) return write(place, '[]');
  // Its elements by number are several.
  if (keys.every((key) => /^\d+$/.test(key))) return undefined;
  return wrap(place, ['[', ']'], 'unsafe', 'put it into a list');
}

/** Whether another rule knows the right value of a string once it is empty. */
function isCorrected(record: RecordName, field: unknown): boolean {
  return !record.startsWith('quest-entry') && CORRECTED.includes(field);
}

/** A vector in its documented form, where the value holds all its numbers. */
function repairOfVector(value: JsonValue, field: unknown, place: Place): FixDraft | undefined {
  const vector = otherForm(value, ROTATIONS.includes(field));
  if (vector === undefined) return undefined;
  const json = JSON.stringify(vector);
  // The same numbers in another form.
  return overwriteValue(place, json, `write ${json}`);
}

function write(place: Place, json: string): FixDraft {
  return replaceValue(place, json, 'unsafe', `write ${json}`);
}

function wrap(
  place: Place,
  around: readonly [string, string],
  safety: FixDraft['safety'],
  description: string,
): FixDraft {
  const edit = { kind: 'replace', place, by: { kind: 'copy', of: place, edits: [], around } } as const;
  // The value stays as it is, one level deeper.
  return { safety, description, edits: [safety === 'unsafe' ? { ...edit, discards: true } : edit] };
}
