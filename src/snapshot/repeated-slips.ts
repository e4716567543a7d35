import {
  COMPLETED_FIELDS,
  type FieldSetName,
  isOtherWord,
  otherWord,
  resemblesField,
  separatesWords,
} from '../schema/index.js';
import { addTo } from '../text/add-to.js';
import { eachInSteps, type Steps } from '../text/steps.js';
import type { NearMiss } from './near-miss.js';

/** What was done to names. */
type Slip =
  /** Several names are in another letter case, or have their words separated, as in `entry_id`. */
  | 'letter case'
  | 'separated words'
  /** Several fields have other names, such as `position` for `pos`. */
  | 'other words'
  /** One name is misspelled in one way. */
  | 'one name';

/** One slip that was made again and again, such as all fields of quests in another letter case. */
export interface RepeatedSlip {
  readonly cause: string;
  readonly slip: Slip;
  readonly records: SlipRecords;
  /** Whether one of the fields is required, or one of the types is that of a subscription. */
  readonly isRequired: boolean;
  /** Whether some of the names are those of sections or fields, not of types. */
  readonly hasFields: boolean;
}

/** A misspelled section, key or `$type`. */
type NameMiss = NearMiss & { readonly kind: 'section' | 'key' | 'type' };
/** The records that a slip is about, in words of their section, or those of several sections. */
export type SlipRecords = 'quests' | 'items' | 'settings' | 'roomTasks' | 'logic' | 'several';

/** So many equal slips were made throughout. What both entries of a quest share counts twice. */
const MIN_REPEATED = { quests: 3, others: 2 } as const;
/** More occurrences are reported one by one: a single finding would take gigabytes. */
const MAX_REPEATED = 100_000;

/** The number of near misses that are compared in a millisecond or two. */
const STEP = 1 << 10;

const RECORDS: { readonly [Name in FieldSetName]?: Exclude<SlipRecords, 'several'> } = {
  'quest-entry': 'quests',
  requirement: 'quests',
  'room-item': 'items',
  vector: 'items',
  settings: 'settings',
  'room-tasks': 'roomTasks',
};

/** Finds slips that were made throughout a file, not only in both entries of a quest. */
export function* findRepeatedSlips(misses: readonly NearMiss[]): Steps<ReadonlyMap<NearMiss, RepeatedSlip>> {
  const groups = new Map<string, NameMiss[]>();
  const names = misses.filter((miss) => miss.kind !== 'value');
  yield* eachInSteps(names, STEP, (miss) => {
    if (miss.kind !== 'section') addTo(groups, causeOf(miss), miss);
  });
  const repeated = new Map<NearMiss, RepeatedSlip>();
  for (const [cause, alike] of groups) {
    const [first] = alike;
    if (first === undefined || alike.length > MAX_REPEATED) continue;
    yield* addSlip(repeated, cause, yield* repetitions(alike));
  }
  yield* joinLetterCase(repeated, names);
  yield* joinWords(repeated, names);
  return repeated;
}

function* addSlip(slips: Map<NearMiss, RepeatedSlip>, cause: string, misses: readonly NameMiss[]): Steps {
  const [first] = misses;
  if (first === undefined) return;
  const records = new Set(misses.map(recordsOf));
  const slip = {
    cause,
    slip: yield* slipOf(misses),
    records: records.size > 1 ? 'several' : recordsOf(first),
    isRequired: misses.some(isRequired),
    hasFields: misses.some(({ kind }) => kind !== 'type'),
  } as const;
  yield* eachInSteps(misses, STEP, (miss) => void slips.set(miss, slip));
}

