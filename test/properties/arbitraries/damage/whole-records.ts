import type { PlainJson } from '../../../../src/bytes/json/value.js';
import type { Random } from '../json.js';
import FIELDS from './field-values.json' with { type: 'json' };
import { cloned, isOpenObject, type OpenObject, pick, sectionOf, setMember, Text } from './open-json.js';

/* Faults of whole records: quests and items that were copied, cut in half or put under other keys. */

/** The entries of some quest, mostly two, and all of them. */
function somePair(root: OpenObject, random: Random) {
  const quests = sectionOf(root, 'quests');
  const keys = Object.keys(quests).filter((key) => isOpenObject(quests[key]));
  const entryOf = (key: string): OpenObject => quests[key] as OpenObject;
  const key = pick(keys, random);
  const pair = keys.filter((each) => key !== undefined && entryOf(each).EntryId === entryOf(key).EntryId);
  return { quests, keys, key, pair, entryOf };
}

type Fault = (root: OpenObject, random: Random) => void;

const FAULTS: Readonly<Record<string, Fault>> = {
  'copy a quest'(root, random) {
    const { quests, pair, entryOf } = somePair(root, random);
    const [newKeys, newIds, newEntryId, newName] = [random(2), random(2), random(3), random(2)];
    for (const [index, key] of pair.entries()) {
      const copy = cloned(entryOf(key)) as OpenObject;
      const own = newKeys === 0 ? `copy ${index}` : `mlh0a1b2c3d4e${index}${random(10)}`;
      if (newIds === 0) copy.id = own;
      if (newEntryId === 0) copy.EntryId = '1c9a3b5d-7e2f-4a1b-8c3d-5e6f7a8b9c0d';
      if (newName === 0) copy.Name = '9_copied';
      setMember(quests, own, copy as PlainJson);
    }
  },
  'copy an item'(root, random) {
    const sections = [sectionOf(root, 'roomItems'), sectionOf(root, 'logic')];
    const key = pick(Object.keys(pick(sections, random)), random);
    for (const section of sections)
      if (key !== undefined && Object.hasOwn(section, key)) setMember(section, '900', cloned(section[key]));
  },
  'swap the Status of a pair'(root, random) {
    const { pair, entryOf } = somePair(root, random);
    const [one, two] = pair.map(entryOf);
    if (one === undefined || two === undefined) return;
    for (const field of random(3) === 0 ? ['Status', 'id'] : ['Status'])
      [one[field], two[field]] = [two[field] ?? null, one[field] ?? null];
  },
  'drop a quest entry'(root, random) {
    const { quests, key } = somePair(root, random);
    if (key !== undefined) delete quests[key];
  },
  'two quests share an EntryId'(root, random) {
    const { pair, entryOf } = somePair(root, random);
    for (const key of somePair(root, random).pair)
      entryOf(key).EntryId = entryOf(pair[0] ?? key).EntryId ?? null;
  },
  'mistype an EntryId'(root, random) {
    const { key, entryOf } = somePair(root, random);
    if (key === undefined) return;
    const entry = entryOf(key);
    entry.EntryId = String(entry.EntryId).replace(/.$/, pick(['0', '1', 'x', ''], random));
  },
  'key quests by Name'(root, random) {
    const { quests, keys, key, entryOf } = somePair(root, random);
    for (const each of random(2) === 0 ? keys : key === undefined ? [] : [key]) {
      const entry = entryOf(each);
      delete quests[each];
      const end = entry.Status === 'completed' ? '_completed' : '';
      setMember(quests, `${String(entry.Name)}${end}`, entry as PlainJson);
    }
  },
  'group quests by Status'(root, random) {
    const { keys, entryOf } = somePair(root, random);
    const grouped: OpenObject = {};
    for (const key of keys) {
      const status = String(entryOf(key).Status);
      const group = (grouped[status] ?? {}) as OpenObject;
      setMember(group, key, entryOf(key) as PlainJson);
      grouped[status] = group as PlainJson;
    }
    root.quests = grouped as PlainJson;
  },
  'logic in extraData'(root, random) {
    const [items, logic] = [sectionOf(root, 'roomItems'), sectionOf(root, 'logic')];
    // A key such as __proto__ names what every object has.
    const keys = Object.keys(logic).filter((each) => Object.hasOwn(items, each) && isOpenObject(items[each]));
    const key = pick(keys, random);
    if (key === undefined) return;
    const copy = cloned(logic[key]);
    const value = copy instanceof Text && random(2) === 0 ? copy.value : copy;
    setMember(items[key] as OpenObject, 'extraData', value as PlainJson);
    if (random(3) === 0) delete logic[key];
  },
  'change both entries'(root, random) {
    const { pair, entryOf } = somePair(root, random);
    const change = pick(CHANGES, random);
    const some = random(4) === 0 ? pair.slice(0, 1) : pair;
    for (const key of some) Object.assign(entryOf(key), structuredClone(change));
  },
  'wrap the snapshot'(root, random) {
    if (random(4) > 0) return;
    const all = { ...root };
    for (const key of Object.keys(root)) delete root[key];
    root.data = all as PlainJson;
  },
};

/** What somebody changes in an entry of a quest. */
const CHANGES: readonly OpenObject[] = FIELDS.changes as OpenObject[];

/** One fault of a whole record, in a room that has quests or items. Returns what it did. */
export function damageRecord(root: OpenObject, random: Random): string {
  const [name, make] = pick(Object.entries(FAULTS), random);
  make(root, random);
  return name;
}
