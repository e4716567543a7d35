import { sameValue } from '../json/equality/values.js';
import type { Place } from '../json/place.js';
import { isObject, type JsonObject, type JsonValue } from '../json/value.js';
import { COMPLETED_FIELDS, FIELDS, FIXED_FIELDS, SHARED_FIELDS } from '../schema/index.js';
import { addTo, getOrInsert } from '../text/add-to.js';
import { eachInSteps, filterInSteps, type Steps } from '../text/steps.js';
import { hasField, textField } from './fields.js';
import type { QuestStatus } from './quest-entry.js';
import { isNumberedName, isSoundDescription, isUuid } from './quest-values.js';

/** So many entries are looked at in a millisecond or two. */
const STEP = 1 << 11;

/** A quest entry while exchanged values are put back. */
export interface ChangeableEntry {
  key: string;
  record: JsonObject;
  place: Place;
  status: QuestStatus | undefined;
}

/** Values that two entries of different quests have from each other, or two fields of one entry. */
export type Exchange<Entry> = EntryExchange<Entry> | FieldExchange<Entry>;

export interface EntryExchange<Entry> {
  readonly kind: 'entries';
  /** `key` where the entries have each other's key. */
  readonly field: string;
  /** In the order of the file's keys. */
  readonly entries: readonly [Entry, Entry];
  /** Where the file has the field of each of them, or the entry itself. */
  readonly places: readonly [Place, Place];
}

export interface FieldExchange<Entry> {
  readonly kind: 'fields';
  readonly field: string;
  readonly otherField: string;
  /** The entry, and its twin with the same slip, in the order of the file's keys. */
  readonly entries: readonly [Entry, ...Entry[]];
}

/** The Names that subscriptions give the quest of an id. Read when an exchange could be one of two. */
export type NamesOfReferences = () => ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of both entries in which quests differ, except booleans, which say too little. */
const DIFFERING = [...SHARED_FIELDS].filter((field) => field !== 'EntryId' && !FIXED_FIELDS.has(field));
const isFlag = (field: string): boolean => FIELDS['quest-entry'][field] === 'boolean';
const SHARED = DIFFERING.filter((field) => !isFlag(field));
const SHARED_FLAGS = DIFFERING.filter(isFlag);

/** Finds values that were exchanged between two records, and puts them back. */
export class ExchangedValues<Entry extends ChangeableEntry> {
  readonly found: Exchange<Entry>[] = [];

  private readonly namesOf: NamesOfReferences;

  constructor(namesOf: NamesOfReferences) {
    let names: ReturnType<NamesOfReferences> | undefined;
    this.namesOf = () => {
      names ??= namesOf();
      return names;
    };
  }

  /** Puts back two fields of an entry, such as Name and Description. */
  *withinEntries(entries: readonly Entry[]): Steps {
    const byFields = new Map<string, [Entry, ...Entry[]]>();
    yield* eachInSteps(entries, STEP, (entry) => {
      const fields = exchangedFields(entry, this.namesOf);
      if (fields === undefined) return;
      const [field, other] = fields;
      const { record } = entry;
      entry.record = { ...record, [field]: record[other] ?? '', [other]: record[field] ?? '' };
      const key = JSON.stringify([field, other, entry.record.EntryId ?? entry.key]);
      const known = byFields.get(key);
      if (known !== undefined) {
        known.push(entry);
        return;
      }
      const exchanged: [Entry, ...Entry[]] = [entry];
      byFields.set(key, exchanged);
      this.found.push({ kind: 'fields', field, otherField: other, entries: exchanged });
    });
  }

  /** Puts back the `id`, or the key, that two entries of different quests have from each other. */
  *ids(entries: readonly Entry[]): Steps {
    const strays = yield* filterInSteps(
      entries,
      ({ key, record }) => typeof record.id === 'string' && record.id !== key,
    );
    if (strays.length < 2) return;
    const byKey = new Map(strays.map((entry) => [entry.key, entry]));
    const done = new Set<Entry>();
    for (const [index, one] of strays.entries()) {
      if (index % STEP === STEP - 1) yield;
      const other = byKey.get(String(one.record.id));
      if (other === undefined || other === one || other.record.id !== one.key) continue;
      // Of one quest, the keys and the ids of its entries are one finding already.
      if (done.has(one) || one.record.EntryId === other.record.EntryId) continue;
      done.add(one).add(other);
      const field = this.haveOtherKeys(one, other) ? 'key' : 'id';
      for (const entry of [one, other]) if (field === 'id') entry.record = { ...entry.record, id: entry.key };
      if (field === 'key') [one.key, other.key] = [other.key, one.key];
      this.add(field, one, other);
    }
  }