/** Joins changes of letter case, as a script makes them in all names and sections. */
function* joinLetterCase(slips: Map<NearMiss, RepeatedSlip>, misses: readonly NameMiss[]): Steps {
  const scripts = SCRIPTS.map((script) => ({ script, done: [] as NameMiss[], repeats: 0 }));
  let changed = 0;
  yield* eachInSteps(misses, STEP, (miss) => {
    if (miss.kind === 'type') return;
    const name = documentedName(miss);
    const made = scripts.filter(({ script }) => script(miss.spelled, name));
    if (made.length > 0 || isOtherCase(miss)) changed++;
    for (const each of made) {
      each.done.push(miss);
      if (slips.has(miss)) each.repeats++;
    }
  });
  if (changed > MAX_REPEATED) return;
  const [most] = scripts.sort((one, other) => other.repeats - one.repeats);
  if (most !== undefined && most.repeats > 0)
    yield* addSlip(slips, JSON.stringify(['key', 'letter case']), most.done);
}

/** A search and replace changes a word in all names: sections, fields and types. */
function* joinWords(slips: Map<NearMiss, RepeatedSlip>, misses: readonly NameMiss[]): Steps {
  const byChange = new Map<string, NameMiss[]>();
  yield* eachInSteps(misses, STEP, (miss) => {
    const other = otherWord(miss.spelled, documentedName(miss));
    if (other === undefined || isOtherCase(miss) || other.word.toLowerCase() === other.written.toLowerCase())
      return;
    addTo(byChange, JSON.stringify(withoutEnding(other.word, other.written)), miss);
  });
  for (const [change, alike] of byChange) {
    const names = new Set(alike.map(nameOf));
    if (names.size > 1 && alike.length <= MAX_REPEATED)
      yield* addSlip(slips, JSON.stringify(['word', change]), alike);
  }
}

/** Two words without what both end in, such as the `s` of `Tasks` and `Quests`. */
function withoutEnding(word: string, other: string): readonly [string, string] {
  let end = 0;
  while (end < Math.min(word.length, other.length) && word.at(-1 - end) === other.at(-1 - end)) end++;
  return [word.slice(0, word.length - end), other.slice(0, other.length - end)];
}

/** Whether a name is a documented one after a script that changes the letter case of all names. */
const SCRIPTS: readonly ((spelled: string, name: string) => boolean)[] = [
  (spelled, name) => spelled === withFirst(name, 'toLowerCase'),
  (spelled, name) => spelled === withFirst(name, 'toUpperCase'),
  (spelled) => spelled === spelled.toLowerCase(),
  (spelled) => spelled === spelled.toUpperCase(),
  (spelled, name) => separatesWords(spelled, name),
  (spelled, name) => spelled === name.replaceAll('Id', 'ID'),
  hasInvisible,
];

/** Whether a name has invisible characters besides. */
function hasInvisible(spelled: string, name: string): boolean {
  return spelled !== name && spelled.replace(/[^ -~]/g, '') === name;
}

const SPELLED_DIFFERENTLY = [separatesWords, hasInvisible] as const;

function withFirst(name: string, change: 'toLowerCase' | 'toUpperCase'): string {
  return name.slice(0, 1)[change]() + name.slice(1);
}

function causeOf(miss: NameMiss & { readonly kind: 'key' | 'type' }): string {
  if (isOtherCase(miss)) return JSON.stringify([miss.kind, recordsOf(miss)]);
  if (hasOtherWord(miss)) return JSON.stringify(['other words', recordsOf(miss)]);
  return JSON.stringify(changeOf(miss));
}

function recordsOf(miss: NameMiss): Exclude<SlipRecords, 'several'> {
  return (miss.kind === 'key' ? RECORDS[miss.record] : undefined) ?? 'logic';
}

function* slipOf(misses: readonly NameMiss[]): Steps<Slip> {
  if (
    yield* someInSteps(misses, (miss) =>
      SPELLED_DIFFERENTLY.some((is) => is(miss.spelled, documentedName(miss))),
    )
  )
    return 'separated words';
  if (yield* someInSteps(misses, isOtherCase)) return 'letter case';
  const [first] = misses;
  if (misses.every((miss) => documentedName(miss) === (first && documentedName(first)))) return 'one name';
  const hasFields = misses.some(({ kind }) => kind !== 'type');
  const isNoWord = (miss: NameMiss): boolean => !hasOtherWord(miss) && !(hasFields && hasOneOtherWord(miss));
  return (yield* someInSteps(misses, isNoWord)) ? 'one name' : 'other words';
}

