import { type FieldSetName, separatesWords } from '../schema/index.js';
import type { NearMiss } from './near-miss.js';

/** One slip that was made again and again, such as all fields of quests in another letter case. */
export interface RepeatedSlip {
  readonly cause: string;
  /** Whether it is the letter case of several fields. Otherwise one field is misspelled in one way. */
  readonly isLetterCase: boolean;
  readonly records: SlipRecords;
  /** Whether a name has its words separated, as in `entry_id`. */
  separatesWords: boolean;
  /** Whether one of the fields is required, or one of the types is that of a subscription. */
  isRequired: boolean;
}

/** A misspelled key or `$type`. */
type NameMiss = NearMiss & { readonly kind: 'key' | 'type' };
/** The records that a slip is about, in words of their section. */
export type SlipRecords = 'quests' | 'items' | 'settings' | 'roomTasks' | 'logic';

/**
 * A slip that occurs so often is one that was made throughout. What both entries of a quest share counts
 * twice.
 */
const MIN_REPEATED = { quests: 3, others: 2 } as const;
/**
 * More occurrences than any room has are reported one by one: a finding about all of them would take
 * gigabytes.
 */
const MAX_REPEATED = 100_000;

const RECORDS: { readonly [Name in FieldSetName]?: SlipRecords } = {
  'quest-entry': 'quests',
  requirement: 'quests',
  'room-item': 'items',
  settings: 'settings',
  'room-tasks': 'roomTasks',
};

/**
 * Finds the slips that were made throughout a file. What both entries of one quest share is not one of them.
 */
export function findRepeatedSlips(misses: readonly NearMiss[]): ReadonlyMap<NearMiss, RepeatedSlip> {
  const groups = new Map<string, { readonly slip: RepeatedSlip; readonly misses: NameMiss[] }>();
  for (const miss of misses) {
    if (miss.kind !== 'key' && miss.kind !== 'type') continue;
    const records = miss.kind === 'type' ? 'logic' : (RECORDS[miss.record] ?? 'logic');
    const isLetterCase = isOtherCase(miss);
    const cause = JSON.stringify(isLetterCase ? [miss.kind, records] : changeOf(miss));
    const group = groups.get(cause);
    if (group !== undefined) group.misses.push(miss);
    else
      groups.set(cause, {
        slip: { cause, isLetterCase, records, separatesWords: false, isRequired: false },
        misses: [miss],
      });
  }
  const repeated = new Map<NearMiss, RepeatedSlip>();
  for (const { slip, misses: alike } of groups.values()) {
    if (alike.length > MAX_REPEATED) continue;
    const least = slip.records === 'quests' ? MIN_REPEATED.quests : MIN_REPEATED.others;
    for (const miss of repetitions(alike, least)) {
      slip.isRequired ||= miss.kind === 'key' ? miss.isRequired : miss.subject === 'subscription';
      slip.separatesWords ||= separatesWords(miss.spelled, documentedName(miss));
      repeated.set(miss, slip);
    }
  }
  return repeated;
}

/** Those of a name that is misspelled in several records, or in a record with several misspelled names. */
function repetitions(misses: readonly NameMiss[], least: number): readonly NameMiss[] {
  const counts = new Map<unknown, number>();
  for (const miss of misses)
    for (const same of [nameOf(miss), miss.place]) counts.set(same, (counts.get(same) ?? 0) + 1);
  return misses.filter((miss) => [nameOf(miss), miss.place].some((same) => (counts.get(same) ?? 0) >= least));
}

/**
 * Every kind of record has its own fields, but the same slip in `$type`, or in its values, is one whatever
 * the record is.
 */
function nameOf(miss: NameMiss): string {
  if (miss.kind === 'type' || miss.field === '$type') return '$type';
  return `${familyOf(miss.record)} ${miss.field}`;
}

/** Subscriptions and linked tasks share their fields. */
const TASKS: ReadonlySet<FieldSetName> = new Set<FieldSetName>([
  'subscription',
  'effector-subscription',
  'trigger-subscription',
  'linked-task',
]);

function familyOf(record: FieldSetName): string {
  return TASKS.has(record) ? 'task' : record;
}

/** What was done to a name, which a script does to all of them. */
function changeOf(miss: NameMiss): readonly string[] {
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
  return miss.kind === 'key' ? miss.field : miss.type;
}

/**
 * Whether a name is the documented one in another usual letter case: its first letter or all of it in small
 * or capital letters, or with its words separated.
 */
function isOtherCase(miss: NameMiss): boolean {
  const { spelled } = miss;
  const name = documentedName(miss);
  const [first, rest] = [name.slice(0, 1), name.slice(1)];
  const cases = [
    first.toLowerCase() + rest,
    first.toUpperCase() + rest,
    name.toLowerCase(),
    name.toUpperCase(),
  ];
  return cases.includes(spelled) || separatesWords(spelled, name);
}