  /** Exchanges the values of entries of two pairs. Returns whether entries changed their pair. */
  betweenPairs(pairs: Iterable<readonly Entry[]>): boolean {
    const odd = new Map<string, Couple<Entry>[]>();
    const doubled: (readonly [Entry, Entry])[] = [];
    for (const [one, other, ...more] of pairs) {
      if (one === undefined || other === undefined || more.length > 0) continue;
      if (one.status === undefined || other.status === undefined) continue;
      if (one.status === other.status) {
        doubled.push([one, other]);
        continue;
      }
      const [first, second] = one.status === 'inProgress' ? [one, other] : [other, one];
      const fields = differingFields(first.record, second.record);
      if (fields.length === 0) continue;
      const couple = { first, second, fields };
      addTo(odd, signature(couple, 'first'), couple);
    }
    this.statuses(doubled);
    let isRegrouped = false;
    const done = new Set<Couple<Entry>>();
    for (const couples of odd.values())
      for (const couple of couples) {
        if (done.has(couple)) continue;
        const other = odd
          .get(signature(couple, 'second'))
          ?.find((each) => each !== couple && !done.has(each));
        if (other === undefined) continue;
        done.add(couple).add(other);
        isRegrouped = this.values(couple, other) || isRegrouped;
      }
    return isRegrouped;
  }

  /** Returns whether it was the EntryId. */
  private values(one: Couple<Entry>, other: Couple<Entry>): boolean {
    const [field, ...more] = one.fields;
    // Everything that could differ does: the entries are right and paired wrongly.
    const isEntryId = field === 'Name' && more.length > 0;
    const isFirst = field === 'Name' && !isEntryId && this.haveOtherNames(one, other);
    const [a, b] = isFirst ? [one.first, other.first] : [one.second, other.second];
    this.add(isEntryId ? 'EntryId' : (field ?? ''), a, b);
    exchange(a, b, isEntryId ? ['EntryId'] : one.fields);
    return isEntryId;
  }

  /** Two completed entries in one pair, and two inProgress ones in another. */
  private statuses(doubled: readonly (readonly [Entry, Entry])[]): void {
    const wrong = { inProgress: [] as Entry[], completed: [] as Entry[] };
    for (const pair of doubled) {
      const looks = pair.map(({ record }) => COMPLETED_FIELDS.every((field) => hasField(record, field)));
      if (looks[0] === looks[1]) continue;
      const [status] = pair.map((entry) => entry.status);
      const entry = pair[looks[0] === (status === 'completed') ? 1 : 0];
      if (status !== undefined && entry !== undefined) wrong[status].push(entry);
    }
    for (const [index, completed] of wrong.completed.entries()) {
      const other = wrong.inProgress[index];
      if (other === undefined) return;
      setStatus(completed, 'inProgress');
      setStatus(other, 'completed');
      this.add('Status', completed, other);
    }
  }

  private haveOtherKeys(one: Entry, other: Entry): boolean {
    const names = this.namesOf();
    const fits = (key: string, { record }: Entry): boolean =>
      names.get(key)?.has(textField(record, 'Name') ?? '') === true;
    return (fits(one.key, other) || fits(other.key, one)) && !fits(one.key, one) && !fits(other.key, other);
  }

  private haveOtherNames({ first: one, second }: Couple<Entry>, { first: other }: Couple<Entry>): boolean {
    const names = this.namesOf();
    const own = names.get(one.key)?.has(textField(one.record, 'Name') ?? '') === true;
    const others = names.get(other.key)?.has(textField(other.record, 'Name') ?? '') === true;
    return !own && !others && names.get(one.key)?.has(textField(second.record, 'Name') ?? '') === true;
  }

  private add(field: string, one: Entry, other: Entry): void {
    const placeIn = ({ place }: Entry): Place => (field === 'key' ? place : place.at(field));
    const places = [placeIn(one), placeIn(other)] as const;
    this.found.push({ kind: 'entries', field, entries: [one, other], places });
  }
}

/** Gives two entries each other's values. What is inside of lists and objects stays at its place in the file. */
function exchange(one: ChangeableEntry, other: ChangeableEntry, fields: readonly string[]): void {
  const [ofOne, ofOther] = [partsOf(one, fields), partsOf(other, fields)];
  for (const [entry, { values, places }] of [
    [one, ofOther],
    [other, ofOne],
  ] as const) {
    entry.record = { ...entry.record, ...values };
    if (places.size > 0) entry.place = entry.place.withFieldsAt(places);
  }
}

