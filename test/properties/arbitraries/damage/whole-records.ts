import type { JsonValue } from '../../../../src/json/value.js';
import { cloned, isOpenObject, type OpenObject, pick, type Random, setMember, Text } from './open-json.js';

/* Faults of whole records: quests and items that were copied, cut in half or put under other keys. */

type Fault = (root: OpenObject, random: Random) => string;

const FAULTS: readonly Fault[] = [
  copyQuest,
  copyQuest,
  copyItem,
  swapStatus,
  dropEntry,
  shareEntryId,
  mistypeEntryId,
  keyByName,
  groupByStatus,
  logicTwice,
  changeBothEntries,
  wrapRoom,
];

/** One fault of a whole record, in a room that has quests or items. */
export function damageRecord(root: OpenObject, random: Random): string {
  return pick(FAULTS, random)(root, random);
}

/** The quest entries of a room that are objects. */
function entriesOf(root: OpenObject): { readonly quests: OpenObject; readonly keys: readonly string[] } {
  const quests = isOpenObject(root.quests) ? root.quests : {};
  return { quests, keys: Object.keys(quests).filter((key) => isOpenObject(quests[key])) };
}

/** The keys of a quest's entries, mostly two. */
function somePair(root: OpenObject, random: Random): { quests: OpenObject; pair: readonly string[] } {
  const { quests, keys } = entriesOf(root);
  const [key] = [pick(keys, random)];
  const id = key === undefined ? undefined : (quests[key] as OpenObject).EntryId;
  return { quests, pair: keys.filter((each) => (quests[each] as OpenObject).EntryId === id) };
}

function copyQuest(root: OpenObject, random: Random): string {
  const { quests, pair } = somePair(root, random);
  const [newKeys, newIds, newEntryId, newName] = [random(2), random(2), random(3), random(2)];
  pair.forEach((key, index) => {
    const copy = cloned(quests[key]) as OpenObject;
    const own = newKeys === 0 ? `copy ${index}` : `mlh0a1b2c3d4e${index}${random(10)}`;
    if (newIds === 0) copy.id = own;
    if (newEntryId === 0) copy.EntryId = '1c9a3b5d-7e2f-4a1b-8c3d-5e6f7a8b9c0d';
    if (newName === 0) copy.Name = '9_copied';
    setMember(quests, own, copy as JsonValue);
  });
  return `copy a quest (${newKeys}${newIds}${newEntryId}${newName})`;
}

function copyItem(root: OpenObject, random: Random): string {
  const items = isOpenObject(root.roomItems) ? root.roomItems : {};
  const logic = isOpenObject(root.logic) ? root.logic : {};
  const key = pick(Object.keys(random(2) === 0 ? logic : items), random);
  if (key === undefined) return 'no item';
  if (Object.hasOwn(items, key)) setMember(items, '900', cloned(items[key]));
  if (Object.hasOwn(logic, key)) setMember(logic, '900', cloned(logic[key]));
  return `copy item ${key}`;
}

function swapStatus(root: OpenObject, random: Random): string {
  const { quests, pair } = somePair(root, random);
  const [one, two] = pair.map((key) => quests[key] as OpenObject);
  if (one === undefined || two === undefined) return 'no pair';
  [one.Status, two.Status] = [two.Status ?? null, one.Status ?? null];
  if (random(3) === 0) [one.id, two.id] = [two.id ?? null, one.id ?? null];
  return 'swap the Status of a pair';
}

function dropEntry(root: OpenObject, random: Random): string {
  const { quests, keys } = entriesOf(root);
  const key = pick(keys, random);
  if (key !== undefined) delete quests[key];
  return `drop the quest entry ${key}`;
}

function shareEntryId(root: OpenObject, random: Random): string {
  const { quests, pair } = somePair(root, random);
  const other = somePair(root, random);
  for (const key of other.pair)
    (quests[key] as OpenObject).EntryId = (quests[pair[0] ?? ''] as OpenObject).EntryId ?? null;
  return 'two quests share an EntryId';
}

function mistypeEntryId(root: OpenObject, random: Random): string {
  const { quests, keys } = entriesOf(root);
  const key = pick(keys, random);
  if (key === undefined) return 'no quest';
  const entry = quests[key] as OpenObject;
  entry.EntryId = String(entry.EntryId).replace(/.$/, pick(['0', '1', 'x', ''], random));
  return `mistype the EntryId of ${key}`;
}

function keyByName(root: OpenObject, random: Random): string {
  const { quests, keys } = entriesOf(root);
  const some = random(2) === 0 ? keys : [pick(keys, random)];
  for (const key of some) {
    const entry = key === undefined ? undefined : (quests[key] as OpenObject);
    if (key === undefined || entry === undefined) continue;
    delete quests[key];
    setMember(
      quests,
      `${String(entry.Name)}${entry.Status === 'completed' ? '_completed' : ''}`,
      entry as JsonValue,
    );
  }
  return 'quests keyed by Name';
}

function groupByStatus(root: OpenObject): string {
  const { quests, keys } = entriesOf(root);
  const grouped: OpenObject = {};
  for (const key of keys) {
    const status = String((quests[key] as OpenObject).Status);
    const group = (grouped[status] ?? {}) as OpenObject;
    setMember(group, key, quests[key] ?? null);
    grouped[status] = group as JsonValue;
  }
  root.quests = grouped as JsonValue;
  return 'quests grouped by Status';
}

function logicTwice(root: OpenObject, random: Random): string {
  const items = isOpenObject(root.roomItems) ? root.roomItems : {};
  const logic = isOpenObject(root.logic) ? root.logic : {};
  const key = pick(
    Object.keys(logic).filter((each) => isOpenObject(items[each])),
    random,
  );
  if (key === undefined) return 'no logic';
  const copy = cloned(logic[key]);
  const value = copy instanceof Text && random(2) === 0 ? copy.value : copy;
  setMember(items[key] as OpenObject, 'extraData', value as JsonValue);
  if (random(3) === 0) delete logic[key];
  return `the logic of item ${key} in extraData`;
}

const CHANGES: readonly OpenObject[] = [
  { AutoStart: true },
  { Enabled: 'true', Tracked: 'false' },
  { TemplateName: 'Collect' },
  { Name: '3_renamed' },
  { Name: '0_find_key ' },
  { Name: 'renamed' },
  { Requirements: [{ delete: false, amount: 1, type: 'quest', id: 'mlh0a1b2c3d4e5' }] },
  { Rewards: [{ mark: 1 }], SuccessMsg: 'Done' },
  { note: { of: 'mine' } },
  { RepeatableLimit: '2', FinishTime: '30' },
  { Group: 'Multiplayer' },
  { Description: 'created in a Hurry' },
];

function changeBothEntries(root: OpenObject, random: Random): string {
  const { quests, pair } = somePair(root, random);
  const change = pick(CHANGES, random);
  const some = random(4) === 0 ? pair.slice(0, 1) : pair;
  for (const key of some) Object.assign(quests[key] as OpenObject, structuredClone(change));
  return `change ${some.length} entries to ${JSON.stringify(change)}`;
}

function wrapRoom(root: OpenObject, random: Random): string {
  if (random(4) > 0) return 'nothing to wrap';
  const all = { ...root };
  for (const key of Object.keys(root)) delete root[key];
  root.data = all as JsonValue;
  return 'wrap the snapshot';
}
