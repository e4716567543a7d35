import {
  DOCUMENTED_TYPES,
  type Draft,
  defineRule,
  EFFECTS,
  ENCODED,
  entryAround,
  type FixDraft,
  type FixKind,
  formatPointer,
  inPair,
  isObject,
  keyNearMiss,
  misplacedParts,
  OTHER_UUID,
  objectField,
  overwriteValue,
  type Place,
  type PlacedSchemaFault,
  quoteValue,
  type Report,
  repeatedNearMiss,
  replaceValue,
  reportInPair,
  room,
  type Snapshot,
  type Steps,
  type Subscription,
  settingsIn,
  strayRecord,
  tasksOf,
  throughout,
  together,
  typeNearMiss,
} from '../kit.js';
import { besideEffector } from './beside-effector.js';
import { exchangedFields, exchangedTypes } from './exchanged-fields.js';
import { faultKind, vectorOf } from './fault-kinds.js';
import { badExamples } from './schema-examples.js';

interface Notes {
  drafts: number;
  /** The last one that was met: the faults of its effect follow. */
  subscription: Subscription | undefined;
}

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
  state: (): Notes => ({ drafts: 0, subscription: undefined }),
  on: {
    snapshot(snapshot, report) {
      for (const section of ['roomItems', 'quests', 'settings', 'roomTasks', undefined] as const)
        for (const draft of misplacedParts(snapshot, section)) report(draft);
    },
    schemaFault(placed, report, { options, snapshot, state }) {
      const required = requiredFields(placed, options.optional);
      if (required?.length === 0) return;
      if (placed.fault.vectors !== undefined) {
        for (const draft of vectorDrafts(placed, placed.fault.vectors)) report(draft);
        return;
      }
      const beside = besideEffector(placed, state.subscription);
      if (beside !== undefined) {
        report(beside);
        return;
      }
      const parts = partsElsewhere(placed) ?? namedOtherwise(placed);
      if (parts !== undefined) {
        report({ ...throughout(faultKind(placed), draftOf(placed, required)), unless: parts });
        return;
      }
      return reportFault({ placed, required, isByItself: ++state.drafts > MAX_DRAFTS }, snapshot, report);
    },
    subscription(subscription, _report, { state }) {
      state.subscription = subscription;
    },
    item({ key, record, place }, report) {
      for (const draft of settingsIn(record, place, () => `item ${quoteValue(key)}`)) report(draft);
    },
    itemLogic({ itemKey, value, place }, report) {
      for (const draft of settingsIn(value, place, () => `the logic of item ${quoteValue(itemKey)}`))
        report(draft);
    },
    nearMiss(miss, report, { snapshot, state }) {
      const slip = snapshot.spellings.repeatedSlip(miss);
      if (miss.kind === 'type' && slip?.isRequired === true && slip.hasFields)
        report(repeatedNearMiss(typeNearMiss(miss), miss, slip));
      else if ((miss.kind === 'section' || miss.kind === 'key') && slip?.isRequired === true)
        report(repeatedNearMiss(keyNearMiss(miss, 'documented field'), miss, slip));
      else if (miss.kind === 'key' && miss.isRequired)
        reportInPair(
          miss.place.at(miss.field),
          () => keyNearMiss(miss, 'documented field'),
          snapshot,
          report,
          'unsafe',
        );
      if (miss.kind !== 'value' || miss.fault.cause === OTHER_UUID) return;
      const { record, fault } = miss;
      const placed = { record, fault, place: miss.place.along(fault.path) };
      return reportFault(
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
function reportFault(fault: Fault, snapshot: Snapshot, report: Report): Steps | undefined {
  if (fault.placed.record === 'room-tasks') return reportInRoomTasks(fault, snapshot, report);
  reportWith([], fault, snapshot, report);
  return undefined;
}

function* reportInRoomTasks(fault: Fault, snapshot: Snapshot, report: Report): Steps {
  reportWith(yield* questsInRoomTasks(snapshot), fault, snapshot, report);
}

/** @param quests the keys of quest entries that were put into its record */
function reportWith(
  quests: readonly string[],
  { placed, required, isByItself }: Fault,
  snapshot: Snapshot,
  report: Report,
): void {
  const draft = (): Draft => {
    const known = draftOf(placed, required);
    return quests.length === 0 ? known : { ...known, fields: quests, message: movedToRoomTasks };
  };
  if (isByItself) {
    reportInPair(placed.place, draft, snapshot, report, fixOf(placed));
    return;
  }
  const shown = (): Draft => {
    const { cause } = placed.fault;
    if (cause !== undefined) return together(cause, draft());
    const subject = questOf(placed, snapshot);
    const exchange = exchangedFields(placed, subject);
    if (exchange !== undefined) return { ...draft(), ...exchange };
    const ofRecord = ofOneRecord(placed, required, draft(), snapshot);
    const count = subject === undefined ? undefined : snapshot.quests?.pairs.length;
    return { ...throughout(faultKind(placed), ofRecord, count), subject };
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
  const exchange = exchangedTypes(placed);
  if (exchange !== undefined) return { ...draft, ...exchange };
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
  return fault.instead === undefined ? 'none' : safetyOf(fault);
}

/** How sure it is what a fault should have said. */
function safetyOf({ cause }: PlacedSchemaFault['fault']): 'safe' | 'unsafe' {
  return cause === undefined ? 'safe' : 'unsafe';
}

function draftOf({ fault, place }: PlacedSchemaFault, required: readonly string[] | undefined): Draft {
  const { instead, part } = fault;
  const message = messageOf(fault);
  const at = { kind: 'place', place, part } as const;
  return instead === undefined
    ? { at, message, fields: required }
    : { at, message, fix: fixWith(instead, fault, place) };
}

/** The string that holds a value encoded once more is discarded: nothing says that it holds the same. */
function fixWith(instead: string, fault: PlacedSchemaFault['fault'], place: Place): FixDraft {
  const description = `write ${instead}`;
  return fault.cause === ENCODED
    ? overwriteValue(place, instead, description)
    : replaceValue(place, instead, safetyOf(fault), description);
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

/** The parts of subscriptions, each of which may have been put into the place of another. */
const PARTS = ['Trigger', 'Effector', 'DirectEffector'] as const;

/** Where a missing part of a subscription may be: subscription/trigger-form reports it there. */
function partsElsewhere({ record, fault: { missing }, place }: PlacedSchemaFault): Place[] | undefined {
  if (missing === undefined) return undefined;
  const { parent } = place;
  if (record === 'trigger' || record === 'direct-effector')
    return parent === undefined ? undefined : PARTS.map((part) => parent.at(part));
  if (!record.includes('-subscription') || !missing.every((field) => PARTS.some((part) => part === field)))
    return undefined;
  return [...PARTS.map((part) => place.at(part)), place.at('DirectEffector').at('Trigger')];
}

/** Other names of parameters of documented effects, with the right ones. */
const SLIPS = [...EFFECTS].flatMap(([type, { slips }]) => (DOCUMENTED_TYPES.has(type) ? [...slips] : []));

/** Where a parameter of an effect may be under another name: effect/parameters reports it there. */
function namedOtherwise({ record, fault: { missing }, place }: PlacedSchemaFault): Place[] | undefined {
  if (record !== 'effect' || missing === undefined) return undefined;
  const places = SLIPS.filter(([, name]) => missing.includes(name)).map(([slip]) => place.at(slip));
  return places.length === 0 ? undefined : places;
}

/** The keys of quest entries that were put into a roomTasks without Tasks. */
function* questsInRoomTasks(snapshot: Snapshot): Steps<string[]> {
  const keys: string[] = [];
  const section = snapshot.section('roomTasks');
  if (!isObject(section)) return keys;
  for (const object of [section, ...Object.values(section).filter(isObject)])
    for (const [index, key] of snapshot.keysOf(object).entries()) {
      if (strayRecord(object[key] ?? null) === 'quest-entry') keys.push(key);
      if (index % MEMBERS === MEMBERS - 1) yield;
    }
  return keys;
}

/** So many members are looked at in a step. */
const MEMBERS = 1 << 10;

/** @param fields the keys of the quest entries */
function movedToRoomTasks({ fields }: { readonly fields: readonly string[] }): string {
  const [what, them] =
    fields.length === 1 ? ['the quest entry', 'it'] : [`${fields.length} quest entries, such as`, 'them'];
  return `roomTasks has no Tasks but ${what} ${quoteValue(fields[0] ?? '')}: move ${them} to quests, and write "Tasks": [] here`;
}