/** The values of some fields, and the places of those that are lists or objects. */
function partsOf(
  { record, place }: ChangeableEntry,
  fields: readonly string[],
): { values: JsonObject; places: ReadonlyMap<string, Place> } {
  const held = fields.filter((field) => typeof record[field] === 'object');
  return {
    values: Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
    places: new Map(held.map((field) => [field, place.at(field)])),
  };
}

function setStatus(entry: ChangeableEntry, status: QuestStatus): void {
  entry.status = status;
  entry.record = { ...entry.record, Status: status };
}

interface Couple<Entry> {
  readonly first: Entry;
  readonly second: Entry;
  /** The fields in which they differ. */
  readonly fields: readonly string[];
}

function differingFields(one: JsonObject, other: JsonObject): readonly string[] {
  let fields: string[] | undefined;
  for (const field of SHARED) {
    const [value, otherValue] = [one[field], other[field]];
    if (value === otherValue) continue;
    // A field that only one of them has is no exchange.
    if (value === undefined || otherValue === undefined) return NONE;
    if (typeof value === 'object' && sameValue(value, otherValue)) continue;
    fields ??= [];
    fields.push(field);
  }
  if (fields === undefined || fields.length < 2) return fields ?? NONE;
  for (const flag of SHARED_FLAGS) if (one[flag] !== other[flag]) fields.push(flag);
  return fields;
}

const NONE: readonly string[] = Object.freeze([]);

/** What the two entries differ in, as a text that the other quest of an exchange has the other way round. */
function signature({ first, second, fields }: Couple<ChangeableEntry>, from: 'first' | 'second'): string {
  const [one, other] = from === 'first' ? [first, second] : [second, first];
  return JSON.stringify([
    fields,
    ...[one, other].map(({ record }) => fields.map((field) => record[field] ?? null)),
  ]);
}

type SoundValue = (text: string, entry: ChangeableEntry) => boolean;

/** Fields whose values have a form of their own. */
const FORMS: readonly (readonly [field: string, isSound: SoundValue])[] = [
  ['EntryId', isUuid],
  ['id', (text, { key }) => text === key],
  ['Name', isNumberedName],
  ['Description', isSoundDescription],
];
/** Other fields with strings. A creator may begin any DisplayGroup with a number. */
const OTHERS = ['Creator', 'TemplateName'] as const;
const FREE = ['DisplayGroup', 'SuccessMsg'] as const;

/** Two fields of an entry that have each other's value. */
function exchangedFields(
  entry: ChangeableEntry,
  namesOf: NamesOfReferences,
): readonly [string, string] | undefined {
  const { record } = entry;
  for (const [field, isSound] of FORMS) {
    const value = record[field];
    if (typeof value !== 'string' || isSound(value, entry)) continue;
    for (const [other, isSoundOther] of FORMS) {
      const found = other === field ? undefined : record[other];
      if (typeof found === 'string' && isSound(found, entry) && isSoundOther(value, entry))
        return [field, other];
    }
    if (value === '' && field !== 'Description') continue;
    for (const other of OTHERS) {
      const found = record[other];
      if (typeof found === 'string' && isSound(found, entry)) return [field, other];
    }
    for (const other of field === 'Name' ? FREE : []) {
      const found = record[other];
      if (typeof found === 'string' && isUsed(found, entry, namesOf)) return [field, other];
    }
  }
  return undefined;
}

/** Whether subscriptions use a Name for the quest of an entry; of a completed entry only its own. */
function isUsed(name: string, { record }: ChangeableEntry, namesOf: NamesOfReferences): boolean {
  if (!isNumberedName(name)) return false;
  for (const names of namesOf().values()) if (names.has(name)) return !usesName(namesOf(), record.Name);
  return false;
}

function usesName(names: ReadonlyMap<string, ReadonlySet<string>>, name: JsonValue | undefined): boolean {
  for (const used of names.values()) if (used.has(String(name))) return true;
  return false;
}

/** The Names that subscriptions in logic values give the quest of each id, at any depth. */
export function namesOfReferences(values: Iterable<JsonValue>): ReadonlyMap<string, ReadonlySet<string>> {
  const names = new Map<string, Set<string>>();
  const open: JsonValue[] = [...values];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Array.isArray(value)) for (const element of value) open.push(element);
    if (!isObject(value)) continue;
    const id = textField(value, 'TaskTriggerId');
    const name = textField(value, 'Name');
    if (id !== undefined && name !== undefined) getOrInsert(names, id, () => new Set()).add(name);
    for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) open.push(part);
  }
  return names;
}
