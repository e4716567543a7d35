import { readDoubledKeys, type SplitRecord } from '../json/doubled-keys.js';
import { keysOf } from '../json/keys.js';
import { tryParseJson } from '../json/parse-json.js';
import { isObject, type JsonObject, type JsonValue, member } from '../json/value.js';
import { addTo } from '../text/add-to.js';
import { namesOfReferences } from './exchanged-values.js';
import { textField } from './fields.js';
import { parentOf } from './item-parents.js';
import { KEYED_SECTIONS, type KeyedSection } from './misplaced-records.js';

export interface OtherReading {
  readonly value: JsonValue;
  /** Whether it differs by whole records: what else is in a record is as JSON.parse reads it. */
  readonly isByRecord: boolean;
}

/**
 * What a text with duplicate keys may have been meant to be, other than what JSON.parse makes of it. Of two
 * records with one key, both are there: one of them gets the key that references in the file still use, or a
 * new one.
 */
export function* otherReadings(text: string): Generator<OtherReading> {
  const first = readDoubledKeys(text, 'first');
  if (!first.isDoubled) return;
  yield { value: first.value, isByRecord: false };
  yield { value: readDoubledKeys(text, 'merged').value, isByRecord: false };
  const { value, split } = readDoubledKeys(text, 'apart');
  if (!isObject(value)) return;
  yield { value: withBoth(value, split, 'last'), isByRecord: true };
  if (split.length > 0) yield { value: withBoth(value, split, 'first'), isByRecord: true };
}

/** @param keeper the record that keeps the key */
function withBoth(root: JsonObject, split: readonly SplitRecord[], keeper: 'first' | 'last'): JsonObject {
  const both: JsonObject = { ...root };
  for (const section of KEYED_SECTIONS) {
    const own = split.filter((each) => each.section === section);
    const records = member(root, section);
    if (own.length === 0 || !isObject(records)) continue;
    const all: JsonObject = { ...records };
    both[section] = all;
    const strays: [key: string, record: JsonValue][] = [];
    for (const [key, sharing] of byKey(own)) {
      const kept = keeper === 'first' ? sharing[0] : sharing.at(-1);
      for (const record of sharing)
        if (record === kept) all[key] = record;
        else strays.push([key, record]);
    }
    const keys = new LostKeys(root, section, strays.length);
    for (const [key, record] of strays) {
      const lost = keys.of(key, record, all);
      all[lost] = section === 'quests' && isObject(record) ? { ...record, id: lost } : record;
    }
  }
  return both;
}

function byKey(split: readonly SplitRecord[]): ReadonlyMap<string, readonly JsonValue[]> {
  const sharing = new Map<string, JsonValue[]>();
  for (const { key, first, last } of split) {
    const known = sharing.get(key);
    if (known === undefined) sharing.set(key, [first, last]);
    else known.push(last);
  }
  return sharing;
}

/** The keys that records of a section may have had. */
class LostKeys {
  private readonly unknown: string[];
  /** By Name, the quests that references may mean and that may be free; the first in the file is last. */
  private idsOfNames: ReadonlyMap<string, string[]> | undefined;
  /** The last number that made a key different from a shared one. */
  private readonly numbers = new Map<string, number>();

  /** @param count of the records that have lost theirs */
  constructor(
    private readonly root: JsonObject,
    private readonly section: KeyedSection,
    count: number,
  ) {
    const used =
      section === 'roomItems' ? usedItemKeys(root) : section === 'logic' ? itemsWithoutLogic(root) : [];
    const unknown = new Set(used);
    // With more of them than records, something else is missing as well.
    this.unknown = unknown.size <= count ? [...unknown] : [];
  }

  of(shared: string, record: JsonValue, taken: JsonObject): string {
    const lost = this.section === 'quests' ? this.questId(record, taken) : this.unknown.pop();
    if (lost !== undefined && !Object.hasOwn(taken, lost)) return lost;
    for (let number = (this.numbers.get(shared) ?? 1) + 1; ; number++) {
      const made = `${shared} ${number}`;
      if (Object.hasOwn(taken, made)) continue;
      this.numbers.set(shared, number);
      return made;
    }
  }

  private questId(entry: JsonValue, taken: JsonObject): string | undefined {
    const id = isObject(entry) ? textField(entry, 'id') : undefined;
    if (id !== undefined && !Object.hasOwn(taken, id)) return id;
    const name = isObject(entry) && entry.Status === 'inProgress' ? textField(entry, 'Name') : undefined;
    if (name === undefined) return undefined;
    this.idsOfNames ??= idsOfNames(namesOfReferences(logicValues(this.root)));
    const ids = this.idsOfNames.get(name) ?? [];
    for (let used = ids.at(-1); used !== undefined; used = ids.at(-1)) {
      if (!Object.hasOwn(taken, used)) return used;
      ids.pop();
    }
    return undefined;
  }
}

function idsOfNames(namesOfIds: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, string[]> {
  const idsOf = new Map<string, string[]>();
  for (const [id, names] of [...namesOfIds].reverse()) for (const name of names) addTo(idsOf, name, id);
  return idsOf;
}

/** The keys of items that the file lacks: of their logic and their children. */
function* usedItemKeys(root: JsonObject): Generator<string> {
  const [items, logic] = [member(root, 'roomItems'), member(root, 'logic')];
  if (!isObject(items)) return;
  for (const key of isObject(logic) ? keysOf(logic) : []) if (!Object.hasOwn(items, key)) yield key;
  for (const item of Object.values(items)) {
    const parent = isObject(item) ? parentOf(item) : undefined;
    if (parent !== undefined && !Object.hasOwn(items, parent)) yield parent;
  }
}

function* itemsWithoutLogic(root: JsonObject): Generator<string> {
  const [items, logic] = [member(root, 'roomItems'), member(root, 'logic')];
  if (!isObject(items) || !isObject(logic)) return;
  for (const key of keysOf(items)) if (!Object.hasOwn(logic, key)) yield key;
}

function* logicValues(root: JsonObject): Generator<JsonValue> {
  const logic = member(root, 'logic');
  for (const value of isObject(logic) ? Object.values(logic) : [])
    yield typeof value === 'string' ? (tryParseJson(value) ?? null) : value;
}