function* someInSteps(misses: readonly NameMiss[], is: (miss: NameMiss) => boolean): Steps<boolean> {
  for (let from = 0; from < misses.length; from += STEP) {
    if (misses.slice(from, from + STEP).some(is)) return true;
    yield;
  }
  return false;
}

function isRequired(miss: NameMiss): boolean {
  if (miss.kind === 'key') return miss.isRequired;
  return miss.kind === 'section' || miss.subject === 'subscription';
}

function hasOneOtherWord(miss: NameMiss): boolean {
  return otherWord(miss.spelled, documentedName(miss)) !== undefined;
}

/** Whether a field has a name that people expect, such as `position` for `pos`. */
function hasOtherWord(miss: NameMiss): boolean {
  if (miss.kind !== 'key' || miss.field === '$type') return false;
  return isOtherWord(miss.record, miss.spelled) || !resemblesField(miss.record, miss.spelled);
}

/** Those of a name that is misspelled in several records, or in a record with several misspelled names. */
function* repetitions(misses: readonly NameMiss[]): Steps<readonly NameMiss[]> {
  const counts = new Map<unknown, number>();
  yield* eachInSteps(misses, STEP, (miss) => {
    for (const same of [nameOf(miss), miss.place]) counts.set(same, (counts.get(same) ?? 0) + 1);
  });
  const repeated: NameMiss[] = [];
  yield* eachInSteps(misses, STEP, (miss) => {
    const isShared =
      recordsOf(miss) === 'quests' && !(miss.kind === 'key' && COMPLETED_FIELDS.includes(miss.field));
    const least = isShared ? MIN_REPEATED.quests : MIN_REPEATED.others;
    if ([nameOf(miss), miss.place].some((same) => (counts.get(same) ?? 0) >= least)) repeated.push(miss);
  });
  return repeated;
}

/** The name of a slip. In `$type` and its values it is the same slip for every kind of record. */
function nameOf(miss: NameMiss): string {
  if (miss.kind !== 'key' || miss.field === '$type') return '$type';
  return `${familyOf(miss.record)} ${miss.field}`;
}

/** Subscriptions and linked tasks share their fields. */
const TASKS: ReadonlySet<FieldSetName> = new Set<FieldSetName>([
  'subscription',
  'effector-subscription',
  'trigger-subscription',
  'direct-effector',
  'linked-task',
]);

export function familyOf(record: FieldSetName): string {
  return TASKS.has(record) ? 'task' : record;
}

/** What was done to a name, which a script does to all of them. */
function changeOf(miss: NameMiss & { readonly kind: 'key' | 'type' }): readonly string[] {
  if (miss.kind === 'key') return [miss.field === '$type' ? miss.field : familyOf(miss.record), miss.spelled];
  const { spelled, type } = miss;
  if (spelled.includes(type)) return ['around', ...spelled.split(type)];
  if (type.includes(spelled)) return ['part of', ...type.split(spelled)];
  let start = 0;
  while (start < spelled.length && spelled[start] === type[start]) start++;
  let end = 0;
  while (end < spelled.length - start && spelled.at(-1 - end) === type.at(-1 - end)) end++;
  return ['within', spelled.slice(start, spelled.length - end), type.slice(start, type.length - end)];
}

function documentedName(miss: NameMiss): string {
  return miss.kind === 'type' ? miss.type : miss.field;
}

/** Whether a name is the documented one in another letter case, or with its words separated. */
function isOtherCase(miss: NameMiss): boolean {
  const { spelled } = miss;
  const name = documentedName(miss);
  const cases = [
    withFirst(name, 'toLowerCase'),
    withFirst(name, 'toUpperCase'),
    name.toLowerCase(),
    name.toUpperCase(),
  ];
  return cases.includes(spelled) || separatesWords(spelled, name);
}
